import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { toast } from '../../api/toast.ts'
import type { SecondFactor } from '../../../contract/accounts/second-factor.ts'
import { recoveryCodesMade } from '../../../contract/limits.ts'
import { api } from '../../api/api.ts'
import { useUser } from '../../api/session.tsx'
import { wordsFor } from '../../api/errors.ts'
import { useAction } from '../../api/use-action.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Instant } from '../../ui/moments.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { AuthenticatorEndDialog } from './authenticator-end.tsx'
import { AuthenticatorSetup } from './authenticator-setup.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useOwnProof } from './use-own-proof.tsx'
import { useFactorAdded, useShowCodes } from './new-codes.tsx'
import { afterChange, useSecondFactor } from './use-second-factor.ts'

/** The second step of signing in by codes: an authenticator app, and recovery codes for the day it is lost. */
export const SecondFactorPanel = () => {
  const secondFactor = useSecondFactor()
  return (
    <Panel
      id="second-factor"
      title="Two-step sign-in"
      text="After your password, we ask for a code from your phone. A stolen password isn’t enough to get in."
    >
      <Loaded query={secondFactor} shape="list-item" rows={2} failed="We couldn’t load your two-step sign-in settings.">
        {(known) => <Factors known={known} />}
      </Loaded>
    </Panel>
  )
}

const Factors = ({ known }: { known: SecondFactor }) => {
  const added = useFactorAdded()
  const showCodes = useShowCodes()
  const isSet = known.authenticatorSince !== null || known.passkeys > 0
  return (
    <Stack gap="lg">
      {known.required && <Required isSet={isSet} />}
      <Authenticator known={known} onAdded={added} />
      {isSet && <RecoveryCodes known={known} onMade={showCodes} />}
    </Stack>
  )
}

/** What somebody still has to do whose role needs a second step. */
const Required = ({ isSet }: { isSet: boolean }) => {
  const { secondFactor } = useUser()
  if (secondFactor === 'given') return null
  return (
    <Alert color="orange" title="Your role requires two-step sign-in" role="status">
      {isSet
        ? 'You’ve set it up since you signed in here. Log out and back in to use it.'
        : 'Set up an authenticator app here, or add a passkey below. Then you can continue right away.'}
    </Alert>
  )
}

const tellOf = (error: unknown) => toast.error(wordsFor(error, 'That didn’t work. Please try again.'))

interface AppProps {
  known: SecondFactor
  onAdded: (codes: readonly string[] | null) => void
}

const Authenticator = ({ known, onAdded }: AppProps) => {
  const { prove, dialog } = useOwnProof(known)
  const start = useAction(api.accounts.startAuthenticator)
  const [setup, setSetup] = useState<{ secret: string; address: string } | null>(null)
  const [ending, setEnding] = useState(false)
  const since = known.authenticatorSince

  const begin = () =>
    prove({
      title: 'Set up an authenticator app',
      text: 'First, confirm it’s you.',
      yes: 'Continue',
      send: async (body) => setSetup(await start.send({ body })),
    }).catch(tellOf)
  const finish = (codes: readonly string[] | null) => {
    setSetup(null)
    onAdded(codes)
  }
  if (setup) return <AuthenticatorSetup {...setup} onDone={finish} onCancel={() => setSetup(null)} />
  return (
    <Group justify="space-between" gap="sm">
      <Stack gap={2}>
        <Group gap="xs">
          <Text fw={500}>Authenticator app</Text>
          {since !== null && <StatusBadge tone="good">On</StatusBadge>}
        </Group>
        <Text size="sm" c="dimmed">
          {since === null ? (
            'Not set up'
          ) : (
            <>
              Since <Instant at={since} />
            </>
          )}
        </Text>
      </Stack>
      <Group gap="sm">
        <Button variant="default" disabled={start.busy} onClick={() => void begin()}>
          {since === null ? 'Set up' : 'Use another app'}
        </Button>
        {since !== null && (
          <Button variant="subtle" color="red" onClick={() => setEnding(true)}>
            Turn off
          </Button>
        )}
      </Group>
      <AuthenticatorEndDialog opened={ending} hasPassword={known.hasPassword} onClose={() => setEnding(false)} />
      {dialog}
    </Group>
  )
}

/** At this many or fewer it is time for new ones. */
const fewCodes = 3

interface CodesProps {
  known: SecondFactor
  onMade: (codes: readonly string[]) => void
}

const RecoveryCodes = ({ known, onMade }: CodesProps) => {
  const { prove, dialog } = useOwnProof(known)
  const renew = useAction(api.accounts.renewRecoveryCodes, { refresh: afterChange })
  const left = known.recoveryCodesLeft
  const make = () =>
    prove({
      title: 'Make new recovery codes?',
      text: 'The old ones will stop working immediately.',
      yes: 'Make new codes',
      strict: true,
      send: async (body) => onMade((await renew.send({ body })).recoveryCodes),
    }).catch(tellOf)
  return (
    <Group justify="space-between" gap="sm">
      <Stack gap={2}>
        <Group gap="xs">
          <Text fw={500}>Recovery codes</Text>
          {left <= fewCodes && <StatusBadge tone="waiting">{left === 0 ? 'None left' : 'Few left'}</StatusBadge>}
        </Group>
        <Text size="sm" c="dimmed">
          {left} of {recoveryCodesMade} left. Use one if you lose your phone.
        </Text>
      </Stack>
      <Button variant="default" onClick={() => void make()}>
        Make new codes
      </Button>
      {dialog}
    </Group>
  )
}
