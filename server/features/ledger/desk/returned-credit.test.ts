/** Payments that the bank returns after a part of them was refunded or transferred: over HTTP, with what the books say. */
import { beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { ledger } from '../../../../contract/ledger.ts'
import { notifications } from '../../../../contract/notifications.ts'
import { withBooks } from '../../../testing/books.ts'
import { openDesk } from '../../../testing/ledger-desk.ts'

const on = withBooks()
let desk: Awaited<ReturnType<typeof openDesk>>
let paymentId: string
let chargeId: string

/** Olivia pays 500.00, of which 400.00 pay a fee. */
beforeEach(async () => {
  desk = await openDesk(on.world)
  chargeId = (await desk.charges(on.olivia, { cents: 40_000 })).charges[0]!._id
  await desk.records({ place: { holdingId: on.olivia }, cents: 50_000 })
  paymentId = (await desk.mandeep.call(ledger.payments, { query: { shows: 'all' } })).items[0]!._id
})

const refunds = (cents = 10_000) =>
  desk.step(on.olivia, { step: 'refund', cents, paidOn: '2026-11-18', way: 'cheque', reason: 'Paid too much' })
const bounces = () => desk.payment(paymentId, { step: 'return', reason: 'NSF' })
const gone = async () => (await desk.account(on.olivia)).receipts.flatMap((one) => one.gone)
const bringsBack = async () =>
  desk.step(on.olivia, { step: 'bringBack', outflowId: (await gone())[0]!._id, reason: 'The cheque wasn’t cashed' })
const owed = async (id = on.olivia) =>
  (await desk.account(id)).charges.map(({ type, words, openCents }) => [type, words, openCents])
const bank = async () =>
  (
    await on.books.query(
      `select coalesce(sum(l.cents), 0)::integer as cents from ledger_lines l join ledger_accounts a on a.id = l.account_id
       where a.code = 'bank'`,
    )
  )[0].cents

describe('a payment of 500.00, of which 100.00 were refunded, that the bank returns', () => {
  it('is returned as a whole: its fee is open again, and the refund is owed, as the bank says', async () => {
    await refunds()
    expect(await bounces()).toMatchObject({ status: 200, body: { data: { isReturned: true, receipts: [] } } })
    expect(await owed()).toEqual([
      ['strataFee', 'Strata fee, November 2026', 40_000],
      ['returnedCredit', 'Refunded from a returned payment', 10_000],
    ])
    expect(await bank()).toBe(-10_000)
    const { charges, creditCents, lienableCents } = await desk.account(on.olivia, desk.olivia)
    expect([creditCents, lienableCents]).toEqual([0, 40_000])
    expect(charges[1]).toMatchObject({
      ...{ authority: 'Payment returned by the bank on Nov 20, 2026', dueOn: '2026-11-20', isLienable: false },
    })
    const { lines, closingCents } = await desk.olivia.call(ledger.statement, { params: { id: on.olivia }, query: {} })
    expect([lines.map(({ cents }) => cents), closingCents]).toEqual([[40_000, -50_000, 10_000, 50_000], 50_000])
  })

  it('notifies the owner of both, and the history says that it was charged', async () => {
    await refunds()
    await bounces()
    const { items } = await desk.mandeep.call(audit.history, {
      params: { subject: 'holding', id: on.olivia },
      query: {},
    })
    expect(items[0]!.action).toBe('charged')
    const told = (await desk.olivia.call(notifications.list, { query: { limit: 100 } })).items.map(({ title }) => title)
    expect(told).toEqual(
      expect.arrayContaining(['The bank returned a payment for unit 703: $500.00', 'New charge for unit 703: $100.00']),
    )
  })

  it('owes nothing for a refund that is undone afterwards, even where that was paid or written off', async () => {
    await refunds()
    await bounces()
    const debt = (await desk.account(on.olivia)).charges[1]!._id
    const gives = { step: 'writeOff', chargeId: debt, cents: 2000, decidedOn: '2026-11-20', decision: 'Our mistake' }
    expect((await desk.step(on.olivia, gives)).status).toBe(200)
    const place = { holdingId: on.olivia, shares: [{ chargeId: debt, cents: 3000 }], instruction: 'The refund' }
    expect((await desk.records({ place, cents: 3000 })).status).toBe(200)
    expect((await owed())[1]).toEqual(['returnedCredit', 'Refunded from a returned payment', 5000])
    expect(await bringsBack()).toMatchObject({ status: 200 })
    expect(await owed()).toEqual([['strataFee', 'Strata fee, November 2026', 37_000]])
    expect(await bank()).toBe(3000)
    expect((await desk.account(on.olivia)).creditCents).toBe(0)
  })

  it('is owed until then: the debt can’t be cancelled, but it can be paid', async () => {
    await refunds()
    await bounces()
    const debt = (await desk.account(on.olivia)).charges[1]!._id
    expect(await desk.step(on.olivia, { step: 'cancelCharge', chargeId: debt, reason: 'Never owed' })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('Undo that on the returned payment instead.') },
    })
    await desk.records({ place: { holdingId: on.olivia }, cents: 50_000, payer: 'Olivia' })
    expect(await owed()).toEqual([])
    expect(await bank()).toBe(40_000)
  })

  it('owes each of several refunds, and those undone before aren’t owed', async () => {
    await refunds(1000)
    await bringsBack()
    await refunds(2000)
    await refunds(3000)
    await bounces()
    expect((await owed()).slice(1).map(([, , cents]) => cents)).toEqual([2000, 3000])
    expect((await bounces()).status).toBe(409)
  })

  it('is refused to change past the product', async () => {
    await refunds()
    const { query } = on.books
    const owes = `insert into ledger_outflow_debts select building_id, outflow_id, receipt_id, $1::uuid from ledger_outflow_parts`
    await expect(query(owes, [chargeId])).rejects.toThrow('owed by the account it left')
    await bounces()
    await expect(query('delete from ledger_outflow_debts')).rejects.toThrow('never changed')
    await expect(
      query(`update ledger_items set undone_entry_id = entry_id where type = 'returnedCredit'`),
    ).rejects.toThrow('until it is brought back')
    await expect(query('update ledger_outflows set undone_entry_id = entry_id')).rejects.toThrow(
      'until it is brought back',
    )
  })
})

describe('a payment of which 100.00 were transferred', () => {
  it('leaves the other account as it is, and its own owes them until the transfer is undone', async () => {
    const other = on.books.holdingOf('101')
    const request = 'Email of Nov 3, 2026'
    await desk.step(on.olivia, { step: 'transfer', cents: 10_000, toHoldingId: other, request })
    expect((await bounces()).status).toBe(200)
    expect((await owed())[1]).toEqual(['returnedCredit', 'Transferred from a returned payment', 10_000])
    expect((await desk.account(other)).creditCents).toBe(10_000)
    expect(await bank()).toBe(0)
    expect((await bringsBack()).status).toBe(200)
    expect((await owed()).map(([type]) => type)).toEqual(['strataFee'])
    expect((await desk.account(other)).creditCents).toBe(0)
  })
})
