/** Rents of stalls: which months are charged, to whom, once each, and what screens say of it. */
import { beforeEach, describe, expect, it } from 'vitest'
import { ledger } from '../../../../contract/ledger.ts'
import { notifications } from '../../../../contract/notifications.ts'
import { parking } from '../../../../contract/parking.ts'
import { withBooks } from '../../../testing/books.ts'
import { openRentals, type Rentals } from '../testing/rentals.ts'

const on = withBooks()
let rentals: Rentals
beforeEach(async () => {
  rentals = await openRentals(on.world)
})

const runJob = () => on.world.jobs.runNow('parking.chargeRents')
/** The moment at which December begins in Vancouver, which keeps UTC-7. */
const december = '2026-12-01T07:00:00.000Z'
const november12 = '305 | Olivia Owner | 2026-11-01 | Stall P1-12, November 2026'
const december12 = '305 | Olivia Owner | 2026-12-01 | Stall P1-12, December 2026'

describe('the job', () => {
  it('charges nothing unless the books say so', async () => {
    await rentals.rent('305')
    await runJob()
    expect(await rentals.charged()).toEqual([])
  })

  it('charges each unit that rents a stall once for a month', async () => {
    const stall = await rentals.rent('305')
    await rentals.rent('101', { feeCents: 12_000, authority: 'Bylaw 32' })
    await rentals.rent('804', { basis: 'council_approval', feeCents: null, authority: '' })
    await rentals.chargeFrom('2026-11-01')
    for (let time = 0; time < 2; time += 1) await runJob()
    expect(await rentals.charged()).toEqual(['101 | Emil Novak | 2026-11-01 | Stall P1-13, November 2026', november12])
    const items = await rentals.query(
      `select i.cents::integer as cents, i.authority, e.source, e.actor, f.kind as fund, a.code as account
       from ledger_items i join ledger_entries e on e.id = i.entry_id join ledger_lines l on l.entry_id = e.id
       join ledger_funds f on f.id = l.fund_id join ledger_accounts a on a.id = l.account_id
       where a.kind = 'income' order by i.cents`,
    )
    const said = { actor: 'parking.chargeRents', fund: 'operating', account: 'otherIncome' }
    const source = `stallRent:${stall.assignments[0]!._id}:2026-11`
    expect(items).toMatchObject([
      { ...said, cents: 4500, authority: 'Bylaw 31', source },
      { ...said, cents: 12_000, authority: 'Bylaw 32' },
    ])
  })

  it('charges the next month once it has begun in the building, and tells owners of the first one only', async () => {
    await rentals.rent('305')
    await rentals.chargeFrom('2026-11-01')
    await runJob()
    on.world.clock.set('2026-12-01T06:59:59.000Z')
    await runJob()
    expect(await rentals.charged()).toEqual([november12])
    on.world.clock.set(december)
    await runJob()
    expect(await rentals.charged()).toEqual([november12, december12])
    const { items } = await (await on.world.as('olivia')).call(notifications.list, { query: {} })
    const told = items.filter(({ title }) => title.startsWith('New charge'))
    expect(told).toMatchObject([
      {
        title: 'New charge for unit 305: $45.00',
        text: 'Stall P1-12, November 2026, due Nov 1, 2026. Based on: Bylaw 31.',
      },
    ])
  })

  it('charges nothing before the month that the books name', async () => {
    await rentals.rent('305')
    await rentals.chargeFrom('2026-12-01')
    await runJob()
    expect(await rentals.charged()).toEqual([])
    on.world.clock.set(december)
    await runJob()
    expect(await rentals.charged()).toEqual([december12])
  })

  it('charges months that were missed, and none that is locked', async () => {
    await rentals.rent('305')
    await rentals.chargeFrom('2026-11-01')
    await rentals.close('2026-11-30')
    on.world.clock.set('2027-01-05T08:00:00.000Z')
    await runJob()
    const january = '305 | Olivia Owner | 2027-01-01 | Stall P1-12, January 2027'
    expect(await rentals.charged()).toEqual([december12, january])
    await rentals.close(null)
    await runJob()
    expect(await rentals.charged()).toEqual([november12, december12, january])
  })

  it('comes before a month is locked, unless parking is off', async () => {
    await rentals.rent('305')
    await rentals.chargeFrom('2026-11-01')
    on.world.clock.set('2026-12-05T20:00:00.000Z')
    const keeper = await on.world.as('mandeep', 'harbour')
    const lock = async () => {
      const { version } = await keeper.call(ledger.books)
      return keeper.try(ledger.booksStep, { body: { step: 'lock', month: '2026-11-01', version } })
    }
    // Something else was entered in that month.
    await on.books.owes(on.olivia, 'administration', '2026-11-02', 100)
    const refused = await lock()
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'The rent of stall P1-12 for November 2026 isn’t charged yet. Rents are charged overnight, so try again tomorrow.',
    ])
    const useParking = (isOn: boolean) =>
      rentals.query(`update buildings set features = features || '{"parking": ${isOn}}' where code = 'HARB01'`)
    await useParking(false)
    expect((await lock()).status).toBe(200)
    await useParking(true)
    await rentals.close(null)
    await runJob()
    expect((await lock()).status).toBe(200)
  })

  it('charges other buildings where one fails, and none that is suspended or has no parking', async () => {
    await rentals.rent('305')
    await rentals.chargeFrom('2026-11-01')
    const set = (change: string) => rentals.query(`update buildings set ${change} where code = 'HARB01'`)
    await set('suspended_at = now()')
    await runJob()
    await set(`suspended_at = null, features = features || '{"parking": false}'`)
    await runJob()
    expect(await rentals.charged()).toEqual([])
    await set(`features = features || '{"parking": true}'`)
    const nextDoor = await openRentals(on.world, 'prairie')
    await nextDoor.rent('14')
    await nextDoor.chargeFrom('2026-11-01')
    const [first, second] = await rentals.query('select id from buildings order by id')
    await rentals.query(`alter table parking_rents add constraint broken check (building_id <> '${first.id}')`)
    await expect(runJob()).rejects.toThrow('broken')
    expect(await rentals.query('select building_id as id from parking_rents')).toEqual([second])
  })
})

