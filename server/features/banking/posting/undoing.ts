/** Taking the latest posting of an account out of the books. */
import { formatMoney } from '../../../../contract/money.ts'
import { formatMonth, type LocalDate } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { Conflict, orNotFound } from '../../../http/errors.ts'
import { reverse, shareBooks, withdrawPayment } from '../../ledger/ledger.ts'
import { keepCovered, requireOngoing, wakeLevies } from '../../levies/levies.ts'
import type { KnownAccount } from '../accounts/store.ts'
import { noteChange, wakeMoney } from '../record.ts'
import type { KnownRow } from '../rows/store.ts'
import { levyIdsOf } from './levies.ts'
import { rowsOf, sourceOf } from './posting.ts'
import {
  isMoved,
  lockPayments,
  lockPosting,
  selectEntriesBySource,
  selectPosted,
  undoPosted,
  type KnownPosting,
} from './store.ts'

const words = 'Posting undone'

const requireLatest = async (tx: InBuilding, accountId: string, postingId: string): Promise<KnownPosting> => {
  const posting = orNotFound(await lockPosting(tx.db, tx.building._id, { accountId, postingId }))
  if (posting.isUndone) throw Conflict('This posting was already undone.')
  if (!posting.isLatest) throw Conflict('Only the latest posting can be undone. Undo the later one first.')
  return posting
}

const requireUnmoved = async (tx: InBuilding, rows: readonly KnownRow[]): Promise<string[]> => {
  if (rowsOf(rows, 'returned').length > 0)
    throw Conflict('The owners of a returned payment in this posting were notified. It can’t be undone.')
  const payments = rowsOf(rows, 'payment').map(({ paymentId, outcome }) => ({
    paymentId: paymentId!,
    receipts: outcome.shares.length,
  }))
  const paymentIds = payments.map(({ paymentId }) => paymentId)
  await lockPayments(tx.db, tx.building._id, paymentIds)
  if (await isMoved(tx.db, tx.building._id, payments))
    throw Conflict('A payment of this posting has since been moved or returned. It can’t be undone.')
  return paymentIds
}

/** Reverses the entries of a posting, and takes its payments back. Answers the payments' ids. */
const takeOut = async (
  tx: InBuilding,
  postingId: string,
  rows: readonly KnownRow[],
  lockedThrough: LocalDate | null,
): Promise<string[]> => {
  await requireOngoing(tx, levyIdsOf(rows))
  const entries = await selectEntriesBySource(
    tx.db,
    tx.building._id,
    rows.map((row) => sourceOf(row, postingId)),
  )
  const locked = entries.find(({ day }) => lockedThrough !== null && day <= lockedThrough)
  if (locked) throw Conflict(`${formatMonth(locked.day)} is locked. Reopen it first.`)
  const paymentIds = await requireUnmoved(tx, rows)
  // Owners read this on their statement.
  for (const paymentId of paymentIds.toSorted()) await withdrawPayment(tx, { paymentId, words: 'Payment reversed' })
  const paid = new Set(rowsOf(rows, 'payment').map((row) => sourceOf(row, postingId)))
  for (const { _id: entryId, source, valueDay } of entries)
    if (!paid.has(source)) await reverse(tx, { entryId, words, valueDay })
  return paymentIds
}

/**
 * Takes the latest posting of an account, which the caller holds, out of the books; its rows are matched, and can be posted
 * again. 404 for a posting of another account; 409 for one that isn't the latest, whose month is locked, of which something
 * was moved since, that was spent from a special levy that is completed, or that paid one whose money is gone.
 */
export const undoPosting = async (tx: InBuilding, account: KnownAccount, postingId: string): Promise<void> => {
  const buildingId = tx.building._id
  const posting = await requireLatest(tx, account._id, postingId)
  const rows = await selectPosted(tx.db, buildingId, postingId)
  const lockedThrough = await shareBooks(tx.db, buildingId)
  const paymentIds = await keepCovered(tx, () => takeOut(tx, postingId, rows, lockedThrough))
  if (levyIdsOf(rows).length > 0) wakeLevies(tx)
  await undoPosted(tx.db, buildingId, postingId, { at: tx.now, by: tx.account?._id ?? null, paymentIds })
  const { rows: count, cents } = posting
  await noteChange(tx, {
    action: 'posting undone',
    accountId: account._id,
    after: { rows: count, amount: formatMoney(cents) },
  })
  wakeMoney(tx)
}
