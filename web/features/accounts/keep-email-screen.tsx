import { Alert, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../api/api.ts'
import { wordsFor } from '../../api/errors.ts'
import { useSession } from '../../api/session.tsx'
import { useAction } from '../../api/use-action.ts'
import { BackToLogin } from '../../ui/back-to-login.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { EntryCard } from '../../ui/entry-card.tsx'
import { PageHead } from '../../ui/page-head.tsx'

/** Where the mail to a former address leads: somebody takes back a change of address that they did not ask for. */
const KeepEmailScreen = () => {
  const [query] = useSearchParams()
  const token = query.get('token')
  return (
    <EntryCard title="Keep your email address">
      <PageHead title="Keep your email address" noindex />
      {token ? <Objection token={token} /> : <Text>Open this page using the link in our email.</Text>}
      <BackToLogin />
    </EntryCard>
  )
}
export default KeepEmailScreen

const Objection = ({ token }: { token: string }) => {
  const { state, leave } = useSession()
  const object = useAction(api.accounts.objectToEmail)
  const [stand, setStand] = useState<'asked' | 'kept' | { refused: string }>('asked')
  const keep = async () => {
    try {
      await object.send({ body: { token } })
      setStand('kept')
      if (state === 'in') await leave()
    } catch (error) {
      setStand({ refused: wordsFor(error, 'That didn’t work. Please try again.') })
    }
  }
  if (stand === 'kept')
    return (
      <Alert role="status" color="green" title="Your email address hasn’t changed">
        All devices were signed out, and your password no longer works. Open our latest email to choose a new one.
      </Alert>
    )
  return (
    <Stack gap="md">
      <Text>
        Someone who knows your password asked to change the email address on your account. If it wasn’t you, keep your
        address: we’ll sign out all devices, and you’ll choose a new password.
      </Text>
      {typeof stand === 'object' && (
        <Alert role="alert" color="red">
          {stand.refused}
        </Alert>
      )}
      <BusyButton busy={object.busy} busyText="Saving..." onClick={() => void keep()}>
        It wasn’t me: keep my address
      </BusyButton>
    </Stack>
  )
}
