import type { ForumReply } from '../../../../contract/forum/comment.ts'
import { commentAsThing, HideDialog, ReportDialog, RestoreDialog } from '../moderation/dialogs.tsx'
import type { CommentDialogName } from './comment-menu.tsx'
import { EditsDialog } from './edits-dialog.tsx'

interface Props {
  said: ForumReply
  name: CommentDialogName
  onClose: () => void
}

/** The dialogs of a comment; loaded with the first of them. */
export default function CommentDialog({ said, name, onClose }: Props) {
  const thing = commentAsThing(said)
  if (name === 'edits') return <EditsDialog thing={thing} onClose={onClose} />
  if (name === 'report') return <ReportDialog thing={thing} onClose={onClose} />
  if (name === 'hide') return <HideDialog thing={thing} onClose={onClose} />
  return <RestoreDialog thing={thing} onClose={onClose} />
}
