import { Stack, Text } from '@mantine/core'
import { api } from '../../api/api.ts'
import { useAction } from '../../api/use-action.ts'
import { BusyButton } from '../../ui/busy-button.tsx'

/** For somebody who signs in without a password: a link by mail with which they choose one. */
export const FirstPassword = ({ why }: { why: string }) => {
  const mail = useAction(api.accounts.sendPasswordLink, {
    done: 'Link sent',
    failed: 'We couldn’t send the email. Please try again.',
  })
  return (
    <Stack gap="sm" align="flex-start">
      <Text size="sm">{why} We’ll email you a link to set one.</Text>
      <BusyButton variant="default" busy={mail.busy} busyText="Sending..." onClick={() => void mail.run()}>
        Email me a link
      </BusyButton>
    </Stack>
  )
}
