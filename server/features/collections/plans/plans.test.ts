/** Payment plans: agreed for what is owed, kept by payments, and ended. */
import { expect, it } from 'vitest'
import { collections } from '../../../../contract/collections.ts'
import { notifications } from '../../../../contract/notifications.ts'
import { withBooks } from '../../../testing/books.ts'
import { collectionDesk } from '../testing/collection-desk.ts'

const opened = withBooks()

const agreed = { on: '2026-11-20', request: 'By email.', decidedOn: '2026-11-19', decision: 'Council agreed.' }
const halves = [
  { dueOn: '2026-12-01', cents: 43_307 },
  { dueOn: '2027-01-01', cents: 43_307 },
]

it('is kept by payments in the order of its instalments', async () => {
  const { id, books, step, get, goTo, twoFees } = await collectionDesk(opened)
  const chargeIds = await twoFees()
  const { stage, next, plans } = await step({ step: 'plan', ...agreed, chargeIds, instalments: halves })
  expect([stage, next]).toEqual([
    'plan',
    { do: 'wait', words: 'Next instalment of the payment plan', on: '2026-12-01' },
  ])
  expect(plans[0]).toMatchObject({ cents: 86_614, paidCents: 0, state: 'open' })
  goTo('2026-12-02')
  expect(await get()).toMatchObject({
    ...{ plans: [{ state: 'behind', instalments: [{ state: 'missed' }, { state: 'ahead' }] }] },
    next: { do: 'endPlan', on: '2026-12-01' },
  })
  const { receiptId } = await books.pays(id, 50_000, '2026-12-02')
  const mandeep = await (await collectionDesk(opened)).as('mandeep')
  const shares = [
    { chargeId: chargeIds[0], cents: 43_307 },
    { chargeId: chargeIds[1], cents: 6_693 },
  ]
  const applied = { step: 'apply', receiptId, shares, instruction: 'Plan' }
  expect((await mandeep.send('POST', `/api/ledger/holdings/${id}/steps`, { body: applied })).status).toBe(200)
  expect((await get()).plans[0]).toMatchObject({
    ...{ state: 'open', paidCents: 50_000 },
    instalments: [{ state: 'paid' }, { state: 'part' }],
  })
})

it('ends with a reason, after which a lien can follow again', async () => {
  const { as, step, tryStep, get, mailed, missing, goTo, twoFees } = await collectionDesk(opened)
  const chargeIds = await twoFees()
  await step(mailed(chargeIds, '2026-11-02'))
  const { plans } = await step({ step: 'plan', ...agreed, chargeIds, instalments: halves })
  goTo('2026-12-05')
  expect(await missing()).toEqual(['arrangement: endPlan'])
  const end = { step: 'endPlan', planId: plans[0]!._id, reason: 'The December instalment wasn’t paid.' } as const
  await step(end)
  expect((await get()).plans[0]).toMatchObject({ state: 'ended', endedOn: '2026-12-05' })
  expect((await tryStep(end)).status).toBe(409)
  const { items } = await (await as('olivia')).call(notifications.list, { query: { limit: 10 } })
  expect(items.flatMap(({ kind, title }) => (kind === 'collection.mine' ? title : []))).toEqual([
    'The payment plan for unit 703 ended',
    'Payment plan for unit 703',
  ])
  expect(await missing()).toEqual(['200'])
})

it.each([
  ['instalments that don’t add up', { instalments: [halves[0]] }, 'instalments'],
  ['an instalment before it begins', { instalments: [{ ...halves[0], dueOn: '2026-11-19' }] }, 'instalments.0.dueOn'],
  ['two instalments on a day', { instalments: [halves[0], halves[0]] }, 'instalments.1.dueOn'],
  ['a day to come', { on: '2026-11-21' }, 'on'],
  ['a decision to come', { decidedOn: '2026-11-21' }, 'decidedOn'],
])('is refused with %s', async (_what, more, field) => {
  const { tryStep, twoFees } = await collectionDesk(opened)
  const body = { step: 'plan', ...agreed, chargeIds: await twoFees(), instalments: halves, ...more } as const
  const { status, body: said } = await tryStep(body)
  expect([status, said.errors?.[0]?.field]).toEqual([400, field])
})

it('is one at a time, also where two are agreed at once', async () => {
  const { id, as, twoFees } = await collectionDesk(opened)
  const chargeIds = await twoFees()
  const mandeep = await as('mandeep')
  const body = { step: 'plan', ...agreed, chargeIds, instalments: halves, version: 0 }
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => mandeep.send('POST', `/api/collections/${id}/steps`, { body })),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409, 409, 409, 409, 409,
  ])
  const { plans, version } = await mandeep.call(collections.get, { params: { id } })
  expect([plans.length, version]).toEqual([1, 1])
  const again = await mandeep.send('POST', `/api/collections/${id}/steps`, { body: { ...body, version } })
  expect([again.status, again.body.error]).toEqual([409, 'A payment plan is in place. End it first.'])
})
