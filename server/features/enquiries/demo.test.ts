/** What the platform's staff find at the desk of the demo. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enquiries } from '../../../contract/enquiries.ts'
import { later } from '../../../contract/time.ts'
import { contextOf } from '../../app.ts'
import { settableClock } from '../../platform/clock.ts'
import { emailOf } from '../../testing/cast.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { seedEnquiries } from './demo.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('the demo has enquiries in every state, and one that looks like spam', async () => {
  const today = world.clock.now()
  const at = (daysAgo: number) =>
    contextOf({ ...world.platform, clock: settableClock(later(today, -daysAgo * 86_400_000)) })
  await seedEnquiries(at, emailOf('sam'))
  const sam = await world.as('sam')
  expect(await sam.call(enquiries.counts)).toEqual({ new: 2, answered: 1, closed: 2, suspected: 1 })
  const { items } = await sam.call(enquiries.list, { query: {} })
  const stories = await Promise.all(items.map(({ _id }) => sam.call(enquiries.get, { params: { id: _id } })))
  expect(stories.map(({ steps }) => steps.map(({ kind }) => kind))).toEqual([
    [],
    ['note'],
    ['answer', 'closed'],
    ['answer'],
    ['note', 'answer', 'closed'],
  ])
  expect(items.every(({ sentAt }) => sentAt < today)).toBe(true)
})
