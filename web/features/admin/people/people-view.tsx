import { Box, Card, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { PeopleSearch, type FoundPeople, type FoundPerson } from '../../../../contract/admin/people.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { PersonCard } from './person-card.tsx'

/** People with an account, found by name, email or phone. What is looked for stands neither in the address nor in a cache. */
const PeopleView = () => {
  const form = useContractForm(PeopleSearch, { words: '' })
  const find = useAction(api.admin.findPeople)
  const [found, setFound] = useState<FoundPeople | null>(null)
  const changed = (person: FoundPerson) =>
    setFound((before) =>
      before === null
        ? null
        : { ...before, people: before.people.map((one) => (one._id === person._id ? person : one)) },
    )
  return (
    <Stack gap="lg">
      <Card padding="md">
        <Form
          form={form}
          label="Find people"
          onSend={async (body) => setFound(await find.send({ body }))}
          failed="We couldn’t search. Please try again."
        >
          <Group align="flex-start" gap="sm">
            <Box flex="1 1 16rem">
              <TextField
                control={form.control}
                name="words"
                label="Name, email or phone"
                description="At least three characters. Your search is recorded."
                type="search"
                autoComplete="off"
              />
            </Box>
          </Group>
          <Group>
            <SubmitButton busyText="Searching...">Search</SubmitButton>
          </Group>
        </Form>
      </Card>
      <Box aria-live="polite">{found && <Found found={found} onChanged={changed} />}</Box>
    </Stack>
  )
}
export default PeopleView

const Found = ({ found: { people, more }, onChanged }: { found: FoundPeople; onChanged: (one: FoundPerson) => void }) =>
  people.length === 0 ? (
    <Empty title="No one found">
      Search by the start of a name or email address, or by digits of a phone number. People on a roster without an
      account are in their building’s directory.
    </Empty>
  ) : (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {more ? `Showing the first ${people.length}. Type more to narrow it down.` : `${people.length} found`}
      </Text>
      {people.map((person) => (
        <PersonCard key={person._id} person={person} onChanged={onChanged} />
      ))}
    </Stack>
  )
