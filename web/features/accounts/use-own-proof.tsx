import { Button, Group, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import type { OwnProof, SecondFactor } from '../../../contract/accounts/second-factor.ts'
import { LoginPassword } from '../../../contract/fields.ts'
import { ApiError } from '../../api/errors.ts'
import { useSession } from '../../api/session.tsx'
import { PasswordField } from '../../ui/form/text-fields.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { StepForm } from '../../ui/step-dialog.tsx'

/**
 * Asks for the password before a change of how somebody signs in, where the server wants it:
 * `const { prove, dialog } = useOwnProof(secondFactor)`, then `prove({ title, text, yes, send })`, with `{dialog}`
 * somewhere in the screen. Soon after signing in it sends without asking, but for what is `strict`.
 */
interface Step {
  title: string
  text: string
  /** What the button does, in its words. */
  yes: string
  strict?: boolean
  send: (proof: OwnProof) => Promise<unknown>
}

const isAboutPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.fields.some(({ field }) => field === 'currentPassword')

export const useOwnProof = ({ proof, hasPassword, authenticatorSince, passkeys }: SecondFactor) => {
  const [step, setStep] = useState<Step | null>(null)
  const [open, setOpen] = useState(false)
  const show = (wanted: Step) => {
    setStep(wanted)
    setOpen(true)
  }
  /** Throws what the server refuses, but for the want of a password, which it asks for. */
  const prove = async (wanted: Step): Promise<void> => {
    if (wanted.strict || proof !== 'none') return show(wanted)
    try {
      await wanted.send({})
    } catch (error) {
      if (!isAboutPassword(error)) throw error
      show(wanted)
    }
  }
  const close = () => setOpen(false)
  const dialog = (
    <Modal opened={open} onClose={close} title={step?.title}>
      {step && proof === 'signIn' ? (
        <SignInAgain hasFactor={authenticatorSince !== null || passkeys > 0} onClose={close} />
      ) : (
        step && <ProofForm step={step} hasPassword={hasPassword} onClose={close} />
      )}
    </Modal>
  )
  return { prove, dialog }
}

const SignInAgain = ({ hasFactor, onClose }: { hasFactor: boolean; onClose: () => void }) => {
  const { leave } = useSession()
  return (
    <>
      <Text>
        {hasFactor
          ? 'Please log out and back in with your second step first, so we know it’s you.'
          : 'Please log out and back in first, so we know it’s you.'}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={() => void leave()}>Log out</Button>
      </Group>
    </>
  )
}

const WithPassword = z.object({ currentPassword: LoginPassword })
const WithoutPassword = z.object({ currentPassword: z.string().optional() })

interface Props {
  step: Step
  hasPassword: boolean
  onClose: () => void
}

const ProofForm = ({ step: { text, yes, send }, hasPassword, onClose }: Props) => {
  const form = useContractForm(hasPassword ? WithPassword : WithoutPassword, { currentPassword: '' })
  const sendAndClose = async ({ currentPassword }: { currentPassword?: string | undefined }) => {
    await send(hasPassword ? { currentPassword } : {})
    onClose()
  }
  return (
    <StepForm
      form={form}
      onSend={sendAndClose}
      onClose={onClose}
      button={yes}
      busyText="Checking..."
      failed="That didn’t work. Please try again."
    >
      <Text>{text}</Text>
      {hasPassword && (
        <PasswordField
          control={form.control}
          name="currentPassword"
          label="Your password"
          autoComplete="current-password"
          data-autofocus
        />
      )}
    </StepForm>
  )
}
