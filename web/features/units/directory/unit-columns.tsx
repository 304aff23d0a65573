import { Anchor, Badge, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { DirectoryPerson, DirectoryUnit } from '../../../../contract/units/directory.ts'
import { lotHeading, unitStateLabels } from '../../../../contract/unit-words.ts'
import type { Labels } from '../../../../law/law.ts'
import { unknown, type Column } from '../../../ui/row-table.tsx'
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx'
import { matchWords } from './match-words.ts'
import { PersonLine } from './person-line.tsx'

const tones: Readonly<Record<DirectoryUnit['state'], Tone>> = {
  ownerOccupied: 'good',
  rented: 'brand',
  occupied: 'neutral',
  vacant: 'waiting',
}

const peopleOf = (people: readonly DirectoryPerson[], councilMember: string) =>
  people.length === 0 ? (
    unknown
  ) : (
    <Stack gap={2}>
      {people.map((person) => (
        <PersonLine key={`${person.personId} ${person.role}`} person={person} councilMember={councilMember} />
      ))}
    </Stack>
  )

const Number = ({ unit: { _id, unitNumber, matches } }: { unit: DirectoryUnit }) => (
  <Stack gap={2} maw="14rem">
    <Anchor component={Link} to={`/unit-management/${_id}`} inherit fw={600}>
      {unitNumber}
    </Anchor>
    {matches.map((match) => (
      <Text key={`${match.field} ${match.text}`} size="sm" c="dimmed">
        {matchWords(match)}
      </Text>
    ))}
  </Stack>
)

/** Labels as they are painted on the wall: each stays in one piece. */
const spacesOf = (labels: readonly string[]) =>
  labels.length === 0 ? (
    unknown
  ) : (
    <Stack gap={2}>
      {labels.map((label) => (
        <Text key={label} size="sm" style={{ whiteSpace: 'nowrap' }}>
          {label}
        </Text>
      ))}
    </Stack>
  )

/** What the managers' directory says of a unit. */
export const unitColumns = ({ lot, entitlement, councilMember }: Labels): Column<DirectoryUnit>[] => [
  { name: 'Unit', cell: (unit) => <Number unit={unit} /> },
  {
    name: 'Occupancy',
    cell: ({ state, ownersLiveElsewhere }) => (
      <Stack gap={4} align="flex-start" miw="max-content">
        <StatusBadge tone={tones[state]}>{unitStateLabels[state]}</StatusBadge>
        {ownersLiveElsewhere && <Badge color="gray">Off-site owners</Badge>}
      </Stack>
    ),
  },
  {
    name: 'Owners',
    cell: ({ people }) =>
      peopleOf(
        people.filter(({ role }) => role === 'owner'),
        councilMember.one,
      ),
  },
  {
    name: 'Tenants and others',
    cell: ({ people }) =>
      peopleOf(
        people.filter(({ role }) => role !== 'owner'),
        councilMember.one,
      ),
  },
  { name: 'Floor', cell: ({ floor }) => floor ?? unknown },
  { name: 'Stalls', cell: ({ stalls }) => spacesOf(stalls) },
  { name: 'Lockers', cell: ({ lockers }) => spacesOf(lockers) },
  { name: 'Type', cell: ({ unitType }) => unitType ?? unknown },
  { name: lotHeading(lot), cell: ({ strataLot }) => strataLot ?? unknown },
  { name: entitlement.One, cell: ({ unitEntitlement }) => unitEntitlement ?? unknown, figures: true },
]
