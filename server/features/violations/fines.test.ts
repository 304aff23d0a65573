/** Fines that are owed: who sees whose, until they are paid or cancelled. */
import { expect, it } from 'vitest'
import { violations } from '../../../contract/violations.ts'
import { withBooks } from '../../testing/books.ts'
import type { Name } from '../../testing/cast.ts'
import { allocate } from '../ledger/ledger.ts'
import { caseDesk } from './testing/case-desk.ts'

const opened = withBooks()

it('are seen by those who owe them and those who manage, until they are settled', async () => {
  const { world, books } = opened
  const cases = await caseDesk(world)
  const id = await cases.ready()
  await cases.step(id, cases.fining)
  const seen = async (name: Name, shows: 'open' | 'settled' = 'open') =>
    (await (await cases.as(name)).call(violations.fines, { query: { shows } })).items
  const [fine] = await seen('mandeep')
  expect(fine).toMatchObject({
    ...{ kind: 'fine', violation: { _id: id, number: 1 }, unit: { unitNumber: '305' }, accused: 'tenants' },
    ...{ bylaw: { kind: 'bylaw', number: '4' }, cents: 20_000, openCents: 20_000, state: 'due', daysOverdue: 0 },
    ...{ imposedOn: '2026-12-10', dueOn: '2027-01-15', holdingId: expect.any(String) },
  })
  for (const name of ['theo', 'olivia'] as const)
    expect(await seen(name)).toMatchObject([{ _id: fine!._id, holdingId: null }])
  expect(await seen('mia')).toEqual([])
  cases.goTo('2027-01-20')
  expect(await seen('theo')).toMatchObject([{ state: 'overdue', daysOverdue: 5 }])
  await cases.step(id, { step: 'dispute', on: '2027-01-20', words: 'It was the neighbour.' })
  expect(await seen('carla')).toMatchObject([{ state: 'disputed' }])
  const [{ item: itemId }] = (await cases.query('select item_id as item from violation_penalties')) as [
    { item: string },
  ]
  const { receiptId } = await books.pays(books.holdingOf('305'), 20_000, '2027-01-20')
  const shares = [{ itemId, cents: 20_000 }]
  await allocate(await books.inside(), { receiptId, shares, day: '2027-01-20', instruction: 'For the fine' })
  expect([await seen('theo'), await seen('theo', 'settled')]).toMatchObject([[], [{ state: 'settled', openCents: 0 }]])
})

it('are gone once they are cancelled', async () => {
  const cases = await caseDesk(opened.world)
  const id = await cases.ready()
  await cases.step(id, cases.fining)
  await cases.step(id, { step: 'cancelPenalty', nth: 1, reason: 'It was another unit.' })
  expect((await (await cases.as('mandeep')).call(violations.fines, { query: {} })).items).toEqual([])
})
