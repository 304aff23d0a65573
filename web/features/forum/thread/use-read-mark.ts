import { useEffect, useEffectEvent } from 'react'
import type { ForumPost } from '../../../../contract/forum/post.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'

/**
 * Tells the server that the reader has read a post: once its last comment is on the page, and otherwise when they leave.
 * A mark that does not arrive is not spoken of.
 */
export const useReadMark = ({ _id, unread, lastAt }: Pick<ForumPost, '_id' | 'unread' | 'lastAt'>, isAll: boolean) => {
  const { send } = useAction(api.forum.read, {
    refresh: [api.forum.list, api.forum.categories, api.notifications.unreadCount, api.notifications.list],
  })
  const mark = useEffectEvent(() => {
    send({ params: { id: _id } }).catch(() => {})
  })
  const due = unread && isAll ? lastAt : null
  useEffect(() => {
    if (due !== null) mark()
  }, [due])
  const isLeft = unread && !isAll
  useEffect(() => {
    if (!isLeft) return undefined
    return () => mark()
  }, [isLeft])
}
