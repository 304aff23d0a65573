import { useNavigate } from 'react-router'
import { dropAllDrafts } from '../api/drafts.ts'
import { toast } from '../api/toast.ts'
import { useSession } from '../api/session.tsx'
import { sessionWords } from '../api/session-words.ts'

/** What waits for a connection; read only where somebody leaves. */
export const outbox = () => import('../api/outbox/outbox.ts')

/** Gives the way out: signed out here in any case, and home. */
export const useLeave = () => {
  const { leave, user } = useSession()
  const navigate = useNavigate()
  return async () => {
    // A browser that keeps nothing has nothing to delete.
    if (user)
      await outbox()
        .then((kept) => kept.forgetAll(user._id))
        .catch(() => undefined)
    const heard = await leave()
    dropAllDrafts()
    toast.success(heard ? sessionWords.loggedOut : sessionWords.loggedOutHereOnly)
    await navigate('/', { replace: true })
  }
}
