/** The authority that an expense was recorded or matched with, in the fund report, over HTTP. */
import { beforeEach, expect, it } from 'vitest'
import { banking } from '../../../contract/banking.ts'
import { csvOf, openBank } from '../../testing/bank.ts'
import { completeHarbour } from '../../testing/lots.ts'
import { addCategories } from '../ledger/ledger.ts'
import { withSpending } from './testing/spending.ts'

const on = withSpending()
const authority = 'AGM of March 1, 2026: 3/4 vote'
let roof: string
beforeEach(async () => {
  await completeHarbour(on.world)
  roof = (await addCategories(on.books.ctx, [{ kind: 'expense', name: 'Roof' }]))[0]!._id
})

const listed = async () => (await on.report()).spending

it('of a recorded expense is shown until its approval is recorded, and is none itself', async () => {
  const body = { fund: 'reserve', day: '2026-11-05', cents: 5421, categoryId: roof, authority } as const
  await on.mandeep.call(banking.recordExpense, { body })
  const bare = await on.spends('2026-11-04', 700, 'reserve', 'Gutters')
  const [expense, other] = await listed()
  expect(expense).toMatchObject({ category: 'Roof', state: 'unapproved', authority, resolution: '', version: 0 })
  expect(other).toMatchObject({ _id: bare, authority: null })
  const approval = { step: 'approve', basis: 'otherWork', approvedOn: '2026-03-01', resolution: authority, version: 0 }
  const { body: answer } = await on.steps(expense!._id, approval)
  expect(answer.data).toMatchObject({ state: 'approved', authority, resolution: authority, version: 1 })
})

it('of a posted withdrawal is shown, also once its posting is undone and it is posted again', async () => {
  const { account, adds } = await openBank(on.mandeep, 'reserve')
  const params = { id: account._id }
  await adds(csvOf(['2026-11-05', 'CHEQUE 0031', -5421], ['2026-11-06', 'INTEREST', 12]))
  const [row, interest] = (await on.mandeep.call(banking.rows, { params, query: {} })).items
  const matches = async ({ _id, version }: NonNullable<typeof row>, more: object) => {
    const outcome = { kind: 'category', ...more } as never
    await on.mandeep.call(banking.rowStep, { params: { id: _id }, body: { step: 'match', version, outcome } })
  }
  const [income] = await addCategories(on.books.ctx, [{ kind: 'income', name: 'Interest' }])
  await matches(row!, { categoryId: roof, authority })
  await matches(interest!, { categoryId: income!._id })
  const posts = () => on.mandeep.call(banking.accountStep, { params, body: { step: 'post', rows: 2 } })
  const { postings } = await posts()
  const [first] = await listed()
  expect(first).toMatchObject({ cents: 5421, state: 'unapproved', authority })
  await on.mandeep.call(banking.accountStep, { params, body: { step: 'undoPosting', postingId: postings[0]!._id } })
  expect(await listed()).toEqual([])
  await posts()
  const [again, ...others] = await listed()
  expect([again!.authority, again!._id === first!._id, others]).toEqual([authority, false, []])
})
