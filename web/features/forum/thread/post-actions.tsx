import { Button, Menu } from '@mantine/core'
import {
  IconArrowsRightLeft,
  IconDots,
  IconEye,
  IconEyeOff,
  IconFlag,
  IconHistory,
  IconLock,
  IconLockOpen,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconTrash,
} from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ForumPost } from '../../../../contract/forum/post.ts'
import { api } from '../../../api/api.ts'
import { wordsFor } from '../../../api/errors.ts'
import { toast } from '../../../api/toast.ts'
import { useAction } from '../../../api/use-action.ts'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import { shownOfModeration } from '../moderation/shown.ts'
import { placeOf } from '../words.ts'

const PostDialog = lazy(() => import('./post-dialog.tsx'))
export type PostDialogName = 'edits' | 'report' | 'hide' | 'restore' | 'lock' | 'move'

interface Props {
  post: ForumPost
  onEdit: () => void
}

/** What can be done about a post, as far as the server lets whoever looks. */
export const PostActions = ({ post, onEdit }: Props) => {
  const { can, author, editedAt } = post
  const [open, setOpen] = useState<PostDialogName | null>(null)
  const { ask, dialog } = useConfirm()
  const remove = useRemove(post)
  const removeNow = async () => {
    const text = 'This also deletes all its comments and can’t be undone.'
    if (await ask({ title: 'Delete this post?', text, yes: 'Delete post', danger: true })) await remove()
  }
  if (author.isMe && !can.edit && !can.delete && !can.moderate && editedAt === null) return null
  return (
    <>
      {dialog}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconDots size={18} aria-hidden />}>
            More
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {can.edit && (
            <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
              Edit
            </Menu.Item>
          )}
          {editedAt !== null && (
            <Menu.Item leftSection={<IconHistory size={16} aria-hidden />} onClick={() => setOpen('edits')}>
              Edit history
            </Menu.Item>
          )}
          {!author.isMe && (
            <Menu.Item leftSection={<IconFlag size={16} aria-hidden />} onClick={() => setOpen('report')}>
              Report
            </Menu.Item>
          )}
          {can.delete && (
            <Menu.Item c="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => void removeNow()}>
              Delete
            </Menu.Item>
          )}
          {can.moderate && <ModeratorItems post={post} onOpen={setOpen} />}
        </Menu.Dropdown>
      </Menu>
      {open && (
        <Suspense>
          <PostDialog post={post} name={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}

const useRemove = ({ _id: id, category }: ForumPost) => {
  const navigate = useNavigate()
  const remove = useAction(api.forum.remove, {
    done: 'Post deleted',
    refresh: [api.forum.list, api.forum.categories, api.forum.search],
  })
  return async () => {
    try {
      await remove.send({ params: { id } })
      await navigate(placeOf(category.slug), { replace: true })
    } catch (error) {
      toast.error(wordsFor(error, 'We couldn’t delete the post. Please try again.'))
    }
  }
}

interface ModeratorProps {
  post: ForumPost
  onOpen: (name: PostDialogName) => void
}

const ModeratorItems = ({ post, onOpen }: ModeratorProps) => {
  const { _id: id, pinned, locked, status, category } = post
  const pin = useAction(api.moderation.pin, {
    done: pinned ? 'Post unpinned' : 'Post pinned to the top',
    refresh: shownOfModeration,
  })
  const unlock = useAction(api.moderation.lock, { done: 'Post unlocked', refresh: shownOfModeration })
  return (
    <>
      <Menu.Divider />
      <Menu.Label>For moderators</Menu.Label>
      <Menu.Item
        leftSection={pinned ? <IconPinnedOff size={16} aria-hidden /> : <IconPin size={16} aria-hidden />}
        onClick={() => void pin.run({ params: { id }, body: { pinned: !pinned } })}
      >
        {pinned ? 'Unpin' : 'Pin to the top'}
      </Menu.Item>
      <Menu.Item
        leftSection={locked ? <IconLockOpen size={16} aria-hidden /> : <IconLock size={16} aria-hidden />}
        onClick={() => (locked ? void unlock.run({ params: { id }, body: { locked: false } }) : onOpen('lock'))}
      >
        {locked ? 'Unlock' : 'Lock'}
      </Menu.Item>
      {category.kind !== 'council' && (
        <Menu.Item leftSection={<IconArrowsRightLeft size={16} aria-hidden />} onClick={() => onOpen('move')}>
          Move to another category
        </Menu.Item>
      )}
      {status === 'visible' ? (
        <Menu.Item leftSection={<IconEyeOff size={16} aria-hidden />} onClick={() => onOpen('hide')}>
          Hide
        </Menu.Item>
      ) : (
        <Menu.Item leftSection={<IconEye size={16} aria-hidden />} onClick={() => onOpen('restore')}>
          Restore
        </Menu.Item>
      )}
    </>
  )
}
