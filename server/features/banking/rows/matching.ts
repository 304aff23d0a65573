/** Matching rows of the bank with what they turn out to be; nothing comes into the books by it. */
import type { BankRow, BankRowStep, Outcome } from '../../../../contract/banking/bank-row.ts'
import { formatDate } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { inTransaction, isReferred, violates } from '../../../db/transaction.ts'
import { Conflict, Invalid, InvalidField, NotFound, orNotFound, requireVersion } from '../../../http/errors.ts'
import { listCategories, listDebtors } from '../../ledger/ledger.ts'
import { debitRunsInBooks } from '../../debits/debits.ts'
import { requireSpendable } from '../../levies/levies.ts'
import { requireAccount, type ById } from '../accounts/accounts.ts'
import type { KnownAccount } from '../accounts/store.ts'
import { holdExpenses } from '../expenses/store.ts'
import { categoryFault } from '../posting/rules.ts'
import { wakeBanking } from '../record.ts'
import { haveOneOwner, isOtherSide } from './books.ts'
import {
  holdRefunds,
  holdTransfers,
  selectOthers,
  selectPaidOut,
  selectPayments,
  selectRefundDay,
  selectRunsMatched,
} from './facts-store.ts'
import { lookAt, shownRow } from './reading.ts'
import {
  lockRow,
  lockRowsIn,
  namedConstraints,
  oneExpense,
  oneRefund,
  oneRun,
  updateMatches,
  type KnownRow,
  type Match,
} from './store.ts'

type Of<Kind extends Outcome['kind']> = Extract<Outcome, { kind: Kind }>

/** Refuses what the payer can’t have said: only open fines and enforcement costs of the unit, and no more than is owed. */
const requireOnWord = (
  { onWord }: Awaited<ReturnType<typeof listDebtors>>[number],
  { word }: Of<'payment'>['shares'][number],
): void => {
  for (const { chargeId, cents } of word?.charges ?? []) {
    const charge = onWord.find(({ _id }) => _id === chargeId)
    if (!charge) throw Conflict('Choose a fine or an enforcement cost of this unit that is still owed.')
    if (cents > charge.openCents) throw Conflict('That’s more than is still owed.')
  }
}

const requirePayment = async (tx: InBuilding, { cents }: KnownRow, { fund }: KnownAccount, said: Of<'payment'>) => {
  if (cents < 0 || fund !== 'operating')
    throw Invalid('Only a deposit to the operating account can be a payment from an owner.')
  if (said.shares.reduce((sum, share) => sum + share.cents, 0) > cents)
    throw InvalidField('outcome.shares', 'This is more than the deposit.')
  const ids = [...said.shares.map(({ holdingId }) => holdingId), ...said.ask]
  const known = new Map((await listDebtors(tx, ids)).map((debtor) => [debtor._id, debtor]))
  if (ids.some((id) => !known.has(id))) throw NotFound()
  for (const share of said.shares) requireOnWord(known.get(share.holdingId)!, share)
  if (said.ask.length > 0 && !haveOneOwner(said.ask.map((id) => ({ owners: known.get(id)!.ownersById }))))
    throw Invalid('These units have different owners, so there is no one to ask.')
}

const requireNamed = async (
  tx: InBuilding,
  row: KnownRow,
  { fund }: KnownAccount,
  said: Of<'recorded' | 'returned'>,
) => {
  if (fund !== 'operating') throw Invalid('Payments from owners come into the operating account only.')
  const isDeposit = said.kind === 'recorded'
  const asked = { ids: [said.paymentId], cents: [], from: row.day, to: row.day }
  const payment = orNotFound((await selectPayments(tx.db, tx.building._id, asked))[0])
  if (payment.returnedOn !== null && !isDeposit) throw Conflict('The bank already returned this payment.')
  if (payment.isWithdrawn) throw Conflict('This payment was entered by mistake and undone.')
  if (payment.cents !== (isDeposit ? row.cents : -row.cents))
    throw Invalid(
      isDeposit
        ? 'Choose a payment of the same amount as the deposit.'
        : 'Choose a payment of the same amount as the withdrawal.',
    )
  const isTaken = isDeposit ? payment.isMatched : payment.isReturning
  const isOwn = row.outcome?.kind === said.kind && row.outcome.paymentId === said.paymentId
  if (isTaken && !isOwn) throw Conflict(taken)
}

