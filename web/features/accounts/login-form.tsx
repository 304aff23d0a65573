import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { toast } from '../../api/toast.ts'
import type { z } from 'zod'
import type { Login } from '../../../contract/accounts/login.ts'
import type { User } from '../../../contract/accounts/user.ts'
import { api } from '../../api/api.ts'
import { wordsFor } from '../../api/errors.ts'
import { sessionWords } from '../../api/session-words.ts'
import { useAction } from '../../api/use-action.ts'
import { Form } from '../../ui/form/form.tsx'
import { keepFocus } from '../../ui/form/keep-focus.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { PasswordField, TextField } from '../../ui/form/text-fields.tsx'
import { useLightForm } from '../../ui/form/use-light-form.ts'

const rules = async () => (await import('../../../contract/accounts/login.ts')).Login

interface Props {
  onEnter: (user: User) => void
  /** The password was right, and the account asks for a second step. */
  onSecondStep: () => void
}

/** The first step of signing in, by e-mail and password. */
export const LoginForm = ({ onEnter, onSecondStep }: Props) => {
  const login = useAction(api.accounts.login)
  const form = useLightForm(rules, { email: '', password: '' })
  const signIn = async (body: z.output<typeof Login>) => {
    const user = await login.send({ body }).catch((error: unknown) => {
      // A toast in any case, also where a field says it too.
      toast.error(wordsFor(error, sessionWords.loginFailed))
      throw error
    })
    if ('_id' in user) onEnter(user)
    else onSecondStep()
  }
  return (
    <Form form={form} onSend={signIn} failed={sessionWords.loginFailed} onFailed={() => undefined}>
      <TextField control={form.control} name="email" label="Email" type="email" autoComplete="username" />
      <PasswordField control={form.control} name="password" label="Password" autoComplete="current-password" />
      <Anchor component={Link} to="/forgot-password" onMouseDown={keepFocus} size="sm" w="fit-content" py={4}>
        Forgot Password?
      </Anchor>
      <SubmitButton busyText="Logging in...">Login</SubmitButton>
    </Form>
  )
}
