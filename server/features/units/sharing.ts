import type { Role } from '../../../contract/roles.ts'
import { canManageBuilding } from '../../../contract/role-rights.ts'

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
  /** All their units, those that whoever looks is tied to as well, or none. */
  units: 'all' | 'shared' | 'none'
  email: boolean
  phone: boolean
  picture: boolean
  /** That they are on council, or manage the building. */
  office: boolean
}

/** As what somebody looks at a person; those who may manage the building need to see, whoever else they are. */
export const viewerOf = (of: {
  role: Role
  superadmin: boolean
  isSelf: boolean
  /** Whether both own, rent or live in one unit today. */
  sharesUnit: boolean
}): Viewer => {
  if (canManageBuilding(of.role, of.superadmin)) return 'manager'
  if (of.isSelf) return 'self'
  if (of.role === 'visitor') return 'visitor'
  return of.sharesUnit ? 'household' : 'neighbour'
}

/**
 * What a viewer sees of a person; null where the person is not there for them. Nobody is listed but by their own word.
 * Those of one unit see each other's names there, and who holds office is known by name to everybody of the building
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
