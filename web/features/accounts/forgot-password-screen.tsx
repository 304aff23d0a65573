import { Anchor, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { passwordLinkMinutes } from '../../../contract/limits.ts'
import { api } from '../../api/api.ts'
import { useAction } from '../../api/use-action.ts'
import { BackToLogin } from '../../ui/back-to-login.tsx'
import { EntryCard } from '../../ui/entry-card.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { useLightForm } from '../../ui/form/use-light-form.ts'
import { SendAgain } from './send-again.tsx'

const rules = async () => (await import('../../../contract/accounts/links.ts')).ForgottenPassword

/** Asking for a link for a new password. What it says is the same for an address that nobody has. */
const ForgotPasswordScreen = () => {
  const forgot = useAction(api.accounts.forgotPassword)
  const form = useLightForm(rules, { email: '' })
  const [askedFor, setAskedFor] = useState<string | null>(null)
  const ask = async (body: { email: string }) => {
    await forgot.send({ body })
    setAskedFor(body.email)
  }
  return (
    <EntryCard title={askedFor === null ? 'Forgot your password?' : 'Check your email'}>
      {askedFor === null ? (
        <>
          <Text>Enter your email address and we’ll send you a link to choose a new one.</Text>
          <Form form={form} onSend={ask} failed="We couldn’t send the email">
            <TextField control={form.control} name="email" label="Email" type="email" autoComplete="username" />
            <SubmitButton busyText="Sending...">Send link</SubmitButton>
          </Form>
        </>
      ) : (
        <LinkSent email={askedFor} onSend={() => ask({ email: askedFor })} onOther={() => setAskedFor(null)} />
      )}
      <BackToLogin />
    </EntryCard>
  )
}
export default ForgotPasswordScreen

interface Sent {
  email: string
  onSend: () => Promise<unknown>
  onOther: () => void
}

const LinkSent = ({ email, onSend, onOther }: Sent) => (
  <Stack gap="md">
    <Text role="status">
      If there’s an account for <strong>{email}</strong>, we’ve sent an email with a link. It works once, for{' '}
      {passwordLinkMinutes} minutes. Can’t find it? Check your junk folder.
    </Text>
    <SendAgain onSend={onSend} justSent />
    <Anchor component="button" type="button" ta="left" onClick={onOther} w="fit-content" py={4}>
      Use a different address
    </Anchor>
  </Stack>
)
