/** Writing off: a debt that is given up by a decision is closed, and its income goes down; nothing is deleted. */
import type { LocalDate } from '../../../../contract/time.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, NotFound, orNotFound } from '../../../http/errors.ts'
import { post, type Poster } from '../posting.ts'
import { selectChart } from '../store.ts'
import { givenUpEntry, writeOffEntry } from './entries.ts'
import { selectIncomeOf } from './outflows-store.ts'
import { insertAllocations, insertReceipts } from './placed-store.ts'
import { dividedByFund } from './rules.ts'
import { lockHoldings, lockItem } from './store.ts'

interface Given {
  holdingId: string
  itemId: string
  cents: number
  day: LocalDate
  /** The decision that it rests on. */
  decision: string
}

/**
 * Writes off what is open of a debt, or a part of it; undone as an allocation is. 404 for a debt that isn't the holding's;
 * 409 where less of it is open, or it isn't due by the day.
 */
export const writeOff = (ctx: Poster, { holdingId, itemId, cents, day, decision }: Given): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    await lockHoldings(tx.db, buildingId, [holdingId])
    const item = orNotFound(await lockItem(tx.db, buildingId, itemId))
    if (item.holdingId !== holdingId) throw NotFound()
    if (item.day > day) throw Conflict('This charge isn’t due yet. Cancel it instead.')
    if (item.isUndone || cents > item.parts.reduce((sum, { openCents }) => sum + openCents, 0))
      throw Conflict('That’s more than is still owed.')
    const { accounts } = await selectChart(tx.db, buildingId)
    // Credit of a returned payment is no income, so giving it up costs other income.
    const income = new Map([
      ...item.parts.map(({ fundId }) => [fundId, accounts.otherIncome] as const),
      ...(await selectIncomeOf(tx.db, buildingId, item.entryId)).map((of) => [of.fundId, of.accountId] as const),
    ])
    const [receiptId, allocationId] = [newId(Date.parse(tx.now)), newId(Date.parse(tx.now))]
    const of = { holdingId, day, words: item.words, shares: dividedByFund(item.parts, cents) }
    const entries = [
      writeOffEntry(accounts, income, { ...of, _id: receiptId }),
      givenUpEntry(accounts, { ...of, _id: allocationId }),
    ] as const
    const made = await post(tx, entries)
    const [receiptEntryId, entryId] = entries.map(({ source }) => made.get(source)!) as [string, string]
    const kept = { holdingId, instruction: decision, cents }
    await insertReceipts(tx.db, buildingId, [
      { ...kept, _id: receiptId, kind: 'writeOff', paymentId: null, entryId: receiptEntryId },
    ])
    await insertAllocations(tx.db, buildingId, [
      { ...kept, _id: allocationId, receiptId, itemId, itemType: item.type, entryId },
    ])
  })
