import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { formatDate, type LocalDate } from '../../../../contract/time.ts'

/** A calendar day of the building: `Nov 22, 2026`. */
export const Day = ({ on }: { on: LocalDate }) => <time dateTime={on}>{formatDate(on)}</time>

/** A unit by its number, leading to its page. */
export const UnitLink = ({ of }: { of: { unitId: string; unitNumber: string } }) => (
  <Anchor component={Link} to={`/unit-management/${of.unitId}`} inherit fw={600}>
    {of.unitNumber}
  </Anchor>
)

/** Somebody by name, leading to their page. */
export const PersonLink = ({ of }: { of: { personId: string; name: string } }) => (
  <Anchor component={Link} to={`/user/${of.personId}`} inherit style={{ overflowWrap: 'anywhere' }}>
    {of.name}
  </Anchor>
)
