import { Card, SimpleGrid, Title } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { NewInvitation } from '../../../contract/joining/invitations.ts'
import { api } from '../../api/api.ts'
import { useAction } from '../../api/use-action.ts'
import { useRights } from '../../api/use-rights.ts'
import { SelectField } from '../../ui/form/fields.tsx'
import { useRoleLabels } from '../../ui/use-role-labels.ts'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useAllUnits } from '../units/units.ts'
import { rolesToGive } from './role-words.ts'

const refresh = [api.joining.invitations, api.joining.uninvited, api.joining.uninvitedCount]
const unitsShownMost = 50

/** Invites one person: address, role and unit, which an address such as `?unit=703&email=…&role=tenant` fills in. */
export const InviteForm = () => {
  const [address] = useSearchParams()
  const rights = useRights()
  const roles = useRoleLabels()
  const { items: units = [] } = useAllUnits()
  const named = address.get('unit')
  const unit = units.find(({ _id, unitNumber }) => _id === named || unitNumber === named)
  const invite = useAction(api.joining.invite, {
    done: ({ email }) => `Invitation sent to ${email}`,
    refresh,
  })
  const role = rolesToGive(rights, roles).find(({ value }) => value === address.get('role'))?.value ?? 'owner'
  const form = useContractForm(
    NewInvitation,
    { email: address.get('email') ?? '', role, unitId: unit?._id ?? null },
    { follows: true },
  )
  const { control } = form
  const send = async (values: NewInvitation) => {
    await invite.send({ body: values })
    form.reset({ email: '', role: values.role, unitId: null })
  }
  return (
    <Card component="section" padding="lg" aria-labelledby="invite-one">
      <Title order={2} size="h4" id="invite-one" mb="md">
        Invite one person
      </Title>
      <Form
        form={form}
        onSend={send}
        failed="We couldn’t send the invitation. Please try again; nothing you typed was lost."
        label="Invite"
      >
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <TextField control={control} name="email" label="Email" type="email" autoComplete="off" />
          <SelectField control={control} name="role" label="Role" data={rolesToGive(rights, roles)} />
          <SelectField
            control={control}
            name="unitId"
            label="Unit (optional)"
            placeholder="None"
            data={units.map(({ _id, unitNumber }) => ({ value: _id, label: unitNumber }))}
            searchable
            clearable
            limit={unitsShownMost}
            nothingFoundMessage="Unit not found"
          />
        </SimpleGrid>
        <SubmitButton w="fit-content" busyText="Sending...">
          Send invitation
        </SubmitButton>
      </Form>
    </Card>
  )
}
