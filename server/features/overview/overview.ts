/** The overview: all that the dashboard shows of a building to somebody, and the building's figures. */
import type { BuildingStats, Dashboard } from '../../../contract/overview.ts'
import { canManageBuilding, canVote } from '../../../contract/role-rights.ts'
import { localDateOf } from '../../../contract/time.ts'
import type { Member } from '../../context.ts'
import { ask } from '../../http/foresight.ts'
import { managesNotices } from '../notices/notices.ts'
import { countFigures } from '../units/units.ts'
import { stepsLeft } from './first-steps.ts'
import { dashboardQuestion, statsQuestion, type Caller, type DashboardRead, type StatsRead } from './store.ts'

const callerOf = (ctx: Member): Caller => ({
  buildingId: ctx.building._id,
  accountId: ctx.account._id,
  role: ctx.role,
  day: localDateOf(ctx.now, ctx.building.timeZone),
  now: ctx.now,
})

/** Counts units and people where nobody has since they changed, or since yesterday. */
const wholeStats = async (ctx: Member, { remembered, ...others }: StatsRead): Promise<BuildingStats> => ({
  ...(remembered ?? (await countFigures(ctx))),
  ...others,
})

/**
 * Everything the caller's dashboard shows, in one statement, and another where units and people are counted anew. What is
 * not theirs to see is null or empty.
 */
export const readDashboard = async (ctx: Member): Promise<Dashboard> => {
  const sight = {
    features: ctx.building.features,
    votes: canVote(ctx.role, ctx.superadmin),
    manages: canManageBuilding(ctx.role, ctx.superadmin),
    managesNotices: managesNotices(ctx),
  }
  const shown = await ask<DashboardRead>(ctx, dashboardQuestion(ctx.offers.figures, callerOf(ctx), sight))
  return {
    ...shown,
    stats: shown.stats && (await wholeStats(ctx, shown.stats)),
    firstSteps: stepsLeft(shown.firstSteps),
  }
}

/** The building's figures. */
export const readStats = async (ctx: Member): Promise<BuildingStats> =>
  wholeStats(ctx, await ask(ctx, statsQuestion(ctx.offers.figures, callerOf(ctx), ctx.building.features)))
