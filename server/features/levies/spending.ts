/** Spending from a special levy, for the features that enter it: what it is called, and that its money is there. */
import type { InBuilding } from '../../context.ts'
import { Conflict, orNotFound } from '../../http/errors.ts'
import { isApproved, lockApproved, lockLevies, selectThose, type ApprovedLevy } from './store.ts'
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

/**
 * Reads a levy for money that is spent from it, or above zero comes back to it. 404 for one of another building; 409 for a
 * draft, and for spending from one that is completed.
 */
export const requireSpendable = async (ctx: InBuilding, id: string, cents: number): Promise<ApprovedLevy> => {
  const levy = orNotFound((await selectThose(ctx.db, ctx.building._id, [id]))[0])
  if (!isApproved(levy)) throw Conflict(`Owners haven’t approved the special levy “${levy.name}” yet.`)
  if (levy.state === 'finished' && cents < 0)
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

/**
 * Does what may take payments off the charges of levies, which it holds until the transaction ends; to be called before
 * accounts of owners are held. 409 where a levy would then have less than nothing: its money was spent or has gone.
 */
export const keepCovered = async <T>(tx: InBuilding, work: () => Promise<T>): Promise<T> => {
  const { db, building } = tx
  const ids = await lockApproved(db, building._id)
  if (ids.length === 0) return work()
  const before = new Map((await selectThose(db, building._id, ids)).map(({ _id, money }) => [_id, money.balanceCents]))
  const done = await work()
  for (const { _id, name, money } of await selectThose(db, building._id, ids)) {
    const refusal = money.balanceCents < before.get(_id)! ? overspentRefusal(name, money.balanceCents) : null
    if (refusal !== null) throw Conflict(refusal)
  }
  return done
}

/** Refuses to change what was spent from levies, which the caller holds, where one of them is completed; 409. */
export const requireOngoing = async (tx: InBuilding, ids: readonly string[]): Promise<void> => {
  for (const { name, state } of ids.length === 0 ? [] : await selectThose(tx.db, tx.building._id, ids))
    if (state === 'finished') throw Conflict(`The special levy “${name}” is completed. Reopen it first.`)
}
