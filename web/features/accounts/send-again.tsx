import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { mailAgainSeconds } from '../../../contract/limits.ts'
import { wordsFor } from '../../api/errors.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { useCountdown } from './use-countdown.ts'

interface Props {
  /** Sends the mail, and throws what the server refuses. */
  onSend: () => Promise<unknown>
  /** Whether one has just left, so that the wait is under way. */
  justSent?: boolean
}

/** Sends a mail once more, with a wait between two, so that nobody presses on while the first is under way. */
export const SendAgain = ({ onSend, justSent = false }: Props) => {
  const { left, begin } = useCountdown(justSent ? mailAgainSeconds : 0)
  const [stand, setStand] = useState<'busy' | 'sent' | { refused: string } | null>(null)
  const send = async () => {
    setStand('busy')
    try {
      await onSend()
      setStand('sent')
      begin(mailAgainSeconds)
    } catch (error) {
      setStand({ refused: wordsFor(error, 'We couldn’t send the email. Please try again.') })
    }
  }
  return (
    <Stack gap="xs" align="flex-start">
      <BusyButton
        variant="default"
        busy={stand === 'busy'}
        busyText="Sending..."
        disabled={left > 0}
        onClick={() => void send()}
      >
        {left > 0 ? `Send again in ${left} s` : 'Send again'}
      </BusyButton>
      <Text size="sm" role="status">
        {stand === 'sent' && 'Sent again. Only the newest link works.'}
      </Text>
      {typeof stand === 'object' && stand && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {stand.refused}
        </Text>
      )}
    </Stack>
  )
}
