/** What the dashboard shows each of them, the building's figures, and what other features add to both. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildings } from '../../../contract/buildings.ts'
import { contacts } from '../../../contract/contacts.ts'
import { notices } from '../../../contract/notices.ts'
import { overview, type BuildingStats } from '../../../contract/overview.ts'
import { units } from '../../../contract/units.ts'
import { openApp } from '../../app.ts'
import type { Figures } from '../../offers.ts'
import { Caller } from '../../testing/caller.ts'
import { publish, textFile } from '../../testing/notices.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { findCurrentBuilding } from '../buildings/buildings.ts'
import { endTenancy, startOwnership, startTenancy } from '../units/units.ts'

let world: World
const names = ['vic', 'mia', 'theo', 'olivia', 'carla', 'mandeep', 'sam'] as const
const callers = {} as Record<(typeof names)[number] | 'ada' | 'ben', Caller>

beforeAll(async () => {
  world = await openWorld()
  for (const name of [...names, 'ada', 'ben'] as const)
    callers[name] = await world.as(name, name === 'ada' || name === 'ben' ? 'prairie' : 'harbour')
  // All of them have been here for a while.
  await world.connection.pool.query(`update memberships set started_at = started_at - interval '1 year'`)
})
beforeEach(async () => {
  await switchOn({ notices: true, parking: true, maintenanceTickets: true })
  await world.connection.pool.query('update notices set pinned_until = null')
})
afterAll(() => world.close())

const switchOn = async (features: object) => {
  const params = { id: world.cast.buildings.harbour }
  const { version } = await callers.mandeep.call(buildings.get, { params })
  await callers.mandeep.call(buildings.change, { params, body: { version, features } })
}
const dashboardOf = (caller: Caller) => caller.call(overview.dashboard)
const statsOf = (caller: Caller, id = caller.buildingId!) => caller.call(overview.stats, { params: { id } })
const pin = async (author: Caller, written: Parameters<typeof publish>[1], files: readonly Blob[] = []) => {
  const { _id } = await publish(author, written, files)
  await author.call(notices.pin, { params: { id: _id }, body: { durationDays: 3 } })
}

describe('the dashboard', () => {
  it('of a new building is empty, and shows each role its parts', async () => {
    const nothing = {
      activity: { openTickets: 0, activeBookings: 0 },
      voting: null,
      contacts: [],
      pinnedNotices: [],
      pinnedNoticeCount: 0,
      pinnedDocuments: [],
      stats: null,
      firstSteps: null,
    }
    for (const name of ['vic', 'mia', 'theo', 'olivia'] as const)
      expect(await dashboardOf(callers[name])).toEqual(nothing)
    const stats = await statsOf(callers.mandeep)
    for (const name of ['mandeep', 'sam'] as const)
      expect(await dashboardOf(callers[name])).toEqual({ ...nothing, stats })
    expect(await dashboardOf(callers.carla)).toEqual({ ...nothing, stats, voting: { pending: 0, active: 0 } })
  })

  it('shows a superadmin every building, the same as management', async () => {
    const sam = await world.as('sam', 'prairie')
    const shown = await dashboardOf(sam)
    expect([shown.voting, shown.stats]).toEqual([null, await statsOf(callers.ada)])
  })

  it('has the contacts of the building, and nothing of the one next door', async () => {
    const body = { contacts: [{ name: 'Northshore Lifts', role: 'Elevator service' }] }
    await callers.carla.call(contacts.replace, { body })
    await pin(callers.carla, { title: 'Only here' })
    for (const name of names)
      expect((await dashboardOf(callers[name])).contacts).toEqual((await callers[name].call(contacts.list)).contacts)
    for (const name of ['ada', 'ben'] as const)
      expect(await dashboardOf(callers[name])).toMatchObject({ contacts: [], pinnedNotices: [], pinnedNoticeCount: 0 })
  })

  it('has the first three pinned notices of those that the call for all of them gives, and how many there are', async () => {
    await pin(callers.mandeep, { title: 'Water', content: '<p>Off from 9 to 11.</p>' }, [textFile(), textFile('b.txt')])
    for (const audience of ['owners', 'tenants', 'council', 'all', 'all'] as const)
      await pin(callers.mandeep, { title: `For ${audience}`, audience })
    const counts: Record<string, number> = {}
    for (const name of names) {
      const all = await callers[name].call(notices.pinned)
      const shown = await dashboardOf(callers[name])
      expect([shown.pinnedNotices, shown.pinnedNoticeCount]).toEqual([all.slice(0, 3), all.length])
      counts[name] = all.length
    }
    expect(counts).toEqual({ vic: 0, mia: 3, theo: 4, olivia: 4, carla: 6, mandeep: 6, sam: 6 })
    const water = (await callers.mia.call(notices.pinned)).find(({ title }) => title === 'Water')!
    expect(water.attachments.map(({ fileName }) => fileName)).toEqual(['plan.txt', 'b.txt'])
    expect(water.pinnedUntil).toBe(new Date(Date.parse(world.clock.now()) + 3 * 86_400_000).toISOString())
  })

  it('shows a council without the right to notices only what is meant for it', async () => {
    await pin(callers.mandeep, { audience: 'tenants' })
    const { pool } = world.connection
    await pool.query(`update buildings set permissions = '{"council": {"notices": false}}'`)
    expect((await dashboardOf(callers.carla)).pinnedNoticeCount).toBe(0)
    await pool.query(`update buildings set permissions = '{}'`)
    expect((await dashboardOf(callers.carla)).pinnedNoticeCount).toBe(1)
  })

  it('has no pinned notices while the building does without notices', async () => {
    await pin(callers.mandeep, {})
    expect((await dashboardOf(callers.olivia)).pinnedNoticeCount).toBe(1)
    await switchOn({ notices: false })
    expect(await dashboardOf(callers.olivia)).toMatchObject({ pinnedNotices: [], pinnedNoticeCount: 0 })
  })
})

/** The same figures by other means: every unit over HTTP, who is tied to it today, and who lives there. */
const recount = async (caller: Caller): Promise<Pick<BuildingStats, 'units' | 'users'>> => {
  const today = world.clock.now().slice(0, 10)
  const { items } = await caller.call(units.list, { query: { limit: 100 } })
  const every = await Promise.all(items.map(({ _id }) => caller.call(units.get, { params: { id: _id } })))
  const ties = every
    .flatMap(({ _id, links }) => links.map((link) => ({ ...link, unitId: _id })))
    .filter(({ from, to }) => (from ?? '') <= today && today <= (to ?? '9'))
  const residents = ties.filter(({ role }) => role !== 'agent')
  return {
    units: {
      total: items.length,
      occupied: new Set(ties.filter(({ occupiesUnit }) => occupiesUnit).map(({ unitId }) => unitId)).size,
    },
    users: {
      total: new Set(residents.map(({ personId }) => personId)).size,
      withUnits: new Set(residents.filter(({ hasAccount }) => hasAccount).map(({ personId }) => personId)).size,
    },
  }
}

