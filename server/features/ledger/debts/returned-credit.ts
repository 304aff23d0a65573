/** What of a payment had left its account when the bank returned it: the account owes it, so that books and bank agree. */
import { formatDate, localDateOf, type LocalDate } from '../../../../contract/time.ts'
import { newId } from '../../../db/ids.ts'
import { post, type Poster } from '../posting.ts'
import { selectChart } from '../store.ts'
import { returnedCreditEntry } from './entries.ts'
import { insertOutflowDebt, selectOutflowsOf } from './outflows-store.ts'
import { insertItems } from './store.ts'

const wordsOf = {
  refund: 'Refunded from a returned payment',
  transfer: 'Transferred from a returned payment',
} as const

/**
 * Charges the holding of a receipt for what of it was refunded or transferred; the caller holds both, and undoes the receipt,
 * which is whole afterwards. Answers the ids of the debts.
 */
export const oweOutflows = async (
  tx: Poster,
  { _id: receiptId, holdingId }: { _id: string; holdingId: string },
  returnedOn: LocalDate | undefined,
): Promise<string[]> => {
  const buildingId = tx.building._id
  const today = localDateOf(tx.now, tx.building.timeZone)
  const authority = `Payment returned by the bank on ${formatDate(returnedOn ?? today)}`
  const made: string[] = []
  for (const { outflowId, kind, cents } of await selectOutflowsOf(tx.db, buildingId, receiptId)) {
    const [_id, chart] = [newId(Date.parse(tx.now)), await selectChart(tx.db, buildingId)]
    const said = { _id, holdingId, words: wordsOf[kind], cents }
    const entry = returnedCreditEntry(chart, { ...said, day: today })
    const entryId = (await post(tx, [entry])).get(entry.source)!
    const parts = [{ fundId: chart.funds.operating, cents }]
    await insertItems(tx.db, buildingId, [{ ...said, type: 'returnedCredit', authority, dueOn: today, entryId, parts }])
    await insertOutflowDebt(tx.db, buildingId, { outflowId, receiptId, itemId: _id })
    made.push(_id)
  }
  return made
}
