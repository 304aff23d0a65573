/** Buildings, who belongs to them in which role, and what each role may manage there. */
import type { Building, FoundBuilding } from '../../../contract/buildings.ts'
import { foundBuildingsMost, searchLeastChars } from '../../../contract/limits.ts'
import type { Paging } from '../../../contract/paging.ts'
import type { FeatureMap, Role } from '../../../contract/roles.ts'
import type { Page } from '../../../contract/route.ts'
import type { Instant } from '../../../contract/time.ts'
import type { CurrentAccount, Ctx, Member, SignedIn } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { NotFound } from '../../http/errors.ts'
import { standingEnded } from '../../platform/events.ts'
import { recordChange } from '../audit/audit.ts'
import { endMembershipRow, insertMembership, selectMembership, updateEndsAt, updateFall } from './memberships-store.ts'
import { askBuilding, askMine, lockBuilding, selectBuildings, selectByName } from './store.ts'

export { codeFault, createBuilding, foundBuilding, planFault } from './founding.ts'
export { keepersOf, keepsArea } from './areas.ts'
export { managesIn, selectRolesManaging as rolesManaging } from './areas-store.ts'
export { letterheadOf } from './branding.ts'
export { corporationOf, headOf, paperHeadOf } from './corporation.ts'
export { contactsIn, selectEmergencyContact as emergencyContactOf } from './contacts-store.ts'
export { buildingNames } from './names-store.ts'
export { selectFiscalYearEnd as fiscalYearEndOf } from './settings-store.ts'
export { permissionsFor, featuresFrom, holdsTreasury, type PermissionSettings, type Treasury } from './rules.ts'
export { selectTreasurerKeepsBooks as treasurerKeepsBooks, treasuryIn } from './treasurer-store.ts'
export {
  selectBuildingByCode as findBuildingByCode,
  selectCurrentBuilding as findCurrentBuilding,
  selectPlanNumber as planNumberOf,
  selectPostalAddress as postalAddressOf,
  lockBuilding,
} from './store.ts'
export { inEach } from './each.ts'
export { isAskedForFactor } from './closed-store.ts'
export { liftSuspension, restingWhileSuspended, suspendBuilding } from './suspension.ts'
export { isOpen } from './suspension-store.ts'
export { rolesWithoutVisitors, wakeAccounts, wakeAnywhere, wakeEverybody, wakeKeepers, wakeRoles } from './waking.ts'
export { roleAt, roleNow, belongsAt, belongsNow, restsAt } from './standing-store.ts'
export {
  belongs,
  belongsSince,
  selectMailed as mailedMembersOf,
  selectMailedAccounts as mailedAccountsOf,
  selectMembers as membersOf,
} from './memberships-store.ts'

const isSuperadmin = (ctx: SignedIn) => ctx.account.platformRole === 'superadmin'

/** Every building of the platform, by name. */
export const listBuildings = (ctx: SignedIn, { query }: { query: Paging }): Promise<Page<FoundBuilding>> =>
  selectBuildings(ctx.db, query)

/** Buildings whose name, city or address holds the words; without words everything, for a superadmin only. */
export const searchBuildings = async (
  ctx: SignedIn,
  { query: { query } }: { query: { query: string } },
): Promise<FoundBuilding[]> =>
  isSuperadmin(ctx)
    ? selectByName(ctx.db, query, query === '' ? null : foundBuildingsMost)
    : query.length < searchLeastChars
      ? []
      : selectByName(ctx.db, query, foundBuildingsMost)

/** The buildings the caller belongs to. */
export const myBuildings = (ctx: SignedIn): Promise<Building[]> => askMine(ctx)

/** The building of the path, with what the caller may manage in it. */
export const getBuilding = (ctx: Member): Promise<Building> => askBuilding(ctx)

/** Gives an account a role in a building, in place of the one it had there; of many at once the last one stands. */
export const addMember = (
  ctx: Ctx & { account?: CurrentAccount },
  { buildingId, accountId, role }: { buildingId: string; accountId: string; role: Role },
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await lockBuilding(tx.db, buildingId)
    const before = await selectMembership(tx.db, buildingId, accountId)
    if (before?.role === role && before.endsAt === null) return
    if (before) await endMembershipRow(tx.db, buildingId, before._id, tx.now)
    const id = newId(Date.parse(tx.now))
    await insertMembership(tx.db, { id, buildingId, accountId, role, startedAt: tx.now })
    await recordChange(tx, {
      subject: 'membership',
      subjectId: id,
      buildingId,
      action: before ? 'changed' : 'added',
      before: { role: before?.role ?? null },
      after: { role },
    })
  })

/** Ends an account's rights in a building: they are gone at its next request, and its live streams end. */
export const endMembership = (
  ctx: Ctx & { account?: CurrentAccount },
  { buildingId, accountId, reason = null }: { buildingId: string; accountId: string; reason?: string | null },
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const membership = await selectMembership(tx.db, buildingId, accountId)
    if (!membership) throw NotFound()
    await endMembershipRow(tx.db, buildingId, membership._id, tx.now)
    await recordChange(tx, {
      subject: 'membership',
      subjectId: membership._id,
      buildingId,
      action: 'ended',
      ...(reason !== null && { after: { reason } }),
    })
    tx.afterCommit(() => tx.events.publish(standingEnded(accountId)))
  })

/**
 * Says when an account's rights in a building end by themselves, or, with null, that no such moment is in sight. From then
 * on they are refused, whether or not somebody has ended them.
 */
export const foreseeEnd = (
  ctx: Ctx,
  { buildingId, accountId, at }: { buildingId: string; accountId: string; at: Instant | null },
): Promise<void> => updateEndsAt(ctx.db, buildingId, accountId, at)

/**
 * Says when an account's role in a building falls back by itself and to what, or, with null, that it does not. From then on
 * each call is judged by that role, whether or not somebody has written so; without one it is refused.
 */
export const foreseeFall = (
  ctx: Ctx,
  {
    buildingId,
    accountId,
    fall,
  }: {
    buildingId: string
    accountId: string
    fall: { at: Instant; to: 'owner' | 'tenant' | 'member' | null } | null
  },
): Promise<void> => updateFall(ctx.db, buildingId, accountId, fall)

/** All features on: what a new building starts with. */
export const everyFeature: FeatureMap = { maintenanceTickets: true, parking: true, notices: true, forum: true }