/** Refuses debits that aren’t in the books, of another amount, or that another deposit is matched with. */
const requireDebits = async (tx: InBuilding, row: KnownRow, { fund }: KnownAccount, said: Of<'debits'>) => {
  if (fund !== 'operating') throw Invalid('Debits come into the operating account only.')
  const asked = { ids: [said.runId], from: row.day, to: row.day }
  const found = orNotFound(
    (await debitRunsInBooks(tx.db, tx.building._id, asked)).find(({ _id }) => _id === said.runId),
  )
  if (found.cents !== row.cents) throw Invalid('Choose debits that come to the same amount as the deposit.')
  const matched = (await selectRunsMatched(tx.db, tx.building._id)).get(said.runId)
  if (matched !== undefined && matched !== row._id) throw Conflict(takenDebits)
}

/** Refuses what was recorded with another amount or for another fund, or what another withdrawal is matched with. */
const requirePaidOut = async (tx: InBuilding, row: KnownRow, { fund }: KnownAccount, { id, what }: Of<'paidOut'>) => {
  if (fund !== 'operating' && what !== 'expense')
    throw Invalid('Refunds and returned payments leave the operating account only.')
  const asked = { fund, ids: [id], cents: [], from: row.day, to: row.day }
  const known = await selectPaidOut(tx.db, tx.building._id, asked)
  const found = orNotFound(known.find((one) => one._id === id && one.what === what))
  if (found.cents !== -row.cents) throw Invalid(`Choose ${aRecorded[what]} of the same amount as the withdrawal.`)
  if (found.expense && found.expense.fund !== fund)
    throw Invalid('This expense was recorded as paid by the other fund. Choose one of this account.')
  if (found.rowId !== null && found.rowId !== row._id) throw Conflict(takenOf[what])
}

const aRecorded = { refund: 'a refund', return: 'a returned payment', expense: 'an expense' } as const
const taken = 'Another transaction is already matched with this payment.'
const takenOf = {
  return: taken,
  refund: 'Another transaction is already matched with this refund.',
  expense: 'Another transaction is already matched with this expense.',
} as const
const takenDebits = 'Another transaction is already matched with these debits.'

const requireCategory = async (tx: InBuilding, { cents }: KnownRow, { fund }: KnownAccount, said: Of<'category'>) => {
  const { kind } = orNotFound((await listCategories(tx)).find(({ _id }) => _id === said.categoryId))
  if (said.levyId !== null) await requireSpendable(tx, said.levyId, cents)
  const fault = categoryFault(fund, { ...said, cents, kind })
  if (fault) throw InvalidField(`outcome.${fault.field}`, fault.words)
}

/** Refuses a transfer whose other side is matched as one; two sides that are matched at once wait for each other. */
const requireTransfer = async (
  tx: InBuilding,
  { day, cents }: KnownRow,
  { fund }: KnownAccount,
  said: Of<'transfer'>,
) => {
  if (said.fund === fund) throw InvalidField('outcome.fund', 'Choose the other fund')
  await holdTransfers(tx.db, tx.building._id)
  const others = (await selectOthers(tx.db, tx.building._id, { fund, from: day, to: day })) ?? []
  if (others.some((one) => one.isTransfer && isOtherSide(one, { day, cents })))
    throw Conflict(
      'This transfer is already matched in the other account, and it is entered once. Ignore this side of it.',
    )
}