describe('the figures of a building', () => {
  const figures = async () => {
    const { units: counted, users } = await statsOf(callers.carla)
    return { units: counted, users }
  }

  it('count its units and people, as they are today', async () => {
    expect(await figures()).toEqual({ units: { total: 5, occupied: 4 }, users: { total: 6, withUnits: 3 } })
    expect(await figures()).toEqual(await recount(callers.carla))
    expect(await statsOf(callers.ada)).toMatchObject({
      units: { total: 2, occupied: 2 },
      users: { total: 2, withUnits: 2 },
    })
  })

  it('follow who moves in and out, and take an agent for no resident', async () => {
    const building = (await findCurrentBuilding(world.platform.db, world.cast.buildings.harbour))!
    const ctx = { ...world.context(), building }
    const { rows } = await world.connection.pool.query<{ unit: string; person: string; tie: string; number: string }>(
      `select u.id as unit, p.id as person, t.id as tie, u.unit_number as number from units u
       left join tenancies t on t.unit_id = u.id left join people p on p.id = t.person_id
       where u.building_id = $1`,
      [building._id],
    )
    const of = (number: string) => rows.find((row) => row.number === number)!
    const theo = of('305')
    await endTenancy(ctx, { id: theo.tie, to: '2025-12-31' })
    expect(await figures()).toEqual({ units: { total: 5, occupied: 3 }, users: { total: 5, withUnits: 2 } })
    await startTenancy(ctx, { unitId: of('102').unit, personId: theo.person, kind: 'agent' })
    expect(await figures()).toEqual({ units: { total: 5, occupied: 3 }, users: { total: 5, withUnits: 2 } })
    await startTenancy(ctx, { unitId: of('102').unit, personId: theo.person, kind: 'tenant', from: '2099-01-01' })
    expect(await figures()).toEqual(await recount(callers.carla))
    await startOwnership(ctx, { unitId: theo.unit, personId: theo.person, occupiesUnit: true })
    expect(await figures()).toEqual({ units: { total: 5, occupied: 4 }, users: { total: 6, withUnits: 3 } })
    expect(await figures()).toEqual(await recount(callers.carla))
  })

  it('of units and people are counted once for all who ask, and anew with the day of the building', async () => {
    const own = await openWorld()
    const [carla, mandeep] = [await own.as('carla'), await own.as('mandeep')]
    await own.connection.pool.query(`update ownerships set to_date = '2026-11-20' where building_id = $1`, [
      carla.buildingId,
    ])
    const counts = async (work: () => Promise<unknown>) =>
      (await own.statements(work)).filter((text) => text.includes('insert into building_figures')).length
    const first = await statsOf(carla)
    expect(await counts(() => Promise.all([statsOf(mandeep), dashboardOf(mandeep), dashboardOf(carla)]))).toBe(0)
    // A second before midnight in Vancouver.
    own.clock.set('2026-11-21T06:59:59.000Z')
    expect(await counts(async () => expect(await statsOf(carla)).toEqual(first))).toBe(0)
    own.clock.set('2026-11-21T07:00:00.000Z')
    expect(await counts(async () => expect((await statsOf(carla)).users.total).toBe(1))).toBe(1)
    expect((await dashboardOf(mandeep)).stats).toEqual(await statsOf(carla))
    await own.close()
  })

  it('are the same on the dashboard', async () => {
    expect((await dashboardOf(callers.carla)).stats).toEqual(await statsOf(callers.carla))
  })
})

