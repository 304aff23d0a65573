import { formatMoney } from '../../../contract/money.ts'
import { formatDate } from '../../../contract/time.ts'
import type { Leaving } from '../../offers.ts'
import { debtorsOn, mayReadBooks } from '../ledger/ledger.ts'
import { instalmentsOfUnit } from './charging/to-come.ts'
import { todayIn } from './today.ts'

/** Instalments due from the day on which a unit changes hands are the next owners' (BC: Strata Property Act, s. 109). */
export const leviesLeaving: Leaving = {
  async foresee(ctx, { personId, unitId, passesOn }) {
    if (personId === null || unitId === null || passesOn === undefined || !mayReadBooks(ctx)) return []
    const debtor = (await debtorsOn(ctx, todayIn(ctx))).find(({ unit }) => unit._id === unitId)
    // Said once, also where two owners sell together.
    if (debtor?.ownersById[0]?._id !== personId) return []
    const passing = (await instalmentsOfUnit(ctx, unitId)).filter(
      ({ dueOn, holdingId }) => holdingId === null && dueOn >= passesOn,
    )
    const [first] = passing
    if (!first) return []
    const all = formatMoney(passing.reduce((sum, { cents }) => sum + cents, 0))
    return [`Special levy instalments of ${all} due from ${formatDate(first.dueOn)} pass to the next owners.`]
  },

  end: () => Promise.resolve(),
}
