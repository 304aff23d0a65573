/** Posting: all rows of an account that are matched come into the books together, each once. */
import type { Outcome } from '../../../../contract/banking/bank-row.ts'
import { isInBooks } from '../../../../contract/banking/banking-words.ts'
import { memoMostChars } from '../../../../contract/limits/ledger.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { counted, truncate } from '../../../../contract/text.ts'
import { formatDate, type LocalDate } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { Conflict, Refusal } from '../../../http/errors.ts'
import {
  allocate,
  allocateSilently,
  chartOf,
  dayToEnter,
  holdHoldings,
  placePayment,
  post,
  recordPaid,
  recordPayment,
  returnByBank,
  shareBooks,
  spendCredit,
} from '../../ledger/ledger.ts'
import { holdLevies, wakeLevies } from '../../levies/levies.ts'
import { todayIn } from '../accounts/accounts.ts'
import { tellAsked } from '../asking/messages.ts'
import type { KnownAccount } from '../accounts/store.ts'
import { dropContents } from '../files/store.ts'
import { holdRecording, selectAlikeExpense } from '../expenses/store.ts'
import { noteChange, wakeMoney } from '../record.ts'
import { selectPayments } from '../rows/facts-store.ts'
import { lockRowsIn, type KnownRow } from '../rows/store.ts'
import { payerKeyOf } from '../rows/text.ts'
import { categoryEntry, transferEntry } from './entries.ts'
import { levyEntries, levyIdsOf, requireLeviesCovered } from './levies.ts'
import { tellOwnDeposits } from './own-deposits.ts'
import {
  insertPayers,
  insertPosting,
  insertQuestions,
  lockPayments,
  markPosted,
  selectAlike,
  selectPaymentsBySource,
  selectRetired,
} from './store.ts'

type Share = Extract<Outcome, { kind: 'payment' }>['shares'][number]
type RowOf<Kind extends Outcome['kind']> = KnownRow & { outcome: Extract<Outcome, { kind: Kind }> }

/** Keeps the rows of a kind. */
export const rowsOf = <Kind extends Outcome['kind']>(rows: readonly KnownRow[], kind: Kind): RowOf<Kind>[] =>
  rows.filter((row): row is RowOf<Kind> => row.outcome?.kind === kind)

/** By which the ledger knows a row in a posting; another posting of it is another. */
export const sourceOf = (row: Pick<KnownRow, '_id'>, postingId: string): string => `bank:${row._id}:${postingId}`

/** What all rows of a posting have in common. */
interface Posting {
  _id: string
  dayOf: (row: KnownRow) => LocalDate
}

const paidBy = (row: RowOf<'payment'>, { _id, dayOf }: Posting) => ({
  ...{ cents: row.cents, way: row.outcome.way, payer: row.outcome.payer },
  memo: truncate(row.text, memoMostChars) || null,
  ...{ valueDay: row.day, day: dayOf(row), source: sourceOf(row, _id) },
})

/** Money of one unit, as a whole, of which the payer said nothing. */
const isOneUnits = ({ cents, outcome: { shares } }: RowOf<'payment'>): boolean =>
  shares.length === 1 && shares[0]!.cents === cents && !shares[0]!.word

const named = ({ day, cents }: KnownRow): string =>
  `the transaction of ${formatDate(day)} for ${formatMoney(Math.abs(cents))}`

/** Pays what the payer said; 409 where that was paid or cancelled since the row was matched. */
const payOnWord = async (
  tx: InBuilding,
  row: RowOf<'payment'>,
  { receiptId, day, word }: { receiptId: string; day: LocalDate; word: NonNullable<Share['word']> },
): Promise<void> => {
  const { charges, instruction } = word
  const shares = charges.map(({ chargeId, cents }) => ({ itemId: chargeId, cents }))
  try {
    await allocate(tx, { receiptId, shares, day, instruction })
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) throw error
    throw Conflict(
      `The fine or cost that ${named(row)} pays has since been paid or cancelled. Match that transaction again.`,
    )
  }
}

/** Records a payment of several units, of which a part isn't anyone's yet, or of which the payer said what it is for. */
const recordShared = async (tx: InBuilding, row: RowOf<'payment'>, posting: Posting): Promise<void> => {
  const paid = paidBy(row, posting)
  const paymentId = (await recordPayment(tx, paid))!
  for (const { holdingId, cents, word } of row.outcome.shares) {
    const { day } = paid
    const instruction = word?.instruction ?? null
    const receiptId = await placePayment(tx, { paymentId, holdingId, cents, day, instruction })
    if (word) await payOnWord(tx, row, { receiptId, day, word })
    await allocateSilently(tx, receiptId, day)
  }
}

