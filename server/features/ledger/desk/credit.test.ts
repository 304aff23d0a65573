/** Credit that is refunded or moved, and charges that council gives up: over HTTP, with what the books say afterwards. */
import { beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { ledger } from '../../../../contract/ledger.ts'
import { openDesk } from '../../../testing/ledger-desk.ts'
import { withBooks } from '../../../testing/books.ts'
import { addDays } from '../../../../contract/time.ts'
import { receiptsShownMost } from '../../../../contract/limits/ledger.ts'
import { allocate } from '../ledger.ts'

const on = withBooks()
let desk: Awaited<ReturnType<typeof openDesk>>
let buyer: string
beforeEach(async () => {
  desk = await openDesk(on.world)
  buyer = on.books.holdingOf('101')
})

const refund = { step: 'refund', cents: 5421, paidOn: '2026-11-18', way: 'cheque', reason: 'Sold the unit' }
const transfer = () => ({ step: 'transfer', cents: 5421, toHoldingId: buyer, request: 'Email of Nov 3, 2026' })
const writeOff = (chargeId: string, more: object = {}) => ({
  ...{ step: 'writeOff', chargeId, cents: 1200, decidedOn: '2026-11-03', decision: 'Too small to collect', ...more },
})

/** Gives Olivia so much credit, in two payments. */
const paysAhead = async () => {
  await desk.records({ place: { holdingId: on.olivia }, cents: 3000, receivedOn: '2026-11-04' })
  await desk.records({ place: { holdingId: on.olivia }, cents: 2421 })
}
const balances = async () =>
  Object.fromEntries(
    (
      await on.books.query(
        `select a.code || coalesce(' ' || u.unit_number, '') || ' ' || f.kind as name, sum(l.cents)::integer as cents
         from ledger_lines l join ledger_accounts a on a.id = l.account_id join ledger_funds f on f.id = l.fund_id
         left join ledger_holdings h on h.id = l.holding_id left join units u on u.id = h.unit_id
         group by 1 having sum(l.cents) <> 0 order by 1`,
      )
    ).map(({ name, cents }) => [name, cents]),
  )

describe('row 29: a credit of 54.21 that a seller leaves', () => {
  beforeEach(paysAhead)

  it('is refunded from the bank, of several payments at once, and the buyer begins at nothing', async () => {
    const after = await desk.step(on.olivia, refund)
    expect(after).toMatchObject({ status: 200, body: { data: { creditCents: 0 } } })
    const { receipts } = await desk.account(on.olivia, desk.olivia)
    expect(receipts.map(({ leftCents, gone }) => [leftCents, gone])).toEqual(
      [2421, 3000].map((cents) => [
        0,
        [{ _id: expect.any(String), kind: 'refund', day: '2026-11-18', unitNumber: null, cents, allCents: 5421 }],
      ]),
    )
    expect(await balances()).toEqual({})
    expect((await desk.account(buyer)).creditCents).toBe(0)
    const { lines, closingCents } = await desk.olivia.call(ledger.statement, {
      params: { id: on.olivia },
      query: {},
    })
    expect([lines.at(-1)!.words, lines.at(-1)!.cents, closingCents]).toEqual(['Refund', 5421, 0])
  })

  it('moves to another account as the owners ask, pays what is due there, and can be brought back', async () => {
    await desk.charges(buyer, { cents: 5000 })
    expect(await desk.step(on.olivia, transfer())).toMatchObject({ status: 200, body: { data: { creditCents: 0 } } })
    expect(await desk.account(buyer)).toMatchObject({
      ...{ dueCents: 0, creditCents: 421 },
      receipts: [{ kind: 'transfer', paymentId: null, way: null, cents: 5421, paid: [{ cents: 5000 }] }],
    })
    const { gone } = (await desk.account(on.olivia)).receipts[0]!
    expect(gone).toMatchObject([{ kind: 'transfer', unitNumber: '101' }])
    const back = { step: 'bringBack', outflowId: gone[0]!._id, reason: 'The wrong unit' }
    expect(await desk.step(on.olivia, back)).toMatchObject({ status: 200, body: { data: { creditCents: 5421 } } })
    expect(await desk.account(buyer)).toMatchObject({ dueCents: 5000, creditCents: 0 })
    expect(await desk.step(on.olivia, back)).toMatchObject({ status: 409 })
    expect(await desk.step(buyer, back)).toMatchObject({ status: 404 })
    const of = async (id: string) =>
      (await desk.mandeep.call(audit.history, { params: { subject: 'holding', id }, query: {} })).items.map(
        ({ action }) => action,
      )
    expect(await of(buyer)).toEqual(['transfer undone', 'received', 'charged'])
    expect(await of(on.olivia)).toEqual(['transfer undone', 'transferred'])
  })

  it('says on the statement where it went, and what was undone', async () => {
    const undoes = async () => {
      const gone = (await desk.account(on.olivia)).receipts.flatMap((receipt) => receipt.gone)
      await desk.step(on.olivia, { step: 'bringBack', outflowId: gone[0]!._id, reason: 'The wrong unit' })
    }
    await desk.step(on.olivia, transfer())
    await undoes()
    await desk.step(on.olivia, { ...refund, cents: 1000, paidOn: '2026-11-20' })
    await undoes()
    const wordsOf = async (id: string) =>
      (await desk.mandeep.call(ledger.statement, { params: { id }, query: {} })).lines.map(({ words }) => words)
    const [to, undone] = [
      'Credit transferred from unit 703 to unit 101',
      'Undone: Credit transferred from unit 703 to unit 101',
    ]
    expect((await wordsOf(on.olivia)).slice(-4)).toEqual([to, undone, 'Refund', 'Refund undone'])
    expect(await wordsOf(buyer)).toEqual([to, undone])
  })

  it('stays where it is in part, and a payment of which a part left isn’t removed', async () => {
    await desk.step(on.olivia, { ...refund, cents: 3100 })
    expect((await desk.account(on.olivia)).creditCents).toBe(2321)
    const { items } = await desk.mandeep.call(ledger.payments, { query: { shows: 'all' } })
    for (const { _id, receipts } of items)
      expect(
        await desk.payment(_id, { step: 'remove', receiptId: receipts[0]!._id, reason: 'Wrong unit' }),
      ).toMatchObject({
        ...{ status: 409, body: { error: 'Part of this payment was refunded or transferred. Undo that first.' } },
      })
    const { gone } = (await desk.account(on.olivia)).receipts[0]!
    await desk.step(on.olivia, { step: 'bringBack', outflowId: gone[0]!._id, reason: 'The cheque was never cashed' })
    expect((await desk.payment(items[0]!._id, { step: 'return', reason: 'NSF' })).status).toBe(200)
  })

  it('isn’t refunded before its money came in, not even in a month that is locked', async () => {
    const paid = { place: { holdingId: on.olivia }, cents: 100, receivedOn: '2026-10-05' }
    await desk.records(paid)
    await desk.stepBooks({ step: 'lock', month: '2026-10-01' })
    const answer = await desk.step(on.olivia, { ...refund, cents: 100, paidOn: '2026-10-04' })
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining('"paidOn"')])
    expect((await desk.step(on.olivia, { ...refund, cents: 100, paidOn: '2026-10-05' })).status).toBe(200)
  })

  it('leaves nothing that could be changed past the product', async () => {
    await desk.step(on.olivia, { ...refund, cents: 1000 })
    const { query } = on.books
    const later = `insert into ledger_outflow_parts (building_id, outflow_id, receipt_id, cents)
      select o.building_id, o.id, r.id, 100 from ledger_outflows o join ledger_receipts r on r.left_cents = 2421`
    await expect(query(later)).rejects.toThrow('add up')
    await expect(query('update ledger_outflows set cents = 1')).rejects.toThrow('never written')
    await expect(query('delete from ledger_outflow_parts')).rejects.toThrow('never changed')
    await expect(query('truncate ledger_outflow_parts cascade')).rejects.toThrow('never changed')
  })

  it('is taken once, by however many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => desk.step(on.olivia, refund)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(11).fill(409)])
  })

  it.each<[string, () => object, number, string]>([
    ['more than there is', () => ({ ...refund, cents: 5422 }), 409, 'more than this account’s credit'],
    ['more than there was that day', () => ({ ...refund, paidOn: '2026-11-04' }), 400, 'less credit on this day'],
    [
      'a day before the payment',
      () => ({ ...refund, cents: 100, paidOn: '2020-11-29' }),
      400,
      'less credit on this day',
    ],
    ['a day to come', () => ({ ...refund, paidOn: '2026-11-21' }), 400, 'This date is in the future'],
    ['no reason', () => ({ ...refund, reason: ' ' }), 400, 'Reason'],
    ['the same account', () => ({ ...transfer(), toHoldingId: on.olivia }), 400, 'Choose another account'],
    ['an account of nowhere', () => ({ ...transfer(), toHoldingId: on.world.cast.buildings.prairie }), 404, ''],
    ['no request', () => ({ ...transfer(), request: '' }), 400, 'request'],
  ])('is refused with %s', async (_what, body, status, words) => {
    const answer = await desk.step(on.olivia, body())
    expect(answer.status).toBe(status)
    expect(JSON.stringify(answer.body)).toContain(words)
    expect((await desk.account(on.olivia)).creditCents).toBe(5421)
  })
})

