/** Where a surplus may go: rows 23 and 24 of the law's table, in the books. */
import { describe, expect, it } from 'vitest'
import { completeHarbour } from '../../../testing/lots.ts'
import { sell } from '../../../testing/moves.ts'
import { recordPaid, settleHoldings } from '../../ledger/ledger.ts'
import { addPerson } from '../../units/units.ts'
import { withLevies } from '../testing/levies.ts'

const on = withLevies()

/** A levy of which every unit of Harbour View paid all: each unit with an owner of its own, but Olivia with two. */
const paidInFull = async (spentCents: number) => {
  await completeHarbour(on.world)
  const { ctx } = on.books
  const lots = await on.books.query(`select id, unit_number as number from units where unit_number like 'L%'`)
  for (const { id, number } of lots) {
    const personId = await addPerson(ctx, { firstName: 'Owner', lastName: `Of ${number}` })
    await on.books.query('update ownerships set person_id = $2 where unit_id = $1', [id, personId])
  }
  await settleHoldings(ctx)
  const levy = await on.levies.approved({ dueDays: ['2026-11-20'] })
  const items = await on.books.query(`select holding_id as "holdingId", cents::integer as cents from ledger_items`)
  const of = { way: 'debit', payer: null, memo: null, day: '2026-11-20', valueDay: '2026-11-20' } as const
  await recordPaid(
    ctx,
    items.map(({ holdingId, cents }) => ({ ...of, holdingId, cents, source: `test:${holdingId}` })),
  )
  const bank = await on.levies.bank()
  expect((await bank.spends(levy._id, -spentCents)).status).toBe(200)
  return on.levies.step(await on.levies.get(levy), { step: 'finish' })
}

const partOf = (levy: Awaited<ReturnType<typeof paidInFull>>, number: string): number =>
  levy.surplus!.shares.find(({ unit }) => unit.unitNumber === number)!.cents

