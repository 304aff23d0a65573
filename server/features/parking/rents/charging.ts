/** Charging the rents of stalls to owners' accounts: each month of an assignment once, however often it is run. */
import type { LocalDate } from '../../../../contract/time.ts'
import type { Ctx, InBuilding } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { inEach, wakeKeepers } from '../../buildings/buildings.ts'
import {
  automaticCharges,
  chargeFor,
  holdHoldings,
  holdingsOn,
  lockedThroughOf,
  settleHoldings,
  shareBooks,
} from '../../ledger/ledger.ts'
import { todayIn } from '../caller.ts'
import { monthsDue, rentSource, rentWords } from './rules.ts'
import { insertRent, selectRenting, selectUncharged, type UnchargedRent } from './store.ts'

/** A job, or the demo, that says who it is. */
type Charger = InBuilding & { readonly actor?: string }

/** Lists the first days of the months whose rents are due in a building. */
export const monthsDueIn = async (ctx: InBuilding): Promise<LocalDate[]> => {
  const { stallRentsFrom: from } = await automaticCharges(ctx)
  return monthsDue({ from, lockedThrough: await lockedThroughOf(ctx.db, ctx.building._id), today: todayIn(ctx) })
}

/** Charges one month of an assignment; the owners hear of its first one, and the others are on their statement. */
const chargeRent = async (tx: Charger, rent: UnchargedRent, holdingId: string): Promise<void> => {
  const { assignmentId, month, feeCents: cents, authority, isFirst: isTold } = rent
  const chargeId = await chargeFor(tx, {
    ...{ holdingId, type: 'stallRent', words: rentWords(rent, month), authority, dueOn: month, cents },
    ...{ fund: 'operating', source: rentSource(assignmentId, month), isTold },
  })
  await insertRent(tx.db, tx.building._id, { assignmentId, month, chargeId, at: tx.now })
}

/** Charges the rents of a month to the owners on its first day; a unit without one is left for a later run. */
const chargeMonth = (ctx: Charger, month: LocalDate): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { db, building } = tx
    await shareBooks(db, building._id)
    if (!(await monthsDueIn(tx)).includes(month)) return
    const holdings = await holdingsOn(tx, month)
    const wanted = await selectUncharged(db, building._id, [month])
    const held = await holdHoldings(db, building._id, [
      ...new Set(wanted.flatMap(({ unitId }) => holdings.get(unitId) ?? [])),
    ])
    // Another run may have charged some of them while their accounts were awaited.
    for (const rent of await selectUncharged(db, building._id, [month])) {
      const holdingId = holdings.get(rent.unitId)
      if (holdingId !== undefined && held.has(holdingId)) await chargeRent(tx, rent, holdingId)
    }
    if (held.size > 0) wakeKeepers(tx, 'parking', 'parkingStall')
  })

/**
 * Charges in a building all rents that are due by its calendar day, from the month that its books name; none where they name
 * no month, and none in a locked month.
 */
export const chargeRentsIn = async (ctx: Charger): Promise<void> => {
  const uncharged = await selectUncharged(ctx.db, ctx.building._id, await monthsDueIn(ctx))
  if (uncharged.length === 0) return
  // Apart, as it waits for all entries under way; sharing the books afterwards doesn't.
  await settleHoldings(ctx)
  for (const month of new Set(uncharged.map((rent) => rent.month))) await chargeMonth(ctx, month)
}

export const chargeRentsJob = 'parking.chargeRents'

/** Charges what is due in every building that rents out stalls; one that fails doesn't keep the others from it. */
export const chargeRents = async (ctx: Ctx): Promise<void> =>
  inEach(ctx, await selectRenting(ctx.db), (inside) => chargeRentsIn({ ...inside, actor: chargeRentsJob }))
