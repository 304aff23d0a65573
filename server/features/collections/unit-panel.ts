import { collectionKind } from '../../../contract/collections/collection-kind.ts'
import { collectionStageLabels } from '../../../contract/collections/collection-words.ts'
import { formatMoney } from '../../../contract/money.ts'
import { formatDate } from '../../../contract/time.ts'
import type { UnitPanelOf } from '../../offers.ts'
import { holdingsOn, readsBooks } from '../ledger/ledger.ts'
import { readAccounts, todayIn } from './facts.ts'
import { summed } from './reading.ts'

/** How the arrears of a unit are being collected, for those who read the books; nothing before a step was taken. */
export const collectionOfUnit: UnitPanelOf = async (ctx, unit) => {
  if (!readsBooks(ctx)) return null
  const holdingId = (await holdingsOn(ctx, todayIn(ctx))).get(unit._id)
  const [account] = holdingId === undefined ? [] : await readAccounts(ctx, [holdingId])
  if (!account) return null
  const { stage, dueCents, next } = summed(ctx, account)
  if (stage === 'settled' || stage === 'overdue') return null
  return {
    key: 'collections',
    title: 'Collections',
    summary: 'Arrears are being collected.',
    rows: [
      {
        title: dueCents > 0 ? `${formatMoney(dueCents)} overdue` : 'Paid',
        detail: next ? `${next.words}${next.on === null ? '' : `, ${formatDate(next.on)}`}` : '',
        state: { words: collectionStageLabels[stage], tone: 'waiting' },
        to: null,
      },
    ],
    more: { words: 'View collections', to: collectionKind.page(account._id) },
  }
}
