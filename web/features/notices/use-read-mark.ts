import { useEffect, useEffectEvent } from 'react'
import type { Notice } from '../../../contract/notices.ts'
import { api } from '../../api/api.ts'
import { useAction } from '../../api/use-action.ts'

/** Tells the server once that the reader has opened a notice; a mark that does not arrive is not spoken of. */
export const useReadMark = ({ _id, status, readAt }: Pick<Notice, '_id' | 'status' | 'readAt'>): void => {
  const { send } = useAction(api.notices.read, {
    refresh: [api.notices.list, api.notices.analytics, api.notifications.unreadCount, api.notifications.list],
  })
  const mark = useEffectEvent((id: string) => {
    send({ params: { id } }).catch(() => {})
  })
  const unreadId = status === 'published' && readAt === null ? _id : null
  useEffect(() => {
    if (unreadId !== null) mark(unreadId)
  }, [unreadId])
}
