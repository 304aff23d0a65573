import type { PersonCard, PersonTie } from '../../../../contract/units/people.ts'
import type { Role } from '../../../../contract/roles.ts'
import { nothingShared, sightOf, type Seen, type Viewer } from '../sharing.ts'
import type { PersonRow } from './person-store.ts'

/** Somebody as the building has them, from the roster or, without a row there, from their account. */
export interface Known {
  person: Omit<PersonCard, 'office' | 'units'>
  seen: Seen
  ties: readonly PersonTie[]
}

/** As an owner, a tenant or an occupant; an agent is none of a unit's people. */
export const isAtHome = ({ holds, role }: PersonTie): boolean => holds && role !== 'agent'

/** Their role in the building today. */
const roleToday = ({ account }: PersonRow): Role | null => (account && account.endedAt === null ? account.role : null)

/** Somebody whom the roster names; `sits` where a term of theirs on council runs, with or without an account. */
export const knownFromRoster = (row: PersonRow, ties: readonly PersonTie[], sits = false): Known => ({
  person: {
    _id: row._id,
    name: row.name,
    profilePicture: row.account?.profilePicture ?? null,
    email: row.email,
    phone: row.phone ?? row.mobile,
  },
  seen: { ...row, isResident: ties.some(isAtHome), role: sits ? 'council' : roleToday(row) },
  ties,
})

/** Somebody who belongs to the building and whom the roster does not name. */
export const knownFromAccount = (account: {
  _id: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  profilePicture: string | null
  role: Role
}): Known => {
  const { _id, firstName, lastName, email, phone, profilePicture, role } = account
  return {
    person: { _id, name: `${firstName} ${lastName}`, email, phone, profilePicture },
    seen: { ...nothingShared, isResident: false, role },
    ties: [],
  }
}

/** What a viewer sees of somebody; null where they are not there for the viewer. */
export const cardFor = (known: Known, viewer: Viewer, sharedUnitIds: ReadonlySet<string>): PersonCard | null => {
  const { person, seen, ties } = known
  const sight = sightOf(seen, viewer)
  if (!sight) return null
  const held = ties.filter(viewer === 'manager' || viewer === 'self' ? ({ holds }) => holds : isAtHome)
  const shown = sight.units === 'none' ? [] : held
  const units = shown
    .filter(({ unitId }) => sight.units === 'all' || sharedUnitIds.has(unitId))
    .map(({ unitId, unitNumber }) => ({ _id: unitId, unitNumber }))
  const { role } = seen
  return {
    _id: person._id,
    name: person.name,
    office: sight.office && (role === 'council' || role === 'management') ? role : null,
    profilePicture: sight.picture ? person.profilePicture : null,
    units: [...new Map(units.map((unit) => [unit._id, unit])).values()],
    email: sight.email ? person.email : null,
    phone: sight.phone ? person.phone : null,
  }
}
