/** Where a surplus may go: rows 23 and 24 of the law's table, in the books. */
import { describe, expect, it } from 'vitest'
import type { Notification } from '../../../../contract/notifications.ts'
import type { Caller } from '../../../testing/caller.ts'
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

/** A levy of 2,000.00, divided equally between 101 and 703, which pays on November 20. */
const betweenTwo = async () =>
  on.levies.approved({
    ...{ totalCents: 200_000, division: 'otherFair', dueDays: ['2026-11-20'] },
    shares: [
      { unitId: await on.levies.unitId('101'), cents: 100_000 },
      { unitId: await on.levies.unitId('703'), cents: 100_000 },
    ],
  })

/** What 101 and 703 have as credit and owe. */
const accounts = async () =>
  Promise.all(
    ['101', '703'].map(async (number) => {
      const { creditCents, dueCents } = await on.levies.desk.account(on.books.holdingOf(number))
      return [creditCents, dueCents]
    }),
  )

/** Completes a levy of 2,000.00 of which 101 paid its half and 703 a part of its own. */
const completed = async ({ of703, spent }: { of703: number; spent: number }) => {
  const levy = await betweenTwo()
  await on.levies.pays('101', 100_000)
  await on.levies.pays('703', of703)
  expect((await (await on.levies.bank()).spends(levy._id, -spent)).status).toBe(200)
  return on.levies.step(await on.levies.get(levy), { step: 'finish' })
}

/** What someone was notified of refunds, the newest first. */
const refundsIn = async (who: Caller): Promise<string[]> => {
  const inbox = (await who.send('GET', '/api/notifications')).body.data as Notification[]
  return inbox.filter(({ kind }) => kind === 'levies.refunded').map(({ text }) => text)
}

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
    const levy = await betweenTwo()
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

  it('settles what a unit still owes of it in the same step, and divides that too', async () => {
    const levy = await completed({ of703: 40_000, spent: 70_000 })
    const done = await on.levies.step(levy, { step: 'refund', cents: 70_000 })
    // 700.00 is spent: 350.00 each. 101 paid 1,000.00; 703 paid 400.00, and owes nothing afterwards.
    expect(await accounts()).toEqual([
      [65_000, 0],
      [5000, 0],
    ])
    expect(done).toMatchObject({
      ...{ surplus: null, money: { paidCents: 200_000, refundedCents: 130_000, balanceCents: 0 } },
    })
    const { mandeep, olivia } = on.levies.desk
    const [line] = (await mandeep.send('GET', `/api/history/levy/${done._id}`)).body.data
    expect(JSON.stringify(line)).toContain('$600.00')
    expect(await refundsIn(olivia)).toEqual([
      'Unit 703 gets $650.00: $600.00 was applied to what it still owed on this levy, and $50.00 is left. The refund pays charges that are due, and the rest is credit for later ones.',
    ])
  })

  it('settles that before other charges, which the rest pays', async () => {
    const levy = await completed({ of703: 40_000, spent: 70_000 })
    const olderFee = await on.books.owes(on.olivia, 'strataFee', '2026-11-01', 30_000)
    await on.levies.step(levy, { step: 'refund', cents: 70_000 })
    expect((await on.levies.get(levy)).money).toMatchObject({ paidCents: 200_000, balanceCents: 0 })
    expect(await on.books.openOf(olderFee)).toEqual([25_000])
  })

  it('that is less than a unit owes pays as much of it, and who pays the rest later gets the same in the end', async () => {
    const levy = await completed({ of703: 20_000, spent: 90_000 })
    const first = await on.levies.step(levy, { step: 'refund', cents: 30_000 })
    // 300.00 is left, and all of it goes to 101: 30% of 1,000.00. 703 gets 85.71, 30% of 285.71, for what it owes.
    expect(await accounts()).toEqual([
      [30_000, 0],
      [0, 71_429],
    ])
    expect(first).toMatchObject({ surplus: null, money: { refundedCents: 38_571, balanceCents: 0 } })
    expect(await refundsIn(on.levies.desk.olivia)).toEqual([
      'Unit 703 gets $85.71, which was applied to what it still owed on this levy.',
    ])
    await on.levies.pays('703', 71_429)
    await on.levies.step(await on.levies.get(first), { step: 'refund', cents: 71_429 })
    // 900.00 is spent, 450.00 each: 101 paid 1,000.00, and 703 paid 200.00 and 714.29.
    expect(await accounts()).toEqual([
      [55_000, 0],
      [46_429, 0],
    ])
  })
})
