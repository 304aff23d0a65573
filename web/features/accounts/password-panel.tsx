import { Group } from '@mantine/core'
import { PasswordChange, type Profile } from '../../../contract/accounts/profile.ts'
import { api } from '../../api/api.ts'
import { useAction } from '../../api/use-action.ts'
import { CheckboxField } from '../../ui/form/fields.tsx'
import { Form } from '../../ui/form/form.tsx'
import { NewPasswordField } from '../../ui/form/new-password-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { PasswordField } from '../../ui/form/text-fields.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { FirstPassword } from './first-password.tsx'
import { Panel } from '../../ui/panel.tsx'

/** Changing one's password; this browser stays signed in. */
export const PasswordPanel = ({ profile: { email, hasPassword } }: { profile: Profile }) => (
  <Panel id="password" title="Password">
    {hasPassword ? (
      <PasswordForm email={email} />
    ) : (
      <FirstPassword why="You sign in without a password. With one, you can sign in even if Google is unavailable." />
    )}
  </Panel>
)

const PasswordForm = ({ email }: { email: string }) => {
  const save = useAction(api.accounts.changePassword, {
    done: 'Password changed',
    refresh: [api.accounts.sessions, api.accounts.profile],
  })
  const form = useContractForm(PasswordChange, {
    currentPassword: '',
    newPassword: '',
    confirm: '',
    signOutOthers: true,
  })
  const send = async (body: PasswordChange) => {
    await save.send({ body })
    form.reset()
  }
  return (
    <Form form={form} onSend={send} failed="We couldn’t change your password" label="Change your password">
      {/* For password managers: whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        control={form.control}
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
      />
      <NewPasswordField control={form.control} name="newPassword" label="New password" />
      <PasswordField control={form.control} name="confirm" label="Confirm new password" autoComplete="new-password" />
      <CheckboxField control={form.control} name="signOutOthers" label="Sign out everywhere else" />
      <Group>
        <SubmitButton busyText="Saving...">Change password</SubmitButton>
      </Group>
    </Form>
  )
}
