import { Anchor, Badge, Group, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { formatDate } from '../../../../contract/time.ts'
import { lotHeading } from '../../../../contract/unit-words.ts'
import type { MyTie, MyUnit } from '../../../../contract/units/my-place.ts'
import { labelsFor } from '../../../../law/law.ts'
import { FactGrid } from '../person/fact-grid.tsx'
import classes from '../person/person.module.css'
import { tieWords } from '../person/tie-words.ts'

type Jurisdiction = Parameters<typeof labelsFor>[0]

interface Props {
  units: readonly MyUnit[]
  inRoster: boolean
  buildingName: string
  jurisdiction: Jurisdiction
}

/** The reader's units of today and to come; what to do next for whoever has none. */
export const MyUnits = ({ units, inRoster, buildingName, jurisdiction }: Props) => {
  if (units.length === 0) return <NoUnit inRoster={inRoster} buildingName={buildingName} />
  return (
    <ul className={classes['rows']}>
      {units.map((unit) => (
        <li key={unit._id}>
          <OneUnit unit={unit} jurisdiction={jurisdiction} />
        </li>
      ))}
    </ul>
  )
}

const NoUnit = ({ inRoster, buildingName }: Pick<Props, 'inRoster' | 'buildingName'>) => (
  <Text>
    {inRoster
      ? `The roster of ${buildingName} doesn’t link you to a unit today.`
      : `You aren’t on the roster of ${buildingName}.`}{' '}
    If you own, rent or live in a unit here, give your managers the unit number and the email you sign in with. You’ll
    find their contact details on{' '}
    <Anchor component={Link} to="/dashboard" inherit underline="always">
      your dashboard
    </Anchor>
    .
  </Text>
)

/** `Owner of 50%, lives there · since Mar 1, 2016 · lease to May 31, 2027` */
const wordsOf = (tie: MyTie): string =>
  [tieWords(tie), tie.leaseEndsOn && `lease to ${formatDate(tie.leaseEndsOn)}`].filter(Boolean).join(' · ')

const listed = (words: readonly string[]) => (words.length > 0 ? words.join(', ') : null)

const OneUnit = ({ unit, jurisdiction }: { unit: MyUnit; jurisdiction: Jurisdiction }) => {
  const { lot, entitlement } = labelsFor(jurisdiction)
  const { unitNumber, strataLot, unitEntitlement, stalls, lockers, ties, can } = unit
  return (
    <Stack gap="xs">
      <Group gap="xs">
        {can.open ? (
          <Anchor component={Link} to={`/unit-management/${unit._id}`} fw={600} className={classes['reach']}>
            Unit {unitNumber}
          </Anchor>
        ) : (
          <Text fw={600} className={classes['reach']}>
            Unit {unitNumber}
          </Text>
        )}
        {!can.open && <Badge color="gray">Upcoming</Badge>}
      </Group>
      {ties.map((tie) => (
        <Text key={tie._id} size="sm">
          {wordsOf(tie)}
        </Text>
      ))}
      <FactGrid
        facts={[
          [lotHeading(lot), strataLot],
          [entitlement.One, unitEntitlement],
          [stalls.length > 1 ? 'Parking stalls' : 'Parking stall', listed(stalls)],
          [lockers.length > 1 ? 'Lockers' : 'Locker', listed(lockers)],
        ]}
      />
    </Stack>
  )
}
