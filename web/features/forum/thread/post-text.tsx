import { Card, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ForumPost } from '../../../../contract/forum/post.ts'
import { api } from '../../../api/api.ts'
import { RichText } from '../../../ui/rich-text/rich-text.tsx'
import { Files } from '../../../ui/shown-files.tsx'
import { Byline } from './byline.tsx'
import { PollPart } from './poll-part.tsx'
import { PostReactions } from './reactions.tsx'
import { SalePart } from './sale-part.tsx'

/** What a post says, with its pictures, its poll or its price, and the reactions to it. */
export const PostText = ({ post, actions }: { post: ForumPost; actions: ReactNode }) => {
  const { _id: id, author, createdAt, editedAt, body, attachments, poll, sale } = post
  return (
    <Card component="article">
      <Stack gap="md">
        <Byline author={author} createdAt={createdAt} editedAt={editedAt} size={44} />
        {sale && <SalePart post={post} sale={sale} />}
        <RichText html={body} />
        <Files
          label="Post files"
          files={attachments}
          endpoint={api.forum.openFile}
          argsOf={(fileId) => ({ params: { id, fileId } })}
        />
        {poll && <PollPart post={post} poll={poll} />}
        <Group justify="space-between" gap="sm" className="no-print">
          <PostReactions post={post} />
          {actions}
        </Group>
      </Stack>
    </Card>
  )
}
