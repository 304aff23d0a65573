/** What the visitor parking was used for: nights by unit, and what was refused, by rule and day and without a name. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parking } from '../../../../contract/parking.ts'
import { units } from '../../../../contract/units.ts'
import type { Caller } from '../../../testing/caller.ts'
import { newId } from '../../../db/ids.ts'
import { ownUnit, secretOf, setParking, visitorOf } from '../../../testing/parking.ts'
import { openWorld, type World } from '../../../testing/world.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
let world: World
let [theo, carla, mandeep] = [] as unknown as [Caller, Caller, Caller]
let [of305, of804] = ['', '']

beforeAll(async () => {
  world = await openWorld()
  theo = await world.as('theo')
  carla = await world.as('carla')
  mandeep = await world.as('mandeep')
  of305 = await ownUnit(theo, '305')
  of804 = await ownUnit(carla, '804')
})
afterAll(() => world.close())

/** Registers as the screens do, with a key of the call's own. */
const ask = async (who: Caller, body: ReturnType<typeof visitorOf>): Promise<number> => {
  const headers = { 'idempotency-key': newId() }
  return (await who.send('POST', parking.register.path, { body, headers })).status
}
const refused = (month = '2026-11') => mandeep.call(parking.refusals, { query: { month } })

it('counts each refusal under its rules on the day of the building, also a guest’s and one decided by the database', async () => {
  await setParking(mandeep, { visitorSpaces: null, atOnce: 1, longestStayHours: 12 })
  expect(await refused()).toEqual([])
  const first = visitorOf(world, of305, { plate: 'CNT 1', hours: 2 })
  expect(await ask(theo, first)).toBe(200)
  expect(await ask(theo, visitorOf(world, of305, { plate: 'CNT 2', hours: 20 }))).toBe(409)
  expect(await refused()).toEqual([
    { rule: 'atOnce', count: 1, days: [{ day: '2026-11-20', count: 1 }] },
    { rule: 'longest', count: 1, days: [{ day: '2026-11-20', count: 1 }] },
  ])
  expect(await ask(carla, { ...first, unitId: of804 })).toBe(409)
  await mandeep.call(units.addVehicle, { params: { id: of804 }, body: { plate: 'OWN-1', make: 'Honda' } })
  expect(await ask(carla, visitorOf(world, of804, { plate: 'OWN 1', hours: 1 }))).toBe(409)
  const { unitId, until } = visitorOf(world, of305, { hours: 1 })
  await theo.call(parking.check, { body: { unitId, from: null, until } })
  // The evening in Vancouver, the next day in UTC.
  world.clock.set('2026-11-21T05:00:00.000Z')
  theo = await world.as('theo')
  mandeep = await world.as('mandeep')
  expect(await ask(theo, visitorOf(world, of305, { plate: 'CNT 3', hours: 13 }))).toBe(409)
  world.clock.set('2026-11-21T09:00:00.000Z')
  expect(await ask(theo, visitorOf(world, of305, { plate: 'CNT 3', hours: 1 }))).toBe(200)
  const link = await theo.call(parking.makeGuestLink, { body: { unitId: of305, uses: 1, days: 2 } })
  const visit = { visitorName: 'Gus Guest', licensePlate: 'gst 7', hours: 1 }
  const guest = await world.stranger().try(parking.registerVisit, { query: { token: secretOf(link) }, body: visit })
  expect(guest.status).toBe(409)
  const { items } = await theo.call(parking.myPasses, { query: { shows: 'current' } })
  const longer = { until: visitorOf(world, of305, { hours: 30 }).until, version: items[0]!.version }
  expect((await theo.try(parking.extendPass, { params: { id: items[0]!._id }, body: longer })).status).toBe(409)
  const days = [
    { day: '2026-11-20', count: 2 },
    { day: '2026-11-21', count: 1 },
  ]
  const found = await refused()
  expect(found.find(({ rule }) => rule === 'longest')).toEqual({ rule: 'longest', count: 3, days })
  expect(Object.fromEntries(found.map(({ rule, count }) => [rule, count]))).toEqual({
    ...{ longest: 3, atOnce: 2, resident: 1, taken: 1 },
  })
  expect([await refused('2026-10'), await refused('2026-12')]).toEqual([[], []])
  const ada = await world.as('ada')
  expect(await ada.try(parking.refusals, { query: { month: '2026-11' } })).toMatchObject({ body: { data: [] } })
  expect((await theo.try(parking.refusals, { query: { month: '2026-11' } })).status).toBe(403)
})

it('counts a visit in the month in which it begins, and a night by its unit', async () => {
  const nights = (month: string) => mandeep.call(parking.nights, { query: { month } })
  world.clock.set('2026-11-28T20:00:00.000Z')
  theo = await world.as('theo')
  carla = await world.as('carla')
  mandeep = await world.as('mandeep')
  await setParking(mandeep, { longestStayHours: 72, atOnce: null })
  const before = (await nights('2026-11')).find(({ unitNumber }) => unitNumber === '804')
  expect(before).toBeUndefined()
  await carla.call(parking.register, { body: visitorOf(world, of804, { plate: 'LNG 1', hours: 70 }) })
  await carla.call(parking.register, { body: visitorOf(world, of804, { plate: 'SHT 1', hours: 2 }) })
  expect((await nights('2026-11'))[0]).toEqual({ unitId: of804, unitNumber: '804', visits: 2, nights: 3 })
  expect((await nights('2026-12')).find(({ unitNumber }) => unitNumber === '804')).toBeUndefined()
})

it('keeps the counts of refusals for 400 days', async () => {
  world.clock.advance(390 * dayMs)
  await world.jobs.runNow('parking.erasePlates')
  mandeep = await world.as('mandeep')
  expect(await refused()).not.toEqual([])
  world.clock.advance(20 * dayMs)
  await world.jobs.runNow('parking.erasePlates')
  mandeep = await world.as('mandeep')
  expect(await refused()).toEqual([])
})