describe('a surplus', () => {
  it('of 3,100.00 is refunded: Olivia would get 100.96 for two units', async () => {
    const levy = await paidInFull(25_000_000 - 310_000)
    expect(levy).toMatchObject({
      ...{ money: { paidCents: 25_000_000, balanceCents: 310_000 }, can: { steps: ['reopen', 'refund'] } },
      surplus: { cents: 310_000, mostOfOneOwnerCents: 10_096, mayGoToReserve: false },
    })
    expect(partOf(levy, '305') + partOf(levy, '703')).toBe(10_096)
    const [status, words] = await on.levies.refused(levy, { step: 'toReserve', cents: 310_000 })
    expect([status, words]).toEqual([409, expect.stringContaining('The surplus can’t go to the reserve.')])
    const refunded = await on.levies.step(levy, { step: 'refund', cents: 310_000 })
    expect(refunded).toMatchObject({ surplus: null, money: { refundedCents: 310_000, balanceCents: 0 } })
    expect(await on.books.creditOf(on.olivia)).toBe(partOf(levy, '703'))
    expect(await on.levies.fundOf('Roof')).toMatchObject({ cashCents: 0, balanceCents: 0 })
  })

  it('of 3,000.00 may go to the reserve, as no owner would get more than 97.70', async () => {
    const levy = await paidInFull(25_000_000 - 300_000)
    expect(levy.surplus).toMatchObject({ cents: 300_000, mostOfOneOwnerCents: 9770, mayGoToReserve: true })
    const moved = await on.levies.step(levy, { step: 'toReserve', cents: 300_000 })
    expect(moved).toMatchObject({ surplus: null, money: { toReserveCents: 300_000, balanceCents: 0 } })
    const { funds } = await on.levies.desk.books()
    const of = (kind: string) => funds.find((fund) => fund.kind === kind)!
    expect(of('reserve')).toMatchObject({ cashCents: 300_000, balanceCents: 300_000 })
    expect(of('levy')).toMatchObject({ cashCents: 0, balanceCents: 0 })
    expect((await on.levies.refused(moved, { step: 'toReserve', cents: 300_000 }))[0]).toBe(409)
  })

  it('isn’t what was written off, and is less what the bank returned', async () => {
    const levy = await on.levies.approved({ totalCents: 1_000_000, dueDays: ['2026-11-20'] })
    const { desk } = on.levies
    const [charge] = (await desk.account(on.olivia)).charges
    const body = { step: 'writeOff', chargeId: charge!._id, cents: 1000, decidedOn: '2026-11-20', decision: 'Council' }
    expect((await desk.step(on.olivia, body)).status).toBe(200)
    await on.levies.pays('305', 5000)
    const before = await on.levies.get(levy)
    expect(before.money).toMatchObject({ paidCents: 5000, balanceCents: 5000 })
    const [payment] = await on.books.query('select id from ledger_payments')
    expect((await desk.payment(payment.id, { step: 'return', reason: 'NSF' })).status).toBe(200)
    expect((await on.levies.get(levy)).money).toMatchObject({ paidCents: 0, balanceCents: 0 })
  })

  it('row 24: goes by what was paid, one instalment of three, to the owner of the refund day after a sale', async () => {
    const shares = await Promise.all(
      ['101', '703'].map(async (number) => ({ unitId: await on.levies.unitId(number), cents: 300_000 })),
    )
    const levy = await on.levies.approved({
      ...{ totalCents: 600_000, division: 'otherFair', shares },
      dueDays: ['2026-11-16', '2026-11-18', '2026-11-20'],
    })
    await on.levies.pays('101', 300_000)
    await on.levies.pays('703', 100_000)
    expect((await (await on.levies.bank()).spends(levy._id, -200_000)).status).toBe(200)
    const finished = await on.levies.step(await on.levies.get(levy), { step: 'finish' })
    const { mandeep } = on.levies.desk
    await sell(mandeep, { unitNumber: '703', on: '2026-11-20', sellers: ['Olivia Owner'] })
    const { surplus } = await on.levies.get(finished)
    expect(surplus!.shares.map(({ unit, owners, cents }) => [unit.unitNumber, owners.at(-1), cents])).toEqual([
      ['101', expect.any(String), 150_000],
      ['703', 'Noor Nakamura', 50_000],
    ])
    await on.levies.step(finished, { step: 'refund', cents: 200_000 })
    const [{ id: buyer }] = await on.books.query(
      `select id from ledger_holdings where from_date = '2026-11-20' and unit_id = $1`,
      [await on.levies.unitId('703')],
    )
    expect(await on.levies.desk.account(buyer)).toMatchObject({ owners: ['Noor Nakamura'], creditCents: 50_000 })
    expect(await on.levies.desk.account(on.olivia)).toMatchObject({ creditCents: 0, dueCents: 200_000 })
  })

  it('that comes later is divided with what was refunded before: who pays late gets the same in the end', async () => {
    const levy = await on.levies.approved({
      ...{ totalCents: 200_000, division: 'otherFair', dueDays: ['2026-11-20'] },
      shares: [
        { unitId: await on.levies.unitId('101'), cents: 100_000 },
        { unitId: await on.levies.unitId('703'), cents: 100_000 },
      ],
    })
    const bank = await on.levies.bank()
    await on.levies.pays('101', 100_000)
    expect((await bank.spends(levy._id, -40_000)).status).toBe(200)
    const first = await on.levies.step(await on.levies.get(levy), { step: 'finish' })
    const seen = { step: 'refund', cents: 50_000 } as const
    expect(await on.levies.refused(first, seen)).toEqual([
      409,
      'The surplus is $600.00 now, not $500.00. Review it, then continue.',
    ])
    const refunded = await on.levies.step(first, { step: 'refund', cents: 60_000 })
    await on.levies.pays('703', 100_000)
    const second = await on.levies.get(refunded)
    expect(second.surplus!.shares.map(({ unit, cents }) => [unit.unitNumber, cents])).toEqual([
      ['101', 20_000],
      ['703', 80_000],
    ])
    // What was refunded isn't taken off the charge that paid it.
    const { receipts } = await on.levies.desk.account(on.books.holdingOf('703'))
    const { paymentId, _id: receiptId } = receipts.find(({ kind }) => kind === 'payment')!
    await on.levies.step(second, { step: 'refund', cents: 100_000 })
    const removing = { step: 'remove', receiptId, reason: 'Not theirs' }
    const removed = await on.levies.desk.payment(paymentId!, removing)
    expect([removed.status, removed.body.error]).toEqual([
      409,
      'The special levy “Roof” would be $1,000.00 short. Only what owners paid into it can be spent.',
    ])
  })
})
