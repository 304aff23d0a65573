/** The settings of maintenance over HTTP: who sees and changes them, what is refused, and what they mean to the clocks. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { tickets as ticketCalls } from '../../../../contract/tickets.ts'
import { maintenance, type MaintenanceSettings } from '../../../../contract/tickets/settings.ts'
import type { Caller } from '../../../testing/caller.ts'
import { untilWaiting } from '../../../testing/locks.ts'
import { again as seenBy, report, step } from '../../../testing/tickets.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { findCurrentBuilding } from '../../buildings/buildings.ts'
import { clockOf } from '../clock/clock.ts'
import { usualSettings } from './rules.ts'
import { maintenanceSettingsOf, officeOf, targetOf } from './settings.ts'

let world: World
let carla: Caller
let mandeep: Caller
let ada: Caller
beforeAll(async () => {
  world = await openWorld({ connections: 20 })
  carla = await world.as('carla')
  mandeep = await world.as('mandeep')
  ada = await world.as('ada')
})
beforeEach(() =>
  world.connection.pool.query(
    'truncate maintenance_settings, maintenance_hours, maintenance_closed_days, maintenance_targets',
  ),
)
afterAll(() => world.close())

const path = '/api/maintenance-settings'
const read = (who: Caller) => who.call(maintenance.settings)
const write = (who: Caller, more: object, version = 0) =>
  who.send('PUT', path, { body: { ...usualSettings, ...more, version } })
const day = { from: '08:00', until: '16:30' }
const own = {
  hours: { ...usualSettings.hours, monday: day, friday: null, saturday: { from: '20:00', until: '24:00' } },
  keepsHolidays: false,
  closedDays: [{ on: '2026-12-24', name: 'Christmas Eve' }],
  targets: {
    ...usualSettings.targets,
    high: { answer: { count: 2, unit: 'hours' }, resolve: { count: 2, unit: 'days' } },
  },
  urgentAroundTheClock: false,
  workOrderLimitCents: 100_050,
  reopenDays: 30,
  emergency: { words: 'Ask for the caretaker', phone: '604 555 0100' },
} satisfies Omit<MaintenanceSettings, 'version'>

describe('the settings of maintenance', () => {
  it('are what every building begins with until somebody changes them, and then as they were written', async () => {
    expect(await read(carla)).toEqual(usualSettings)
    const { status, body } = await write(mandeep, own)
    expect([status, body.data]).toEqual([200, { ...own, version: 1 }])
    expect(await read(carla)).toEqual({ ...own, version: 1 })
    const { body: again } = await write(carla, { closedDays: [] }, 1)
    expect(again.data).toEqual({ ...usualSettings, version: 2 })
  })

  it('next door are their own', async () => {
    await write(carla, own)
    expect(await read(ada)).toEqual(usualSettings)
    expect((await write(ada, { reopenDays: 7 })).status).toBe(200)
    expect(await read(carla)).toEqual({ ...own, version: 1 })
  })

  it('are open to those who manage tickets, and to nobody else', async () => {
    for (const name of ['vic', 'mia', 'theo', 'olivia'] as const) {
      const who = await world.as(name)
      expect([(await who.send('GET', path)).status, (await write(who, own)).status]).toEqual([403, 403])
    }
    const sam = await world.as('sam', 'harbour')
    expect((await write(sam, own)).status).toBe(200)
  })

  it('are closed, and unsaid by the history, to whoever does not manage tickets any more', async () => {
    await write(carla, own)
    const manages = (tickets: boolean) =>
      world.connection.pool.query('update buildings set permissions = $1 where id = $2', [
        JSON.stringify({ council: { tickets } }),
        carla.buildingId,
      ])
    const told = async (who: Caller) =>
      (await who.call(audit.list, { query: { subject: 'maintenanceSettings' } })).items.length
    const lines = await told(mandeep)
    expect(lines).toBeGreaterThan(0)
    await manages(false)
    expect([(await carla.send('GET', path)).status, await told(carla), await told(mandeep)]).toEqual([403, 0, lines])
    await manages(true)
    expect([(await carla.send('GET', path)).status, await told(carla)]).toEqual([200, lines])
  })

  it('are gone while the building has switched maintenance off', async () => {
    const switchTo = (on: boolean) =>
      world.connection.pool.query(
        `update buildings set features = jsonb_set(features, '{maintenanceTickets}', to_jsonb($1::boolean))`,
        [on],
      )
    await switchTo(false)
    expect([(await carla.send('GET', path)).status, (await write(carla, own)).status]).toEqual([404, 404])
    await switchTo(true)
    expect((await carla.send('GET', path)).status).toBe(200)
  })
})

describe('a change', () => {
  it('of an outdated copy is refused with the present settings', async () => {
    await write(mandeep, own)
    const { status, body } = await write(carla, { reopenDays: 7 })
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'STALE', current: { ...own, version: 1 } })
    expect(await read(carla)).toEqual({ ...own, version: 1 })
  })

  it.each([
    ['the first one', 0],
    ['a later one', 1],
  ])('%s, made ten times at once from the same copy, is made once', async (_case, version) => {
    if (version > 0) await write(mandeep, own)
    const holder = await world.connection.pool.connect()
    // All have read the settings before any of them may write.
    await holder.query('begin')
    await holder.query('lock table maintenance_settings in exclusive mode')
    const answers = Array.from({ length: 10 }, (_, n) => write(carla, { reopenDays: 20 + n }, version))
    await untilWaiting(world.connection.pool, answers.length)
    await holder.query('commit')
    holder.release()
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect(await read(carla)).toMatchObject({ reopenDays: 20 + statuses.indexOf(200), version: version + 1 })
  })

  it('stands in the history, with what was and what is', async () => {
    await write(carla, { ...own, workOrderLimitCents: usualSettings.workOrderLimitCents })
    const params = { subject: 'maintenanceSettings', id: world.cast.buildings.harbour } as const
    const { items } = await mandeep.call(audit.history, { params, query: {} })
    expect(items[0]).toMatchObject({ by: 'Carla Council', action: 'changed' })
    expect(items[0]!.fields).toContainEqual({ field: 'monday', before: '09:00–17:00', after: '08:00–16:30' })
    expect(items[0]!.fields).toContainEqual({
      field: 'highTarget',
      before: 'reply within 4 hours, resolve within 3 days',
      after: 'reply within 2 hours, resolve within 2 days',
    })
    expect(items[0]!.fields.map(({ field }) => field)).not.toContain('workOrderLimitCents')
  })

  it('that changes nothing makes no version and no line of history', async () => {
    const before = (await mandeep.call(audit.list, { query: {} })).items.length
    expect((await write(carla, {})).body.data).toEqual(usualSettings)
    expect((await mandeep.call(audit.list, { query: {} })).items).toHaveLength(before)
  })

  it('may close at midnight, on no day at all, and sorts the closed days', async () => {
    const closed = { monday: null, tuesday: null, wednesday: null, thursday: null, friday: null, saturday: null }
    const closedDays = ['2027-01-02', '2026-12-27'].map((on) => ({ on, name: '' }))
    const { body } = await write(carla, { hours: { ...closed, sunday: { from: '00:00', until: '00:00' } }, closedDays })
    expect(body.data.hours).toEqual({ ...closed, sunday: { from: '00:00', until: '24:00' } })
    expect(body.data.closedDays).toEqual(closedDays.toReversed())
    const { status } = await write(carla, { hours: { ...closed, sunday: null } }, 1)
    expect(status).toBe(200)
    expect((await read(carla)).hours.sunday).toBeNull()
  })

  const hours = (more: object) => ({ hours: { ...usualSettings.hours, ...more } })
  const targets = (priority: string, answer: object, resolve: object) => ({
    targets: { ...usualSettings.targets, [priority]: { answer, resolve } },
  })
  const [hour, workday] = [
    { count: 1, unit: 'hours' },
    { count: 1, unit: 'days' },
  ]
  const whole = 'Enter a whole number from 1 to 250'
  const closes = 'Closing time must be after opening time'
  const amount = 'Enter an amount from $0 to $1,000,000.00'
  it.each<[string, string, object]>([
    ['hours.monday.until', closes, hours({ monday: { from: '17:00', until: '09:00' } })],
    ['hours.sunday.until', closes, hours({ sunday: { from: '09:00', until: '09:00' } })],
    ['hours.monday.from', 'Enter a time, such as 09:00', hours({ monday: { from: '', until: '17:00' } })],
    ['hours.monday.from', 'Enter a time, such as 09:00', hours({ monday: { from: '9:00', until: '17:00' } })],
    ['hours.monday.until', 'Enter a time, such as 17:00', hours({ monday: { from: '09:00', until: '25:00' } })],
    ['closedDays.0.on', 'Choose a day', { closedDays: [{ on: '2026-02-30' }] }],
    [
      'closedDays.1.on',
      'This day is already on the list',
      { closedDays: [{ on: '2026-12-24' }, { on: '2026-12-24', name: 'Again' }] },
    ],
    ['targets.high.answer.count', whole, targets('high', { count: 0, unit: 'hours' }, workday)],
    ['targets.high.resolve.count', whole, targets('high', hour, { count: 1.5, unit: 'days' })],
    ['targets.low.resolve.count', whole, targets('low', hour, { count: 251, unit: 'days' })],
    ['targets.low.resolve.count', 'This can’t be due before the first reply', targets('low', workday, hour)],
    [
      'targets.urgent.resolve.count',
      'This can’t be due before the first reply',
      targets('urgent', workday, { count: 23, unit: 'hours' }),
    ],
    ['workOrderLimitCents', amount, { workOrderLimitCents: -1 }],
    ['workOrderLimitCents', amount, { workOrderLimitCents: 100_000_001 }],
    ['reopenDays', 'Enter a whole number from 1 to 365', { reopenDays: 0 }],
    ['emergency.phone', 'Enter the number to call', { emergency: { words: 'Ask for the caretaker', phone: ' ' } }],
  ])('is refused at %s: %s', async (field, message, more) => {
    const { status, body } = await write(carla, more)
    expect([status, body.errors]).toEqual([400, [{ field, message }]])
    expect(await read(carla)).toEqual(usualSettings)
  })
})

it('the clocks go by the settings of the building', async () => {
  await write(carla, { ...own, hours: { ...usualSettings.hours, monday: { from: '10:00', until: '12:00' } } })
  const ctx = world.context()
  const building = (await findCurrentBuilding(ctx.db, world.cast.buildings.harbour))!
  const settings = await maintenanceSettingsOf({ ...ctx, building })
  // A Monday morning with two hours, of a ticket that is answered within two.
  const { answer } = clockOf([{ at: '2026-11-16T18:00:00.000Z', kind: 'opened' }], {
    target: targetOf(settings, 'high'),
    office: officeOf(settings, building),
    now: '2026-11-16T23:00:00.000Z',
  })
  expect(answer).toMatchObject({ state: 'running', usedMinutes: 60, dueAt: '2026-11-17T17:00:00.000Z' })
})

describe('changed while tickets are open, they', () => {
  it('count at once in the list and on the ticket, also where the office was never open before', async () => {
    const never = Object.fromEntries(Object.keys(usualSettings.hours).map((name) => [name, null]))
    await write(mandeep, { hours: never })
    const one = await report(await world.as('theo'))
    const answered = await step(mandeep, await report(mandeep), { step: 'resolve' })
    const row = async (_id = one._id) =>
      (await mandeep.call(ticketCalls.list, { query: { limit: 100 } })).items.find((found) => found._id === _id)
    const dueOn = async () => (await seenBy(mandeep, one)).desk!.answer.dueAt
    expect([(await row())?.dueAt, await dueOn()]).toEqual([null, null])
    for (const [hours, version] of [
      [8, 1],
      [2, 2],
    ] as const) {
      const answer = { count: hours, unit: 'hours' }
      const targets = { ...usualSettings.targets, normal: { answer, resolve: { count: 10, unit: 'days' } } }
      expect((await write(mandeep, { targets }, version)).status).toBe(200)
      expect(await dueOn()).not.toBeNull()
      expect((await row())?.dueAt).toBe(await dueOn())
    }
    expect((await row(answered._id))?.dueAt).toBeNull()
  })
})