/** Records what owners paid; answers the payments by row. */
const recordAll = async (tx: InBuilding, rows: readonly RowOf<'payment'>[], posting: Posting) => {
  const holdingIds = rows.flatMap(({ outcome }) => outcome.shares.map(({ holdingId }) => holdingId))
  await holdHoldings(tx.db, tx.building._id, [...new Set(holdingIds)])
  const whole = rows.filter(isOneUnits)
  await recordPaid(
    tx,
    whole.map((row) => ({ ...paidBy(row, posting), holdingId: row.outcome.shares[0]!.holdingId })),
  )
  for (const row of rows) if (!isOneUnits(row)) await recordShared(tx, row, posting)
  // What came in before it was due pays what has fallen due since.
  for (const holdingId of [...new Set(holdingIds)].toSorted()) await spendCredit(tx, todayIn(tx), holdingId)
  const sources = new Map(rows.map((row) => [sourceOf(row, posting._id), row._id]))
  const made = await selectPaymentsBySource(tx.db, tx.building._id, [...sources.keys()])
  return new Map([...made].map(([source, paymentId]) => [sources.get(source)!, paymentId]))
}

/** Refuses rows whose payment the bank returned, or was undone with its posting, since they were matched. */
const requireStanding = async (tx: InBuilding, rows: readonly RowOf<'recorded' | 'returned'>[]): Promise<void> => {
  const [first] = rows
  if (!first) return
  const ids = rows.map(({ outcome }) => outcome.paymentId)
  await lockPayments(tx.db, tx.building._id, ids)
  const payments = await selectPayments(tx.db, tx.building._id, { ids, cents: [], from: first.day, to: first.day })
  const known = new Map(payments.map((payment) => [payment._id, payment]))
  const row = rows.find(({ outcome: { kind, paymentId } }) => {
    const { returnedOn, isWithdrawn } = known.get(paymentId)!
    // A deposit came in even if the bank took it back later.
    return kind === 'recorded' ? isWithdrawn : returnedOn !== null
  })
  if (row)
    throw Conflict(`The payment of ${named(row)} has since been returned or undone. Match that transaction again.`)
}

/** Refuses rows of a category that isn't in use anymore. */
const requireCategories = async (tx: InBuilding, rows: readonly RowOf<'category'>[]): Promise<void> => {
  const ids = rows.map(({ outcome }) => outcome.categoryId)
  const retired = ids.length > 0 ? await selectRetired(tx.db, tx.building._id, ids) : null
  if (retired !== null) throw Conflict(`The category “${retired}” is no longer in use. Match its transactions again.`)
}

/** Refuses rows whose payment someone recorded as well, which no row has. */
const requireUnrecorded = async (tx: InBuilding, rows: readonly RowOf<'payment'>[]): Promise<void> => {
  const given = rows.map(({ _id, day, cents, outcome: { way, payer, shares } }) => ({
    ...{ _id, day, cents, way, payer },
    holdingIds: shares.map(({ holdingId }) => holdingId),
  }))
  const alike = rows.length > 0 ? await selectAlike(tx.db, tx.building._id, given) : null
  const row = rows.find(({ _id }) => _id === alike)
  if (row) throw Conflict(`A payment like ${named(row)} has since been recorded. Match it as already recorded.`)
}

/** Refuses rows of an expense that someone recorded as well, which no row has, unless they are another; no one records one meanwhile. */
const requireUnspent = async (tx: InBuilding, { fund }: KnownAccount, rows: readonly RowOf<'category'>[]) => {
  if (rows.length === 0) return
  await holdRecording(tx.db, tx.building._id)
  const unsaid = rows.filter(({ outcome }) => !outcome.isAnother)
  const given = unsaid.map(({ _id, day, cents, outcome: { categoryId } }) => ({ _id, day, cents: -cents, categoryId }))
  const alike = await selectAlikeExpense(tx.db, tx.building._id, fund, given)
  const row = rows.find(({ _id }) => _id === alike)
  if (row)
    throw Conflict(
      `An expense like ${named(row)} is already recorded. Match that transaction again: as already recorded, or as another expense.`,
    )
}

