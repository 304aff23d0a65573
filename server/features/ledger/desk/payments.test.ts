/** Payments over HTTP: recorded once, placed with a unit, taken from it, and returned by the bank. */
import { beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { ledger } from '../../../../contract/ledger.ts'
import { openDesk } from '../../../testing/ledger-desk.ts'
import { withBooks } from '../../../testing/books.ts'

const on = withBooks()
let desk: Awaited<ReturnType<typeof openDesk>>
beforeEach(async () => {
  desk = await openDesk(on.world)
})

const place = () => ({ place: { holdingId: on.olivia } })

it('pays what is due, the oldest first, and what is left stays credit', async () => {
  await desk.charges(on.olivia, { dueOn: '2026-10-01', words: 'October' })
  await desk.charges(on.olivia, { words: 'November' })
  const { status, body } = await desk.records({ cents: 90_000, ...place() })
  expect([status, body.data.receipts]).toMatchObject([200, [{ unitNumber: '703', cents: 90_000 }]])
  const { receipts, ...after } = await desk.account(on.olivia)
  expect(after).toMatchObject({ dueCents: 0, creditCents: 90_000 - 2 * 43_307 })
  expect(receipts).toMatchObject([
    { way: 'cheque', payer: 'O. Owner', paid: [{ words: 'October' }, { words: 'November' }] },
  ])
})

it('row 14: of two co-owners pay the fee of their one account, each under their name', async () => {
  const unit = on.books.holdingOf('101')
  for (const [name, percent] of [
    ['Hana', 60],
    ['Emil', 40],
  ])
    await on.books.query(
      'update ownerships set share_percent = $2 where person_id = (select id from people where first_name = $1)',
      [name, percent],
    )
  await desk.charges(unit)
  await desk.records({ cents: 21_654, receivedOn: '2026-11-01', payer: 'Hana Sato', place: { holdingId: unit } })
  expect(await desk.account(unit)).toMatchObject({ dueCents: 21_653 })
  await desk.records({ cents: 21_653, receivedOn: '2026-11-02', payer: 'Emil Novak', place: { holdingId: unit } })
  const { owners, dueCents, creditCents, receipts } = await desk.account(unit)
  expect([owners.toSorted(), dueCents, creditCents]).toEqual([['Emil Novak', 'Hana Sato'], 0, 0])
  expect(receipts.map(({ payer, cents, paid }) => [payer, cents, paid.length])).toEqual([
    ['Emil Novak', 21_653, 1],
    ['Hana Sato', 21_654, 1],
  ])
  const held = await on.books.query(
    'select id from ledger_holdings where unit_id = (select unit_id from ledger_holdings where id = $1)',
    [unit],
  )
  expect(held).toEqual([{ id: unit }])
})

it('is recorded once: one like it is refused unless it is another', async () => {
  expect((await desk.records(place())).status).toBe(200)
  expect((await desk.records(place())).body).toMatchObject({ code: 'DUPLICATE' })
  expect((await desk.records({ ...place(), cents: 43_308 })).status).toBe(200)
  expect((await desk.records({ place: { holdingId: on.books.holdingOf('101') } })).status).toBe(200)
  expect((await desk.records({ ...place(), isAnother: true })).status).toBe(200)
  expect(await desk.account(on.olivia)).toMatchObject({ creditCents: 3 * 43_307 + 1 })
  const [first] = (await desk.mandeep.call(ledger.payments, { query: {} })).items
  await desk.payment(first!._id, { step: 'return', reason: 'NSF' })
})

it('is recorded once, also where it was recorded before it was known whose it is', async () => {
  expect((await desk.records({ payer: 'O. Owner' })).status).toBe(200)
  expect((await desk.records(place())).body).toMatchObject({ code: 'DUPLICATE' })
  expect((await desk.records({ ...place(), payer: 'Someone else' })).status).toBe(200)
})

it('and a charge at once never wait for each other in a circle', async () => {
  const charged = {
    step: 'charge',
    type: 'userFee',
    words: 'Lounge',
    authority: 'Rule 4',
    dueOn: '2026-11-01',
    cents: 500,
  }
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      index % 2 ? desk.step(on.olivia, charged) : desk.records({ ...place(), cents: 400 + index }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})

it('recorded by two at once is recorded once', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => desk.records(place())))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409])
})

it.each<[string, object, number, string | null]>([
  ['of a day to come', { receivedOn: '2026-11-21' }, 400, 'receivedOn'],
  ['of long ago', { receivedOn: '2023-11-01' }, 400, 'receivedOn'],
  ['of nothing', { cents: 0 }, 400, 'cents'],
  ['by a way that is none', { way: 'gold' }, 400, 'way'],
  ['for a unit that isn’t there', { place: { holdingId: '0193a8f0-0000-7000-8000-000000000000' } }, 404, null],
])('%s is refused, and nothing is kept', async (_what, more, status, field) => {
  const answer = await desk.records(more)
  expect(answer.status).toBe(status)
  expect(answer.body.errors?.[0]?.field ?? null).toBe(field)
  expect((await desk.mandeep.call(ledger.payments, { query: {} })).items).toEqual([])
})

