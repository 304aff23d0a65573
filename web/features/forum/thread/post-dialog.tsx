import type { ForumPost } from '../../../../contract/forum/post.ts'
import { HideDialog, LockDialog, MoveDialog, postAsThing, ReportDialog, RestoreDialog } from '../moderation/dialogs.tsx'
import { EditsDialog } from './edits-dialog.tsx'
import type { PostDialogName } from './post-actions.tsx'

interface Props {
  post: ForumPost
  name: PostDialogName
  onClose: () => void
}

/** The dialogs of a post; loaded with the first of them. */
export default function PostDialog({ post, name, onClose }: Props) {
  const thing = postAsThing(post)
  if (name === 'lock') return <LockDialog post={post} onClose={onClose} />
  if (name === 'move') return <MoveDialog post={post} onClose={onClose} />
  if (name === 'edits') return <EditsDialog thing={thing} onClose={onClose} />
  if (name === 'report') return <ReportDialog thing={thing} onClose={onClose} />
  if (name === 'hide') return <HideDialog thing={thing} onClose={onClose} />
  return <RestoreDialog thing={thing} onClose={onClose} />
}
