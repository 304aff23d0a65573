import { Alert, Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '../../api/api.ts'
import { useBuildingSelection } from '../../api/building.tsx'
import { callOfPerson } from '../../api/call.ts'
import { wordsFor } from '../../api/errors.ts'
import { useSession } from '../../api/session.tsx'
import { useAction } from '../../api/use-action.ts'
import { BusyButton } from '../../ui/busy-button.tsx'

/** For whoever is signed in with the address of the invitation. */
export const AcceptOffer = ({ token, building }: { token: string; building: string }) => {
  const { change } = useSession()
  const { choose, retry } = useBuildingSelection()
  const navigate = useNavigate()
  const accept = useAction(api.joining.acceptInvitation, { done: `Welcome to ${building}` })
  const [refused, setRefused] = useState('')
  const take = async () => {
    try {
      const { buildingId } = await accept.send({ body: { token } })
      change(await callOfPerson(api.accounts.me))
      choose({ _id: buildingId, name: building })
      retry()
      await navigate('/dashboard')
    } catch (error) {
      setRefused(wordsFor(error, 'We couldn’t accept the invitation. Please try again.'))
    }
  }
  return (
    <Stack gap="md" align="flex-start">
      {refused && (
        <Alert color="red" role="alert" w="100%">
          {refused}
        </Alert>
      )}
      <BusyButton busy={accept.busy} busyText="Accepting..." onClick={() => void take()}>
        {`Join ${building}`}
      </BusyButton>
    </Stack>
  )
}

/** For whoever is signed in as somebody else. */
export const OtherPerson = () => {
  const { user, leave } = useSession()
  return (
    <Stack gap="md" align="flex-start">
      <Text>
        You’re signed in{user?.email ? ` as ${user.email}` : ''}. This invitation is for a different address. Sign out
        to continue.
      </Text>
      <Button variant="default" onClick={() => void leave()}>
        Sign out
      </Button>
    </Stack>
  )
}

/** For whoever has an account and is not signed in. */
export const LogInForOffer = ({ token }: { token: string }) => (
  <Stack gap="md" align="flex-start">
    <Text>You already have an account with this address.</Text>
    <Button component={Link} to="/login" state={{ from: `/claim-invitation/${token}` }}>
      Log in to accept
    </Button>
  </Stack>
)
