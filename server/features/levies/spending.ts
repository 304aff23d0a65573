/** Spending from a special levy, for the features that enter it: what it is called, and that its money is there. */
import type { InBuilding } from '../../context.ts'
import { Conflict, orNotFound } from '../../http/errors.ts'
import { isApproved, lockLevies, selectThose, type ApprovedLevy } from './store.ts'
import { overspentRefusal } from './surplus/rules.ts'

/** Reads what some levies of the building are called, by id. */
export const levyNames = async (ctx: InBuilding, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map(
    ids.length === 0 ? [] : (await selectThose(ctx.db, ctx.building._id, ids)).map(({ _id, name }) => [_id, name]),
  )

/** Holds levies until the transaction ends, after the books and before accounts of owners, so that what they have stays so. */
export const holdLevies = async (tx: InBuilding, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await lockLevies(tx.db, tx.building._id, ids)
}

/** Reads a levy of which money may be spent. 404 for one of another building; 409 for a draft, and for one that is completed. */
export const requireSpendable = async (ctx: InBuilding, id: string): Promise<ApprovedLevy> => {
  const levy = orNotFound((await selectThose(ctx.db, ctx.building._id, [id]))[0])
  if (!isApproved(levy)) throw Conflict(`Owners haven’t approved the special levy “${levy.name}” yet.`)
  if (levy.state === 'finished')
    throw Conflict(`The special levy “${levy.name}” is completed, so nothing more can be spent from it.`)
  return levy
}

/** Refuses what was entered for levies, which the caller holds, where it took more than owners paid into one; 409 that says how much. */
export const requireCovered = async (tx: InBuilding, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  for (const { name, money } of await selectThose(tx.db, tx.building._id, ids)) {
    const refusal = overspentRefusal(name, money.balanceCents)
    if (refusal !== null) throw Conflict(refusal)
  }
}
