import { Button, List, Text } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { EndAccess as EndAccessBody, type Person, type PersonDesk } from '../../../../contract/units/people.ts'
import { api } from '../../../api/api.ts'
import { newerOf } from '../../../api/errors.ts'
import { useRefresh } from '../../../api/queries.ts'
import { toast } from '../../../api/toast.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRoleLabels } from '../../../ui/use-role-labels.ts'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'

type Role = NonNullable<PersonDesk['membership']>['role']
type RoleNames = ReturnType<typeof useRoleLabels>
interface Ending {
  role: Role
  becomes: Role | null
  lines: readonly string[]
}

const endingOf = ({ desk }: Person): Ending | null =>
  desk?.ending && desk.membership ? { ...desk.ending, role: desk.membership.role } : null

/** What the button does; of which role the dialog says in its title. */
const actionWords = ({ becomes }: Ending): string => (becomes === null ? 'End access' : 'Remove role')

/** Ends somebody's access from their page; where that may not be, says what to do instead. */
export const EndAccess = ({ person, desk }: { person: Person; desk: PersonDesk }) => {
  const [opened, setOpened] = useState<Ending | null>(null)
  const ending = endingOf(person)
  return (
    <>
      {desk.endingRefused && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {desk.endingRefused}
        </Text>
      )}
      {desk.can.endAccess && ending && (
        <Button variant="default" w="fit-content" maw="100%" onClick={() => setOpened(ending)}>
          {actionWords(ending)}
        </Button>
      )}
      {opened && <EndDialog person={person} ending={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

interface DialogProps {
  person: Person
  ending: Ending
  onClose(): void
}

const titleOf = ({ name }: Person, ending: Ending, roles: RoleNames): string =>
  ending.becomes === null
    ? `End ${name}’s access?`
    : `Remove the ${roles[ending.role].toLowerCase()} role from ${name}?`

function EndDialog({ person, ending, onClose }: DialogProps) {
  const [theirs, setTheirs] = useState<Ending | null>(null)
  const shown = theirs ?? ending
  const roles = useRoleLabels()
  const { role, becomes } = shown
  const form = useContractForm(
    EndAccessBody,
    { was: role, becomes, reason: '' },
    { keeps: `person/${person._id}/end-access` },
  )
  const end = useAction(api.units.endAccess)
  const refresh = useRefresh()
  const navigate = useNavigate()
  const send = async (body: EndAccessBody) => {
    try {
      const after = await end.send({ params: { id: person._id }, body })
      toast.success(doneWords(person, body, roles))
      onClose()
      if (after.person === null) await navigate('/unit-directory')
      await refresh(...stale)
      return null
    } catch (error) {
      const newer = newerOf(error) as Person | null
      const now = newer && endingOf(newer)
      if (!now) throw error
      setTheirs(now)
      form.setValue('was', now.role)
      form.setValue('becomes', now.becomes)
      return undefined
    }
  }
  return (
    <StepDialog
      title={titleOf(person, shown, roles)}
      form={form}
      onSend={send}
      onClose={onClose}
      button={actionWords(shown)}
      busyText="Ending..."
      failed="We couldn’t end the access. Nothing has changed; please try again."
      danger
      conflict={<RecordConflict theirs={theirs} title="Someone else just changed their role" words={newerWords} />}
    >
      <Lines of={shown} />
      <TextAreaField
        control={form.control}
        name="reason"
        label="Reason"
        description="For the history, which building managers can read. The person doesn’t see it."
        minRows={2}
      />
    </StepDialog>
  )
}

const newerWords = () => 'Nothing was ended. Here is what would happen now.'

const Lines = ({ of: { lines } }: { of: Ending }) => (
  <List size="sm" spacing={6} style={{ overflowWrap: 'anywhere' }}>
    {lines.map((line) => (
      <List.Item key={line}>{line}</List.Item>
    ))}
  </List>
)

const { person: onePerson, signInHelp, directory, officeHolders, importAccess } = api.units
const stale = [onePerson, signInHelp, directory, officeHolders, importAccess, api.audit.history]

const doneWords = ({ name }: Person, { was, becomes }: EndAccessBody, roles: RoleNames): string =>
  becomes === null ? `${name} no longer has access` : `${name} is no longer ${roles[was].toLowerCase()}`
