import type { BuildingOverview, NewManager, Suspension } from '../../../contract/admin/buildings.ts'
import { managersShownMost, staffActsShownMost } from '../../../contract/limits/admin.ts'
import type { CurrentBuilding, SignedIn } from '../../context.ts'
import { NotFound, orNotFound } from '../../http/errors.ts'
import { staffActs } from '../audit/audit.ts'
import { liftSuspension, suspendBuilding } from '../buildings/buildings.ts'
import { inviteByEmail } from '../joining/joining.ts'
import { selectFacts } from './facts-store.ts'
import { selectHealth } from './health-store.ts'

/** The building that the path names; 404 for one that does not exist. */
const namedBuilding = ({ current }: SignedIn): CurrentBuilding => orNotFound(current)

/** One building from outside. Its records and its people's affairs are read by entering it. */
export const readBuilding = async (ctx: SignedIn): Promise<BuildingOverview> => {
  const building = namedBuilding(ctx)
  const health = await selectHealth(ctx.db, building._id, ctx.now)
  if (!health) throw NotFound()
  const { managers, ...facts } = await selectFacts(ctx.db, building._id, ctx.now)
  return {
    ...health,
    ...facts,
    features: building.features,
    managers: managers.slice(0, managersShownMost),
    moreManagers: managers.length > managersShownMost,
    staffActs: await staffActs({ ...ctx, building }, staffActsShownMost),
  }
}

/** Invites somebody to manage the building, as whoever manages it could; 409 for somebody who belongs to it. */
export const inviteManager = async (ctx: SignedIn, { body }: { body: NewManager }): Promise<undefined> => {
  const inviter = { ...ctx, building: namedBuilding(ctx), role: 'management', superadmin: true } as const
  await inviteByEmail(inviter, { email: body.email, role: 'management' })
  return undefined
}

/** Closes a building to its people; 409 where it is closed already. */
export const suspend = async (ctx: SignedIn, { body }: { body: Suspension }): Promise<undefined> => {
  await suspendBuilding({ ...ctx, building: namedBuilding(ctx) }, body.reason)
  return undefined
}

/** Opens it again; 409 where it is open. */
export const openAgain = async (ctx: SignedIn): Promise<undefined> => {
  await liftSuspension({ ...ctx, building: namedBuilding(ctx) })
  return undefined
}
