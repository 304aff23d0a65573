/** What the ledger asks of who keeps the books today: money that isn't allocated, and who owes. */
import { keepsBooks } from '../../../../contract/role-rights.ts'
import { counted } from '../../../../contract/text.ts'
import { formatMoney } from '../../../../contract/money.ts'
import type { AgendaOf } from '../../../offers.ts'
import { countOwing } from './agenda-store.ts'
import { selectBooks } from './books-store.ts'

const list = '/fees/payments?shows=toPlace'

/** Deposits that wait for a unit, and how many units owe something that is due; nothing for who doesn't keep the books. */
export const ledgerToday: AgendaOf = async (ctx, today) => {
  if (!keepsBooks(ctx)) return null
  const buildingId = ctx.building._id
  const { unplaced } = await selectBooks(ctx.db, buildingId)
  const { all, owing } = await countOwing(ctx.db, buildingId, today)
  const figure = { key: 'unitsOwing', label: 'Units with a balance due', value: owing, of: all, before: null }
  return {
    entries:
      unplaced.count === 0
        ? []
        : [
            {
              key: 'ledger:unplaced',
              kind: 'fees',
              title: `${counted(unplaced.count, 'payment')} to allocate`,
              detail: `${formatMoney(unplaced.cents)} received, not yet allocated to a unit`,
              dueOn: null,
              to: list,
            },
          ],
    found: unplaced.count === 0 ? 0 : 1,
    noun: 'task about payments',
    list,
    figures: [{ ...figure, to: '/fees/receivables?shows=owing' }],
  }
}
