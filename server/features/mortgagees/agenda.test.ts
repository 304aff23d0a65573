/** The manager's day: the requests that end soon. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { overview } from '../../../contract/overview.ts'
import type { Caller } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { addTo, lapsed } from './testing/mortgagees.ts'

let world: World
let carla: Caller
let ada: Caller
beforeEach(async () => {
  world = await openWorld()
  carla = await world.as('carla')
  ada = await world.as('ada')
})
afterEach(() => world.close())

it('the day has requests that end within a month, the first at the top, until they lapse', async () => {
  await addTo(carla, '305', { lender: 'Last', requestedOn: '2021-12-20' })
  const { unit } = await addTo(carla, '703', { lender: 'First', requestedOn: '2021-11-20' })
  await addTo(carla, '703', { lender: 'Later', requestedOn: '2021-12-21' })
  await addTo(carla, '101', lapsed)
  await addTo(ada, '14', { requestedOn: '2021-11-20' })
  const [day] = await carla.call(overview.day)
  expect(day!.entries.map(({ title, detail, dueOn, standing }) => [title, detail, dueOn, standing])).toEqual([
    ['First', 'Form C for unit 703 ends', '2026-11-20', 'today'],
    ['Last', 'Form C for unit 305 ends', '2026-12-20', 'soon'],
  ])
  expect(day!.entries[0]!.to).toBe(`/unit-management/${unit._id}`)
  expect((await ada.call(overview.day))[0]!.entries).toEqual([])
})
