/** What is lent of a stall ends with the term of whoever lends it, however much it is. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parking } from '../../../../contract/parking.ts'
import { stallPastMost } from '../../../../contract/limits/parking-stalls.ts'
import { addDays } from '../../../../contract/time.ts'
import { ownUnit } from '../../../testing/parking.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

it('ends day by day, also beyond those that a list shows', async () => {
  const [carla, olivia, theo] = [await world.as('carla'), await world.as('olivia'), await world.as('theo')]
  const { _id: stallId } = await carla.call(parking.addStall, { body: { level: 'P1', number: '1' } })
  const unitId = await ownUnit(olivia, '703')
  const terms = { basis: 'council_approval', from: '2026-11-01', until: '2027-10-31', version: 1, unitId } as const
  const { assignments } = await carla.call(parking.assignStall, { params: { id: stallId }, body: terms })
  for (let day = 0; day <= stallPastMost; day += 1) {
    const from = addDays('2027-01-01', day)
    await olivia.call(parking.lendStall, { body: { stallId, from, until: from } })
  }
  expect((await theo.call(parking.myStalls)).offered).toHaveLength(stallPastMost + 1)
  const [{ _id: assignmentId, version }] = assignments as [(typeof assignments)[number]]
  const body = { on: '2026-12-31', reason: 'Sold', version }
  await carla.call(parking.endAssignment, { params: { id: stallId, assignmentId }, body })
  expect((await theo.call(parking.myStalls)).offered).toEqual([])
})
