/** Balances of previous records: brought into the books together, and taken out of them together. */
import { localDateOf, type LocalDate } from '../../../../contract/time.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { NotFound } from '../../../http/errors.ts'
import { post, reverse, type Poster } from '../posting.ts'
import { selectChart } from '../store.ts'
import { charge, undoCharge, type Charge } from './charging.ts'
import { broughtCashEntry, broughtCreditEntry } from './entries.ts'
import { selectBrought } from './opening-store.ts'
import { insertReceipts } from './placed-store.ts'
import { spendCredit } from './paying.ts'
import { lockHoldings } from './store.ts'
import { freeCharge, undoReceiptOf } from './undoing.ts'

const todayIn = ({ now, building }: Poster): LocalDate => localDateOf(now, building.timeZone)

/** What holdings owed and had paid ahead, and what the bank accounts of funds had, on a day. */
interface Brought {
  /** The day it is entered for. */
  day: LocalDate
  charges: readonly (Omit<Charge, 'parts' | 'authority'> & { fund: 'operating' | 'reserve'; cents: number })[]
  credits: readonly { holdingId: string; cents: number; source: string }[]
  cash: readonly { fund: 'operating' | 'reserve'; cents: number; source: string }[]
  /** What the charges rest on. */
  authority: string
}

/**
 * Brings balances of previous records into the books, against the equity that each fund began with; credit of these holdings
 * pays what is due today. What was entered before under the same source is left as it is. 404 for a holding of another
 * building; 409 for a day in a locked month.
 */
export const bringForward = (ctx: Poster, { day, charges, credits, cash, authority }: Brought): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    const holdingIds = [...new Set([...charges, ...credits].map(({ holdingId }) => holdingId))]
    if ((await lockHoldings(tx.db, buildingId, holdingIds)).size < holdingIds.length) throw NotFound()
    const chart = await selectChart(tx.db, buildingId)
    const { funds, accounts } = chart
    await charge(
      tx,
      charges.map(({ fund, cents, ...one }) => ({
        ...{ ...one, authority },
        parts: [{ fundId: funds[fund], accountId: accounts.opening, cents }],
      })),
    )
    const receipts = credits.map((credit) => ({ ...credit, _id: newId(Date.parse(tx.now)) }))
    const entries = await post(tx, [
      ...receipts.map((receipt) => broughtCreditEntry(chart, { ...receipt, day })),
      ...cash.map((one) => broughtCashEntry(chart, { ...one, day })),
    ])
    const of = { kind: 'credit', paymentId: null, instruction: null } as const
    const made = receipts.flatMap((receipt) => {
      const entryId = entries.get(receipt.source)
      return entryId === undefined ? [] : [{ ...receipt, ...of, entryId }]
    })
    await insertReceipts(tx.db, buildingId, made)
    for (const holdingId of holdingIds.toSorted()) await spendCredit(tx, todayIn(tx), holdingId)
  })

/**
 * Takes what was entered under these sources out of the books: what paid it is credit again, and pays what else is due. 409
 * where credit of it was refunded or transferred.
 */
export const takeBack = (
  ctx: Poster,
  { sources, words }: { sources: readonly string[]; words: string },
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    const { holdingIds, items, receiptIds, entryIds } = await selectBrought(tx.db, buildingId, sources)
    await lockHoldings(tx.db, buildingId, holdingIds)
    for (const { itemId, holdingId } of items) {
      await freeCharge(tx, { holdingId, itemId, words })
      await undoCharge(tx, { itemId, words })
    }
    for (const receiptId of receiptIds) await undoReceiptOf(tx, receiptId, words)
    for (const entryId of entryIds) await reverse(tx, { entryId, words })
    for (const holdingId of holdingIds.toSorted()) await spendCredit(tx, todayIn(tx), holdingId)
  })
