import { Anchor, Card, Center, Divider, Stack, Text, Title } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { toast } from 'react-toastify/unstyled'
import type { z } from 'zod'
import { Login } from '../../../contract/accounts.ts'
import { api } from '../../api/api.ts'
import { destinationAfterLogin, isSafePath, rememberedFrom } from '../../api/destination.ts'
import { useSession } from '../../api/session.tsx'
import { useAction } from '../../api/use-action.ts'
import { PasswordField, TextField } from '../../ui/form/text-fields.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { GoogleButton } from './google-button.tsx'
import { LoginGreeting } from './login-greeting.tsx'

/** Signing in with e-mail and password (specification, section 2). The guest guard follows where `enter` points. */
const LoginScreen = () => {
  const { enter } = useSession()
  const { state } = useLocation()
  const from = rememberedFrom(state)
  const login = useAction(api.accounts.login)
  const form = useContractForm(Login, { email: '', password: '' })

  const signIn = async (values: z.output<typeof Login>) => {
    const user = await login.send({ body: values })
    if (!('_id' in user)) return
    toast.success('Login successful!')
    enter(user, destinationAfterLogin(user, from))
  }
  return (
    <Center>
      <Card w="100%" maw={440} padding="xl">
        <Stack gap="lg">
          <Title order={1} size="h2">
            Login to Your Account
          </Title>
          <LoginGreeting />
          <Form form={form} onSend={signIn} failed="Login failed" onFailed={(words) => toast.error(words)}>
            <TextField control={form.control} name="email" label="Email" type="email" autoComplete="username" />
            <PasswordField control={form.control} name="password" label="Password" autoComplete="current-password" />
            <Anchor component={Link} to="/forgot-password" size="sm" w="fit-content" py={4}>
              Forgot Password?
            </Anchor>
            <SubmitButton busyText="Logging in...">Login</SubmitButton>
          </Form>
          <Divider label="or" />
          <GoogleButton from={isSafePath(from) ? from : null} />
          <Text ta="center">
            New here?{' '}
            <Anchor component={Link} to="/register" state={state}>
              Register here
            </Anchor>
          </Text>
        </Stack>
      </Card>
    </Center>
  )
}
export default LoginScreen
