/** A special levy from its draft to the refund of what is left, over HTTP. */
import { describe, expect, it } from 'vitest'
import { banking } from '../../../contract/banking.ts'
import { ledger } from '../../../contract/ledger.ts'
import { levies } from '../../../contract/levies.ts'
import { completeHarbour } from '../../testing/lots.ts'
import { byId, roof, withLevies } from './testing/levies.ts'

const on = withLevies()

const shareOf = (levy: { shares: readonly { unit: { unitNumber: string } }[] }, number: string) =>
  levy.shares.find(({ unit }) => unit.unitNumber === number) as never

describe('a draft', () => {
  it('shows what each unit would pay: 703 4,345.26 of 250,000.00, in three of 1,448.42', async () => {
    await completeHarbour(on.world)
    const made = await on.levies.drafted()
    expect(made).toMatchObject({
      ...{ state: 'draft', version: 1, approvedOn: null, resolution: '', finishedOn: null, surplus: null, blocks: [] },
      ...{ firstDueOn: '2027-03-01', lastDueOn: '2027-09-01', spending: [] },
      ...{ can: { change: true, steps: ['approve', 'discard'] }, vote: { vote: 'threeQuarters', unverified: false } },
      resolutionStates: { source: 'Strata Property Act, s. 108 (3)' },
    })
    expect(shareOf(made, '703')).toMatchObject({
      ...{ unitEntitlement: 103, cents: 434_526, instalmentsCents: [144_842, 144_842, 144_842], chargedCents: 0 },
    })
    expect(made.shares).toHaveLength(64)
    expect(made.shares.reduce((sum, { cents }) => sum + cents, 0)).toBe(25_000_000)
    expect(made.instalments.reduce((sum, { cents }) => sum + cents, 0)).toBe(25_000_000)
  })

  it('is changed to shares unit by unit, and discarded, with its history', async () => {
    const made = await on.levies.drafted()
    const shares = [
      { unitId: await on.levies.unitId('305'), cents: 100_000 },
      { unitId: await on.levies.unitId('101'), cents: 50_001 },
    ]
    const body = { ...roof, division: 'otherFair', totalCents: 150_001, shares, version: 1, dueDays: ['2027-03-01'] }
    const changed = (await on.levies.sends('PUT', `/api/levies/${made._id}`, body)).body.data
    expect(changed).toMatchObject({ version: 2, totalCents: 150_001, vote: { vote: 'unanimous' } })
    expect(changed.shares.map((share: { unit: object; cents: number }) => share.cents)).toEqual([50_001, 100_000])
    expect(await on.levies.step(changed, { step: 'discard' })).toBeNull()
    const { mandeep } = on.levies.desk
    expect((await mandeep.try(levies.get, byId(made))).status).toBe(404)
    const history = (await mandeep.send('GET', `/api/history/levy/${made._id}`)).body.data
    expect(history.map((line: { action: string }) => line.action)).toEqual(['discarded', 'changed', 'drafted'])
  })

  it('is listed, the latest first, a page at a time', async () => {
    const first = await on.levies.drafted()
    const second = await on.levies.drafted({ name: 'Pipes' })
    const { carla } = on.levies.desk
    const page = await carla.call(levies.list, { query: { limit: 1 } })
    expect(page.items.map(({ _id }) => _id)).toEqual([second._id])
    const next = await carla.call(levies.list, { query: { limit: 1, cursor: page.nextCursor! } })
    expect([next.items.map(({ _id }) => _id), next.nextCursor]).toEqual([[first._id], null])
  })
})

