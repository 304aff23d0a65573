/** What the funds have, with what is matched and not posted: below zero nothing is refused, as banks allow it. */
import { expect, it } from 'vitest'
import { banking } from '../../../../contract/banking.ts'
import { levies } from '../../../../contract/levies.ts'
import { withExpenses } from '../testing/expenses.ts'

const on = withExpenses()
const funds = async () => (await on.desk.mandeep.call(banking.accounts)).fundCents
const spent = () => ({ kind: 'category', categoryId: on.repairs })

it('falls with a recorded expense, also below zero, and is what Funds shows', async () => {
  await on.books.owes(on.olivia, 'strataFee', '2026-11-01', 10_000, 4000)
  expect(await funds()).toEqual({ operating: 10_000, reserve: 4000 })
  const answer = await on.records({ fund: 'reserve', authority: 'AGM', cents: 16_000 })
  expect(answer.status).toBe(200)
  expect(await funds()).toEqual({ operating: 10_000, reserve: -12_000 })
  const { funds: shown } = await on.desk.books()
  expect(shown.map(({ kind, balanceCents }) => [kind, balanceCents])).toEqual([
    ['operating', 10_000],
    ['reserve', -12_000],
    ['trust', 0],
  ])
})

it('counts what is matched from then on, and each withdrawal once', async () => {
  await on.books.owes(on.olivia, 'strataFee', '2026-11-01', 10_000)
  const [first, second] = await on.comes(['2026-11-05', 'CHEQUE 0031', -7000], ['2026-11-06', 'CHEQUE 0032', -5000])
  expect((await funds()).operating).toBe(10_000)
  await on.matches(first!, spent())
  expect((await funds()).operating).toBe(3000)
  await on.matches(second!, spent())
  expect((await funds()).operating).toBe(-2000)
  expect((await on.steps({ step: 'post', rows: 2 })).status).toBe(200)
  expect((await funds()).operating).toBe(-2000)
})

it('isn’t touched by a transfer, by what a levy pays, or by what is ignored', async () => {
  const { mandeep } = on.desk
  const roof = { name: 'Roof', purpose: 'A new roof', totalCents: 90_000, division: 'entitlement' } as const
  const { _id, version } = await mandeep.call(levies.draft, { body: { ...roof, dueDays: ['2026-11-10'] } })
  const body = { step: 'approve', approvedOn: '2026-11-01', resolution: 'AGM', version } as const
  await mandeep.call(levies.step, { params: { id: _id }, body })
  const before = await funds()
  const [moved, roofer, other] = await on.comes(
    ['2026-11-05', 'TO RESERVE', -7000],
    ['2026-11-06', 'ROOFER', -5000],
    ['2026-11-07', 'OTHER STRATA', -300],
  )
  await on.matches(moved!, { kind: 'transfer', fund: 'reserve', authority: 'Budget' })
  await on.matches(roofer!, { ...spent(), levyId: _id })
  await on.matches(other!, { kind: 'ignored', reason: 'Of another strata' })
  expect((await on.rows('matched')).map(({ text }) => text)).toEqual(['TO RESERVE', 'ROOFER'])
  expect(await funds()).toEqual(before)
})
