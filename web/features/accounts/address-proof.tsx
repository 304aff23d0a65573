import { Alert, Anchor, Button, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { useSession } from '../../api/session.tsx'
import { Failed } from '../../ui/loaded.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { ConfirmAddress } from './confirm-address.tsx'
import { ProofByPassword } from './proof-by-password.tsx'
import { useAddressProof } from './use-address-proof.ts'

/** What came of the link of a mail. */
export const AddressProof = ({ token }: { token: string }) => {
  const { proof, ask, askWithPassword, confirmed } = useAddressProof(token)
  switch (proof.stand) {
    case 'asking':
      return <Waiting />
    case 'passwordNeeded':
      return <ProofByPassword onSend={askWithPassword} onConfirmed={confirmed} />
    case 'confirmed':
      return <AddressConfirmed words={`Thank you: ${proof.email} is confirmed.`} />
    case 'already':
      return <AddressConfirmed words="This address is already confirmed." />
    case 'ended':
      return <OpenTheMail words={proof.words} />
    case 'failed':
      return <Failed words={proof.words} retry={() => void ask()} />
  }
}

/** Nothing is left to do here but to go on. */
export const AddressConfirmed = ({ words }: { words: string }) => {
  const { user } = useSession()
  return (
    <Stack gap="md" align="flex-start">
      <Alert color="green" role="status" w="100%">
        {words}
      </Alert>
      <Button component={Link} to={user ? '/dashboard' : '/login'}>
        {user ? 'Go to the dashboard' : 'Log in'}
      </Button>
    </Stack>
  )
}

/** No link that works: how to get one. Only who is signed in can have the mail sent again. */
export const OpenTheMail = ({ words }: { words?: string }) => {
  const { user } = useSession()
  return (
    <>
      {words && (
        <Alert color="orange" role="alert">
          {words}
        </Alert>
      )}
      {user === null ? <LogInFirst /> : user.emailVerified ? <FromProfile /> : <ConfirmAddress />}
    </>
  )
}

const LogInFirst = () => (
  <Stack gap="md" align="flex-start">
    <Text>
      Open the link in the email we sent you. To get it again, log in with the email and password you registered with.
    </Text>
    <Button component={Link} to="/login" state={{ from: '/verify-email' }}>
      Log in
    </Button>
  </Stack>
)

const FromProfile = () => (
  <Text>
    To change your email, request a new link in{' '}
    <Anchor component={Link} to="/my-profile">
      your profile
    </Anchor>
    .
  </Text>
)
