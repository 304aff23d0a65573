import { Modal, Text } from '@mantine/core'
import { AuthenticatorEnd } from '../../../contract/accounts/second-factor.ts'
import { api } from '../../api/api.ts'
import { useAction } from '../../api/use-action.ts'
import { PasswordField, TextField } from '../../ui/form/text-fields.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { StepForm } from '../../ui/step-dialog.tsx'
import { afterChange } from './use-second-factor.ts'

interface Props {
  opened: boolean
  hasPassword: boolean
  onClose: () => void
}

/** Turning the authenticator app off, with the password and a code. */
export const AuthenticatorEndDialog = ({ opened, hasPassword, onClose }: Props) => (
  <Modal opened={opened} onClose={onClose} title="Turn off your authenticator app?">
    <EndForm hasPassword={hasPassword} onClose={onClose} />
  </Modal>
)

const EndForm = ({ hasPassword, onClose }: Omit<Props, 'opened'>) => {
  const end = useAction(api.accounts.endAuthenticator, {
    done: 'Authenticator app turned off',
    refresh: afterChange,
  })
  const form = useContractForm(AuthenticatorEnd, { code: '', currentPassword: '' })
  const send = async ({ code, currentPassword }: { code: string; currentPassword?: string | undefined }) => {
    await end.send({ body: { code, ...(hasPassword && { currentPassword }) } })
    onClose()
  }
  return (
    <StepForm
      form={form}
      onSend={send}
      onClose={onClose}
      button="Turn off"
      busyText="Checking..."
      failed="We couldn’t turn off the app"
      danger
    >
      <Text>
        You’ll no longer be asked for its codes when you sign in. Without a second step, only your password protects
        your account.
      </Text>
      {hasPassword && (
        <PasswordField
          control={form.control}
          name="currentPassword"
          label="Your password"
          autoComplete="current-password"
          data-autofocus
        />
      )}
      <TextField
        control={form.control}
        name="code"
        label="Code"
        description="The 6 digits from your app, or a recovery code."
        autoComplete="one-time-code"
      />
    </StepForm>
  )
}
