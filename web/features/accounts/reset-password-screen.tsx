import { Alert, Anchor, Card, Center, Stack, Text, Title } from '@mantine/core'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { toast } from 'react-toastify/unstyled'
import { PasswordReset } from '../../../contract/accounts/links.ts'
import { api } from '../../api/api.ts'
import { useAction } from '../../api/use-action.ts'
import { PasswordField } from '../../ui/form/text-fields.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'

/** Setting a password by the one-time link that somebody was given. */
const ResetPasswordScreen = () => {
  const [query] = useSearchParams()
  const token = query.get('token')
  return (
    <Center>
      <Card w="100%" maw={440} padding="xl">
        <Stack gap="lg">
          <Title order={1} size="h2">
            Choose a new password
          </Title>
          {token ? <NewPasswordForm token={token} /> : <NoLink />}
          <Text ta="center">
            <Anchor component={Link} to="/login">
              Back to login
            </Anchor>
          </Text>
        </Stack>
      </Card>
    </Center>
  )
}
export default ResetPasswordScreen

const NoLink = () => (
  <Alert role="status">
    Open this page by the link that you were sent. A link works once and for a short time; ask for a new one if yours
    has ended.
  </Alert>
)

const NewPasswordForm = ({ token }: { token: string }) => {
  const navigate = useNavigate()
  const reset = useAction(api.accounts.resetPassword)
  const form = useContractForm(PasswordReset, { token, password: '' })
  const save = async (body: { token: string; password: string }) => {
    await reset.send({ body })
    toast.success('Your password is set. Please log in.')
    await navigate('/login', { replace: true })
  }
  return (
    <Form form={form} onSend={save} failed="Your password could not be set">
      <PasswordField
        control={form.control}
        name="password"
        label="New password"
        description="At least 8 characters, with an uppercase and a lowercase letter, a number and a special character"
        autoComplete="new-password"
      />
      <SubmitButton busyText="Saving...">Set password</SubmitButton>
    </Form>
  )
}