describe('one that isn’t placed', () => {
  it('waits in a list, and is placed with a unit as a whole or in parts', async () => {
    const { _id } = (await desk.records({ payer: 'Someone', memo: 'fees' })).body.data
    await desk.records(place())
    const waiting = () => desk.mandeep.call(ledger.payments, { query: { shows: 'toPlace' } })
    expect((await waiting()).items).toMatchObject([{ _id, payer: 'Someone', memo: 'fees', unplacedCents: 43_307 }])
    expect(await desk.books()).toMatchObject({ unplaced: { count: 1, cents: 43_307 } })
    const put = (holdingId: string, more: object = {}) => desk.payment(_id, { step: 'place', holdingId, ...more })
    expect((await put(on.olivia, { cents: 10_000 })).body.data).toMatchObject({ unplacedCents: 33_307 })
    expect((await put(on.olivia, { cents: 33_308 })).status).toBe(409)
    expect((await put(on.books.holdingOf('101'))).body.data).toMatchObject({ unplacedCents: 0 })
    expect((await put(on.olivia)).status).toBe(409)
    expect((await waiting()).items).toEqual([])
  })

  it('is taken from the wrong unit, and what it paid there is open again', async () => {
    const wrong = on.books.holdingOf('101')
    await desk.charges(wrong)
    const { _id, receipts } = (await desk.records({ place: { holdingId: wrong } })).body.data
    const remove = { step: 'remove', receiptId: receipts[0]._id, reason: 'It was for 703' }
    expect((await desk.payment(_id, remove)).body.data).toMatchObject({ unplacedCents: 43_307, receipts: [] })
    expect(await desk.account(wrong)).toMatchObject({ dueCents: 43_307, creditCents: 0 })
    expect((await desk.payment(_id, remove)).status).toBe(409)
    const { items } = await desk.mandeep.call(audit.history, { params: { subject: 'payment', id: _id }, query: {} })
    expect(items.map(({ action }) => action)).toEqual(['removed', 'recorded'])
  })

  it('takes no receipt of another payment, and no allocation of another account', async () => {
    const one = (await desk.records(place())).body.data
    const other = (await desk.records({ cents: 1, place: { holdingId: on.books.holdingOf('101') } })).body.data
    const remove = { step: 'remove', receiptId: other.receipts[0]._id, reason: 'No' }
    expect((await desk.payment(one._id, remove)).status).toBe(404)
    await desk.charges(on.olivia)
    const allocationId = (await desk.account(on.olivia)).receipts[0]!.paid[0]!._id
    const free = { step: 'free', allocationId, reason: 'No' }
    expect((await desk.step(on.books.holdingOf('101'), free)).status).toBe(404)
    expect((await desk.step(on.olivia, free)).status).toBe(200)
    expect((await desk.step(on.olivia, free)).status).toBe(409)
  })
})

it('row 15: one that the bank returns opens its charge again, and the statement of the locked month stays', async () => {
  await desk.charges(on.olivia, { dueOn: '2026-10-01', words: 'October' })
  const { _id } = (await desk.records({ receivedOn: '2026-10-28', ...place() })).body.data
  await desk.stepBooks({ step: 'lock', month: '2026-10-01' })
  const october = () =>
    desk.olivia.call(ledger.statement, { params: { id: on.olivia }, query: { from: '2026-10-01', to: '2026-10-31' } })
  const before = await october()
  expect(before).toMatchObject({ openingCents: 0, closingCents: 0 })
  expect(before.lines.map(({ words, cents, balanceCents }) => [words, cents, balanceCents])).toEqual([
    ['October', 43_307, 43_307],
    ['Payment received', -43_307, 0],
  ])
  expect((await desk.payment(_id, { step: 'return', reason: 'NSF' })).body.data).toMatchObject({ isReturned: true })
  expect((await desk.payment(_id, { step: 'return', reason: 'NSF' })).status).toBe(409)
  expect((await desk.payment(_id, { step: 'place', holdingId: on.olivia })).status).toBe(409)
  expect(await october()).toEqual(before)
  expect(await desk.account(on.olivia)).toMatchObject({ dueCents: 43_307, dueSince: '2026-10-01' })
  expect((await desk.account(on.olivia)).receipts).toMatchObject([{ isUndone: true, paid: [] }])
})

it('row 17: one of a locked month, found later, is entered today with the bank’s day', async () => {
  await desk.charges(on.olivia, { dueOn: '2026-10-01' })
  await desk.stepBooks({ step: 'lock', month: '2026-10-01' })
  const { data } = (await desk.records({ receivedOn: '2026-10-20', ...place() })).body
  expect(data).toMatchObject({ receivedOn: '2026-10-20', enteredFor: '2026-11-20' })
  expect(await desk.account(on.olivia)).toMatchObject({ dueCents: 0 })
})
