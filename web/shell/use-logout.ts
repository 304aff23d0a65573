import { useNavigate } from 'react-router'
import { dropAllDrafts } from '../api/drafts.ts'
import { toast } from '../api/toast.ts'
import { useSession } from '../api/session.tsx'
import { sessionWords } from '../api/session-words.ts'

/** Gives the way out: signed out here in any case, and home. */
export const useLogout = () => {
  const { leave } = useSession()
  const navigate = useNavigate()
  return async () => {
    const heard = await leave()
    dropAllDrafts()
    toast.success(heard ? sessionWords.loggedOut : sessionWords.loggedOutHereOnly)
    await navigate('/', { replace: true })
  }
}
