import { Text } from '@mantine/core'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { LoginPassword } from '../../../contract/fields.ts'
import { api } from '../../api/api.ts'
import { useSession } from '../../api/session.tsx'
import { useAction } from '../../api/use-action.ts'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { PasswordField } from '../../ui/form/text-fields.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'

interface Props {
  /** Confirms with the password; answers the address, or null where the link is over. */
  onSend: (password: string) => Promise<string | null>
  onConfirmed: (email: string) => Promise<void>
}

const Proof = z.object({ password: LoginPassword })

/** Asked in a browser that is not signed in to the account: the link alone does not show who registered. */
export const ProofByPassword = ({ onSend, onConfirmed }: Props) => {
  const { state, enter } = useSession()
  const navigate = useNavigate()
  const login = useAction(api.accounts.login)
  const form = useContractForm(Proof, { password: '' })

  /** Whoever has just given the right password need not give it again. */
  const goOn = async (email: string, password: string) => {
    const user = await login.send({ body: { email, password } }).catch(() => null)
    if (!user) return navigate('/login?verified=done', { replace: true })
    if (!('_id' in user)) return navigate('/login?step=second-factor', { replace: true })
    enter(user, '/dashboard')
    return onConfirmed(email)
  }
  const send = async ({ password }: { password: string }) => {
    const email = await onSend(password)
    if (email === null) return
    await (state === 'in' ? onConfirmed(email) : goOn(email, password))
  }
  return (
    <>
      <Text>To confirm your address in this browser, enter the password you registered with.</Text>
      <Form form={form} onSend={send} failed="We couldn’t confirm your address">
        <PasswordField control={form.control} name="password" label="Password" autoComplete="current-password" />
        <SubmitButton busyText="Confirming...">Confirm my address</SubmitButton>
      </Form>
    </>
  )
}
