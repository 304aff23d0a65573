// Runs on both versions of PostgreSQL: triggers and locks.
/** What owners owe and pay: placed as they say, else in the law's order; returned by the bank; never paid twice. */
import { describe, expect, it } from 'vitest'
import { newId } from '../../../db/ids.ts'
import { withBooks } from '../../../testing/books.ts'
import { allocate, allocateSilently, placePayment, returnPayment, statementOf, verifyLedger } from '../ledger.ts'

const fee = 43_307
/** Unit 703: 391.07 for the operating fund and 42.00 for the reserve. */
const [feeOperating, feeReserve] = [39_107, 4200] as const

const opened = withBooks()

const owesFee = (dueOn: string, holding = opened.olivia) =>
  opened.books.owes(holding, 'strataFee', dueOn, feeOperating, feeReserve)
const silently = async (holding: string, cents: number, day: string) => {
  const { receiptId, paymentId } = await opened.books.pays(holding, cents, day)
  await allocateSilently(opened.books.ctx, receiptId, day)
  return { receiptId, paymentId }
}
const close = (through: string) => opened.books.query('update ledger_books set locked_through = $1', [through])

describe('a payment without a word', () => {
  it.each([null, 'April'])(
    'of a fee with the memo %j pays the fee and not the fine, in the funds that it is for',
    async (memo) => {
      const fine = await opened.books.owes(opened.olivia, 'fine', '2027-03-10', 20_000)
      const april = await owesFee('2027-04-01')
      const of = { holdingId: opened.olivia, cents: fee, day: '2027-04-01', instruction: null }
      const paymentId = await opened.books.comesIn(fee, of.day, memo)
      await allocateSilently(opened.books.ctx, await placePayment(opened.books.ctx, { ...of, paymentId }), of.day)
      expect(await opened.books.openOf(april, fine)).toEqual([0, 20_000])
      const sums = await opened.books.query(
        `select f.kind as fund, a.code, sum(l.cents)::integer as cents from ledger_lines l
       join ledger_funds f on f.id = l.fund_id join ledger_accounts a on a.id = l.account_id
       where a.code in ('bank', 'interfund', 'receivable') group by 1, 2 having sum(l.cents) <> 0 order by 1, 2`,
      )
      expect(sums).toEqual([
        { fund: 'operating', code: 'bank', cents: fee },
        { fund: 'operating', code: 'interfund', cents: -feeReserve },
        { fund: 'operating', code: 'receivable', cents: 20_000 },
        { fund: 'reserve', code: 'interfund', cents: feeReserve },
      ])
    },
  )

  it('pays January and a part of February, and nothing of the fine between them', async () => {
    const january = await owesFee('2027-01-01')
    const fine = await opened.books.owes(opened.olivia, 'fine', '2027-01-15', 20_000)
    const february = await owesFee('2027-02-01')
    await silently(opened.olivia, 60_000, '2027-02-10')
    expect(await opened.books.openOf(january, february, fine)).toEqual([0, 26_614, 20_000])
  })

  it('is credit where only a fine is open', async () => {
    const fine = await opened.books.owes(opened.olivia, 'fine', '2027-01-15', 20_000)
    await silently(opened.olivia, fee, '2027-02-01')
    expect([await opened.books.openOf(fine), await opened.books.creditOf(opened.olivia)]).toEqual([[20_000], fee])
  })

  it('before the fee is due is credit at the month’s end, and pays it on its day', async () => {
    const { receiptId } = await silently(opened.olivia, fee, '2027-03-28')
    const april = await owesFee('2027-04-01')
    await allocateSilently(opened.books.ctx, receiptId, '2027-03-31')
    expect([await opened.books.openOf(april), await opened.books.creditOf(opened.olivia)]).toEqual([[fee], fee])
    expect(
      (await statementOf(opened.books.ctx, opened.olivia, { from: '2027-03-01', to: '2027-03-31' })).closingCents,
    ).toBe(-fee)
    await allocateSilently(opened.books.ctx, receiptId, '2027-04-01')
    expect([await opened.books.openOf(april), await opened.books.creditOf(opened.olivia)]).toEqual([[0], 0])
  })

  it('of two co-owners pays one debt to the end', async () => {
    const april = await owesFee('2027-04-01')
    await silently(opened.olivia, 21_654, '2027-04-01')
    await silently(opened.olivia, 21_653, '2027-04-02')
    expect(await opened.books.openOf(april)).toEqual([0])
  })
})

