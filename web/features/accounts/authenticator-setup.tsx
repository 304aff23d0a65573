import { Box, Button, Code, Group, Skeleton, Stack, Text } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { AuthenticatorConfirmation } from '../../../contract/accounts/second-factor.ts'
import { api } from '../../api/api.ts'
import { useAction } from '../../api/use-action.ts'
import { Form } from '../../ui/form/form.tsx'
import { keepFocus } from '../../ui/form/keep-focus.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { afterChange } from './use-second-factor.ts'

const QrCode = lazy(() => import('../../ui/qr-code.tsx'))

interface Props {
  secret: string
  /** The secret as apps scan it. */
  address: string
  onDone: (recoveryCodes: readonly string[] | null) => void
  onCancel: () => void
}

/** Setting an authenticator app up: scan the secret or type it, then show by a first code that the app has it. */
export const AuthenticatorSetup = ({ secret, address, onDone, onCancel }: Props) => {
  const confirm = useAction(api.accounts.confirmAuthenticator, {
    done: 'Authenticator app set up',
    refresh: afterChange,
  })
  const form = useContractForm(AuthenticatorConfirmation, { code: '' })
  const send = async (body: { code: string }) => {
    const { recoveryCodes } = await confirm.send({ body })
    onDone(recoveryCodes)
  }
  return (
    <Stack gap="md">
      <Text>
        1. Open an authenticator app on your phone (such as 2FAS, Aegis, Google Authenticator or your password manager)
        and scan this code.
      </Text>
      <Group align="center" gap="lg">
        <Box w={200} h={200}>
          <Suspense fallback={<Skeleton h={200} />}>
            <QrCode address={address} label="Code for your authenticator app" />
          </Suspense>
        </Box>
        <Stack gap={4} flex="1 1 12rem">
          <Text size="sm" c="dimmed">
            No camera? Type this key into the app:
          </Text>
          <Code fz="md" p="xs">
            {secret.replaceAll(/.{4}(?=.)/g, '$& ')}
          </Code>
        </Stack>
      </Group>
      <Form form={form} onSend={send} failed="We couldn’t set up the app" label="Confirm your authenticator app">
        <TextField
          control={form.control}
          name="code"
          label="2. Enter the 6 digits shown in the app"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <Group gap="sm">
          <SubmitButton busyText="Checking...">Turn on</SubmitButton>
          <Button variant="default" onMouseDown={keepFocus} onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Form>
    </Stack>
  )
}
