/** What the clock does with votes: opens and closes them, by a job and for whoever reads before it, and reminds. */
import { voteReminderHours } from '../../../contract/limits/voting.ts'
import { later } from '../../../contract/time.ts'
import type { Ctx, InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { findCurrentBuilding } from '../buildings/buildings.ts'
import { closeVote } from './closing.ts'
import { requireLocked } from './known.ts'
import { settleHidden, tellMissing } from './messages.ts'
import { openNow } from './opening.ts'
import { insertReminder, selectBuildingsDue, selectDueIn, selectNearing, type Nearing } from './settling-store.ts'

export const settleJob = 'voting.settle'
export const remindJob = 'voting.remind'

const hourMs = 60 * 60 * 1000

/** Opens and closes what is due of one proposal; whoever comes second finds nothing to do. */
const settleOne = (ctx: InBuilding, id: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const found = await requireLocked(tx, id)
    const opens = found.status === 'discussion' && found.opensAt !== null && found.opensAt <= tx.now
    const current = opens ? await openNow(tx, found, { opensAt: found.opensAt!, closesAt: found.closesAt! }) : found
    if (current.status === 'voting' && current.closesAt !== null && current.closesAt <= tx.now)
      await closeVote(tx, current)
  })

/** Opens and closes what is due in a building, as the product and not as whoever calls. */
export const settleDue = async (ctx: InBuilding): Promise<void> => {
  const due = await selectDueIn(ctx.db, ctx.building._id, ctx.now)
  if (due.length === 0) return
  const { account: _account, ...product } = ctx
  for (const id of due) await settleOne(product, id)
}

/** The same in every building where something is due; and what someone was told of a proposal that is hidden from them since is unread no more. */
export const settleVotes = async (ctx: Ctx): Promise<void> => {
  for (const buildingId of await selectBuildingsDue(ctx.db, ctx.now)) {
    const building = await findCurrentBuilding(ctx.db, buildingId)
    if (building) await settleDue({ ...ctx, building })
  }
  await settleHidden(ctx)
}

/** The nearest of the distances at which one is reminded; none that lay before the text was voted on. */
const hoursDue = ({ since, closesAt }: Nearing, now: string): number | null => {
  const passed = voteReminderHours.filter((hours) => later(closesAt, -hours * hourMs) <= now)
  const hours = passed.length === 0 ? null : Math.min(...passed)
  return hours !== null && later(closesAt, -hours * hourMs) > since ? hours : null
}

/** Reminds those who may vote and have not, two days and four hours before the close, once for each. */
export const remindOfVotes = async (ctx: Ctx): Promise<void> => {
  const until = later(ctx.now, Math.max(...voteReminderHours) * hourMs)
  for (const nearing of await selectNearing(ctx.db, ctx.now, until)) {
    const hours = hoursDue(nearing, ctx.now)
    const building = hours === null ? null : await findCurrentBuilding(ctx.db, nearing.buildingId)
    if (hours === null || !building) continue
    await inTransaction({ ...ctx, building }, async (tx) => {
      const _id = newId(Date.parse(tx.now))
      if (await insertReminder(tx.db, nearing, { _id, hours, at: tx.now }))
        await tellMissing(tx, nearing.proposalId, _id)
    })
  }
}
