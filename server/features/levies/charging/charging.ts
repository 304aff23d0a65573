/** Charging the instalments of special levies: each unit once, however often it is tried, to who owned it on the due day. */
import type { LocalDate } from '../../../../contract/time.ts'
import type { Ctx, InBuilding } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { inEach } from '../../buildings/buildings.ts'
import {
  charge,
  chartOf,
  dayToEnter,
  holdingsOn,
  settleHoldings,
  shareBooks,
  tellCharged,
} from '../../ledger/ledger.ts'
import { noteMoney } from '../record.ts'
import { byUnitNumber, dueBy, weightsOf, type DueInstalment } from '../shares/rules.ts'
import { selectCharged, selectShares } from '../shares/store.ts'
import { isApproved, lockLevies, selectLevy, type ApprovedLevy } from '../store.ts'
import { todayIn } from '../today.ts'
import { authorityOf, instalmentWords, levySource, shareOf } from './rules.ts'
import { insertCharges, selectCharging, selectDueLevies } from './store.ts'

/** A call, or a job that says who it is. */
type Charger = InBuilding & { readonly actor?: string }

/** Reads what of a levy is due by a day and wasn't charged. */
export const dueOf = async ({ db, building }: InBuilding, { _id, dueDays }: ApprovedLevy, by: LocalDate) => {
  const shares = (await selectShares(db, building._id, [_id])).get(_id) ?? []
  const charged = (await selectCharged(db, building._id, [_id])).get(_id) ?? []
  return dueBy({ dueDays, shares }, charged, by)
}

/** Charges one instalment to the holdings of its due day (BC: Strata Property Act, s. 109), and tells their owners. */
const chargeOne = async (
  tx: Charger,
  levy: ApprovedLevy,
  due: readonly [DueInstalment, ...DueInstalment[]],
  day: LocalDate,
): Promise<void> => {
  const [{ nth, dueOn }] = due
  const { name, fundId, approvedOn, dueDays } = levy
  const shares = (await selectShares(tx.db, tx.building._id, [levy._id])).get(levy._id) ?? []
  const weights = weightsOf(levy.division, shares)
  const { accounts } = await chartOf(tx)
  const holdings = await holdingsOn(tx, dueOn)
  const charges = due.flatMap((one) => {
    const { unit, cents } = one
    const holdingId = holdings.get(unit._id)
    if (holdingId === undefined) return []
    const source = levySource(levy._id, nth, { unitId: unit._id, holdingId })
    const parts = [{ fundId, accountId: accounts.levies, cents, share: shareOf(levy, one, weights) }]
    return [{ unitId: unit._id, holdingId, source, parts, cents }]
  })
  const said = { type: 'specialLevy', dueOn, day, authority: authorityOf(name, approvedOn) } as const
  const words = instalmentWords(name, nth, dueDays.length)
  const made = await charge(
    tx,
    charges.map((one) => ({ ...said, ...one, words })),
  )
  if (made.size === 0) return
  const kept = charges.map(({ unitId, source }) => ({ nth, unitId, itemId: made.get(source)! }))
  await insertCharges(tx.db, tx.building._id, levy._id, kept)
  const cents = charges.reduce((sum, one) => sum + one.cents, 0)
  const leftOut = byUnitNumber(due.filter(({ unit }) => !holdings.has(unit._id))).map(({ unit }) => unit.unitNumber)
  await noteMoney(tx, 'charged', levy._id, { dueOn, units: made.size, cents, leftOut })
  for (const itemId of made.values()) await tellCharged(tx, itemId)
}

/**
 * Charges what of a levy is due by today and wasn't charged; a unit without an owner on record is left out until it has one.
 * What fell due in a month that is locked is entered today. The caller holds the levy, and the books for as long.
 */
export const chargeInstalments = async (
  tx: Charger,
  levy: ApprovedLevy,
  lockedThrough: LocalDate | null,
): Promise<void> => {
  const today = todayIn(tx)
  const due = Map.groupBy(await dueOf(tx, levy, today), ({ nth }) => nth)
  for (const of of due.values()) {
    const [first] = of
    const day = dayToEnter(first!.dueOn, lockedThrough, today)
    await chargeOne(tx, levy, of as [DueInstalment, ...DueInstalment[]], day)
  }
}

/** Charges in a building all instalments that are due by its calendar day. */
export const chargeDueIn = async (ctx: Charger): Promise<void> => {
  const ids = await selectDueLevies(ctx.db, ctx.building._id, todayIn(ctx))
  if (ids.length === 0) return
  // Apart, as it waits for all entries under way; sharing the books afterwards doesn't.
  await settleHoldings(ctx)
  for (const id of ids)
    await inTransaction(ctx, async (tx) => {
      const lockedThrough = await shareBooks(tx.db, tx.building._id)
      await lockLevies(tx.db, tx.building._id, [id])
      const levy = await selectLevy(tx.db, tx.building._id, id)
      if (levy && isApproved(levy)) await chargeInstalments(tx, levy, lockedThrough)
    })
}

export const chargeJob = 'levies.chargeDue'

/** Charges what is due in every building that has levies; one that fails doesn't keep the others from it. */
export const chargeDue = async (ctx: Ctx): Promise<void> =>
  inEach(ctx, await selectCharging(ctx.db, ctx.now), (inside) => chargeDueIn({ ...inside, actor: chargeJob }))
