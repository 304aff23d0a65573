/** Of many who want the last space, or the same plate, at the same moment exactly one has it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parking } from '../../../../contract/parking.ts'
import type { Caller } from '../../../testing/caller.ts'
import { ownUnit, setParking, visitorOf } from '../../../testing/parking.ts'
import { postAtOnce } from '../../../testing/race.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let [theo, carla, mandeep] = [] as unknown as [Caller, Caller, Caller]

beforeAll(async () => {
  world = await openWorld({ connections: 20 })
  theo = await world.as('theo')
  carla = await world.as('carla')
  mandeep = await world.as('mandeep')
})
afterAll(() => world.close())

const headers = (who: Caller) => ({ cookie: who.cookie, 'x-building-id': who.buildingId! })
const count = (statuses: readonly number[], status: number) => statuses.filter((one) => one === status).length

describe('at the same moment', () => {
  it('100 passes for the last space make one and 99 clear refusals', async () => {
    await setParking(mandeep, { visitorSpaces: 1, atOnce: null })
    const unitId = await ownUnit(theo, '305')
    const body = visitorOf(world, unitId, { hours: 2 })
    const wanted = (plate: number) => ({ ...body, licensePlate: `RACE ${plate}` })
    // The first round also makes the lot's row; from then on it is held by its lock alone.
    for (let round = 0; round < 4; round += 1) {
      const calls = Array.from({ length: 20 }, (_, at) =>
        postAtOnce(world.app, 5, { path: '/api/parking/visitors', headers: headers(theo), body: wanted(at) }),
      )
      const statuses = (await Promise.all(calls)).flat()
      expect([count(statuses, 200), count(statuses, 409)]).toEqual([1, 99])
      const [pass] = (await theo.call(parking.myPasses, { query: { shows: 'current' } })).items
      await theo.call(parking.cancelPass, { params: { id: pass!._id }, body: { version: pass!.version } })
    }
  })

  it('one plate by two units is registered once, also where the lot has room', async () => {
    await setParking(mandeep, { visitorSpaces: null, atOnce: null })
    for (let round = 0; round < 10; round += 1) {
      const plate = `TWO ${round}`
      const [of305, of804] = [await ownUnit(theo, '305'), await ownUnit(carla, '804')]
      const call = (who: Caller, unitId: string) => ({
        path: '/api/parking/visitors',
        headers: headers(who),
        body: visitorOf(world, unitId, { plate, hours: 2 }),
      })
      const both = await Promise.all([
        postAtOnce(world.app, 5, call(theo, of305)),
        postAtOnce(world.app, 5, call(carla, of804)),
      ])
      expect([count(both.flat(), 200), count(both.flat(), 409)]).toEqual([1, 9])
    }
    const { items } = await mandeep.call(parking.listPasses, { query: { search: 'TWO' } })
    expect(items).toHaveLength(10)
  })
})
