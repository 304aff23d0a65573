/** Visitors as residents, staff and guests register them: what is allowed, what is refused and when it will be allowed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { fieldLines } from '../../../../contract/audit/change-words.ts'
import { visitorPassKind } from '../../../../contract/parking/parking-kinds.ts'
import { parking } from '../../../../contract/parking.ts'
import { units } from '../../../../contract/units.ts'
import { later } from '../../../../contract/time.ts'
import type { Caller } from '../../../testing/caller.ts'
import { ownUnit, secretOf, setParking, visitorOf } from '../../../testing/parking.ts'
import { openWorld, type World } from '../../../testing/world.ts'

const hourMs = 60 * 60 * 1000
let world: World
let [olivia, theo, carla, mandeep] = [] as unknown as [Caller, Caller, Caller, Caller]
let [of703, of305, of804] = ['', '', '']

beforeAll(async () => {
  world = await openWorld()
  olivia = await world.as('olivia')
  theo = await world.as('theo')
  carla = await world.as('carla')
  mandeep = await world.as('mandeep')
  of703 = await ownUnit(olivia, '703')
  of305 = await ownUnit(theo, '305')
  of804 = await ownUnit(carla, '804')
  await setParking(mandeep, { visitorSpaces: 6 })
})
afterAll(() => world.close())

const register = (who: Caller, body: ReturnType<typeof visitorOf>) => who.try(parking.register, { body })
const end = async (who: Caller, id: string) => {
  const { version } = await who.call(parking.getPass, { params: { id } })
  return who.call(parking.cancelPass, { params: { id }, body: { version } })
}

describe('the time of a pass', () => {
  it('is never longer than what can be counted night by night, be it asked, registered or made longer', async () => {
    const ends = { until: '2031-11-20T20:00:00.000Z' }
    const asked = { body: { unitId: of305, ...ends } }
    const long = await theo.try(parking.check, asked)
    expect([long.status, long.text]).toEqual([400, expect.stringContaining('Up to 60 days at a time')])
    const body = visitorOf(world, of305, { plate: 'LONG 1', hours: 2 })
    expect((await theo.try(parking.register, { body: { ...body, ...ends } })).status).toBe(400)
    const { _id: id, version } = await theo.call(parking.register, { body })
    const extend = { params: { id }, body: { ...ends, version } }
    expect((await theo.try(parking.extendPass, extend)).status).toBe(400)
    await end(theo, id)
  })

  it.each(['0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31'])('does not lie on %s', async (day) => {
    const [from, until] = [`${day}T20:00:00.000Z`, `${day}T22:00:00.000Z`]
    expect((await theo.try(parking.check, { body: { unitId: of305, from, until } })).status).toBe(400)
    const month = day.slice(0, 7)
    expect((await mandeep.try(parking.nights, { query: { month } })).status).toBe(400)
    expect((await mandeep.try(parking.refusals, { query: { month } })).status).toBe(400)
  })
})

describe('the nights of a unit', () => {
  it('are used up: Olivia is told so, and from when on she can register again, before she asks and by the server', async () => {
    for (let day = 0; day < 8; day += 1) {
      const body = visitorOf(world, of703, { plate: `NIGHT ${day}`, inHours: 1 + day * 24 })
      expect((await register(olivia, body)).status).toBe(200)
    }
    const words = 'You have used 8 of 8 overnights in November; you can register again from Dec 1.'
    const ninth = visitorOf(world, of703, { plate: 'NIGHT 9', inHours: 1 + 8 * 24, hours: 20 })
    const { unitId, from, until } = ninth
    const verdict = await olivia.call(parking.check, { body: { unitId, from, until } })
    expect(verdict).toMatchObject({ allowed: false, refusals: [{ says: words }] })
    const answer = await register(olivia, ninth)
    expect([answer.status, answer.body.error]).toEqual([409, words])
    const facts = await olivia.call(parking.registering)
    expect(facts.units.find(({ _id }) => _id === of703)).toMatchObject({ nightsUsed: 8 })
    const inDecember = visitorOf(world, of703, { plate: 'NIGHT 9', inHours: 24 * 13 })
    expect((await register(olivia, inDecember)).status).toBe(200)
  })

  it('do not bind staff who give a reason; residents cannot give one', async () => {
    const more = visitorOf(world, of703, { plate: 'NIGHT 10', inHours: 9 * 24, override: 'A nurse' })
    expect((await register(theo, { ...more, unitId: of305 })).status).toBe(403)
    const made = await mandeep.call(parking.register, { body: more })
    expect(made).toMatchObject({ source: 'staff', host: null, override: { by: 'Mandeep Manager', reason: 'A nurse' } })
    const params = { subject: 'visitorPass' as const, id: made._id }
    const [change] = (await mandeep.call(audit.history, { params, query: {} })).items
    expect(change).toMatchObject({ action: 'registered', by: 'Mandeep Manager' })
    expect(JSON.stringify(change)).not.toMatch(/nurse|NIGHT/)
    expect(fieldLines(visitorPassKind.history, change!.fields)).toContain('limit overridden: unit’s overnight limit')
    await end(mandeep, made._id)
    const needless = visitorOf(world, of804, { plate: 'NIGHT 11', inHours: 9 * 24, override: 'To be sure' })
    expect((await mandeep.call(parking.register, { body: needless })).override).toBeNull()
  })
})

describe('a plate', () => {
  it('is one however it is typed, and stands in one place: another unit is refused, without whose it is', async () => {
    const first = await theo.call(parking.register, { body: visitorOf(world, of305, { plate: 'abc 123', hours: 2 }) })
    expect(first.licensePlate).toBe('ABC123')
    for (const plate of ['ABC-123', 'АВС 123', 'ABC1 23'.normalize('NFKD'), 'ＡＢＣ１２３']) {
      const answer = await register(carla, visitorOf(world, of804, { plate, hours: 2 }))
      expect([plate, answer.status, answer.text.includes('305')]).toEqual([plate, 409, false])
    }
    await end(theo, first._id)
    const again = await register(carla, visitorOf(world, of804, { plate: 'ABC-123', hours: 2 }))
    expect(again.status).toBe(200)
    await end(carla, again.body.data._id)
  })

  it('of a resident’s car is refused, in words that do not say whose', async () => {
    await mandeep.call(units.addVehicle, { params: { id: of804 }, body: { plate: 'OWN-1', make: 'Honda' } })
    for (const plate of ['own1', '0WNI']) {
      const answer = await register(theo, visitorOf(world, of305, { plate, hours: 2 }))
      expect([answer.status, /804|Carla/.test(answer.text)]).toEqual([409, false])
      expect(answer.body.error).toContain('resident’s car')
    }
  })
})

describe('the fields of a visitor', () => {
  it('are refused one by one outside their bounds, and kept within them', async () => {
    const wrong = {
      visitorName: 'G',
      licensePlate: 'A',
      vehicleMake: 'T',
      vehicleModel: 'C',
      vehicleColor: 're',
      purpose: 'do',
      notes: 'x'.repeat(501),
    }
    const refused = await register(theo, { ...visitorOf(world, of305), ...wrong })
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toEqual([
      { field: 'visitorName', message: 'Visitor name must be at least 2 characters' },
      { field: 'licensePlate', message: 'Licence plate must be at least 2 characters' },
      { field: 'vehicleMake', message: 'Vehicle make must be at least 2 characters' },
      { field: 'vehicleModel', message: 'Vehicle model must be at least 2 characters' },
      { field: 'vehicleColor', message: 'Vehicle colour must be at least 3 characters' },
      { field: 'purpose', message: 'Purpose must be at least 3 characters' },
      { field: 'notes', message: 'Notes must be less than 500 characters' },
    ])
    const most = {
      visitorName: 'G'.repeat(100),
      vehicleMake: 'T'.repeat(50),
      vehicleModel: 'C'.repeat(50),
      vehicleColor: 'r'.repeat(30),
      purpose: 'd'.repeat(100),
      notes: 'x'.repeat(500),
    }
    const made = await register(theo, { ...visitorOf(world, of305, { plate: 'MST 1', hours: 1 }), ...most })
    expect([made.status, made.body.data]).toMatchObject([200, most])
    await end(theo, made.body.data._id)
  })
})

describe('a pass', () => {
  it('is registered anew by who came before, extended, and ended', async () => {
    const body = visitorOf(world, of305, { plate: 'RPT 1', hours: 2, vehicleMake: 'Toyota' })
    const made = await theo.call(parking.register, { body })
    expect(made).toMatchObject({ state: 'active', can: ['extend', 'cancel'], host: 'Theo Tenant' })
    const [recent] = await theo.call(parking.recent)
    expect(recent).toMatchObject({ licensePlate: 'RPT1', visitorName: 'Gus Guest', vehicleMake: 'Toyota' })
    const params = { id: made._id }
    const second = await register(theo, visitorOf(world, of305, { plate: 'RPT 2', hours: 2 }))
    expect(second.body.error).toContain('You already have 1 of 1 visit at that time')
    const until = later(made.until, 2 * hourMs)
    const longer = await theo.call(parking.extendPass, { params, body: { until, version: made.version } })
    expect(longer.until).toBe(until)
    const stale = await theo.try(parking.extendPass, { params, body: { until: later(until, hourMs), version: 1 } })
    expect(stale.body.code).toBe('STALE')
    const tooLong = { until: later(made.from, 30 * hourMs), version: longer.version }
    expect((await theo.try(parking.extendPass, { params, body: tooLong })).body.error).toContain(
      'maximum length is 24 hours',
    )
    expect((await carla.call(parking.getPass, { params })).can).toEqual(['extend', 'cancel', 'revoke'])
    expect((await olivia.try(parking.getPass, { params })).status).toBe(404)
    const revoked = await carla.call(parking.revokePass, {
      params,
      body: { reason: 'Blocks the ramp', version: longer.version },
    })
    expect(revoked).toMatchObject({ state: 'revoked', endReason: 'Blocks the ramp', can: [] })
    expect((await theo.call(parking.myPasses, { query: { shows: 'past' } })).items[0]).toMatchObject({
      endReason: 'Blocks the ramp',
    })
    await world.jobs.drain()
    expect(world.mails.findLast(({ subject }) => subject.includes('revoked'))!.text).not.toContain('RPT')
  })

  it('reminds whoever is visited an hour before its end, and after a longer stay once more', async () => {
    const made = await theo.call(parking.register, { body: visitorOf(world, of305, { plate: 'END 1', hours: 3 }) })
    const inbox = async () =>
      (await theo.send('GET', '/api/notifications?limit=50')).text.split('pass ends on').length - 1
    world.clock.advance(2.5 * hourMs)
    await world.jobs.runNow('parking.remindOfEnds')
    await world.jobs.runNow('parking.remindOfEnds')
    expect(await inbox()).toBe(1)
    const body = { until: later(made.until, hourMs), version: made.version }
    await theo.call(parking.extendPass, { params: { id: made._id }, body })
    world.clock.advance(hourMs)
    await world.jobs.runNow('parking.remindOfEnds')
    expect(await inbox()).toBe(1)
    await end(theo, made._id)
  })
})

describe('a visitor whom staff registers for a unit', () => {
  it('is seen by whoever lives there, not by whoever lets it', async () => {
    const body = visitorOf(world, of305, { plate: 'STF 305', hours: 1 })
    const { _id: id } = await mandeep.call(parking.register, { body })
    const seenBy = async (who: Caller) => [
      (await who.try(parking.getPass, { params: { id } })).status,
      (await who.call(parking.myPasses, { query: {} })).items.some(({ _id }) => _id === id),
    ]
    expect(await ownUnit(olivia, '305')).toBe(of305)
    expect([await seenBy(theo), await seenBy(olivia), await seenBy(carla)]).toEqual([
      [200, true],
      [404, false],
      [200, false],
    ])
    await end(theo, id)
  })
})

describe('a guest', () => {
  it('registers by a resident’s link without an account, sees no unit, and the patrol finds the plate valid', async () => {
    const link = await theo.call(parking.makeGuestLink, { body: { unitId: of305, uses: 1, days: 2 } })
    const query = { token: secretOf(link) }
    const guest = world.stranger()
    const told = await guest.try(parking.visit, { query })
    expect(told.body.data).toMatchObject({ buildingName: 'Harbour View', hostFirstName: 'Theo', longestStayHours: 24 })
    expect([told.text.includes('305'), told.text.includes('Tenant')]).toEqual([false, false])
    const body = { visitorName: 'Gus Guest', licensePlate: 'gst 77', hours: 3 }
    const made = await guest.call(parking.registerVisit, { query, body })
    const pass = await guest.call(parking.visitPass, { query: { token: secretOf(made) } })
    expect(pass).toMatchObject({ licensePlate: 'GST77', state: 'active' })
    expect((await guest.try(parking.registerVisit, { query, body })).status).toBe(404)
    const another = {
      query: { token: secretOf(await theo.call(parking.makeGuestLink, { body: { unitId: of305, uses: 1, days: 2 } })) },
    }
    const switchOff = (at: string | null) =>
      world.connection.pool.query('update accounts set disabled_at = $1 where id = $2', [at, world.cast.accounts.theo])
    expect((await guest.try(parking.visit, another)).status).toBe(200)
    await switchOff(world.clock.now())
    expect((await guest.try(parking.visit, another)).status).toBe(404)
    await switchOff(null)
    const patrol = await carla.call(parking.makePatrolLink, { body: { name: 'Night Watch' } })
    const by = { query: { token: secretOf(patrol) } }
    const check = (licensePlate: string) => guest.try(parking.patrolCheck, { ...by, body: { licensePlate } })
    const found = await check('GST-77')
    expect(found.body.data).toMatchObject({ standing: 'valid', isReported: false })
    expect([found.text.includes('305'), found.text.includes('Gus')]).toEqual([false, false])
    expect((await check('OWN 1')).body.data).toMatchObject({ standing: 'resident', until: null })
    expect((await check('ZZZ 9')).body.data).toMatchObject({ standing: 'none', until: null })
    const renewed = await carla.call(parking.renewPatrolLink, { params: { id: patrol._id } })
    expect((await check('GST-77')).status).toBe(404)
    expect(renewed.checks).toBe(3)
    await end(theo, (await theo.call(parking.myPasses, { query: {} })).items[0]!._id)
  })
})

it('the lot is counted live, and in the building stats', async () => {
  await setParking(mandeep, { visitorSpaces: 6 })
  const before = await theo.call(parking.spaces)
  const made = await theo.call(parking.register, { body: visitorOf(world, of305, { plate: 'CNT 1', hours: 1 }) })
  expect(await theo.call(parking.spaces)).toEqual({ total: 6, taken: before.taken + 1, free: before.free! - 1 })
  const stats = await mandeep.send('GET', `/api/buildings/${world.cast.buildings.harbour}/stats`)
  expect(stats.body.data.parking).toEqual({ visitorSpacesAvailable: before.free! - 1, visitorSpacesTotal: 6 })
  await end(theo, made._id)
})
