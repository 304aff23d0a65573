import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { toast } from '../../api/toast.ts'
import { destinationAfterLogin } from '../../api/destination.ts'
import { useSession } from '../../api/session.tsx'
import { sessionWords } from '../../api/session-words.ts'
import { BackToLogin } from '../../ui/back-to-login.tsx'
import { EntryCard } from '../../ui/entry-card.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Waiting } from '../../ui/waiting.tsx'

/** Where somebody comes back to who signed in with Google; the session is there already, in a cookie. */
const GoogleSuccessScreen = () => {
  const { state, user } = useSession()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const goOn = useEffectEvent(async () => {
    if (!user) return
    toast.success(sessionWords.loggedInByProvider)
    await navigate(destinationAfterLogin(user, query.get('from')), { replace: true })
  })
  useEffect(() => {
    if (state === 'in') void goOn()
  }, [state])
  return (
    <>
      <PageHead title="Signing in" noindex />
      {state === 'out' ? <NotSignedIn /> : <Waiting />}
    </>
  )
}
export default GoogleSuccessScreen

const NotSignedIn = () => (
  <EntryCard title="You’re not signed in">
    <BackToLogin />
  </EntryCard>
)
