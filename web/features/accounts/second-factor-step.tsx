import { Anchor, Divider, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { User } from '../../../contract/accounts.ts'
import { GivenCode, type SecondFactorWay } from '../../../contract/accounts/second-factor.ts'
import { api } from '../../api/api.ts'
import { sessionWords } from '../../api/session-words.ts'
import { useAction } from '../../api/use-action.ts'
import { Form } from '../../ui/form/form.tsx'
import { keepFocus } from '../../ui/form/keep-focus.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { PasskeyButton } from './passkey-button.tsx'

interface Props {
  ways: readonly SecondFactorWay[]
  onEnter: (user: User) => void
  /** Told of a failure before it is shown here; answers whether it is dealt with. */
  onFailure: (error: unknown) => boolean
  onBack: () => void
}

/** The second step of signing in: a code of the app, a passkey, or a recovery code for whoever has lost both. */
export default function SecondFactorStep({ ways, onEnter, onFailure, onBack }: Props) {
  const [recovering, setRecovering] = useState(false)
  const hasApp = ways.includes('authenticator')
  const hasPasskey = ways.includes('passkey')
  return (
    <Stack gap="lg">
      {recovering ? (
        <CodeForm key="recovery" kind="recoveryCode" onEnter={onEnter} onFailure={onFailure} />
      ) : (
        hasApp && <CodeForm key="app" kind="authenticator" onEnter={onEnter} onFailure={onFailure} />
      )}
      {!recovering && hasPasskey && (
        <>
          {hasApp ? <Divider label="or" /> : <Text>Use your passkey to confirm it’s you.</Text>}
          <PasskeyButton as="second step" onEnter={onEnter} onFailure={onFailure}>
            Use your passkey
          </PasskeyButton>
        </>
      )}
      <Stack gap={4}>
        {recovering && (
          <OtherWay onClick={() => setRecovering(false)}>
            {hasApp ? 'Use your authenticator app' : 'Use your passkey'}
          </OtherWay>
        )}
        {!recovering && ways.includes('recoveryCode') && (
          <OtherWay onClick={() => setRecovering(true)}>Use a recovery code</OtherWay>
        )}
        <OtherWay onClick={onBack}>Back to login</OtherWay>
      </Stack>
    </Stack>
  )
}

const OtherWay = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Anchor component="button" type="button" ta="left" w="fit-content" py={4} onMouseDown={keepFocus} onClick={onClick}>
    {children}
  </Anchor>
)

const kinds = {
  authenticator: { label: 'Code', description: 'The 6 digits now shown in your authenticator app.' },
  recoveryCode: {
    label: 'Recovery code',
    description: 'One of the codes you saved when you set up two-step sign-in. Each works once.',
  },
} as const

interface CodeProps extends Pick<Props, 'onEnter' | 'onFailure'> {
  kind: keyof typeof kinds
}

const CodeForm = ({ kind, onEnter, onFailure }: CodeProps) => {
  const give = useAction(api.accounts.giveSecondFactor)
  const form = useContractForm(GivenCode, { code: '' })
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])
  const send = async (body: { code: string }) => {
    try {
      onEnter(await give.send({ body }))
    } catch (error) {
      if (!onFailure(error)) throw error
    }
  }
  const ofApp = kind === 'authenticator'
  return (
    <Form
      form={form}
      onSend={send}
      failed={sessionWords.loginFailed}
      label={ofApp ? 'Code from your app' : 'Recovery code'}
    >
      <TextField
        control={form.control}
        name="code"
        {...kinds[kind]}
        autoComplete={ofApp ? 'one-time-code' : 'off'}
        {...(ofApp && { inputMode: 'numeric' as const })}
      />
      <SubmitButton busyText="Checking...">Continue</SubmitButton>
    </Form>
  )
}
