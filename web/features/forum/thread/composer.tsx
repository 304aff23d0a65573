import { Button } from '@mantine/core'
import { IconMessagePlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { ForumPost } from '../../../../contract/forum/post.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Placeholder } from '../../../ui/placeholder.tsx'
import { useCommentDraft } from '../write/comment-draft.ts'

const CommentForm = lazy(() => import('../write/comment-form.tsx'))

/** Where a comment is written; its editor comes once somebody wants to write, or has begun to. */
export const Composer = ({ post, onMade }: { post: ForumPost; onMade: (id: string) => void }) => {
  const [round, setRound] = useState(0)
  const next = (madeId: string | null) => {
    setRound(round + 1)
    if (madeId !== null) onMade(madeId)
  }
  return <OneComment key={round} post={post} onDone={next} />
}

const OneComment = ({ post, onDone }: { post: ForumPost; onDone: (madeId: string | null) => void }) => {
  const draft = useCommentDraft(post._id, null)
  const [open, setOpen] = useState(draft.kept !== null)
  if (!open)
    return (
      <Button
        mt="md"
        w="fit-content"
        leftSection={<IconMessagePlus size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Write a comment
      </Button>
    )
  return (
    <div style={{ marginTop: 'var(--mantine-spacing-md)' }}>
      <Panel title="Write a comment">
        <Suspense fallback={<Placeholder shape="form" rows={1} />}>
          <CommentForm post={post} parentId={null} draft={draft} quoted={null} button="Send comment" onDone={onDone} />
        </Suspense>
      </Panel>
    </div>
  )
}
