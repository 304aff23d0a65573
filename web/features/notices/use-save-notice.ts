import { useNavigate } from 'react-router'
import { toast } from '../../api/toast.ts'
import type { Notice } from '../../../contract/notices.ts'
import { api } from '../../api/api.ts'
import { wordsFor } from '../../api/errors.ts'
import { useAction } from '../../api/use-action.ts'

const refresh = [
  api.notices.list,
  api.notices.get,
  api.notices.pinned,
  api.notices.analytics,
  api.audit.history,
  api.notifications.list,
  api.notifications.unreadCount,
]

/** The calls with which the editor saves and sends; saving throws, sending tells, since by then nothing can be lost. */
export const useSaveNotice = () => {
  const navigate = useNavigate()
  const create = useAction(api.notices.create, { refresh })
  const change = useAction(api.notices.change, { refresh })
  const sending = useAction(api.notices.publish, { refresh })

  /** Publishes what has just been saved; a failure leaves the draft, and says so. */
  const publish = async ({ _id }: Pick<Notice, '_id'>): Promise<void> => {
    try {
      const { status } = await sending.send({ params: { id: _id } })
      toast.success(status === 'scheduled' ? 'Notice scheduled' : 'Notice sent')
    } catch (error) {
      toast.error(`Your draft is saved, but we couldn’t send it. ${wordsFor(error, 'Please try again.')}`)
    }
  }
  const open = ({ _id }: Pick<Notice, '_id'>) => void navigate(`/announcements/${_id}`, { replace: true })
  return { create, change, publish, open }
}
