import { Alert, Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { z } from 'zod'
import { LinkToken, PasswordResetForm } from '../../../contract/accounts/links.ts'
import { api } from '../../api/api.ts'
import { ApiError } from '../../api/errors.ts'
import { useAction } from '../../api/use-action.ts'
import { BackToLogin } from '../../ui/back-to-login.tsx'
import { EntryCard } from '../../ui/entry-card.tsx'
import { Form } from '../../ui/form/form.tsx'
import { NewPasswordField } from '../../ui/form/new-password-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { PasswordField } from '../../ui/form/text-fields.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'

/** Setting a password by the one-time link that somebody was given. */
const ResetPasswordScreen = () => {
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const [ended, setEnded] = useState<string | null>(null)
  return (
    <EntryCard title="Choose a new password">
      {ended !== null ? (
        <NoLink words={ended} />
      ) : LinkToken.safeParse(token).success ? (
        <NewPasswordForm token={token} onEnded={setEnded} />
      ) : (
        <NoLink words={token ? 'This link is incomplete' : null} />
      )}
      <BackToLogin />
    </EntryCard>
  )
}
export default ResetPasswordScreen

const NoLink = ({ words }: { words: string | null }) => (
  <Stack gap="md" align="flex-start">
    <Alert color="orange" role="alert" w="100%" {...(words && { title: words })}>
      Open this page using the link in your email. A link works once, and only for a short time.
    </Alert>
    <Button component={Link} to="/forgot-password">
      Request a new link
    </Button>
  </Stack>
)

const NewPasswordForm = ({ token, onEnded }: { token: string; onEnded: (words: string) => void }) => {
  const navigate = useNavigate()
  const reset = useAction(api.accounts.resetPassword)
  const form = useContractForm(PasswordResetForm, { token, password: '', confirmPassword: '' })
  const save = async ({ password }: z.output<typeof PasswordResetForm>) => {
    try {
      await reset.send({ body: { token, password } })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'LINK_USED') return onEnded(error.message)
      throw error
    }
    await navigate('/login?reset=done', { replace: true })
  }
  return (
    <Form form={form} onSend={save} failed="We couldn’t set your password">
      <NewPasswordField control={form.control} name="password" label="New password" />
      <PasswordField
        control={form.control}
        name="confirmPassword"
        label="Confirm new password"
        autoComplete="new-password"
      />
      <SubmitButton busyText="Saving...">Set password</SubmitButton>
    </Form>
  )
}
