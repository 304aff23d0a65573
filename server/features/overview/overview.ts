/** The overview: all that the dashboard shows of a building to somebody, and the building's figures. */
import type { BuildingStats, Dashboard } from '../../../contract/overview.ts'
import { canManageBuilding, canVote } from '../../../contract/role-rights.ts'
import { localDateOf } from '../../../contract/time.ts'
import type { Member } from '../../context.ts'
import { ask } from '../../http/foresight.ts'
import { managesNotices } from '../notices/notices.ts'
import { stepsLeft } from './first-steps.ts'
import { dashboardQuestion, statsQuestion, type Caller } from './store.ts'

const callerOf = (ctx: Member): Caller => ({
  buildingId: ctx.building._id,
  accountId: ctx.account._id,
  role: ctx.role,
  day: localDateOf(ctx.now, ctx.building.timeZone),
  now: ctx.now,
})

/** Everything the caller's dashboard shows, in one statement: what is not theirs to see is null or empty. */
export const readDashboard = async (ctx: Member): Promise<Dashboard> => {
  const sight = {
    features: ctx.building.features,
    votes: canVote(ctx.role, ctx.superadmin),
    manages: canManageBuilding(ctx.role, ctx.superadmin),
    managesNotices: managesNotices(ctx),
  }
  const shown = await ask<Dashboard>(ctx, dashboardQuestion(ctx.offers.figures, callerOf(ctx), sight))
  return { ...shown, firstSteps: stepsLeft(shown.firstSteps) }
}

/** The building's figures. */
export const readStats = (ctx: Member): Promise<BuildingStats> =>
  ask(ctx, statsQuestion(ctx.offers.figures, callerOf(ctx), ctx.building.features))
