/** The figures of a sale: what is charged to a unit around the adjustment date, and which side bears it. */
import { adjustmentDayFault, usualAdjustmentDay } from '../../../contract/adjustments/adjustment-words.ts'
import type { AdjustmentsQuery } from '../../../contract/adjustments.ts'
import type { Adjustments } from '../../../contract/adjustments/adjustments.ts'
import { addDays, localDateOf, type LocalDate } from '../../../contract/time.ts'
import { labelsFor } from '../../../law/law.ts'
import { InvalidField } from '../../http/errors.ts'
import { feesToCome, isCatchUp } from '../budget/budget.ts'
import { feesOfUnit, lockedThroughOf, requireHolding, requireReader, type BooksCaller } from '../ledger/ledger.ts'
import { instalmentsOfUnit } from '../levies/levies.ts'
import { feeRows, instalmentRows, levyReasonOf, monthsFrom, netOf, notesOf, restOf, type Fee } from './rules.ts'

type Asked = { query: AdjustmentsQuery }

/** Reads the fees of a unit for the month of a day and the month after: those that were charged, and those that will be. */
const feesAround = async (ctx: BooksCaller, unitId: string, on: LocalDate): Promise<Fee[]> => {
  const [from, , until] = monthsFrom(on)
  const charged = await feesOfUnit(ctx.db, ctx.building._id, unitId, { from, until })
  // A locked month that wasn't charged never will be.
  const lockedThrough = await lockedThroughOf(ctx.db, ctx.building._id)
  const before = addDays(from, -1)
  const after = lockedThrough !== null && lockedThrough > before ? lockedThrough : before
  const toCome = await feesToCome(ctx, { after, through: addDays(until, -1) })
  return [
    ...charged.map(({ source, ...fee }) => ({ ...fee, isDifference: isCatchUp(source) })),
    ...toCome.filter((fee) => fee.unitId === unitId).map((fee) => ({ ...fee, holdingId: null })),
  ]
}

/**
 * Works out what the owners of an account and those who buy from them bear at a date, by default the first day after they
 * owned the unit, or today. 403 for those who don't read the books, 404 for an account of another building, 400 for a date that
 * is too far from today or from the sale.
 */
export const getAdjustments = async (ctx: BooksCaller, { query }: Asked): Promise<Adjustments> => {
  requireReader(ctx)
  const { _id: holdingId, unit, owners, from, to, charges, creditCents } = await requireHolding(ctx, query.holdingId)
  const { jurisdiction, timeZone } = ctx.building
  const today = localDateOf(ctx.now, timeZone)
  const on = query.on ?? usualAdjustmentDay({ from, to }, today)
  const fault = adjustmentDayFault({ from, to }, on, today)
  if (fault !== null) throw InvalidField('on', fault)
  const sale = { holdingId, to, on }
  const fees = feeRows(sale, await feesAround(ctx, unit._id, on))
  const instalments = instalmentRows(sale, jurisdiction, await instalmentsOfUnit(ctx, unit._id))
  const due = charges.filter(({ dueOn }) => dueOn < on)
  return {
    ...{ unit, owners, on, asOf: today },
    rows: [...fees, ...instalments],
    account: {
      dueCents: due.reduce((sum, { openCents }) => sum + openCents, 0),
      later: restOf(sale, charges, [...fees, ...instalments]),
      creditCents,
    },
    net: netOf(fees),
    levyReason: levyReasonOf(jurisdiction, on),
    notes: notesOf(jurisdiction, labelsFor(jurisdiction)),
  }
}