describe('an account of many payments', () => {
  it('shows one with credit however old it is, and the latest by the bank’s day, whenever they were recorded', async () => {
    const { ctx, owes, pays } = on.books
    await pays(on.olivia, 5421, '2026-01-05')
    const spent = Array.from({ length: receiptsShownMost + 1 }, (_, day) => addDays('2026-11-18', -day))
    for (const day of spent) {
      const itemId = await owes(on.olivia, 'strataFee', day, 100)
      const { receiptId } = await pays(on.olivia, 100, day)
      await allocate(ctx, { receiptId, shares: [{ itemId, cents: 100 }], day, instruction: null })
    }
    const { receipts } = await desk.account(on.olivia)
    expect(receipts.map(({ day }) => day)).toEqual([...spent.slice(0, receiptsShownMost - 1), '2026-01-05'])
    expect(receipts.map(({ leftCents }) => leftCents)).toEqual([...Array<number>(receiptsShownMost - 1).fill(0), 5421])
  })
})

describe('row 37: 12.00 that council gives up', () => {
  const owesTwelve = async () => (await desk.charges(on.olivia, { cents: 1200 })).charges[0]!._id

  it('closes the charge, takes the income back, and deletes nothing', async () => {
    const chargeId = await on.books.owes(on.olivia, 'strataFee', '2026-11-01', 1000, 200)
    expect(await desk.step(on.olivia, writeOff(chargeId))).toMatchObject({
      status: 200,
      body: { data: { dueCents: 0, creditCents: 0, charges: [] } },
    })
    expect(await balances()).toEqual({})
    const [receipt] = (await desk.account(on.olivia)).receipts
    expect(receipt).toMatchObject({
      ...{ kind: 'writeOff', cents: 1200, leftCents: 0, paid: [{ cents: 1200 }] },
      instruction: 'Written off by decision of Nov 3, 2026: Too small to collect',
    })
    const { lines } = await desk.olivia.call(ledger.statement, { params: { id: on.olivia }, query: {} })
    expect(lines.map(({ words, cents }) => [words, cents])).toEqual([
      ['strataFee of 2026-11-01', 1200],
      ['Written off: strataFee of 2026-11-01', -1200],
    ])
  })

  it('is owed again when that is undone, and leaves no credit', async () => {
    const chargeId = await owesTwelve()
    await desk.step(on.olivia, writeOff(chargeId, { cents: 500 }))
    const [receipt] = (await desk.account(on.olivia)).receipts
    const free = { step: 'free', allocationId: receipt!.paid[0]!._id, reason: 'They paid' }
    expect(await desk.step(on.olivia, { ...free, shares: [{ chargeId, cents: 500 }] })).toMatchObject({ status: 409 })
    expect(await desk.step(on.olivia, free)).toMatchObject({
      status: 200,
      body: { data: { dueCents: 1200, creditCents: 0 } },
    })
    expect(await desk.step(on.olivia, free)).toMatchObject({ status: 409 })
  })

  it('is gone with its charge when that is cancelled', async () => {
    const chargeId = await owesTwelve()
    await desk.step(on.olivia, writeOff(chargeId, { cents: 500 }))
    await desk.step(on.olivia, { step: 'cancelCharge', chargeId, reason: 'Never owed' })
    expect(await desk.account(on.olivia)).toMatchObject({ dueCents: 0, creditCents: 0 })
    expect(await balances()).toEqual({})
    const { lines } = await desk.olivia.call(ledger.statement, { params: { id: on.olivia }, query: {} })
    expect(lines.map(({ words, cents }) => [words, cents]).slice(2)).toEqual([
      ['Write-off undone', 500],
      ['Cancelled: Strata fee, November 2026', -1200],
    ])
  })

  it.each<[string, object, number, string]>([
    ['more than is open', { cents: 1201 }, 409, 'That’s more than is still owed.'],
    ['no decision', { decision: '' }, 400, 'Decision'],
    ['a decision to come', { decidedOn: '2026-12-01' }, 400, 'This date is in the future'],
    ['a decision of long before', { decidedOn: '1999-01-01' }, 400, 'more than a year before the charge was due'],
  ])('is refused with %s', async (_what, more, status, words) => {
    const answer = await desk.step(on.olivia, writeOff(await owesTwelve(), more))
    expect(answer.status).toBe(status)
    expect(JSON.stringify(answer.body)).toContain(words)
  })

  it('is refused for a charge of another account, and for one that isn’t due', async () => {
    expect((await desk.step(buyer, writeOff(await owesTwelve()))).status).toBe(409)
    const later = (await desk.charges(on.olivia, { cents: 1200, dueOn: '2027-01-01' })).charges.at(-1)!._id
    expect(await desk.step(on.olivia, writeOff(later))).toMatchObject({
      body: { error: 'This charge isn’t due yet. Cancel it instead.' },
    })
  })
})