it('is approved, charged, paid, spent, completed, and what is left is refunded by what was paid', async () => {
  const { desk } = on.levies
  const bank = await on.levies.bank()
  const levy = await on.levies.approved({ totalCents: 1_000_000, dueDays: ['2026-11-20', '2026-12-01'] })
  expect(levy).toMatchObject({
    ...{ state: 'approved', approvedOn: '2026-11-15', resolution: 'Special general meeting', version: 2 },
    can: { change: false, steps: ['finish'] },
  })
  const [now, later] = levy.instalments
  expect([now!.chargedCents, later!.chargedCents]).toEqual([now!.cents, 0])
  expect(levy.money).toMatchObject({ chargedCents: now!.cents, paidCents: 0, balanceCents: 0 })
  const account = await desk.account(on.olivia)
  expect(account.charges).toMatchObject([
    {
      ...{ type: 'specialLevy', words: 'Roof, instalment 1 of 2', dueOn: '2026-11-20' },
      authority: 'Special levy: Roof, approved Nov 15, 2026',
    },
  ])

  // 703 pays all of its instalment, 305 half of its own.
  const partOf = (number: string): number =>
    (shareOf(levy, number) as { instalmentsCents: number[] }).instalmentsCents[0]!
  const half = Math.floor(partOf('305') / 2)
  await on.levies.pays('703', partOf('703'))
  await on.levies.pays('305', half)
  const paid = partOf('703') + half
  expect((await on.levies.get(levy)).money).toMatchObject({ paidCents: paid, balanceCents: paid })
  expect(await on.levies.fundOf('Roof')).toMatchObject({
    ...{ kind: 'levy', cashCents: paid, receivableCents: now!.cents - paid, balanceCents: now!.cents },
  })

  expect((await bank.spends(levy._id, -100_000)).status).toBe(200)
  const spent = await on.levies.get(levy)
  expect(spent.money).toMatchObject({ spentCents: 100_000, balanceCents: paid - 100_000 })
  expect(spent.spending).toMatchObject([{ day: '2026-11-18', words: 'Roofing', cents: 100_000 }])
  expect((await on.levies.fundOf('Roof')).cashCents).toBe(paid - 100_000)

  const finished = await on.levies.step(spent, { step: 'finish', cancelling: on.levies.cancels(later!.cents) })
  const left = paid - 100_000
  expect(finished).toMatchObject({
    ...{ state: 'finished', finishedOn: '2026-11-20', can: { steps: ['reopen', 'refund'] } },
    surplus: { cents: left, mayGoToReserve: false, mostOfOneOwnerCents: 100_000 },
  })
  expect(finished.surplus!.shares.map(({ unit, owners }) => [unit.unitNumber, owners])).toEqual([
    ['305', ['Olivia Owner']],
    ['703', ['Olivia Owner']],
  ])
  // Each was charged 1,000.00, and 1,000.00 is spent: 500.00 each. 703 paid 1,000.00, and gets 500.00 back. 305 paid 500.00,
  // and its refund pays the other 500.00 that it was charged. Both are Olivia's: she gets 1,000.00 in total.
  expect([partOf('305'), partOf('703'), half, left]).toEqual([100_000, 100_000, 50_000, 50_000])
  expect(finished.surplus!.shares.map(({ cents, settledCents }) => [cents, settledCents])).toEqual([
    [50_000, 50_000],
    [50_000, 0],
  ])

  const refunded = await on.levies.step(finished, { step: 'refund', cents: left })
  const of703 = await desk.account(on.olivia)
  expect(of703.creditCents).toBe(50_000)
  expect(of703.receipts[0]).toMatchObject({ kind: 'levyRefund', instruction: 'Roof', payer: null, paid: [] })
  const of305 = await desk.account(on.books.holdingOf('305'))
  expect(of305).toMatchObject({ creditCents: 0, dueCents: 0 })
  // 1,500.00 was paid before, and 500.00 by the refund: 1,000.00 of it is spent, and 1,000.00 went back.
  expect(refunded.money).toMatchObject({ paidCents: 200_000, refundedCents: 100_000, balanceCents: 0 })
  expect(refunded).toMatchObject({ surplus: null, can: { steps: [] } })
  expect((await on.levies.fundOf('Roof')).cashCents).toBe(0)
})

it('charges what is due later by the job, to who owns it then', async () => {
  const levy = await on.levies.approved({ dueDays: ['2026-11-01', '2026-12-01'] })
  on.world.clock.set('2026-12-01T06:59:59.000Z')
  await on.levies.runJob()
  const charged = 'select count(*)::integer as count from levy_charges where nth = 2'
  expect(await on.books.query(charged)).toEqual([{ count: 0 }])
  on.world.clock.set('2026-12-01T08:00:00.000Z')
  for (let time = 0; time < 2; time += 1) await on.levies.runJob()
  const mandeep = await on.world.as('mandeep', 'harbour')
  const { instalments, money } = await mandeep.call(levies.get, byId(levy))
  expect(instalments.map(({ chargedCents }) => chargedCents)).toEqual(instalments.map(({ cents }) => cents))
  expect(money.chargedCents).toBe(25_000_000)
  const history = (await mandeep.send('GET', `/api/history/levy/${levy._id}`)).body.data
  expect(history.map((line: { action: string }) => line.action)).toEqual([
    ...['charged', 'charged', 'approved', 'drafted'],
  ])
})

it('shows owners what it is for, what their own units pay, and what became of the money', async () => {
  await on.levies.drafted({ name: 'Pipes' })
  const levy = await on.levies.approved({ dueDays: ['2026-11-20', '2027-03-01'] })
  const own = await on.levies.desk.olivia.call(levies.mine)
  expect(own).toMatchObject([{ _id: levy._id, name: 'Roof', purpose: roof.purpose, money: levy.money }])
  expect(own[0]!.shares.map(({ unit }) => unit.unitNumber)).toEqual(['305', '703'])
  expect(own[0]!.shares[0]!.instalments.map(({ dueOn, state }) => [dueOn, state])).toEqual([
    ['2026-11-20', 'charged'],
    ['2027-03-01', 'toCome'],
  ])
  expect(await (await on.world.as('theo')).call(levies.mine)).toEqual([])
  const inbox = (await on.levies.desk.olivia.send('GET', '/api/notifications')).body.data
  const told = inbox.find(({ title }: { title: string }) => title.startsWith('Special levy approved'))
  expect(told).toMatchObject({ title: 'Special levy approved: Roof' })
  const { receipts } = await on.levies.desk.olivia.call(ledger.holding, { params: { id: on.olivia } })
  expect(receipts).toEqual([])
  expect((await on.levies.desk.mandeep.call(banking.accounts)).accounts).toEqual([])
})
