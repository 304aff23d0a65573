import { Anchor, Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import type { z } from 'zod'
import { Approval, type AccessRequest, type RosterMatch } from '../../../contract/joining/access-requests.ts'
import { useState } from 'react'
import { roleOfTie } from '../../../contract/role-rights.ts'
import { api } from '../../api/api.ts'
import { useRights } from '../../api/use-rights.ts'
import { CheckboxField, SelectField } from '../../ui/form/fields.tsx'
import { useRoleLabels } from '../../ui/use-role-labels.ts'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { rolesToGive } from './role-words.ts'
import { RosterMatches } from './roster-matches.tsx'
import { useRequestStep } from './use-request-step.ts'

interface Props {
  request: AccessRequest
  onStale: (newer: AccessRequest) => void
}

/** Lets somebody in, in a role, as the person of the roster that they are. */
export const ApproveForm = ({ request, onStale }: Props) => {
  const { _id: id, version, name, email, claimedRole, unitId, unitNumber } = request
  const rights = useRights()
  const roles = useRoleLabels()
  const take = useRequestStep(api.joining.approveAccess, { done: `${name} now has access`, onStale })
  const [picked, setPicked] = useState<RosterMatch | null>(null)
  const form = useContractForm(Approval, {
    role: claimedRole ? roleOfTie[claimedRole] : 'owner',
    personId: null,
    correctEmail: false,
    version,
  })
  const { control } = form
  const personId = useWatch({ control, name: 'personId' }) ?? null
  const pick = (match: RosterMatch | null) => {
    setPicked(match)
    form.setValue('personId', match?.personId ?? null, { shouldDirty: true })
    form.setValue('correctEmail', false)
    const [tie] = match?.units ?? []
    if (tie && !form.formState.dirtyFields.role) form.setValue('role', roleOfTie[tie.role])
  }
  const send = (values: z.output<typeof Approval>) => take({ params: { id }, body: { ...values, version } })
  const differs = picked !== null && picked.email !== email
  return (
    <Form form={form} onSend={send} failed="We couldn’t approve the request. Please try again." label="Approve">
      <RosterMatches requestId={id} unitNumber={unitNumber} value={personId} onPick={pick} />
      {differs && (
        <CheckboxField
          control={control}
          name="correctEmail"
          label={`Also save ${email} to the roster`}
          description={
            picked.email
              ? `The roster now has ${picked.email}. Notices go to the email on the roster.`
              : 'The roster has no email for them yet. Notices go to the email on the roster.'
          }
        />
      )}
      {unitId && personId === null && (
        <Text size="sm">
          Not on the roster?{' '}
          <Anchor component={Link} to={`/unit-management/${unitId}`} inherit>
            Add them to unit {unitNumber}
          </Anchor>{' '}
          first, or approve them without a unit.
        </Text>
      )}
      <SelectField control={control} name="role" label="Role" data={rolesToGive(rights, roles)} />
      <SubmitButton w="fit-content" className="wraps" busyText="Approving...">{`Approve ${name}`}</SubmitButton>
    </Form>
  )
}
