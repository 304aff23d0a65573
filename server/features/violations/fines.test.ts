// Runs on both versions of PostgreSQL: locks.
/** Fines that are owed: who sees whose, until they are paid or cancelled. */
import { beforeEach, describe, expect, it } from 'vitest'
import { ledger } from '../../../contract/ledger.ts'
import { violations } from '../../../contract/violations.ts'
import { withBooks } from '../../testing/books.ts'
import type { Name } from '../../testing/cast.ts'
import { openDesk } from '../../testing/ledger-desk.ts'
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

// British Columbia: Strata Property Act, s. 131.
describe('row 25: a tenant’s fine, which the tenant, the landlord and the owner may pay', () => {
  let cases: Awaited<ReturnType<typeof caseDesk>>
  let desk: Awaited<ReturnType<typeof openDesk>>
  let id: string
  beforeEach(async () => {
    cases = await caseDesk(opened.world)
    id = await cases.ready()
    await cases.step(id, cases.fining)
    desk = await openDesk(opened.world)
  })

  /** Records what someone pays for the fine, and says so. */
  const pays = async (payer: string, cents: number) => {
    const [{ item: chargeId }] = (await cases.query('select item_id as item from violation_penalties')) as [
      { item: string },
    ]
    const shares = [{ chargeId, cents }]
    const place = { holdingId: opened.books.holdingOf('305'), shares, instruction: 'For the fine of V-1' }
    const { status, body } = await desk.records({ cents, payer, way: 'eTransfer', receivedOn: '2026-12-10', place })
    return status === 200 ? status : [status, body.error]
  }
  const payments = async () =>
    (await desk.mandeep.call(ledger.payments, { query: {} })).items.map(({ payer, cents }) => [payer, cents])
  const openNow = async () => (await cases.get(id)).penalties.map(({ openCents }) => openCents)

  it('is never paid above its sum, and each payment keeps who paid it', async () => {
    expect([await pays('Theo Tenant', 12_000), await openNow()]).toEqual([200, [8000]])
    expect(await pays('Lena Landlord', 8001)).toEqual([409, 'That’s more than is still owed.'])
    expect([await pays('Olivia Owner', 8000), await openNow()]).toEqual([200, [0]])
    expect(await pays('Lena Landlord', 100)).toEqual([409, 'Nothing more is owed for this fine.'])
    expect(await payments()).toEqual([
      ['Olivia Owner', 8000],
      ['Theo Tenant', 12_000],
    ])
    const { items } = await (await cases.as('theo')).call(violations.fines, { query: { shows: 'settled' } })
    expect(items).toMatchObject([{ violation: { number: 1 }, cents: 20_000, openCents: 0, state: 'settled' }])
    expect(await opened.books.creditOf(opened.books.holdingOf('305'))).toBe(0)
  })

  it('is not overpaid by three who pay at once', async () => {
    const answers = await Promise.all([
      pays('Theo Tenant', 12_000),
      pays('Olivia Owner', 8000),
      pays('Lena Landlord', 7900),
    ])
    // Any two of these fit, and the third doesn’t.
    expect(answers.filter((one) => one === 200)).toHaveLength(2)
    const paid = (await payments()).reduce((sum, [, cents]) => sum + Number(cents), 0)
    expect(paid).toBeLessThanOrEqual(20_000)
    expect(await openNow()).toEqual([20_000 - paid])
  })
})
