import { Alert, Group, Stack, Text } from '@mantine/core'
import { useRef } from 'react'
import { EmailChange, type Profile } from '../../../contract/accounts/profile.ts'
import { api } from '../../api/api.ts'
import { sessionWords } from '../../api/session-words.ts'
import { useAction } from '../../api/use-action.ts'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { PasswordField, TextField } from '../../ui/form/text-fields.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { FirstPassword } from './first-password.tsx'
import { PendingAddress } from './pending-address.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SendAgain } from './send-again.tsx'
import { useKeepProfile } from './use-profile.ts'

/** The address with which somebody signs in: how it stands, and asking for another one. */
export const EmailPanel = ({ profile }: { profile: Profile }) => {
  const { email, emailVerified, pendingEmail, hasPassword } = profile
  const resend = useAction(api.accounts.resendVerification)
  return (
    <Panel id="email" title="Email" text="You sign in with this address, and we send your email here.">
      <Group gap="sm">
        <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
          {email}
        </Text>
        <StatusBadge tone={emailVerified ? 'good' : 'waiting'}>
          {emailVerified ? 'Confirmed' : 'Not confirmed yet'}
        </StatusBadge>
      </Group>
      {!emailVerified && !pendingEmail && (
        <Alert title="Confirm your email" role="status">
          <Stack gap="sm" align="flex-start">
            <Text size="sm">Open the link in the email we sent you. Until then, no building can give you access.</Text>
            <SendAgain onSend={() => resend.send()} />
          </Stack>
        </Alert>
      )}
      {hasPassword ? (
        <AskForAddress key={email} profile={profile} />
      ) : (
        <FirstPassword why="To change your email you need a password, and you don’t have one yet." />
      )}
    </Panel>
  )
}

const AskForAddress = ({ profile: { email, pendingEmail } }: { profile: Profile }) => {
  const keep = useKeepProfile()
  const ask = useAction(api.accounts.changeEmail)
  const form = useContractForm(EmailChange, { email: '', currentPassword: '' })
  const place = useRef<HTMLDivElement>(null)

  const send = async (body: EmailChange) => {
    keep(await ask.send({ body }))
    form.reset()
    place.current?.focus()
  }
  const askAgain = () => {
    form.setValue('email', pendingEmail ?? '')
    form.setFocus('currentPassword')
  }
  return (
    <>
      <div ref={place} tabIndex={-1} role="status">
        {pendingEmail && <PendingAddress email={email} pending={pendingEmail} onAskAgain={askAgain} />}
      </div>
      <Form form={form} onSend={send} failed={sessionWords.updateFailed} label="Change your email">
        <TextField
          control={form.control}
          name="email"
          label="New email"
          description="We’ll send a link to this address. The change takes effect when you open it."
          type="email"
          autoComplete="email"
        />
        <PasswordField
          control={form.control}
          name="currentPassword"
          label="Your password"
          autoComplete="current-password"
        />
        <Group>
          <SubmitButton busyText="Sending...">Change email</SubmitButton>
        </Group>
      </Form>
    </>
  )
}
