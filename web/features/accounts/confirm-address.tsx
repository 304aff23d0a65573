import { Alert, Stack, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { api } from '../../api/api.ts'
import { useSession } from '../../api/session.tsx'
import { useAction } from '../../api/use-action.ts'
import { SendAgain } from './send-again.tsx'

/** Asks whoever has yet to confirm their address to open the mail; nothing for everybody else. */
export const ConfirmAddress = () => {
  const { user } = useSession()
  const resend = useAction(api.accounts.resendVerification)
  if (!user?.email || user.emailVerified !== false) return null
  return (
    <Alert icon={<IconMail aria-hidden />} title="Check your email" role="status">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          We sent an email to <strong>{user.email}</strong>. Open the link in it to confirm the address is yours. Until
          then, no building can give you access. Can’t find it? Check your junk folder.
        </Text>
        <SendAgain onSend={() => resend.send()} />
      </Stack>
    </Alert>
  )
}