const postOthers = async (tx: InBuilding, { fund }: KnownAccount, rows: readonly KnownRow[], posting: Posting) => {
  const chart = await chartOf(tx)
  const entered = (row: KnownRow) => ({
    ...{ cents: row.cents, day: posting.dayOf(row), valueDay: row.day, source: sourceOf(row, posting._id) },
  })
  const plain = rowsOf(rows, 'category').filter(({ outcome }) => outcome.levyId === null)
  await post(tx, [
    ...plain.map((row) => categoryEntry(chart, fund, { ...entered(row), outcome: row.outcome })),
    ...(await levyEntries(tx, rows, entered)),
    ...rowsOf(rows, 'transfer').map((row) => transferEntry(chart, fund, { ...entered(row), outcome: row.outcome })),
  ])
  await requireLeviesCovered(tx, rows)
  if (levyIdsOf(rows).length > 0) wakeLevies(tx)
}

/** Asks what payments are for where that was wanted, and remembers who paid for one unit. */
const askAndRemember = async (
  tx: InBuilding,
  rows: readonly RowOf<'payment'>[],
  { postingId, payments }: { postingId: string; payments: ReadonlyMap<string, string> },
): Promise<void> => {
  const questions = rows.flatMap((row) =>
    row.outcome.ask.map((holdingId) => ({ paymentId: payments.get(row._id)!, holdingId })),
  )
  if (questions.length > 0) {
    await insertQuestions(tx.db, tx.building._id, questions)
    await tellAsked(tx, [...new Set(questions.map(({ paymentId }) => paymentId))])
  }
  const payers = rows.flatMap(({ text, outcome: { shares } }) => {
    const key = payerKeyOf(text)
    return key !== null && shares.length === 1 ? [{ key, holdingId: shares[0]!.holdingId }] : []
  })
  if (payers.length > 0) await insertPayers(tx.db, tx.building._id, postingId, payers)
}

/**
 * Enters all that is matched of an account, which the caller holds, into the books: on the bank's day, or today where its
 * month is locked. 409 where another number of rows is matched than was said, where one can't be entered anymore, and where a
 * special levy hasn't as much as is spent from it.
 */
export const postMatched = async (tx: InBuilding, account: KnownAccount, said: number): Promise<void> => {
  const buildingId = tx.building._id
  const rows = await lockRowsIn(tx.db, buildingId, account._id, 'matched')
  if (rows.length !== said)
    throw Conflict(
      `${counted(rows.length, 'transaction is', 'transactions are')} matched now, not ${said}. Review them, then post again.`,
    )
  await requireUnspent(tx, account, rowsOf(rows, 'category'))
  const lockedThrough = await shareBooks(tx.db, buildingId)
  await holdLevies(tx, levyIdsOf(rows))
  const postingId = newId(Date.parse(tx.now))
  const posting: Posting = { _id: postingId, dayOf: ({ day }) => dayToEnter(day, lockedThrough, todayIn(tx)) }
  // What was recorded before isn't entered again.
  const isRecorded = ({ outcome }: KnownRow) => outcome !== null && isInBooks(outcome)
  const cents = rows.reduce((sum, row) => (isRecorded(row) ? sum : sum + row.cents), 0)
  const postedBy = tx.account?._id ?? null
  const kept = { _id: postingId, accountId: account._id, at: tx.now, postedBy, rows: rows.length, cents }
  await insertPosting(tx.db, buildingId, kept)
  await requireStanding(tx, [...rowsOf(rows, 'recorded'), ...rowsOf(rows, 'returned')])
  await requireCategories(tx, rowsOf(rows, 'category'))
  await requireUnrecorded(tx, rowsOf(rows, 'payment'))
  for (const { day, outcome } of rowsOf(rows, 'returned'))
    await returnByBank(tx, { paymentId: outcome.paymentId, valueDay: day, reason: 'Bank file' })
  const payments = await recordAll(tx, rowsOf(rows, 'payment'), posting)
  await postOthers(tx, account, rows, posting)
  for (const { _id, outcome } of rowsOf(rows, 'recorded')) payments.set(_id, outcome.paymentId)
  const posted = rows.map(({ _id }) => ({ _id, paymentId: payments.get(_id) ?? null }))
  await markPosted(tx.db, buildingId, postingId, posted)
  await askAndRemember(tx, rowsOf(rows, 'payment'), { postingId, payments })
  await tellOwnDeposits(tx, rowsOf(rows, 'payment'))
  await dropContents(tx.db, buildingId, account._id)
  await noteChange(tx, {
    action: 'posted',
    accountId: account._id,
    after: { rows: rows.length, amount: formatMoney(cents) },
  })
  wakeMoney(tx)
}
