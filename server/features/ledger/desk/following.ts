/** What the ledger does by itself: its holdings follow the roster, and what was paid ahead pays what falls due. */
import type { Ctx, InBuilding } from '../../../context.ts'
import type { Leaving } from '../../../offers.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { managingRoles } from '../../../../contract/role-rights.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { inEach, wakeRoles } from '../../buildings/buildings.ts'
import { spendCredit } from '../debts/paying.ts'
import { settleHoldings } from '../holdings/holdings.ts'
import { selectBuildings, selectOfPerson } from './following-store.ts'
import { mayReadBooks } from './access.ts'
import { todayIn } from './reading.ts'

export const followJob = 'ledger.follow'

/** Settles the holdings of one building with its roster, and pays what is due from what was paid ahead. */
const followIn = async (ctx: InBuilding): Promise<void> => {
  await settleHoldings(ctx)
  await inTransaction(ctx, async (tx) => {
    const spent = await spendCredit({ ...tx, actor: followJob }, todayIn(tx))
    if (spent > 0) wakeRoles(tx, 'holding', ['owner', ...managingRoles])
  })
}

/** Does something in every building; one that fails keeps no other from it. */
export const inEveryBuilding = async (ctx: Ctx, work: (inside: InBuilding) => Promise<void>): Promise<void> =>
  inEach(ctx, await selectBuildings(ctx.db), work)

/** Follows the roster in every building. */
export const followEverywhere = (ctx: Ctx): Promise<void> => inEveryBuilding(ctx, followIn)

/** What a seller owes or has paid stays theirs; whoever buys begins at nothing. */
export const ledgerLeaving: Leaving = {
  async foresee(ctx, { personId, unitId }) {
    if (personId === null || unitId === null || !mayReadBooks(ctx)) return []
    const { dueCents, laterCents, creditCents } = await selectOfPerson(ctx.db, ctx.building._id, {
      ...{ personId, unitId },
      today: todayIn(ctx),
    })
    return [
      ...(dueCents > 0 ? [`They owe ${formatMoney(dueCents)}, which remains their debt.`] : []),
      ...(laterCents > 0 ? [`They were charged ${formatMoney(laterCents)} that is due later.`] : []),
      ...(creditCents > 0 ? [`They have a credit of ${formatMoney(creditCents)}, which remains theirs.`] : []),
    ]
  },

  async end(tx, { unitId }) {
    if (unitId !== null) await settleHoldings(tx, unitId)
  },
}
