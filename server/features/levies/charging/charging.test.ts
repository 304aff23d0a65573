/** Instalments are charged once, to who owns the unit on the due day, and a month isn't locked before. */
import { describe, expect, it } from 'vitest'
import { addPerson, createUnit, endOwnership, startOwnership } from '../../units/units.ts'
import { completeHarbour } from '../../../testing/lots.ts'
import { settleHoldings } from '../../ledger/ledger.ts'
import { leviesMissing } from '../levies.ts'
import { withLevies } from '../testing/levies.ts'

const on = withLevies()

/** Adds a unit without an owner; answers how it gets one. */
const addUnowned = async () => {
  const unitId = await createUnit(on.books.ctx, { unitNumber: '900', unitEntitlement: 80 })
  return async () => {
    const personId = await addPerson(on.books.ctx, { firstName: 'Nia', lastName: 'New' })
    await startOwnership(on.books.ctx, { unitId, personId })
  }
}

const chargesOf = (number: string) =>
  on.books.query(
    `select i.due_on as "dueOn", e.day, p.name from ledger_items i
     join ledger_entries e on e.id = i.entry_id
     join ledger_holdings h on h.id = i.holding_id join units u on u.id = h.unit_id
     join ledger_holders o on o.holding_id = h.id join people p on p.id = o.person_id
     where u.unit_number = $1 order by i.due_on, p.name`,
    [number],
  )

/** Conveys 703 to Bea on a day. */
const convey = async (day: string) => {
  const unitId = await on.levies.unitId('703')
  const [{ id }] = await on.books.query('select id from ownerships where unit_id = $1 and to_date is null', [unitId])
  await endOwnership(on.books.ctx, { id, to: day })
  const personId = await addPerson(on.books.ctx, { firstName: 'Bea', lastName: 'Buyer' })
  await startOwnership(on.books.ctx, { unitId, personId, from: day })
}

describe('an instalment', () => {
  it('row 6: of 1,448.42 is the seller’s before the conveyance of Jun 1; the buyer owes 2,896.84', async () => {
    await completeHarbour(on.world)
    await on.levies.approved({ dueDays: ['2027-03-01', '2027-06-01', '2027-09-01'] })
    on.world.clock.set('2027-03-02T20:00:00.000Z')
    await on.levies.runJob()
    await convey('2027-06-01')
    on.world.clock.set('2027-09-02T20:00:00.000Z')
    await on.levies.runJob()
    const owed = await on.books.query(
      `select p.name, json_agg(i.due_on order by i.due_on) as days, sum(i.cents)::integer as cents from ledger_items i
       join ledger_holders o on o.holding_id = i.holding_id join people p on p.id = o.person_id
       join ledger_holdings h on h.id = i.holding_id where h.unit_id = $1 group by 1 order by 1 desc`,
      [await on.levies.unitId('703')],
    )
    expect(owed).toEqual([
      { name: 'Olivia Owner', days: ['2027-03-01'], cents: 144_842 },
      { name: 'Bea Buyer', days: ['2027-06-01', '2027-09-01'], cents: 289_684 },
    ])
  })

  it('is owed by who owns the unit on its due day: the buyer where it is conveyed on it', async () => {
    await on.levies.approved({ dueDays: ['2026-11-25', '2026-12-01'] })
    await convey('2026-12-01')
    on.world.clock.set('2026-12-02T20:00:00.000Z')
    await on.levies.runJob()
    expect(await chargesOf('703')).toEqual([
      { dueOn: '2026-11-25', day: '2026-11-25', name: 'Olivia Owner' },
      { dueOn: '2026-12-01', day: '2026-12-01', name: 'Bea Buyer' },
    ])
  })

  it('of a unit without an owner is charged once there is one, on an open day, and keeps no month open', async () => {
    const addOwner = await addUnowned()
    const levy = await on.levies.approved({ dueDays: ['2026-10-15'] })
    expect(levy.instalments).toMatchObject([{ leftOut: ['900'] }])
    expect(await leviesMissing(await on.books.inside(), '2026-10-01')).toBeNull()
    await on.levies.runJob()
    expect(await chargesOf('900')).toEqual([])
    const lock = await on.levies.desk.stepBooks({ step: 'lock', month: '2026-10-01' })
    expect(lock.status).toBe(200)
    await addOwner()
    expect((await on.levies.get(levy)).instalments).toMatchObject([{ leftOut: [] }])
    await on.levies.runJob()
    expect(await chargesOf('900')).toEqual([{ dueOn: '2026-10-15', day: '2026-11-20', name: 'Nia New' }])
    const { instalments } = await on.levies.get(levy)
    expect(instalments[0]!.chargedCents).toBe(25_000_000)
  })

  it('keeps its month open until it is charged', async () => {
    await on.levies.approved({ dueDays: ['2026-11-30'] })
    const words = 'The instalment of “Roof” due Nov 30, 2026 hasn’t been charged yet to units'
    expect(await leviesMissing(await on.books.inside(), '2026-10-01')).toBeNull()
    expect(await leviesMissing(await on.books.inside(), '2026-11-01')).toContain(words)
    on.world.clock.set('2026-12-01T20:00:00.000Z')
    await on.levies.runJob()
    expect(await leviesMissing(await on.books.inside(), '2026-11-01')).toBeNull()
  })

  it('that was cancelled isn’t charged again', async () => {
    const levy = await on.levies.approved({ dueDays: ['2026-11-20'] })
    const [charge] = (await on.levies.desk.account(on.olivia)).charges
    const body = { step: 'cancelCharge', chargeId: charge!._id, reason: 'Agreed' }
    expect((await on.levies.desk.step(on.olivia, body)).status).toBe(200)
    await on.levies.runJob()
    expect((await on.levies.desk.account(on.olivia)).charges).toEqual([])
    const { shares, money } = await on.levies.get(levy)
    expect(shares.find(({ unit }) => unit.unitNumber === '703')).toMatchObject({ chargedCents: 0 })
    expect(money.chargedCents).toBe(25_000_000 - charge!.cents)
  })

  it('of a sale that was entered late is the buyer’s once the seller’s is cancelled', async () => {
    const levy = await on.levies.approved({ dueDays: ['2026-11-20'] })
    const [charge] = (await on.levies.desk.account(on.olivia)).charges
    await convey('2026-11-19')
    await settleHoldings(on.books.ctx)
    await on.levies.runJob()
    expect((await chargesOf('703')).map(({ name }) => name)).toEqual(['Olivia Owner'])
    const body = { step: 'cancelCharge', chargeId: charge!._id, reason: 'Sold before' }
    expect((await on.levies.desk.step(on.olivia, body)).status).toBe(200)
    for (let time = 0; time < 2; time += 1) await on.levies.runJob()
    expect((await chargesOf('703')).map(({ name }) => name)).toEqual(['Bea Buyer', 'Olivia Owner'])
    expect((await on.levies.get(levy)).money.chargedCents).toBe(25_000_000)
  })

  it('is told to its owners', async () => {
    await on.levies.approved({ dueDays: ['2026-11-20'] })
    const kinds = await on.books.query(
      `select kind, count(*)::integer as count from notifications where account_id = $1 group by 1 order by 1`,
      [on.world.cast.accounts.olivia],
    )
    expect(kinds).toEqual([
      { kind: 'fees.charged', count: 2 },
      { kind: 'levies.approved', count: 1 },
    ])
  })
})
