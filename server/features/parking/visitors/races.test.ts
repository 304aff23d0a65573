/** Of many who want the last space, or the same plate, at the same moment exactly one has it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parking } from '../../../../contract/parking.ts'
import type { Caller } from '../../../testing/caller.ts'
import { ownUnit, setParking, visitorOf } from '../../../testing/parking.ts'
import { postAllAtOnce } from '../../../testing/race.ts'
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

const rounds = 20
const atOnce = 100

/** Of all who register at the same moment exactly one has a pass, and each other one is told why in these words. */
const race = async (callOf: (at: number) => { who: Caller; unitId: string; plate: string }, words: RegExp) => {
  const calls = Array.from({ length: atOnce }, (_, at) => {
    const { who, unitId, plate } = callOf(at)
    const headers = { cookie: who.cookie, 'x-building-id': who.buildingId! }
    return { path: '/api/parking/visitors', headers, body: visitorOf(world, unitId, { plate, hours: 2 }) }
  })
  const answers = await postAllAtOnce(world.app, calls)
  const others = answers.filter(({ status }) => status !== 200)
  expect(others).toHaveLength(atOnce - 1)
  for (const { status, text } of others) expect([status, text]).toEqual([409, expect.stringMatching(words)])
}

describe('at the same moment', () => {
  it('100 passes for the last space make one and 99 clear refusals, whose units they are', async () => {
    await setParking(mandeep, { visitorSpaces: 1, atOnce: null })
    const [of305, of804] = [await ownUnit(theo, '305'), await ownUnit(carla, '804')]
    const wanted = (at: number) =>
      at % 2 === 0
        ? { who: theo, unitId: of305, plate: `RACE ${at}` }
        : { who: carla, unitId: of804, plate: `RACE ${at}` }
    // The first round also makes the lot's row; from then on it is held by its lock alone.
    for (let round = 0; round < rounds; round += 1) {
      await race(wanted, /This time is taken; it’s free from .+/)
      const { items } = await mandeep.call(parking.listPasses, { query: { shows: 'now', search: 'RACE' } })
      expect(items).toHaveLength(1)
      const [{ _id: id, version }] = items as [(typeof items)[number]]
      await mandeep.call(parking.cancelPass, { params: { id }, body: { version } })
    }
  })

  it('one plate by two units is registered once, also where the lot has room', async () => {
    await setParking(mandeep, { visitorSpaces: null, atOnce: null })
    const [of305, of804] = [await ownUnit(theo, '305'), await ownUnit(carla, '804')]
    for (let round = 0; round < rounds; round += 1) {
      const plate = `TWO ${round}`
      await race(
        (at) => (at % 2 === 0 ? { who: theo, unitId: of305, plate } : { who: carla, unitId: of804, plate }),
        /This plate is already registered for part of that time\./,
      )
    }
    const { items } = await mandeep.call(parking.listPasses, { query: { search: 'TWO' } })
    expect(items).toHaveLength(rounds)
  })
})
