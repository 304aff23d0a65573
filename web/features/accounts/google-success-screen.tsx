import { Anchor, Center, Stack, Title } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { toast } from 'react-toastify/unstyled'
import { destinationAfterLogin } from '../../api/destination.ts'
import { useSession } from '../../api/session.tsx'
import { sessionWords } from '../../api/session-words.ts'
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
  <Center>
    <Stack align="center" gap="md">
      <Title order={1} size="h2">
        You are not signed in
      </Title>
      <Anchor component={Link} to="/login">
        Back to login
      </Anchor>
    </Stack>
  </Center>
)
