import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { emailLinkHours } from '../../../contract/limits.ts'
import { api } from '../../api/api.ts'
import { sessionWords } from '../../api/session-words.ts'
import { useAction } from '../../api/use-action.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { useKeepProfile } from './use-profile.ts'

interface Props {
  email: string
  pending: string
  onAskAgain: () => void
}

/** An address that has yet to be confirmed by its mail: what to do, and the way back. */
export const PendingAddress = ({ email, pending, onAskAgain }: Props) => {
  const keep = useKeepProfile()
  const stay = useAction(api.accounts.keepEmail, {
    done: 'Your email address hasn’t changed',
    failed: sessionWords.updateFailed,
  })
  const cancel = async () => {
    const profile = await stay.run()
    if (profile) keep(profile)
  }
  return (
    <Alert icon={<IconMail aria-hidden />} title="One step left" role="group">
      <Stack gap="sm">
        <Text size="sm">
          We sent an email to <strong>{pending}</strong>. Open the link in it within {emailLinkHours} hours. Until then,
          sign in with {email}.
        </Text>
        <Group gap="sm">
          <Button variant="default" onClick={onAskAgain}>
            Send again
          </Button>
          <BusyButton variant="default" busy={stay.busy} onClick={() => void cancel()}>
            Keep my current email
          </BusyButton>
        </Group>
      </Stack>
    </Alert>
  )
}
