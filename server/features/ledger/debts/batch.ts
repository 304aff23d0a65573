/** Many payments at once, each of a known holding: a run of debits, a bank file. One statement a step, however many. */
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { NotFound } from '../../../http/errors.ts'
import { post, type Poster } from '../posting.ts'
import { selectChart, type Chart } from '../store.ts'
import { allocationEntry, paymentEntry, receiptEntry } from './entries.ts'
import type { NewPayment } from './paying.ts'
import { insertAllocations, insertReceipts } from './placed-store.ts'
import { dividedByFund, placedSilently } from './rules.ts'
import { insertPayments, lockHoldings, lockOpenItems, type OpenWhole } from './store.ts'

/** A payment of a holding that says nothing of what it is for. */
export type PaidBy = NewPayment & { holdingId: string }

interface Recorded extends PaidBy {
  _id: string
  receiptId: string
  fundId: string
  entryId: string
}

const made = ({ now }: Poster): string => newId(Date.parse(now))

/** Records those that are new, the earliest first. */
const record = async (tx: Poster, chart: Chart, wanted: readonly PaidBy[]): Promise<Recorded[]> => {
  const each = [...new Map(wanted.map((one) => [one.source, one])).values()]
  const entries = await post(
    tx,
    each.map((one) => paymentEntry(chart, one)),
  )
  const fundId = chart.funds.operating
  const recorded = each
    .flatMap((one) => {
      const entryId = entries.get(one.source)
      return entryId === undefined ? [] : [{ ...one, fundId, entryId, _id: made(tx), receiptId: made(tx) }]
    })
    .toSorted((a, b) => a.day.localeCompare(b.day))
  await insertPayments(tx.db, tx.building._id, recorded)
  return recorded
}

/** Gives each payment to its holding. */
const receive = async (tx: Poster, chart: Chart, paid: readonly Recorded[]): Promise<void> => {
  const entries = await post(
    tx,
    paid.map(({ receiptId, ...one }) => receiptEntry(chart, { ...one, _id: receiptId })),
  )
  const receipts = paid.map(({ receiptId, _id: paymentId, holdingId, cents }) => ({
    ...{ _id: receiptId, kind: 'payment' as const, paymentId, holdingId, instruction: null, cents },
    entryId: entries.get(`receipt:${receiptId}`)!,
  }))
  await insertReceipts(tx.db, tx.building._id, receipts)
}

/** Takes what a payment paid off a debt that is held. */
const less = (item: OpenWhole, cents: number): void => {
  const shares = dividedByFund(item.parts, cents)
  item.openCents -= cents
  item.parts = item.parts.map(({ fundId, openCents }) => ({ fundId, openCents: openCents - shares.get(fundId)! }))
}

/** Says what of a payment pays which debts of its holding, and takes it off them. */
const sharesOf = (tx: Poster, chart: Chart, paid: Recorded, open: readonly OpenWhole[]) =>
  placedSilently(tx.building.jurisdiction, open, paid.cents, paid.day).map(({ itemId, cents }) => {
    const { holdingId, receiptId, fundId: from, day } = paid
    const item = open.find(({ _id }) => _id === itemId)!
    const _id = made(tx)
    const entry = allocationEntry(chart, { _id, from, holdingId, item, cents, day })
    less(item, cents)
    return { entry, kept: { _id, receiptId, itemId, holdingId, itemType: item.type, instruction: null, cents } }
  })

/** Pays what is due on the day of each payment. */
const allocateAll = async (tx: Poster, chart: Chart, paid: readonly Recorded[]): Promise<void> => {
  const buildingId = tx.building._id
  const holdingIds = [...new Set(paid.map(({ holdingId }) => holdingId))]
  const open = Map.groupBy(await lockOpenItems(tx.db, buildingId, holdingIds), ({ holdingId }) => holdingId)
  const shares = paid.flatMap((one) => sharesOf(tx, chart, one, open.get(one.holdingId) ?? []))
  const entries = await post(
    tx,
    shares.map(({ entry }) => entry),
  )
  await insertAllocations(
    tx.db,
    buildingId,
    shares.map(({ entry, kept }) => ({ ...kept, entryId: entries.get(entry.source)! })),
  )
}

/**
 * Records payments, gives each to its holding, and pays what is due on its day in the law's order, all or none. One that was
 * recorded before under the same source is left as it is. Answers how many are new. 404 for a holding of another building;
 * 409 for a day in a locked month.
 */
export const recordPaid = (ctx: Poster, wanted: readonly PaidBy[]): Promise<number> =>
  inTransaction(ctx, async (tx) => {
    const holdingIds = [...new Set(wanted.map(({ holdingId }) => holdingId))]
    if ((await lockHoldings(tx.db, tx.building._id, holdingIds)).size < holdingIds.length) throw NotFound()
    const chart = await selectChart(tx.db, tx.building._id)
    const paid = await record(tx, chart, wanted)
    await receive(tx, chart, paid)
    await allocateAll(tx, chart, paid)
    return paid.length
  })
