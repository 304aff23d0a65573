import { SimpleGrid } from '@mantine/core'
import { toast } from '../../api/toast.ts'
import type { z } from 'zod'
import type { Registration } from '../../../contract/joining.ts'
import { api } from '../../api/api.ts'
import { useSession } from '../../api/session.tsx'
import { sessionWords } from '../../api/session-words.ts'
import { useAction } from '../../api/use-action.ts'
import { Form } from '../../ui/form/form.tsx'
import { NewPasswordField } from '../../ui/form/new-password-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { PasswordField, TextField } from '../../ui/form/text-fields.tsx'
import { useLightForm } from '../../ui/form/use-light-form.ts'
import { BuildingFields, type Place } from './building-fields.tsx'

const rules = async () => (await import('../../../contract/joining.ts')).Registration

type Values = z.input<typeof Registration>

const blank: Values = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  unitNumber: '',
  buildingCode: '',
}

interface Props {
  /** The building of the link by which somebody came. */
  place?: Place
  invitation?: { token: string; email: string }
}

/** What the product asks of somebody new. The server signs them in; where they live is for others to confirm. */
export const RegisterForm = ({ place, invitation }: Props) => {
  const { enter } = useSession()
  const register = useAction(api.joining.register)
  const form = useLightForm(rules, {
    ...blank,
    ...(place && { buildingId: place._id }),
    ...(invitation && { invitationToken: invitation.token, email: invitation.email }),
  })
  const { control } = form
  const send = async (values: z.output<typeof Registration>) => {
    const user = await register.send({ body: values })
    toast.success(sessionWords.registered)
    enter(user, '/dashboard')
  }
  return (
    <Form form={form} onSend={send} failed={sessionWords.registrationFailed} joined>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextField control={control} name="firstName" label="First name" autoComplete="given-name" />
        <TextField control={control} name="lastName" label="Last name" autoComplete="family-name" />
      </SimpleGrid>
      <TextField
        control={control}
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        {...(invitation && { readOnly: true, description: 'Your invitation is valid for this address only.' })}
      />
      <TextField
        control={control}
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="tel"
        description="Your neighbours won’t see it unless you choose to share it."
      />
      <NewPasswordField control={control} name="password" label="Password" />
      <PasswordField control={control} name="confirmPassword" label="Confirm password" autoComplete="new-password" />
      {!invitation && <BuildingFields control={control} place={place ?? null} />}
      <SubmitButton busyText="Registering...">Register</SubmitButton>
    </Form>
  )
}
