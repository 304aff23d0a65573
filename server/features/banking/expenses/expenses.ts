/** Expenses that are recorded without a file of the bank; a row of one that comes later is matched with them. */
import type {
  BankExpense,
  BankExpenseDraft,
  BankExpenseQuery,
  BankExpenseStep,
} from '../../../../contract/banking/bank-expense.ts'
import { paymentOldestDays } from '../../../../contract/limits/ledger.ts'
import type { Page } from '../../../../contract/route.ts'
import { daysBetween, formatDate, type LocalDate } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, InvalidField, orNotFound, Refusal, requireVersion } from '../../../http/errors.ts'
import { chartOf, dayToEnter, listCategories, post, reverse, shareBooks } from '../../ledger/ledger.ts'
import { holdLevies, requireCovered, requireSpendable, wakeLevies } from '../../levies/levies.ts'
import { todayIn, type ById } from '../accounts/accounts.ts'
import { categoryEntry, levyEntry } from '../posting/entries.ts'
import { categoryFault } from '../posting/rules.ts'
import { selectRetired } from '../posting/store.ts'
import { noteExpense } from '../record.ts'
import {
  holdRecording,
  insertExpense,
  isLikeAnother,
  lockExpense,
  selectExpense,
  selectExpenses,
  undoExpense,
} from './store.ts'

/** Lists recorded expenses, the newest first. */
export const listExpenses = (ctx: InBuilding, { query }: { query: BankExpenseQuery }): Promise<Page<BankExpense>> =>
  selectExpenses(ctx.db, ctx.building._id, query)

const requireExpense = async (ctx: InBuilding, id: string): Promise<BankExpense> =>
  orNotFound(await selectExpense(ctx.db, ctx.building._id, id))

/** What the history keeps of an expense: never who was paid. */
const told = ({ fund, day, cents, category, levy, authority }: BankExpense) => ({
  ...{ fund, day, cents, category: category.name },
  ...(levy && { levy: levy.name }),
  ...(authority && { authority }),
})

const requireDay = (day: LocalDate, today: LocalDate): void => {
  if (day > today) throw InvalidField('day', 'This date is in the future')
  if (daysBetween(day, today) > paymentOldestDays) throw InvalidField('day', 'This date is more than three years ago')
}

/** Refuses a category that isn’t in use or isn’t for expenses, and a fund that can’t pay as it is said. */
const requireCategory = async (tx: InBuilding, { fund, cents, categoryId, ...said }: BankExpenseDraft) => {
  const retired = await selectRetired(tx.db, tx.building._id, [categoryId])
  if (retired !== null) throw Conflict(`The category “${retired}” is no longer in use. Choose another one.`)
  const { kind } = orNotFound((await listCategories(tx)).find(({ _id }) => _id === categoryId))
  if (kind !== 'expense') throw InvalidField('categoryId', 'Choose a category of expenses')
  const fault = categoryFault(fund, { ...said, cents: -cents, kind })
  if (fault) throw InvalidField(fault.field, fault.words)
}

/** Refuses an expense like another one, unless it is said to be another; of two at once, the second is refused. */
const requireNew = async (tx: InBuilding, body: BankExpenseDraft): Promise<void> => {
  await holdRecording(tx.db, tx.building._id)
  if (!body.isAnother && (await isLikeAnother(tx.db, tx.building._id, body)))
    throw new Refusal(
      409,
      'DUPLICATE',
      'An expense of this amount was already recorded for this date in this category. If this is another one, record it again.',
    )
}

/** Enters an expense in the books; answers its entry. */
const enter = async (tx: InBuilding, _id: string, said: BankExpenseDraft, entered: LocalDate): Promise<string> => {
  const { fund, day, cents, categoryId, levyId, authority } = said
  const chart = await chartOf(tx)
  const source = `expense:${_id}`
  const of = { title: 'Expense', day: entered, valueDay: day, source, cents: -cents }
  const entryOf = async () => {
    if (levyId === null) return categoryEntry(chart, fund, { ...of, outcome: { categoryId, authority } })
    const { fundId, name } = await requireSpendable(tx, levyId, -cents)
    return levyEntry(chart, fundId, { ...of, name, categoryId })
  }
  const entryId = (await post(tx, [await entryOf()])).get(source)!
  if (levyId !== null) {
    await requireCovered(tx, [levyId])
    wakeLevies(tx)
  }
  return entryId
}

const changed = async (tx: InBuilding, action: 'recorded' | 'undone', id: string, more: object = {}) => {
  const expense = await requireExpense(tx, id)
  await noteExpense(tx, { action, expenseId: id, after: { ...told(expense), ...more } })
  return expense
}

/**
 * Records an expense that the bank account of a fund pays, in cents, for its day, or for today where its month is locked. 400
 * for a day to come or long ago, and for the reserve without an authority; 404 for a category or a levy of another building;
 * 409 for a retired category, for a levy that isn’t approved or hasn’t as much, and DUPLICATE for one like another unless it
 * is said to be another.
 */
export const recordExpense = (ctx: InBuilding, { body }: { body: BankExpenseDraft }): Promise<BankExpense> =>
  inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    const today = todayIn(tx)
    const { payee, reference, authority, levyId, day } = body
    requireDay(day, today)
    const said = { ...body, payee: payee || null, reference: reference || null, authority: authority || null }
    await requireNew(tx, said)
    const lockedThrough = await shareBooks(tx.db, buildingId)
    await holdLevies(tx, levyId === null ? [] : [levyId])
    await requireCategory(tx, said)
    const _id = newId(Date.parse(tx.now))
    const entryId = await enter(tx, _id, said, dayToEnter(day, lockedThrough, today))
    await insertExpense(tx.db, buildingId, { ...said, _id, entryId })
    return changed(tx, 'recorded', _id)
  })

/**
 * Undoes a recorded expense: its entry is reversed in an open month, with the day of the expense as the bank’s, as no money
 * left; a completed special levy has it left again, as when a refund of an expense comes back. 404 for one of another
 * building; 409 for a stale version, and for one that was undone before or that a transaction of the bank is matched with.
 */
export const stepExpense = (
  ctx: InBuilding,
  { params: { id }, body }: ById & { body: BankExpenseStep },
): Promise<BankExpense> =>
  inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    const { levy } = await requireExpense(tx, id)
    const levyIds = levy ? [levy._id] : []
    await shareBooks(tx.db, buildingId)
    await holdLevies(tx, levyIds)
    const entryId = orNotFound(await lockExpense(tx.db, buildingId, id))
    const before = await requireExpense(tx, id)
    requireVersion(before, body.version)
    if (before.state === 'undone') throw Conflict('This was already undone.')
    if (before.bankOn !== null)
      throw Conflict(
        `The bank transaction of ${formatDate(before.bankOn)} is matched with this expense. Undo that match first.`,
      )
    const undoneBy = await reverse(tx, { entryId, words: 'Expense undone', valueDay: before.day })
    await undoExpense(tx.db, buildingId, id, { entryId: undoneBy, reason: body.reason })
    if (levyIds.length > 0) wakeLevies(tx)
    return changed(tx, 'undone', id, { reason: body.reason })
  })
