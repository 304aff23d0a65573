import { ActionIcon, Menu } from '@mantine/core'
import {
  IconCircleCheck,
  IconCircleX,
  IconDots,
  IconEye,
  IconEyeOff,
  IconFlag,
  IconHistory,
  IconPencil,
  IconRosetteDiscountCheck,
  IconTrash,
} from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { ForumReply } from '../../../../contract/forum/comment.ts'
import type { ForumPost } from '../../../../contract/forum/post.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import { shownOfForum } from '../shown.ts'

const CommentDialog = lazy(() => import('./comment-dialog.tsx'))
export type CommentDialogName = 'edits' | 'report' | 'hide' | 'restore'

interface Props {
  post: ForumPost
  said: ForumReply
  onEdit: () => void
}

/** What can be done about a comment, as far as the server lets whoever looks. */
export const CommentMenu = ({ post, said, onEdit }: Props) => {
  const { can, author, editedAt } = said
  const [open, setOpen] = useState<CommentDialogName | null>(null)
  const { ask, dialog } = useConfirm()
  const remove = useAction(api.forum.removeComment, { done: 'Comment deleted', refresh: shownOfForum })
  const removeNow = async () => {
    const text = 'Its replies will stay. This can’t be undone.'
    if (await ask({ title: 'Delete this comment?', text, yes: 'Delete comment', danger: true }))
      await remove.run({ params: { id: said._id } })
  }
  const isMine = author?.isMe ?? false
  if (
    isMine &&
    editedAt === null &&
    !Object.entries(can).some(([what, may]) => may && what !== 'reply' && what !== 'react')
  )
    return null
  return (
    <>
      {dialog}
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            size="max(2rem, var(--finger))"
            aria-label={`More about the comment by ${author?.name ?? 'someone'}`}
          >
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <AnswerItem post={post} said={said} />
          <OfficialItem said={said} />
          {can.edit && (
            <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
              Edit
            </Menu.Item>
          )}
          <DialogItems said={said} onOpen={setOpen} />
          {can.delete && (
            <Menu.Item c="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => void removeNow()}>
              Delete
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {open && (
        <Suspense>
          <CommentDialog said={said} name={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}

interface ItemsProps {
  said: ForumReply
  onOpen: (name: CommentDialogName) => void
}

const DialogItems = ({ said: { can, author, editedAt, status }, onOpen }: ItemsProps) => (
  <>
    {editedAt !== null && (
      <Menu.Item leftSection={<IconHistory size={16} aria-hidden />} onClick={() => onOpen('edits')}>
        Edit history
      </Menu.Item>
    )}
    {!author?.isMe && (
      <Menu.Item leftSection={<IconFlag size={16} aria-hidden />} onClick={() => onOpen('report')}>
        Report
      </Menu.Item>
    )}
    {can.moderate && status === 'visible' && (
      <Menu.Item leftSection={<IconEyeOff size={16} aria-hidden />} onClick={() => onOpen('hide')}>
        Hide
      </Menu.Item>
    )}
    {can.moderate && status !== 'visible' && (
      <Menu.Item leftSection={<IconEye size={16} aria-hidden />} onClick={() => onOpen('restore')}>
        Restore
      </Menu.Item>
    )}
  </>
)

const AnswerItem = ({ post, said }: Pick<Props, 'post' | 'said'>) => {
  const { isAnswer } = said
  const answer = useAction(api.forum.answer, {
    done: isAnswer ? 'No longer marked as the answer' : 'Marked as the answer',
    refresh: shownOfForum,
  })
  if (!said.can.markAnswer) return null
  const Sign = isAnswer ? IconCircleX : IconCircleCheck
  return (
    <Menu.Item
      leftSection={<Sign size={16} aria-hidden />}
      onClick={() => void answer.run({ params: { id: post._id }, body: { commentId: isAnswer ? null : said._id } })}
    >
      {isAnswer ? 'Unmark as the answer' : 'Mark as the answer'}
    </Menu.Item>
  )
}

const OfficialItem = ({ said }: Pick<Props, 'said'>) => {
  const official = said.official === null
  const mark = useAction(api.forum.markOfficial, {
    done: official ? 'Marked as official' : 'No longer marked as official',
    refresh: shownOfForum,
  })
  if (!said.can.markOfficial) return null
  return (
    <Menu.Item
      leftSection={<IconRosetteDiscountCheck size={16} aria-hidden />}
      onClick={() => void mark.run({ params: { id: said._id }, body: { official } })}
    >
      {official ? 'Mark as official' : 'Unmark as official'}
    </Menu.Item>
  )
}
