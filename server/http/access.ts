import { suspendedCode, unprovenCode } from '../../contract/buildings/closed.ts'
import { canManageBuilding, canVote, keepsBooks } from '../../contract/role-rights.ts'
import type { PermissionMap, Role } from '../../contract/roles.ts'
import type { Route } from '../../contract/route.ts'
import type { User } from '../../contract/accounts/user.ts'
import type { CurrentAccount, CurrentBuilding } from '../context.ts'
import type { Foreseen } from './foresight.ts'
import { Forbidden, NotFound, NotSignedIn, Refusal } from './errors.ts'

/** What the caller is to the building the call names. */
export interface Standing {
  readonly building: CurrentBuilding
  readonly role: Role
  readonly permissions: PermissionMap
}

/** A building of the caller's that is closed to them for now: to everybody, or for want of a second factor. */
export type Closed =
  | { readonly by: 'platform'; readonly name: string; /** For those who manage it. */ readonly reason: string | null }
  | { readonly by: 'secondFactor'; readonly name: string }

/** Who calls, read from the database for this very call. */
export interface Identity {
  readonly sessionId: string
  readonly account: CurrentAccount
  /** Null when no building was named, or none the caller belongs to. */
  readonly standing: Standing | null
  /** Null for a building that is open, or that the caller does not belong to: they have no standing then either. */
  readonly closed: Closed | null
  /** `required`: a superadmin who has not given one, and has no more rights than anybody until then. */
  readonly secondFactor: User['secondFactor']
  /** What the look read beside; null where the call may change something. */
  readonly foreseen: Foreseen | null
}

/** The building a call names, and how it named it. */
export interface NamedBuilding {
  readonly id: string | null
  readonly from: 'header' | 'path' | 'query'
}

const unprovenWords = 'Superadmins need two-step sign-in. Set it up in your profile first, then log out and back in.'

/** One answer for a building that is foreign, absent or misspelt. */
const notYours = (named: NamedBuilding) =>
  named.from === 'path' ? NotFound() : Forbidden('You don’t belong to this building.')

const refusalOf = (closed: Closed): Refusal => {
  const { name } = closed
  if (closed.by === 'secondFactor')
    return new Refusal(
      403,
      unprovenCode,
      `${name} requires two-step sign-in for management and council. Set it up in your profile. If you already have, log out and back in.`,
    )
  const { reason } = closed
  return new Refusal(
    403,
    suspendedCode,
    reason === null
      ? `${name} is suspended. Please contact the building’s manager.`
      : `${name} is suspended: ${reason}`,
  )
}

const requireStanding = (identity: Identity, named: NamedBuilding): Standing => {
  if (named.id === null) throw new Refusal(400, 'BUILDING_REQUIRED', 'Choose a building first.')
  if (!identity.standing) throw notYours(named)
  return identity.standing
}

const may = (route: Route, standing: Standing, superadmin: boolean): boolean => {
  if (route.access === 'member') return true
  const keepsArea = route.area === undefined || superadmin || standing.permissions[route.area]
  if (route.access === 'finance') return keepsBooks({ superadmin, permissions: standing.permissions }) && keepsArea
  if (route.access === 'council') return canVote(standing.role, superadmin) && keepsArea
  return route.area === undefined ? canManageBuilding(standing.role, superadmin) : keepsArea
}

/**
 * Judges a call by its route's access word, before anything of it is parsed. Throws 401, 403, 404 or 400
 * BUILDING_REQUIRED; answers the caller's standing in the building where the route has one.
 */
export const authorize = (route: Route, identity: Identity | null, named: NamedBuilding): Standing | null => {
  if (route.access === 'public' || route.access === 'link') return null
  if (!identity) throw NotSignedIn()
  const superadmin = identity.account.platformRole === 'superadmin'
  if (identity.secondFactor === 'required' && !identity.standing && (route.access !== 'signedIn' || named.id !== null))
    throw new Refusal(403, 'SECOND_FACTOR_REQUIRED', unprovenWords)
  if (identity.closed && route.access !== 'superadmin') throw refusalOf(identity.closed)
  if (route.access === 'superadmin') {
    if (!superadmin) throw Forbidden()
    return identity.standing
  }
  if (route.access === 'signedIn') {
    if (named.id !== null && !identity.standing) throw notYours(named)
    return identity.standing
  }
  const standing = requireStanding(identity, named)
  if (!may(route, standing, superadmin)) throw Forbidden()
  if (route.feature && !standing.building.features[route.feature])
    throw new Refusal(404, 'FEATURE_OFF', 'This building doesn’t use this feature.')
  return standing
}