describe('a month is charged', () => {
  beforeEach(() => rentals.chargeFrom('2026-11-01'))

  it('to a unit that has the stall on its first day, and not for a part of it', async () => {
    await rentals.rent('305', { from: '2026-11-02' })
    const ended = await rentals.rent('101')
    await runJob()
    const november13 = '101 | Emil Novak | 2026-11-01 | Stall P1-13, November 2026'
    expect(await rentals.charged()).toEqual([november13])
    await rentals.end(ended, '2026-11-30')
    on.world.clock.set(december)
    await runJob()
    expect(await rentals.charged()).toEqual([november13, december12])
  })

  it('if the first is the last day of the unit', async () => {
    await rentals.end(await rentals.rent('305'), '2026-12-01')
    on.world.clock.set(december)
    await runJob()
    expect(await rentals.charged()).toEqual([november12, december12])
  })

  it('never for an assignment that ended before it began', async () => {
    await rentals.rent('305')
    await rentals.end(await rentals.rent('101', { from: '2026-12-01' }), '2026-11-25')
    on.world.clock.set(december)
    await runJob()
    expect(await rentals.charged()).toEqual([november12, december12])
  })

  it('to the owner on its first day, also after a sale', async () => {
    await rentals.rent('305')
    await rentals.sell('305', '2026-11-10')
    await runJob()
    on.world.clock.set(december)
    await runJob()
    expect(await rentals.charged()).toEqual([november12, december12.replace('Olivia Owner', 'Bea Buyer')])
  })

  it('once the unit has an owner on record', async () => {
    const addOwner = await rentals.addUnowned()
    await rentals.rent('900')
    await rentals.rent('305')
    await runJob()
    const november13 = november12.replace('12', '13')
    expect(await rentals.charged()).toEqual([november13])
    await addOwner()
    await runJob()
    expect(await rentals.charged()).toEqual([november13, '900 | Nia New | 2026-11-01 | Stall P1-12, November 2026'])
  })

  it('not again after it was cancelled on the account', async () => {
    await rentals.rent('305')
    await runJob()
    const [{ id: chargeId, holding_id: id }] = await rentals.query('select id, holding_id from ledger_items')
    await rentals.mandeep.call(ledger.holdingStep, {
      params: { id },
      body: { step: 'cancelCharge', chargeId, reason: 'Paid in cash' },
    })
    await runJob()
    expect(await rentals.query('select undone_entry_id is not null as undone from ledger_items')).toEqual([
      { undone: true },
    ])
  })
})

describe('screens', () => {
  const getStall = (id: string) => rentals.mandeep.call(parking.getStall, { params: { id } })

  it('say from when the rent of a stall is charged, and through when it was', async () => {
    const { _id } = await rentals.rent('305', { from: '2026-10-15', until: '2027-10-14' })
    expect(await getStall(_id)).toMatchObject({ rentsFrom: null, assignments: [{ rent: null }] })
    await rentals.chargeFrom('2026-11-01')
    const before = { rentsFrom: '2026-11-01', assignments: [{ rent: { from: '2026-11-01', through: null } }] }
    expect(await getStall(_id)).toMatchObject(before)
    await runJob()
    expect((await getStall(_id)).assignments[0]!.rent).toEqual({ from: '2026-11-01', through: '2026-11-01' })
  })

  it('lead owners to their account, and not tenants', async () => {
    await rentals.rent('305')
    const [olivia, theo] = [await on.world.as('olivia'), await on.world.as('theo')]
    const rentsOf = async (who: typeof olivia) => (await who.call(parking.myStalls)).stalls.map(({ rent }) => rent)
    expect(await rentsOf(olivia)).toEqual([null])
    await rentals.chargeFrom('2026-12-01')
    expect(await rentsOf(olivia)).toEqual([{ from: '2026-12-01', isOwner: true }])
    expect(await rentsOf(theo)).toEqual([{ from: '2026-12-01', isOwner: false }])
  })
})