/** Refuses what a row can't be. */
const requireOutcome = async (tx: InBuilding, row: KnownRow, account: KnownAccount, said: Outcome): Promise<void> => {
  if (said.kind === 'payment') await requirePayment(tx, row, account, said)
  if (said.kind === 'recorded' || said.kind === 'returned') await requireNamed(tx, row, account, said)
  if (said.kind === 'debits') await requireDebits(tx, row, account, said)
  if (said.kind === 'paidOut') await requirePaidOut(tx, row, account, said)
  if (said.kind === 'category') await requireCategory(tx, row, account, said)
  if (said.kind === 'transfer') await requireTransfer(tx, row, account, said)
}

const paidOutIn = (matches: readonly Match[], what: Of<'paidOut'>['what']): string[] =>
  matches.flatMap(({ outcome }) => (outcome?.kind === 'paidOut' && outcome.what === what ? [outcome.id] : []))

/** Writes matches; a row of another account may have taken a payment, or someone undone a refund or an expense, at the same moment. */
const match = async (tx: InBuilding, matches: readonly Match[]): Promise<void> => {
  if (matches.length === 0) return
  if (await holdRefunds(tx.db, tx.building._id, paidOutIn(matches, 'refund')))
    throw Conflict('This refund was just undone. Match the transaction again.')
  if (await holdExpenses(tx.db, tx.building._id, paidOutIn(matches, 'expense')))
    throw Conflict('This expense was just undone. Match the transaction again.')
  await updateMatches(tx.db, tx.building._id, matches)
  wakeBanking(tx)
}

const inWords = (error: unknown): unknown => {
  if (violates(error, oneRun)) return Conflict(takenDebits)
  if (violates(error, oneRefund)) return Conflict(takenOf.refund)
  if (violates(error, oneExpense)) return Conflict(takenOf.expense)
  if (isReferred(error)) return Conflict('These debits were just cancelled. Match the transaction again.')
  return namedConstraints.some((constraint) => violates(error, constraint)) ? Conflict(taken) : error
}

/**
 * Matches a row, or has it matched again. 404 for one of another building, and for what its outcome names of one; 409 with the
 * newer row for a stale version, for one in the books, and for a payment or a transfer that another row has; 400 where it can't be that.
 */
export const stepRow = async (ctx: InBuilding, { params, body }: ById & { body: BankRowStep }): Promise<BankRow> => {
  try {
    return await inTransaction(ctx, async (tx) => {
      const row = orNotFound(await lockRow(tx.db, tx.building._id, params.id))
      if (row.version !== body.version) requireVersion(await shownRow(tx, row), body.version)
      if (row.state === 'posted') throw Conflict('This transaction is in the books. Undo its posting first.')
      const outcome = body.step === 'match' ? body.outcome : null
      if (outcome) await requireOutcome(tx, row, await requireAccount(tx, row.accountId), outcome)
      await match(tx, [{ _id: row._id, outcome }])
      return shownRow(tx, orNotFound(await lockRow(tx.db, tx.building._id, params.id)))
    })
  } catch (error) {
    throw inWords(error)
  }
}

/** Matches every row of an account, which the caller holds, whose proposal is certain. */
export const acceptCertain = async (tx: InBuilding, account: KnownAccount): Promise<void> => {
  const rows = await lockRowsIn(tx.db, tx.building._id, account._id, 'toMatch')
  const { proposals } = await lookAt(tx, account, rows)
  const certain = [...proposals].flatMap(([_id, proposal]) =>
    proposal?.confidence === 'certain' ? [{ _id, outcome: proposal.outcome }] : [],
  )
  try {
    await match(tx, certain)
  } catch (error) {
    throw inWords(error)
  }
}

/** Says in a sentence why a refund, which the caller holds, stays as it is: the bank paid it. Null where no row is matched with it. */
export const refundPaid = async (tx: InBuilding, refundId: string): Promise<string | null> => {
  const day = await selectRefundDay(tx.db, tx.building._id, refundId)
  return (
    day && `The bank transaction of ${formatDate(day)} is matched with this refund. Undo that match under Bank first.`
  )
}
