import { Alert, Stack } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import type { User } from '../../../contract/accounts.ts'
import { api } from '../../api/api.ts'
import { wordsFor } from '../../api/errors.ts'
import { useAction } from '../../api/use-action.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { knowsPasskeys, signOnDevice } from './device-passkey.ts'

interface Props {
  /** Whether it signs in by itself, or finishes a sign-in that waits. */
  as: 'whole sign-in' | 'second step'
  children: string
  onEnter: (user: User) => void
  /** Told of a failure before it is shown here; answers whether it is dealt with. */
  onFailure?: (error: unknown) => boolean
}

/** Signs in with a passkey of this device; nothing where the browser knows none. */
export const PasskeyButton = ({ as, children, onEnter, onFailure }: Props) => {
  const whole = as === 'whole sign-in'
  const ask = useAction(whole ? api.accounts.askPasskey : api.accounts.askSecondFactorPasskey)
  const give = useAction(whole ? api.accounts.signInWithPasskey : api.accounts.giveSecondFactorPasskey)
  const [refused, setRefused] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const signIn = async () => {
    setRefused(null)
    setBusy(true)
    try {
      onEnter(await give.send({ body: { credential: await signOnDevice(await ask.send()) } }))
    } catch (error) {
      if (!onFailure?.(error)) setRefused(wordsFor(error, 'We couldn’t use the passkey. Please try another way.'))
    } finally {
      setBusy(false)
    }
  }
  if (!knowsPasskeys()) return null
  return (
    <Stack gap="sm">
      <BusyButton
        variant="default"
        leftSection={<IconFingerprint size={18} aria-hidden />}
        busy={busy}
        busyText="Waiting for your device..."
        onClick={() => void signIn()}
      >
        {children}
      </BusyButton>
      {refused && (
        <Alert color="red" role="alert">
          {refused}
        </Alert>
      )}
    </Stack>
  )
}
