import type { Identify } from '../../http/dispatch.ts'
import { canManageBuilding } from '../../../contract/role-rights.ts'
import type { Closed, Standing } from '../../http/access.ts'
import { featuresFrom, holdsTreasury, permissionsFor } from '../buildings/buildings.ts'
import type { FeatureMap, PermissionMap, Role } from '../../../contract/roles.ts'
import type { Instant } from '../../../contract/time.ts'
import type { CurrentBuilding } from '../../context.ts'
import { sessionTouchEveryMs } from '../../../contract/limits.ts'
import { recall } from '../../http/foresight.ts'
import { hashOf } from '../../platform/secrets.ts'
import { selectIdentity, type IdentityRow } from './identity-store.ts'
import { touchSession } from './session-store.ts'

type Caller = IdentityRow & {
  /** A superadmin whose session gave no second factor where one is required. */
  unproven: boolean
}

const callerOf = (row: IdentityRow, production: boolean): Caller => {
  const isRequired = row.platform_role === 'superadmin' && (production || !row.waived)
  return { ...row, unproven: isRequired && !row.proven }
}

const isSuperadmin = (row: Caller) => row.platform_role === 'superadmin' && !row.unproven

/** A superadmin acts as management everywhere (specification, section 6), once they gave their second factor. */
const standingOf = (row: Caller, now: Instant): Standing | null => {
  const superadmin = isSuperadmin(row)
  const role: Role | null = superadmin ? 'management' : (row.role as Role | null)
  if (row.building_id === null || role === null) return null
  if ((row.suspended || row.rests) && !superadmin) return null
  const building: CurrentBuilding = {
    _id: row.building_id,
    name: row.building_name!,
    timeZone: row.time_zone!,
    jurisdiction: row.jurisdiction as CurrentBuilding['jurisdiction'],
    features: featuresFrom(row.features as Partial<FeatureMap>),
  }
  const permissions: PermissionMap = permissionsFor(role, row.permissions ?? {}, {
    superadmin,
    keepsAsTreasurer: holdsTreasury(row.treasury, now, building.timeZone),
  })
  return { building, role, permissions }
}

/** The building of a member whom it is closed to; those who manage it hear why. */
const closedOf = (row: Caller): Closed | null => {
  if (row.role === null || isSuperadmin(row)) return null
  const name = row.building_name!
  const manages = canManageBuilding(row.role as Role, false)
  if (row.suspended) return { by: 'platform', name, reason: manages ? row.suspension_reason : null }
  return row.rests ? { by: 'secondFactor', name } : null
}

/** Who calls, from the session's secret: one statement, so ended rights are gone at the next call. */
export const identify: Identify = async (ctx, token, buildingId, { quietly = false, route } = {}) => {
  const tokenHash = hashOf(token)
  const key =
    route?.method === 'GET' && route.sends !== 'events'
      ? `${tokenHash.toString('latin1')} ${route.path} ${buildingId}`
      : null
  const question = key === null ? undefined : recall(key, ctx.now)
  const found = await selectIdentity(ctx, { tokenHash, buildingId }, question)
  if (!found) return null
  const row = callerOf(found, ctx.config.production)
  if (!quietly && Date.parse(ctx.now) - Date.parse(row.last_seen_at) >= sessionTouchEveryMs)
    await touchSession(ctx.db, row.session_id, ctx.now)
  return {
    sessionId: row.session_id,
    account: {
      _id: row.account_id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      platformRole: isSuperadmin(row) ? 'superadmin' : 'normal',
    },
    standing: standingOf(row, ctx.now),
    closed: closedOf(row),
    secondFactor: row.unproven ? 'required' : row.proven ? 'given' : 'none',
    foreseen: key === null ? null : { key, question, answer: row.foreseen },
  }
}
