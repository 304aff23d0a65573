import { beforeEach } from 'vitest'
import { banking } from '../../../../contract/banking.ts'
import type { BankExpense } from '../../../../contract/banking/bank-expense.ts'
import type { Answer, Caller } from '../../../testing/caller.ts'
import { addCategories } from '../../ledger/ledger.ts'
import { withBank } from './books.ts'

type Opened = ReturnType<typeof withBank> & {
  /** The category of expenses that is there. */
  repairs: string
  /** Records a cheque of 54.21 for repairs of November 5; answers what the server says. */
  records: (more?: object, who?: Caller) => Promise<Answer>
  /** The same; answers the expense. */
  recorded: (more?: object) => Promise<BankExpense>
  undoes: (expense: BankExpense, who?: Caller) => Promise<Answer>
  listed: (search?: string) => Promise<readonly BankExpense[]>
}

/** The books of Harbour View with its bank account and a category, for each test, with short ways to record expenses. */
export const withExpenses = (): Opened => {
  const on = withBank() as Opened
  beforeEach(async () => {
    const { mandeep } = on.desk
    const [category] = await addCategories(on.books.ctx, [{ kind: 'expense', name: 'Repairs' }])
    on.repairs = category!._id
    on.records = (more = {}, who = mandeep) => {
      const body = { fund: 'operating', day: '2026-11-05', cents: 5421, categoryId: on.repairs, ...more }
      return who.send('POST', '/api/bank-expenses', { body })
    }
    on.recorded = async (more) => (await on.records(more)).body.data
    on.undoes = ({ _id, version }, who = mandeep) =>
      who.send('POST', `/api/bank-expenses/${_id}/steps`, { body: { step: 'undo', version, reason: 'Lost cheque' } })
    on.listed = async (search) =>
      (await mandeep.call(banking.expenses, { query: search === undefined ? {} : { search } })).items
  })
  return on
}
