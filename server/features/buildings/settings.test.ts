/** How those who manage a building set it up, what holds from the next call on, and what is refused. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { buildings, BuildingSettings } from '../../../contract/buildings.ts'
import { noOfficeHours } from '../../../contract/buildings/office-hours.ts'
import { notices } from '../../../contract/notices.ts'
import { notifications } from '../../../contract/notifications.ts'
import type { Caller } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { everyFeature } from './buildings.ts'

let world: World
let harbour: string
let carla: Caller
let mandeep: Caller
let olivia: Caller

beforeAll(async () => {
  world = await openWorld()
  harbour = world.cast.buildings.harbour
  carla = await world.as('carla')
  mandeep = await world.as('mandeep', 'harbour')
  olivia = await world.as('olivia')
})
beforeEach(() =>
  world.connection.pool.query(`update buildings set permissions = '{}', features = $1 where id = $2`, [
    JSON.stringify(everyFeature),
    harbour,
  ]),
)
afterAll(() => world.close())

const read = (caller: Caller = carla) => caller.call(buildings.settings, { params: { id: harbour } })
const change = async (caller: Caller, body: object) =>
  caller.send('PUT', `/api/buildings/${harbour}`, { body: { version: (await read()).version, ...body } })
const changeCode = async (caller: Caller, body: object) =>
  caller.send('POST', `/api/buildings/${harbour}/code`, { body: { version: (await read()).version, ...body } })
const lastChange = async () => (await carla.send('GET', `/api/history/building/${harbour}`)).body.data[0]

describe('the settings', () => {
  it('are kept as they are written, and everybody sees what is for everybody', async () => {
    const officeHours = { ...noOfficeHours(), monday: [{ from: '09:00', until: '17:00' }] }
    const privacyOfficer = { name: 'Priya Raman', email: 'privacy@harbour-view.example', phone: '+16045550123' }
    const quietHours = { from: '22:00', until: '07:00' }
    const { status, body } = await change(carla, {
      timeZone: 'America/Dawson_Creek',
      fiscalYearEnd: '06-30',
      planNumber: 'eps 4821',
      officeHours,
      quietHours,
      privacyOfficer: { ...privacyOfficer, phone: '(604) 555-0123' },
    })
    expect(status).toBe(200)
    const wanted = { timeZone: 'America/Dawson_Creek', planNumber: 'EPS 4821', officeHours, quietHours, privacyOfficer }
    expect(body.data).toMatchObject({ ...wanted, fiscalYearEnd: '06-30' })
    const seen = await olivia.call(buildings.get, { params: { id: harbour } })
    expect(seen).toMatchObject(wanted)
    expect(Object.keys(seen)).not.toContain('code')
    await change(carla, { timeZone: 'America/Vancouver', officeHours: noOfficeHours(), quietHours: null })
  })

  it('are written over whatever is there where no version is named: the last write wins', async () => {
    const { version } = await read()
    await change(mandeep, { city: 'Surrey' })
    const { status, body } = await carla.send('PUT', `/api/buildings/${harbour}`, { body: { city: 'Burnaby' } })
    expect([status, body.data]).toMatchObject([200, { city: 'Burnaby', version: version + 2 }])
    await change(carla, { city: 'Vancouver' })
  })

  it('are in the history, each field by its name', async () => {
    const hours = [{ from: '10:00', until: '12:00' }]
    await change(mandeep, {
      officeHours: { ...noOfficeHours(), tuesday: hours },
      rolePermissions: { council: { forum: false } },
    })
    const { by, action, fields } = await lastChange()
    expect([by, action]).toEqual(['Mandeep Manager', 'changed'])
    expect(fields).toEqual([
      { field: 'tuesday', before: null, after: '10:00–12:00' },
      { field: 'council:forum', before: true, after: false },
    ])
    await change(mandeep, { officeHours: noOfficeHours() })
  })

  it('follow the province with the law, the regime of privacy and the form of the plan', async () => {
    const refused = await change(carla, { province: 'AB' })
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ field: 'planNumber', message: 'Invalid condominium plan number format' }],
    ])
    expect((await change(carla, { province: 'AB', planNumber: '081 4263' })).body.data).toMatchObject({
      jurisdiction: 'AB',
      planNumber: '0814263',
    })
    const { rows } = await world.connection.pool.query('select privacy_regime from buildings where id = $1', [harbour])
    expect(rows).toEqual([{ privacy_regime: 'AB_PIPA' }])
    expect((await change(carla, { province: 'BC', planNumber: 'EPS 4821' })).body.data.jurisdiction).toBe('BC')
  })

  it.each([
    [{ fiscalYearEnd: '02-29' }, 'fiscalYearEnd'],
    [{ fiscalYearEnd: '04-31' }, 'fiscalYearEnd'],
    [{ fiscalYearEnd: '13-01' }, 'fiscalYearEnd'],
    [{ timeZone: 'Europe/Berlin' }, 'timeZone'],
    [{ province: 'WA' }, 'province'],
    [{ city: '<b></b>V' }, 'city'],
    [{ quietHours: { from: '22:00', until: '22:00' } }, 'quietHours.until'],
    [{ quietHours: { from: '25:00', until: '07:00' } }, 'quietHours.from'],
    [{ privacyOfficer: { email: 'a@b.example' } }, 'privacyOfficer.name'],
    [{ privacyOfficer: { name: 'Priya' } }, 'privacyOfficer.email'],
    [{ rolePermissions: { council: { billing: true } } }, 'rolePermissions.council.billing'],
    [{ officeHours: { ...noOfficeHours(), friday: [{ from: '17:00', until: '09:00' }] } }, 'officeHours.friday.0.from'],
  ])('are refused as %j, by the field', async (body, field) => {
    const before = await read()
    const answer = await change(carla, body)
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, field])
    expect(await read()).toEqual(before)
  })

  it('of an outdated copy are refused with the present ones', async () => {
    const { version } = await read()
    await change(mandeep, { fiscalYearEnd: '03-31' })
    const answer = await change(carla, { version, fiscalYearEnd: '09-30' })
    expect([answer.status, answer.body.current.fiscalYearEnd]).toEqual([409, '03-31'])
    expect(BuildingSettings.safeParse(answer.body.current).success).toBe(true)
  })
})

describe('an area taken from council', () => {
  it('is gone at once in permissions and calls of an open session, and giving it back undoes both', async () => {
    const draft = () => carla.send('POST', '/api/notices', { body: { title: 'Water off', content: '<p>At noon.</p>' } })
    const permissions = async () => (await carla.call(buildings.mine))[0]?.permissions
    expect([(await permissions())?.notices, (await draft()).status]).toEqual([true, 200])

    expect((await change(mandeep, { rolePermissions: { council: { notices: false } } })).status).toBe(200)
    expect([(await permissions())?.notices, (await draft()).status]).toEqual([false, 403])
    expect(await carla.call(notices.list, { query: {} })).toBeDefined()

    // Nobody locks themselves out of the settings: the one who lost the area can give it back.
    expect((await change(carla, { rolePermissions: { council: { notices: true } } })).status).toBe(200)
    expect([(await permissions())?.notices, (await draft()).status]).toEqual([true, 200])
    const { rows } = await world.connection.pool.query('select permissions from buildings where id = $1', [harbour])
    expect(rows[0].permissions).toEqual({ council: {}, management: {} })
  })
})

describe('the code', () => {
  const asks = async (code: string) => {
    const nora = await world.as('nora', null)
    await nora.send('POST', '/api/access-requests', { body: { unitNumber: '703', buildingCode: code } })
    await world.jobs.drain()
    const { body } = await carla.send('GET', '/api/access-requests')
    return (body.data as { name: string }[]).length
  }

  it('is another one that is named or made, and the old one stops working', async () => {
    const typed = await changeCode(carla, { code: 'seawall 12' })
    expect(typed.status).toBe(400)
    expect((await changeCode(carla, { code: 'seawall12' })).body.data.code).toBe('SEAWALL12')
    const made = (await changeCode(mandeep, {})).body.data.code as string
    expect(made).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
    expect((await lastChange()).fields).toEqual([{ field: 'code', before: 'SEAWALL12', after: made }])
    expect(await asks('SEAWALL12')).toBe(0)
    expect(await asks(made)).toBe(1)
    expect((await changeCode(carla, { code: 'HARB01' })).status).toBe(200)
  })

  it('of another building is refused, and nothing changes', async () => {
    const before = await read()
    const answer = await changeCode(carla, { code: 'PRAI01' })
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, 'code'])
    expect(await read()).toEqual(before)
  })
})

describe('quiet hours of the building', () => {
  const preferences = () => olivia.call(notifications.preferences)

  it('hold for whoever never chose, until they choose', async () => {
    await change(carla, { quietHours: { from: '21:00', until: '08:00' } })
    expect(await preferences()).toMatchObject({ quietFrom: '21:00', quietUntil: '08:00', version: 0 })
    const own = { version: 0, choices: [], quietFrom: '', quietUntil: '', digest: 'off' }
    await olivia.send('PUT', '/api/notifications/preferences', { body: own })
    expect(await preferences()).toMatchObject({ quietFrom: '', quietUntil: '' })
    await change(carla, { quietHours: null })
  })
})

describe('settings bodies, random and hostile', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom(
      '',
      '<script>alert(1)</script>',
      "'; drop table buildings; --",
      '\u0000',
      '\uD800',
      'Harbour View',
      'BC',
      'V6E 1A1',
      'America/Regina',
      '12-31',
      '02-30',
      '22:00',
      '__proto__',
      'x'.repeat(10_000),
    ),
  )
  const value = fc.oneof(
    text,
    fc.boolean(),
    fc.integer(),
    fc.constant(null),
    fc.double(),
    fc.array(text, { maxLength: 3 }),
  )
  const part = fc.oneof(
    value,
    fc.dictionary(fc.constantFrom('from', 'until', 'name', 'email', 'monday', 'council', 'forum', 'notices'), value),
  )
  const fields = [...Object.keys(BuildingSettings.shape), 'suspended_at', '__proto__', 'constructor']
  const body = fc.dictionary(fc.constantFrom(...fields), part, { minKeys: 1, maxKeys: 5 })

  it('leave the building as it was, or valid', async () => {
    let kept = 0
    for (const [index, sent] of fc.sample(body, { numRuns: 240, seed: 20261122 }).entries()) {
      const before = await read()
      const { version: _, ...rest } = sent
      const answer = await change(index % 2 ? carla : mandeep, rest)
      expect([200, 400, 409, 413]).toContain(answer.status)
      const after = await read()
      const { error } = BuildingSettings.safeParse(after)
      const asItWas = JSON.stringify(after) === JSON.stringify(before)
      const sound = error === undefined && (answer.status === 200 || asItWas)
      expect({ sent, sound }).toEqual({ sent, sound: true })
      expect([after._id, after.code, after.rolePermissions.council.billing]).toEqual([harbour, 'HARB01', false])
      kept += Number(after.version > before.version)
    }
    // Some of them say something sound, or nothing would be tried.
    expect(kept).toBeGreaterThan(0)
  })
})
