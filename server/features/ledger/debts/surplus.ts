/** What is left of a special levy, given back to owners as credit of their accounts. */
import type { LocalDate } from '../../../../contract/time.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { NotFound } from '../../../http/errors.ts'
import { post, type Poster } from '../posting.ts'
import { selectChart } from '../store.ts'
import { surplusEntry } from './entries.ts'
import { allocate, spendCredit } from './paying.ts'
import { insertReceipts } from './placed-store.ts'
import type { Share } from './rules.ts'
import { lockHoldings } from './store.ts'

interface Refunding {
  /** The fund of the levy, and its name. */
  fundId: string
  name: string
  day: LocalDate
  /** What each holding gets, and the debts that it pays first. */
  shares: readonly { holdingId: string; cents: number; first: readonly Share[] }[]
}

const byHolding = (one: { holdingId: string }, other: { holdingId: string }): number =>
  one.holdingId.localeCompare(other.holdingId)

/**
 * Gives money of a levy's fund back to holdings, as their credit, which pays the debts named first, then what they owe by the
 * day. The caller holds the levy, and knows that its fund has as much. 404 for a holding of another building; 409 for a day in
 * a locked month, and where less is owed of a debt that is named.
 */
export const refundSurplus = (ctx: Poster, { fundId, name, day, shares }: Refunding): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    const ids = [...new Set(shares.map(({ holdingId }) => holdingId))]
    if ((await lockHoldings(tx.db, buildingId, ids)).size < ids.length) throw NotFound()
    const chart = await selectChart(tx.db, buildingId)
    const words = `Special levy surplus: ${name}`
    const receipts = shares.map((share) => ({ ...share, _id: newId(Date.parse(tx.now)) }))
    const entries = receipts.map((receipt) => surplusEntry(chart, { ...receipt, fundId, day, words }))
    const made = await post(tx, entries)
    const of = { kind: 'levyRefund', paymentId: null, instruction: name } as const
    await insertReceipts(
      tx.db,
      buildingId,
      receipts.map((receipt, index) => ({ ...receipt, ...of, entryId: made.get(entries[index]!.source)! })),
    )
    for (const { _id: receiptId, holdingId, first } of receipts.toSorted(byHolding)) {
      if (first.length > 0) await allocate(tx, { receiptId, shares: first, day, instruction: null })
      await spendCredit(tx, day, holdingId)
    }
  })
