/** The ledger of a building: every cent in a fund, entered once, explained by its source, and never changed. */
import type { AutomaticCharges, Fund } from '../../../contract/ledger/books.ts'
import type { LocalDate } from '../../../contract/time.ts'
import type { Ctx, InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { selectCharge, type ChargeNow } from './debts/store.ts'
import { selectAutomatic, selectFunds } from './desk/books-store.ts'
import { insertBooks, insertLevyFund, selectChart, type Chart } from './store.ts'

export { addCategories, listCategories } from './categories.ts'
export { recordPaid, type PaidBy } from './debts/batch.ts'
export { charge, undoCharge, type ShareOf } from './debts/charging.ts'
export { bringForward, takeBack } from './debts/opening.ts'
export { allocate, allocateSilently, placePayment, recordPayment, spendCredit } from './debts/paying.ts'
export { statementOf, type Statement } from './debts/statements.ts'
export { refundSurplus } from './debts/surplus.ts'
export { placedSilently } from './debts/rules.ts'
export { lockHoldings as holdHoldings, type ChargeNow } from './debts/store.ts'
export { returnPayment, withdrawPayment } from './debts/undoing.ts'
export {
  mayReadBooks,
  readsBooks,
  requireReader,
  type Caller as BooksCaller,
  type Reader as BooksReader,
} from './desk/access.ts'
export { stepBooks } from './desk/books.ts'
export { cancelFor, chargeFor, keepDeposit } from './desk/charging.ts'
export { tellCharged } from './desk/messages.ts'
export { tellOwnStep } from './desk/own-steps.ts'
export { hiddenWithBooks } from './desk/names-store.ts'
export { returnByBank, stepPayment } from './desk/payments.ts'
export { keepingLevies } from './desk/levies.ts'
export {
  debtorsOn,
  holdingsAmong,
  listDebtors,
  listOwn as ownHoldings,
  requireHolding,
  type DebtorOn,
} from './desk/reading.ts'
export { selectAccountsOf as accountsOfHoldings } from './desk/holdings-store.ts'
export { dayToEnter, linesOf, owedOf, type KnownHolding } from './desk/rules.ts'
export { selectUnitFees as feesOfUnit } from './desk/unit-fees-store.ts'
export { entriesBetween, incomeAndExpense, ownerLedgers, trialBalance } from './exporting.ts'
export type { Between, BookAccount, BookEntry, BookFund, LedgerOwner, Movement, TrialLine } from './export-store.ts'
export {
  selectExpense as expenseOf,
  selectExpenses as expensesBetween,
  selectFundMoves as fundMoves,
  type Expense,
  type FundMove,
} from './fund-store.ts'
export { holdingsOn, settleHoldings } from './holdings/holdings.ts'
export { ownsStill } from './holdings/owners-store.ts'
export { post, reverse, type NewEntry } from './posting.ts'
export type { Line } from './sealing.ts'
export { selectBooks as booksOf } from './desk/books-store.ts'
export { holdBooks, selectLockedThrough as lockedThroughOf, shareBooks } from './store.ts'
export { verifyLedger } from './verifying.ts'

/** Sums up the funds as of the end of a day. */
export const fundsOn = (ctx: InBuilding, day: LocalDate): Promise<Fund[]> => selectFunds(ctx.db, ctx.building._id, day)

/** Finds a charge as it is now; null for one of another building, or that was cancelled. */
export const chargeOf = (ctx: InBuilding, id: string): Promise<ChargeNow | null> =>
  selectCharge(ctx.db, ctx.building._id, id)

/** Reads which charges to owners' accounts are automatic. */
export const automaticCharges = (ctx: InBuilding): Promise<AutomaticCharges> =>
  selectAutomatic(ctx.db, ctx.building._id)

/** Opens the books of a new building. */
export const foundLedger = (tx: Ctx, buildingId: string): Promise<void> => insertBooks(tx.db, buildingId, tx.now)

/** Reads the funds and accounts that every building has. */
export const chartOf = (ctx: InBuilding): Promise<Chart> => selectChart(ctx.db, ctx.building._id)

/** Opens a fund for a special levy, whose money is kept apart; answers its id. */
export const openFund = async (tx: InBuilding, name: string): Promise<string> => {
  const _id = newId(Date.parse(tx.now))
  await insertLevyFund(tx.db, tx.building._id, { _id, name, at: tx.now })
  return _id
}
