/** The tickets that plans open by themselves: one for each time, and what becomes of it. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { assets } from '../../../contract/assets.ts'
import { tickets } from '../../../contract/tickets.ts'
import { vendors } from '../../../contract/vendors.ts'
import { newId } from '../../db/ids.ts'
import type { Caller } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let carla: Caller
beforeAll(async () => {
  world = await openWorld()
  carla = await world.as('carla')
})
afterAll(() => world.close())

const comeUp = async () => {
  // The cast's world stands at noon of November 20.
  await Promise.all([world.jobs.runNow('assets.plan'), world.jobs.runNow('assets.plan')])
  await world.jobs.drain()
}
const boilerWithPlan = async (vendorId: string | null = null) => {
  const name = `Boiler ${newId()}`
  const { _id: id } = await carla.call(assets.add, { body: { name, kind: 'boiler', place: 'Basement', vendorId } })
  const plan = {
    title: 'Annual service',
    words: 'Burner and valves.',
    every: 1,
    unit: 'years',
    nextDueOn: '2026-11-21',
  } as const
  await carla.call(assets.addPlan, { params: { id }, body: plan })
  await comeUp()
  const asset = await carla.call(assets.get, { params: { id } })
  const { items } = await carla.call(tickets.list, { query: { search: name } })
  return { id, name, plan: asset.plans[0]!, items }
}

it('a plan that comes up opens one ticket, of its kind and place, for which no clock runs', async () => {
  const vendor = await carla.call(vendors.add, { body: { name: 'Foothill Heat', trade: 'hvac' } })
  const { name, plan, items } = await boilerWithPlan(vendor._id)
  expect(items).toMatchObject([
    { title: `${name}: Annual service`, category: 'heating', placeWords: 'Basement', status: 'assigned', dueAt: null },
  ])
  expect(plan.ticket).toEqual({ _id: items[0]!._id, number: items[0]!.number, status: 'assigned' })
  const ticket = await carla.call(tickets.get, { params: { id: items[0]!._id } })
  expect(ticket).toMatchObject({ words: 'Burner and valves.', vendor: { name: 'Foothill Heat' }, isMine: false })
  expect(ticket.desk).toMatchObject({ reporter: { name: 'Planned maintenance' }, resolve: { state: 'off' } })
  await comeUp()
  expect((await carla.call(tickets.list, { query: { search: name } })).items).toHaveLength(1)
})

it('doing what was planned resolves its ticket; another day declines it', async () => {
  const [done, moved] = [await boilerWithPlan(), await boilerWithPlan()]
  const statusOf = async ({ name }: { name: string }) =>
    (await carla.call(tickets.list, { query: { search: name } })).items.map(({ status }) => status)
  const params = { id: done.id, planId: done.plan._id }
  const body = { doneOn: '2026-11-20', note: 'All valves.', version: done.plan.version }
  const after = await carla.call(assets.donePlan, { params, body })
  expect(after.plans[0]).toMatchObject({ nextDueOn: '2027-11-21', ticket: null })
  expect(await statusOf(done)).toEqual(['resolved'])
  const { title, words, every, unit, version } = moved.plan
  const later = { title, words, every, unit, version, nextDueOn: '2026-12-20' }
  await carla.call(assets.changePlan, { params: { id: moved.id, planId: moved.plan._id }, body: later })
  expect(await statusOf(moved)).toEqual(['declined'])
})

it('a ticket that is over already stays as it is', async () => {
  const { id, name, plan, items } = await boilerWithPlan()
  const [ticket] = items
  const step = { step: 'decline', words: 'Done last week.', version: ticket!.version } as const
  await carla.call(tickets.step, { params: { id: ticket!._id }, body: step })
  const body = { doneOn: '2026-11-20', note: '', version: plan.version }
  await carla.call(assets.donePlan, { params: { id, planId: plan._id }, body })
  expect((await carla.call(tickets.list, { query: { search: name } })).items).toMatchObject([{ status: 'declined' }])
})
