/** What owners read of a budget: only what is the building's, or their own units'. */
import type { OwnFee } from '../../../../contract/budget/own.ts'
import { rowOf, type UnitFee } from '../fees/rules.ts'
import { monthsOf, type UnitShare } from '../runs/rules.ts'

const sharesOf = ({ parts }: UnitShare): OwnFee['shares'] =>
  parts.flatMap(({ fund, cents, share }) =>
    share && cents > 0 ? [{ fund, cents, group: null, weight: null, weights: null, ...share, instalment: null }] : [],
  )

/** Picks the fees of some units out of those of all, by unit number, each with the shares that it adds up to. */
export const ownFees = (fees: readonly UnitFee[], unitIds: ReadonlySet<string>): OwnFee[] => {
  const months = monthsOf(fees.map((fee) => ({ ...fee, month: fee.after })))
  return fees
    .flatMap((fee, index): OwnFee[] => {
      if (!unitIds.has(fee.unit._id)) return []
      const { unit, before, after, catchUpCents } = rowOf(fee)
      return [{ unit, before, after, catchUpCents, shares: sharesOf(months[index]!) }]
    })
    .toSorted((one, other) => one.unit.unitNumber.localeCompare(other.unit.unitNumber, 'en-CA', { numeric: true }))
}
