import { Alert, Anchor, Divider, Stack, Text } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { toast } from '../../api/toast.ts'
import type { User } from '../../../contract/accounts.ts'
import { destinationAfterLogin, isSafePath, rememberedFrom } from '../../api/destination.ts'
import { useSession } from '../../api/session.tsx'
import { sessionWords } from '../../api/session-words.ts'
import { EntryCard } from '../../ui/entry-card.tsx'
import { keepFocus } from '../../ui/form/keep-focus.ts'
import { Failed } from '../../ui/loaded.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { GoogleButton } from './google-button.tsx'
import { LoginForm } from './login-form.tsx'
import { LoginGreeting } from './login-greeting.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { useSecondStep } from './use-second-step.ts'

const SecondFactorStep = lazy(() => import('./second-factor-step.tsx'))

/** Signing in, in one step or two (specification, section 2). The guest guard follows where `enter` points. */
const LoginScreen = () => {
  const { enter } = useSession()
  const { state } = useLocation()
  const [query] = useSearchParams()
  const { stand, ways, retry, begin, leave, endIfOver } = useSecondStep()
  const from = rememberedFrom(state) ?? query.get('from')

  const arrive = (user: User) => {
    toast.success(sessionWords.loggedIn)
    enter(user, destinationAfterLogin(user, from))
  }
  if (stand === 'asking') return <Waiting />
  if (stand === 'failed')
    return (
      <EntryCard title="One more step">
        <Failed words="We couldn’t load your sign-in." retry={retry} />
      </EntryCard>
    )
  if (stand === 'second')
    return (
      <EntryCard title="One more step">
        <Suspense fallback={<Waiting />}>
          <SecondFactorStep ways={ways} onEnter={arrive} onFailure={endIfOver} onBack={leave} />
        </Suspense>
      </EntryCard>
    )
  return (
    <EntryCard title="Login to Your Account">
      <LoginGreeting />
      {stand === 'over' && (
        <Alert color="orange" role="alert">
          That sign-in took too long. Please log in again.
        </Alert>
      )}
      <LoginForm onEnter={arrive} onSecondStep={begin} />
      <Divider label="or" />
      <Stack gap="sm">
        <GoogleButton from={isSafePath(from) ? from : null} />
        <PasskeyButton as="whole sign-in" onEnter={arrive}>
          Sign in with a passkey
        </PasskeyButton>
      </Stack>
      <Text ta="center">
        New here?{' '}
        <Anchor component={Link} to="/register" state={state} onMouseDown={keepFocus}>
          Register here
        </Anchor>
      </Text>
    </EntryCard>
  )
}
export default LoginScreen
