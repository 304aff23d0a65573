import { Button, Group, List, Text } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { EndAccess as EndAccessBody, type Person, type PersonDesk } from '../../../../contract/units/people.ts'
import { api } from '../../../api/api.ts'
import { newerOf } from '../../../api/errors.ts'
import { useRefresh } from '../../../api/queries.ts'
import { toast } from '../../../api/toast.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRoleLabels } from '../../../ui/use-role-labels.ts'
import { Conflict } from '../../../ui/conflict.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'

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
  const [opened, setOpened] = useState(false)
  const ending = endingOf(person)
  return (
    <>
      {desk.endingRefused && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {desk.endingRefused}
        </Text>
      )}
      {desk.can.endAccess && ending && (
        <Button variant="default" w="fit-content" maw="100%" onClick={() => setOpened(true)}>
          {actionWords(ending)}
        </Button>
      )}
      {opened && ending && <EndDialog person={person} ending={ending} onClose={() => setOpened(false)} />}
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
  const [shown, setShown] = useState(ending)
  const roles = useRoleLabels()
  const [isNewer, setIsNewer] = useState(false)
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
    } catch (error) {
      const newer = newerOf(error) as Person | null
      const theirs = newer && endingOf(newer)
      if (!theirs) throw error
      setShown(theirs)
      setIsNewer(true)
      form.setValue('was', theirs.role)
      form.setValue('becomes', theirs.becomes)
    }
  }
  return (
    <Dialog onClose={onClose} title={titleOf(person, shown, roles)}>
      <Form form={form} onSend={send} failed="We couldn’t end the access. Nothing has changed; please try again.">
        {isNewer && (
          <Conflict title="Someone else just changed their role">
            <Text size="sm" c="inherit">
              Nothing was ended. Here is what would happen now.
            </Text>
          </Conflict>
        )}
        <Lines of={shown} />
        <TextAreaField
          control={form.control}
          name="reason"
          label="Reason"
          description="For the history, which building managers can read. The person doesn’t see it."
          minRows={2}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <SubmitButton busyText="Ending..." color="red">
            {actionWords(shown)}
          </SubmitButton>
        </Group>
      </Form>
    </Dialog>
  )
}

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
