/** What a sale says of mortgagees before it is recorded. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mortgagees } from '../../../contract/mortgagees.ts'
import { units } from '../../../contract/units.ts'
import type { Caller } from '../../testing/caller.ts'
import { deskOf, newBuyer, tieOf } from '../../testing/moves.ts'
import { tiedUnit } from '../../testing/ties.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { addEndedTo, addTo, lapsed } from './testing/mortgagees.ts'

let world: World
let carla: Caller
beforeEach(async () => {
  world = await openWorld()
  carla = await world.as('carla')
})
afterEach(() => world.close())

/** What the plan of a sale says of requests on file. */
const planned = async (who: Caller, unitNumber: string, completesOn: string, sellers: readonly string[]) => {
  const desk = await deskOf(who, unitNumber)
  const sellerIds = sellers.map((name) => tieOf(desk, name, 'owner'))
  const body = { completesOn, sellerIds, endingIds: [], buyers: [newBuyer] }
  const { groups } = await who.call(units.planSale, { params: { id: desk.unit._id }, body })
  return groups.flatMap(({ lines }) => lines).filter((line) => line.includes('on file'))
}
const onFile = 'Coastline Savings Credit Union has a Form C on file for this unit. End it if its mortgage was paid out.'

it.each(['2026-11-20', '2027-01-15'])(
  'a sale on %s names the requests on file for the unit, and ends none',
  async (day) => {
    const { _id: id } = await addTo(carla, '703')
    await addTo(carla, '703', lapsed)
    await addEndedTo(carla, '703')
    await addTo(carla, '101', { lender: 'Other Unit’s Bank' })
    expect(await planned(carla, '703', day, ['Olivia Owner'])).toEqual([onFile])
    expect(await carla.call(mortgagees.get, { params: { id } })).toMatchObject({ state: 'live', version: 1 })
  },
)

it('two owners who sell together read it once, and a sale of one’s share says nothing', async () => {
  const owner = { as: 'owner', lives: false } as const
  await tiedUnit(world, '9001', [
    { ...owner, who: 'Ann Also' },
    { ...owner, who: 'Bea Both' },
  ])
  await addTo(carla, '9001')
  expect(await planned(carla, '9001', '2026-11-20', ['Ann Also', 'Bea Both'])).toEqual([onFile])
  expect(await planned(carla, '9001', '2026-11-20', ['Bea Both'])).toEqual([])
})

it('a move-out says nothing', async () => {
  await addTo(carla, '305')
  const desk = await deskOf(carla, '305')
  const body = { lastDay: '2026-11-30', tieIds: [tieOf(desk, 'Theo Tenant')] }
  const { text } = await carla.try(units.planMoveOut, { params: { id: desk.unit._id }, body })
  expect(text).not.toContain('on file')
})
