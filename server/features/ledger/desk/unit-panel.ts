import { holdingKind } from '../../../../contract/ledger/ledger-kinds.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import type { UnitPanelOf } from '../../../offers.ts'
import { readsBooks } from './access.ts'
import { selectOfUnit } from './holdings-store.ts'
import { todayIn } from './reading.ts'
import { chargeShown, summaryOf } from './rules.ts'

const rowsMost = 5

/** Says what the owners of a unit owe: to who reads the books, and to themselves. */
export const feesOfUnit: UnitPanelOf = async (ctx, unit) => {
  const reads = readsBooks(ctx)
  const today = todayIn(ctx)
  const accountId = reads ? null : ctx.account._id
  const known = await selectOfUnit(ctx.db, ctx.building._id, unit._id, { accountId, today })
  if (!known) return null
  const { jurisdiction } = ctx.building
  const { dueCents, creditCents } = summaryOf(known, jurisdiction, today)
  if (!reads && known.charges.length === 0 && creditCents === 0) return null
  const credit = creditCents > 0 ? ` Credit: ${formatMoney(creditCents)}.` : ''
  return {
    key: 'fees',
    title: 'Fees',
    summary: `${dueCents > 0 ? `${formatMoney(dueCents)} is due.` : 'Nothing is due.'}${credit}`,
    rows: known.charges.slice(0, rowsMost).map((charge) => ({
      title: charge.words,
      detail: `${formatMoney(charge.openCents)}, due ${formatDate(charge.dueOn)}`,
      state:
        charge.dueOn > today
          ? { words: 'Not due yet', tone: 'neutral' }
          : chargeShown(jurisdiction, charge).isOnWord || charge.dueOn === today
            ? { words: 'Due', tone: 'waiting' }
            : { words: 'Overdue', tone: 'bad' },
      to: null,
    })),
    more: reads ? { words: 'View account', to: holdingKind.page(known._id) } : { words: 'Your fees', to: '/fees' },
  }
}
