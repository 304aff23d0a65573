import { Alert, List, Stack, Text } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { formatDate } from '../../../../contract/time.ts'
import type { AccessEndingThen, RosterImport } from '../../../../contract/units.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useRoleLabels } from '../../../ui/use-role-labels.ts'
import { AffectedPerson } from './affected-person.tsx'
import { endingWords } from './kept-words.ts'

interface AccessEndingProps {
  made: RosterImport
  count: number
  people: readonly AccessEndingThen[]
}

/** Whose access ends by itself with the last day that the file gives them. */
export function AccessEnding({ made, count, people }: AccessEndingProps) {
  const { name: building } = useBuilding()
  const roles = useRoleLabels()
  const isWritten = made.status === 'applied'
  return (
    <Alert color="blue" icon={<IconCalendarOff aria-hidden />} title={endingWords(count, building, isWritten)}>
      <Stack gap="sm">
        <Text size="sm" c="inherit">
          After that day they lose all access to {building} and get an email about it. Their vehicles and fobs are
          removed from the lists. A later date in the roster postpones this.
        </Text>
        <List listStyleType="none" spacing="xs" withPadding={false} aria-label="People whose access ends automatically">
          {people.map(({ personId, name, role, until }) => (
            <AffectedPerson
              key={personId}
              personId={personId}
              name={name}
              words={`${roles[role]} · last day ${formatDate(until)}`}
            />
          ))}
        </List>
        {count > people.length && (
          <Text size="sm" c="inherit">
            And {count - people.length} more.
          </Text>
        )}
      </Stack>
    </Alert>
  )
}