describe('what other features offer', () => {
  const document = {
    _id: '01a1fbf8-dd93-743e-83b0-87f0a94e91c1',
    title: 'Bylaws',
    category: 'bylaws',
    fileSize: 1024,
    fileName: 'bylaws.pdf',
    description: '',
    pinnedAt: '2026-11-20T20:44:21.123Z',
  } as const
  const membersAs = (role: string, building: string) =>
    `select count(*) from memberships where role = '${role}' and building_id = ${building}`
  const figures: Figures = {
    openTickets: ({ account, building }) =>
      `select 2 + count(*) from memberships where account_id = ${account} and building_id = ${building}`,
    activeBookings: ({ now, day }) => `case when ${now}::date - ${day} < 2 then 4 else 0 end`,
    pendingVotes: ({ building }) => membersAs('owner', building),
    activeVotes: () => '7',
    pinnedDocuments: ({ role }) =>
      `case when ${role} = 'tenant' then '[]'::json else '${JSON.stringify([document])}'::json end`,
    activeTickets: ({ building }) => membersAs('management', building),
    visitorSpacesAvailable: () => '5',
    visitorSpacesTotal: () => '9',
  }
  let app: Awaited<ReturnType<typeof openApp>>
  const as = (name: (typeof names)[number]): Caller => {
    const same = new Caller(app, callers[name].buildingId)
    same.cookie = callers[name].cookie
    return same
  }
  beforeAll(async () => {
    app = await openApp({ ...world.platform, offers: { ...world.platform.offers, figures } })
  })
  afterAll(() => app.close())

  it('appears to those who may see it', async () => {
    const activity = { openTickets: 3, activeBookings: 4 }
    const parking = { visitorSpacesAvailable: 5, visitorSpacesTotal: 9 }
    expect(await dashboardOf(as('theo'))).toMatchObject({ activity, voting: null, pinnedDocuments: [], stats: null })
    expect(await dashboardOf(as('olivia'))).toMatchObject({ activity, voting: null, pinnedDocuments: [document] })
    expect(await dashboardOf(as('carla'))).toMatchObject({
      activity,
      voting: { pending: 1, active: 7 },
      pinnedDocuments: [document],
      stats: { maintenance: { activeTickets: 1 }, parking },
    })
    expect(await dashboardOf(as('sam'))).toMatchObject({
      activity: { openTickets: 2 },
      voting: null,
      stats: { maintenance: { activeTickets: 1 }, parking },
    })
    expect(await statsOf(as('mandeep'))).toMatchObject({ maintenance: { activeTickets: 1 }, parking })
  })

  it('counts nothing of a feature that the building has switched off', async () => {
    await switchOn({ maintenanceTickets: false, parking: false })
    const none = { maintenance: { activeTickets: 0 }, parking: { visitorSpacesAvailable: 0, visitorSpacesTotal: 0 } }
    expect(await dashboardOf(as('carla'))).toMatchObject({
      activity: { openTickets: 0, activeBookings: 4 },
      stats: none,
    })
    expect(await statsOf(as('carla'))).toMatchObject(none)
  })
})
