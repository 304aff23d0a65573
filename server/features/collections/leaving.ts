import { formatMoney } from '../../../contract/money.ts'
import { collectionRules } from '../../../law/law.ts'
import type { Leaving } from '../../offers.ts'
import { mayReadBooks } from '../ledger/ledger.ts'
import { readAccounts, todayIn } from './facts.ts'
import { ongoing, openOf } from './known.ts'
import { selectHoldingsOf } from './own-store.ts'
import { planInForce } from './plans/rules.ts'

/** A lien stays on the title and a plan with the seller; nothing ends without someone who says so. */
export const collectionsLeaving: Leaving = {
  async foresee(ctx, { personId, unitId }) {
    if (personId === null || unitId === null || !mayReadBooks(ctx)) return []
    const ids = await selectHoldingsOf(ctx.db, ctx.building._id, { personId, unitId, today: todayIn(ctx) })
    if (ids.length === 0) return []
    const { Charge } = collectionRules(ctx.building.jurisdiction)
    return (await readAccounts(ctx, ids)).flatMap(({ facts }) => {
      const plan = planInForce(facts.actions, facts.today)
      const liens = ongoing(facts.actions, 'lien').filter(({ registeredOn }) => registeredOn !== null)
      return [
        ...liens.map((one) => `${Charge} ${one.number} for ${formatMoney(one.cents)} is on the title.`),
        ...(plan ? [`They have a payment plan with ${formatMoney(openOf(plan))} left to pay.`] : []),
      ]
    })
  },

  end: () => Promise.resolve(),
}
