import { Stack } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { ForumPost } from '../../../../contract/forum/post.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Placeholder } from '../../../ui/placeholder.tsx'
import { PostMarks } from '../post-marks.tsx'
import { AttentionMenu } from './attention-menu.tsx'
import { Comments } from './comments.tsx'
import { HiddenAlert } from './hidden-alert.tsx'
import { PostActions } from './post-actions.tsx'
import { PostText } from './post-text.tsx'

const EditPost = lazy(() => import('../write/edit-post.tsx'))

/** A post as whoever looks may see it: what it says, what can be done about it, and the comments. */
export const PostView = ({ post }: { post: ForumPost }) => {
  const [editing, setEditing] = useState(false)
  return (
    <>
      <PageHeader title={post.title} text={<PostMarks post={post} />} actions={<AttentionMenu post={post} />} />
      <Stack gap="lg">
        <HiddenAlert
          what="post"
          status={post.status}
          reason={post.hiddenReason}
          mine={post.author.isMe}
          canEdit={post.can.edit}
        />
        {editing ? (
          <Suspense fallback={<Placeholder shape="form" />}>
            <EditPost post={post} onClose={() => setEditing(false)} />
          </Suspense>
        ) : (
          <PostText post={post} actions={<PostActions post={post} onEdit={() => setEditing(true)} />} />
        )}
        <Comments key={post._id} post={post} />
      </Stack>
    </>
  )
}
