/** Offers of stalls that run out together, and what is done before anybody has looked at them. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parking } from '../../../../contract/parking.ts'
import { units } from '../../../../contract/units.ts'
import type { Caller } from '../../../testing/caller.ts'
import { openWorld, type World } from '../../../testing/world.ts'

const dayMs = 24 * 60 * 60 * 1000
let world: World
let carla: Caller
beforeAll(async () => {
  world = await openWorld()
  carla = await world.as('carla')
})
afterAll(() => world.close())

const join = async (unitNumber: string) => {
  const { items } = await carla.call(units.list, { query: {} })
  await carla.call(parking.joinWaits, { body: { unitId: items.find((unit) => unit.unitNumber === unitNumber)!._id } })
  world.clock.advance(1000)
}
let number = 0
const offer = async () => {
  const stall = await carla.call(parking.addStall, { body: { level: 'P1', number: String(++number) } })
  const terms = { basis: 'council_approval', from: '2026-12-01', until: '2027-11-30', days: 3 } as const
  return carla.try(parking.offerStall, { params: { id: stall._id }, body: { ...terms, version: stall.version } })
}
const heldFor = async ({ _id: id }: { _id: string }) => (await carla.call(parking.getStall, { params: { id } })).heldFor
const runOut = async () => {
  world.clock.advance(3 * dayMs + 1)
  carla = await world.as('carla')
}

it('at the same time go to the others in line, and nobody is offered two at a time', async () => {
  await join('101')
  await join('102')
  const [one, other] = [(await offer()).body.data!, (await offer()).body.data!]
  expect([one.heldFor, other.heldFor]).toEqual(['101', '102'])
  await runOut()
  const early = await offer()
  expect([early.status, early.body.error]).toEqual([409, 'No one on the waitlist wants a stall like this one.'])
  await world.jobs.runNow('parking.passOnOffers')
  expect([await heldFor(one), await heldFor(other)]).toEqual(['102', '101'])
  await runOut()
  await world.jobs.runNow('parking.passOnOffers')
  expect([await heldFor(one), await heldFor(other)]).toEqual([null, null])
})
