/** Of many who want one place at the same moment exactly one has it, and the others are told plainly. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookings } from '../../../contract/bookings.ts'
import { addLounge, homeOf } from '../../testing/amenities.ts'
import { book, dayOf, read, span, take, wait } from '../../testing/bookings.ts'
import type { Caller } from '../../testing/caller.ts'
import { postAtOnce } from '../../testing/race.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let [theo, carla, olivia, mandeep] = [] as unknown as [Caller, Caller, Caller, Caller]
let [of305, of804, of703] = ['', '', '']

beforeAll(async () => {
  world = await openWorld({ connections: 20 })
  theo = await world.as('theo')
  carla = await world.as('carla')
  olivia = await world.as('olivia')
  mandeep = await world.as('mandeep')
  of305 = await homeOf(theo)
  of804 = await homeOf(carla)
  of703 = (await olivia.call(bookings.choices)).units.find(({ unitNumber }) => unitNumber === '703')!._id
})
afterAll(() => world.close())

const headers = (who: Caller) => ({ cookie: who.cookie, 'x-building-id': who.buildingId! })
const count = (statuses: readonly number[]) =>
  Object.fromEntries([...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]))
const callOf = (who: Caller, unitId: string, amenityId: string, when: { from: string; until: string }) => ({
  path: '/api/bookings',
  headers: headers(who),
  body: { amenityId, unitId, ...when, rulesVersion: 0 },
})

describe('at the same moment', () => {
  it('100 bookings of one time by three units make one booking and 99 clear refusals, 20 times over', async () => {
    const amenityId = await addLounge(mandeep, { name: 'Party room' })
    for (let round = 0; round < 20; round += 1) {
      const when = span(dayOf(world, 3 + round))
      const calls = [
        postAtOnce(world.app, 34, callOf(theo, of305, amenityId, when)),
        postAtOnce(world.app, 33, callOf(carla, of804, amenityId, when)),
        postAtOnce(world.app, 33, callOf(olivia, of703, amenityId, when)),
      ]
      expect([round, count((await Promise.all(calls)).flat())]).toEqual([round, { 200: 1, 409: 99 }])
    }
    const { items } = await mandeep.call(bookings.list, { query: { scope: 'all', amenityId } })
    expect(items).toHaveLength(20)
  })

  it('one unit has one of two places, however often it asks, and the last of many goes to one', async () => {
    const more = { name: 'Study', capacityKind: 'parties', capacity: 2 } as const
    const amenityId = await addLounge(mandeep, more)
    const when = span(dayOf(world, 4))
    expect(count(await postAtOnce(world.app, 30, callOf(theo, of305, amenityId, when)))).toEqual({ 200: 1, 409: 29 })
    const both = await Promise.all([
      postAtOnce(world.app, 15, callOf(carla, of804, amenityId, when)),
      postAtOnce(world.app, 15, callOf(olivia, of703, amenityId, when)),
    ])
    expect(count(both.flat())).toEqual({ 200: 1, 409: 29 })
  })

  it('times that overlap in different ways are had by one, with what must stay free between', async () => {
    const amenityId = await addLounge(mandeep, { name: 'Sauna', sharing: { bufferAfterMinutes: 30 } })
    for (let round = 0; round < 5; round += 1) {
      const day = dayOf(world, 5 + round)
      const statuses = await Promise.all([
        postAtOnce(world.app, 10, callOf(theo, of305, amenityId, span(day, '10:00', '12:00'))),
        postAtOnce(world.app, 10, callOf(carla, of804, amenityId, span(day, '12:15', '13:00'))),
        postAtOnce(world.app, 10, callOf(olivia, of703, amenityId, span(day, '11:30', '12:30'))),
      ])
      expect(count(statuses.flat())).toEqual({ 200: 1, 409: 29 })
    }
  })

  it('a held place is taken once, however often it is accepted, and by nobody else', async () => {
    const amenityId = await addLounge(mandeep, { name: 'Guest room' })
    for (let round = 0; round < 5; round += 1) {
      const when = span(dayOf(world, 3 + round))
      const has = await book(carla, { amenityId, unitId: of804, ...when })
      const waits = await wait(theo, { amenityId, unitId: of305, ...when })
      await take(carla, has._id, 'cancel')
      const { version } = await read(theo, waits._id)
      const accept = {
        path: `/api/bookings/${waits._id}/steps`,
        headers: headers(theo),
        body: { step: 'accept', words: '', version },
      }
      const [accepted, others] = await Promise.all([
        postAtOnce(world.app, 50, accept),
        postAtOnce(world.app, 50, callOf(olivia, of703, amenityId, when)),
      ])
      expect([count(accepted), count(others)]).toEqual([{ 200: 1, 409: 49 }, { 409: 50 }])
      expect((await read(theo, waits._id)).status).toBe('active')
    }
  })

  it('a place that is given up while many book is had by who waits, or by one of them, never by two', async () => {
    const amenityId = await addLounge(mandeep, { name: 'Court' })
    for (let round = 0; round < 5; round += 1) {
      const when = span(dayOf(world, 3 + round))
      const has = await book(carla, { amenityId, unitId: of804, ...when })
      const waits = await wait(theo, { amenityId, unitId: of305, ...when })
      const cancel = {
        path: `/api/bookings/${has._id}/steps`,
        headers: headers(carla),
        body: { step: 'cancel', words: '', version: has.version },
      }
      const [cancelled, others] = await Promise.all([
        postAtOnce(world.app, 5, cancel),
        postAtOnce(world.app, 30, callOf(olivia, of703, amenityId, when)),
      ])
      expect([count(cancelled), count(others)]).toEqual([{ 200: 1, 409: 4 }, { 409: 30 }])
      expect((await read(theo, waits._id)).status).toBe('offered')
    }
  })
})