describe('a payment with a word', () => {
  it('is placed as the payer says: 703 first, and the rest with 305', async () => {
    const [other] = [opened.books.holdingOf('305')]
    const [first, second] = [
      await owesFee('2027-04-01'),
      await opened.books.owes(other, 'strataFee', '2027-04-01', 34_171, 3670),
    ]
    const paymentId = await opened.books.comesIn(70_000, '2027-04-01')
    const place = (holdingId: string, cents: number) =>
      placePayment(opened.books.ctx, { paymentId, holdingId, cents, day: '2027-04-01', instruction: '703 first' })
    await allocateSilently(opened.books.ctx, await place(opened.olivia, fee), '2027-04-01')
    await allocateSilently(opened.books.ctx, await place(other, 26_693), '2027-04-01')
    expect(await opened.books.openOf(first, second)).toEqual([0, 11_148])
    await expect(place(opened.olivia, 1)).rejects.toMatchObject({ status: 409 })
  })

  it('pays a fine only then', async () => {
    const fine = await opened.books.owes(opened.olivia, 'fine', '2027-01-15', 20_000)
    const { receiptId } = await opened.books.pays(opened.olivia, 20_000, '2027-02-01')
    const pay = (instruction: string | null) =>
      allocate(opened.books.ctx, {
        receiptId,
        shares: [{ itemId: fine, cents: 20_000 }],
        day: '2027-02-01',
        instruction,
      })
    await expect(pay(null)).rejects.toMatchObject({
      status: 409,
      message: 'Fines and enforcement costs are paid only if the payer says so.',
    })
    expect(await opened.books.openOf(fine)).toEqual([20_000])
    await pay('For the fine')
    expect(await opened.books.openOf(fine)).toEqual([0])
  })

  it.each([
    ['more than is owed', fee + 1, 409],
    ['nothing', 0, 400],
  ])('is refused for %s', async (_what, cents, status) => {
    const [april, may] = [await owesFee('2027-04-01'), await owesFee('2027-05-01')]
    const { receiptId } = await opened.books.pays(opened.olivia, 100_000, '2027-04-01')
    const shares = [
      { itemId: may, cents: 100 },
      { itemId: april, cents },
    ]
    await expect(
      allocate(opened.books.ctx, { receiptId, shares, day: '2027-04-01', instruction: null }),
    ).rejects.toMatchObject({
      status,
    })
    expect(await opened.books.openOf(april, may)).toEqual([fee, fee])
  })

  it('never pays what others owe, or what isn’t there', async () => {
    const [theirs] = [await owesFee('2027-04-01', opened.books.holdingOf('305'))]
    const { receiptId } = await opened.books.pays(opened.olivia, fee, '2027-04-01')
    const pay = (itemId: string, receipt = receiptId) =>
      allocate(opened.books.ctx, {
        receiptId: receipt,
        shares: [{ itemId, cents: 1 }],
        day: '2027-04-01',
        instruction: null,
      })
    await expect(pay(theirs)).rejects.toMatchObject({ status: 409 })
    await expect(pay(newId())).rejects.toMatchObject({ status: 404 })
    await expect(pay(theirs, newId())).rejects.toMatchObject({ status: 404 })
  })
})

describe('a payment that the bank returns', () => {
  it('leaves the locked month as it was, and the fee open from its day', async () => {
    const january = await owesFee('2027-01-01')
    const { paymentId } = await silently(opened.olivia, fee, '2027-01-28')
    await close('2027-01-31')
    const before = await statementOf(opened.books.ctx, opened.olivia, { from: '2027-01-01', to: '2027-01-31' })
    opened.world.clock.advance(81 * 86_400_000)
    const ctx = await opened.books.inside()
    await returnPayment(ctx, { paymentId, words: 'Payment returned by the bank' })
    expect(await opened.books.openOf(january)).toEqual([fee])
    expect(await statementOf(ctx, opened.olivia, { from: '2027-01-01', to: '2027-01-31' })).toEqual(before)
    expect(before.closingCents).toBe(0)
    expect(await statementOf(ctx, opened.olivia, { from: '2027-02-01', to: '2027-02-28' })).toMatchObject({
      openingCents: 0,
      lines: [{ day: '2027-02-09', words: 'Payment returned by the bank', cents: fee }],
      closingCents: fee,
    })
    expect(await opened.books.query(`select due_on as "dueOn" from ledger_items where id = $1`, [january])).toEqual([
      { dueOn: '2027-01-01' },
    ])
    await expect(returnPayment(ctx, { paymentId, words: 'Again' })).rejects.toMatchObject({ status: 409 })
    await expect(
      placePayment(ctx, { paymentId, holdingId: opened.olivia, cents: 1, day: '2027-02-09', instruction: null }),
    ).rejects.toMatchObject({ status: 409 })
  })
})

it('the check names what someone changed past the product', async () => {
  const april = await owesFee('2027-04-01')
  await opened.books.query('alter table ledger_items disable trigger user')
  await opened.books.query(`update ledger_items set open_cents = 1 where id = $1`, [april])
  expect((await verifyLedger(opened.books.ctx)).fault).toEqual({
    what: `The debt ${april}`,
    why: 'it says 0.01 instead of 433.07',
  })
  await opened.books.query(`update ledger_items set open_cents = cents where id = $1`, [april])
})
