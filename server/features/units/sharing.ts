import type { Role } from '../../../contract/roles.ts'
import { canManageBuilding } from '../../../contract/role-rights.ts'
import type { LinkRole } from '../../../contract/units/link-role.ts'

/** What somebody lets their neighbours see; all of it is off until they say so (product decisions, privacy by default). */
export interface Sharing {
  /** Name, unit and picture; what follows shows only with it. */
  isListed: boolean
  sharesEmail: boolean
  sharesPhone: boolean
  /** Set by managers for somebody at risk; it goes before whatever was chosen. */
  isProtected: boolean
}

export const nothingShared: Sharing = { isListed: false, sharesEmail: false, sharesPhone: false, isProtected: false }

/** Somebody who is looked at on a day. */
export interface Seen extends Sharing {
  /** Whether they own, rent or live in a unit on that day; an agent does not. */
  isResident: boolean
  /** Their role in the building, if they have one. */
  role: Role | null
}

/** What whoever looks is to somebody: one who manages, the same person, one of the same unit, or one of the building. */
export type Viewer = 'manager' | 'self' | 'household' | 'neighbour' | 'visitor'

/** Which fields show. Somebody of whom nothing shows is not there at all. */
export interface Sight {
  name: true
  /** All their units, those where they are one of the viewer's own, or none. */
  units: 'all' | 'shared' | 'none'
  email: boolean
  phone: boolean
  picture: boolean
  /** That they are on council, or manage the building. */
  office: boolean
}

interface UnitTie {
  unitId: string
  role: LinkRole
}

/**
 * The units where somebody is one of the viewer's own, by the ties of both on a day: owners know everybody of their unit,
 * others those who live there with them.
 */
export const unitsInCommon = (viewers: readonly UnitTie[], theirs: readonly UnitTie[]): ReadonlySet<string> => {
  const ofUnit = viewers.filter(({ role }) => role !== 'agent')
  const known = theirs.filter(
    ({ unitId, role }) =>
      role !== 'agent' && ofUnit.some((own) => own.unitId === unitId && (own.role === 'owner' || role !== 'owner')),
  )
  return new Set(known.map(({ unitId }) => unitId))
}

/** As what somebody looks at a person; those who may manage the building need to see, whoever else they are. */
export const viewerOf = (of: {
  role: Role
  superadmin: boolean
  isSelf: boolean
  /** Whether there is a unit where they are one of the viewer's own. */
  sharesUnit: boolean
}): Viewer => {
  if (canManageBuilding(of.role, of.superadmin)) return 'manager'
  if (of.isSelf) return 'self'
  if (of.role === 'visitor') return 'visitor'
  return of.sharesUnit ? 'household' : 'neighbour'
}

/**
 * What a viewer sees of a person; null where the person is not there for them. Nobody is listed but by their own word.
 * Those of the viewer's own unit are known by name there, and who holds office is known by name to everybody of the building
 * but visitors. A protected person is there for managers and for themselves only.
 */
export const sightOf = (seen: Seen, viewer: Viewer): Sight | null => {
  if (viewer === 'manager' || viewer === 'self')
    return { name: true, units: 'all', email: true, phone: true, picture: true, office: true }
  if (viewer === 'visitor' || seen.isProtected) return null
  const listed = seen.isListed && seen.isResident
  const shared = viewer === 'household' && seen.isResident
  const office = seen.role === 'council' || seen.role === 'management'
  if (!listed && !shared && !office) return null
  return {
    name: true,
    units: listed ? 'all' : shared ? 'shared' : 'none',
    email: listed && seen.sharesEmail,
    phone: listed && seen.sharesPhone,
    picture: listed,
    office,
  }
}
