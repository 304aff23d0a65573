/** Many payments at once come to the same as one by one, each once. */
import { beforeEach, describe, expect, it } from 'vitest'
import { placePayment, recordPaid, recordPayment, statementOf, allocateSilently, type PaidBy } from '../ledger.ts'
import { withBooks } from '../../../testing/books.ts'

const on = withBooks()
let second: string
beforeEach(() => {
  second = on.books.holdingOf('305')
})

const of = (holdingId: string, cents: number, day: string, source: string): PaidBy => ({
  ...{ holdingId, cents, day, valueDay: day, source },
  ...{ way: 'debit', payer: 'A payer', memo: null },
})

describe('payments of a batch', () => {
  it('pay what is due on their day, over the funds, and leave credit', async () => {
    const { owes, openOf, creditOf, ctx } = on.books
    const items = [
      await owes(on.olivia, 'strataFee', '2026-10-01', 39_107, 4200),
      await owes(on.olivia, 'strataFee', '2026-11-01', 39_107, 4200),
      await owes(on.olivia, 'fine', '2026-10-05', 20_000),
      await owes(second, 'strataFee', '2026-11-01', 34_171, 3670),
      await owes(second, 'strataFee', '2026-12-01', 34_171, 3670),
    ]
    const batch = [
      of(on.olivia, 50_000, '2026-10-02', 'pad:1'),
      of(second, 40_000, '2026-11-02', 'pad:2'),
      of(on.olivia, 40_000, '2026-11-02', 'pad:3'),
    ]
    expect(await recordPaid(ctx, batch)).toBe(3)
    // The rest of October's payment is credit until November's debt is due; then the newer payment pays it first.
    expect(await openOf(...items)).toEqual([0, 3307, 20_000, 0, 37_841])
    expect(await Promise.all([on.olivia, second].map(creditOf))).toEqual([6693, 2159])
    expect(
      await recordPaid(ctx, [...batch, of(second, 1, '2026-11-03', 'pad:4'), of(second, 1, '2026-11-03', 'pad:4')]),
    ).toBe(1)
    expect(await creditOf(second)).toBe(2160)
  })

  it('say on a statement what one by one says', async () => {
    const { owes, ctx } = on.books
    for (const holdingId of [on.olivia, second]) await owes(holdingId, 'strataFee', '2026-11-01', 39_107, 4200)
    await recordPaid(ctx, [of(on.olivia, 43_307, '2026-11-01', 'pad:1')])
    const { holdingId, ...paid } = of(second, 43_307, '2026-11-01', 'hand:1')
    const paymentId = (await recordPayment(ctx, paid))!
    const receiptId = await placePayment(ctx, { ...paid, paymentId, holdingId, instruction: null })
    await allocateSilently(ctx, receiptId, paid.day)
    const between = { from: '2026-11-01', to: '2026-11-30' }
    const said = async (id: string) =>
      (await statementOf(ctx, id, between)).lines.map(({ words, day, cents }) => [words, day, cents])
    expect(await said(on.olivia)).toEqual(await said(second))
    expect(await said(on.olivia)).toHaveLength(2)
  })

  it('are all refused for one of another building, and for a locked month', async () => {
    const { ctx, query, creditOf } = on.books
    const one = of(on.olivia, 100, '2026-11-02', 'pad:1')
    await expect(recordPaid(ctx, [one, of(ctx.building._id, 100, '2026-11-02', 'pad:2')])).rejects.toMatchObject({
      status: 404,
    })
    await query(`update ledger_books set locked_through = '2026-10-31' where building_id = $1`, [ctx.building._id])
    await expect(recordPaid(ctx, [one, of(on.olivia, 100, '2026-10-02', 'pad:2')])).rejects.toMatchObject({
      status: 409,
    })
    expect(await creditOf(on.olivia)).toBe(0)
  })

  it('started fifty times at once are recorded once', async () => {
    const { owes, ctx, openOf, creditOf } = on.books
    const item = await owes(on.olivia, 'strataFee', '2026-11-01', 39_107, 4200)
    const batch = [of(on.olivia, 43_307, '2026-11-02', 'pad:1'), of(second, 500, '2026-11-02', 'pad:2')]
    const runs = await Promise.all(Array.from({ length: 50 }, () => recordPaid(ctx, batch)))
    expect(runs.filter((many) => many > 0)).toEqual([2])
    expect(await openOf(item)).toEqual([0])
    expect(await creditOf(second)).toBe(500)
  })
})
