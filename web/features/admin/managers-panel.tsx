import { List, Text } from '@mantine/core'
import { NewManager, type BuildingOverview } from '../../../contract/admin/buildings.ts'
import { roleLabels } from '../../../contract/role-words.ts'
import { formatRelative } from '../../../contract/time.ts'
import { api } from '../../api/api.ts'
import { useAction } from '../../api/use-action.ts'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Panel } from '../../ui/panel.tsx'

interface Props {
  building: BuildingOverview
  now: string
}

/** Who manages the building, who was invited to, and a way to invite somebody. */
export const ManagersPanel = ({ building, now }: Props) => {
  const { managers, moreManagers, invitations } = building
  return (
    <Panel title="Managers">
      {managers.length === 0 && <Text>None yet. Until there’s a manager, only platform staff can set it up.</Text>}
      <List listStyleType="none" spacing="xs">
        {managers.map(({ _id, name, email, role, lastSignedInAt }) => (
          <Person
            key={_id}
            name={`${name}, ${roleLabels[role].toLowerCase()}`}
            text={`${email} · ${lastSignedInAt ? `signed in ${formatRelative(lastSignedInAt, now)}` : 'never signed in'}`}
          />
        ))}
        {invitations.map(({ _id, email, expiresAt }) => (
          <Person
            key={_id}
            name={email}
            text={
              expiresAt <= now
                ? `Invited; invitation expired ${formatRelative(expiresAt, now)}`
                : `Invited; invitation expires ${formatRelative(expiresAt, now)}`
            }
          />
        ))}
      </List>
      {moreManagers && <Text c="dimmed">There are more managers than shown here.</Text>}
      <InviteManager building={building} />
    </Panel>
  )
}

const Person = ({ name, text }: { name: string; text: string }) => (
  <List.Item style={{ overflowWrap: 'anywhere' }}>
    <Text fw={500}>{name}</Text>
    <Text size="sm" c="dimmed">
      {text}
    </Text>
  </List.Item>
)

/** An address that was invited before gets a new invitation in place of the old one. */
const InviteManager = ({ building: { _id: buildingId } }: Pick<Props, 'building'>) => {
  const form = useContractForm(NewManager, { email: '' })
  const invite = useAction(api.admin.inviteManager, {
    done: 'Invitation sent',
    refresh: [api.admin.building],
  })
  const send = async (body: NewManager) => {
    await invite.send({ params: { buildingId }, body })
    form.reset({ email: '' })
  }
  return (
    <Form form={form} onSend={send} failed="We couldn’t send the invitation." label="Invite a manager">
      <TextField
        control={form.control}
        name="email"
        label="Invite a manager by email"
        type="email"
        autoComplete="off"
      />
      <SubmitButton w="fit-content" variant="default" busyText="Sending...">
        Send invitation
      </SubmitButton>
    </Form>
  )
}
