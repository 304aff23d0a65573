import { expect } from 'vitest'
import { forum } from '../../contract/forum.ts'
import { moderation } from '../../contract/forum/moderation.ts'
import type { Caller } from './caller.ts'

/** What of the forum the demo shows: threads over months with an answer, a poll, things for sale, and council's own. */
export const expectForum = async (as: (name: 'olivia' | 'carla' | 'ben') => Promise<Caller>): Promise<void> => {
  const [olivia, carla, ben] = [await as('olivia'), await as('carla'), await as('ben')]
  const listed = async (who: Caller, query = {}) =>
    (await who.call(forum.list, { query: { limit: 100, ...query } })).items
  const posts = await listed(olivia)
  expect(posts.length).toBeGreaterThanOrEqual(12)
  expect(posts.filter(({ isAnswered }) => isAnswered).length).toBeGreaterThan(1)
  expect(posts.some(({ official, createdAt }) => official !== null && createdAt < '2026-06')).toBe(true)
  const sales = await listed(olivia, { category: 'marketplace' })
  expect(sales.every(({ pictureId }) => pictureId !== null)).toBe(true)
  expect(sales.filter(({ sale }) => sale!.soldAt !== null).map(({ title }) => title)).toEqual([
    'Sofa, two and a half seats',
  ])
  const log = (await olivia.call(moderation.log, { query: {} })).items
  expect(log.map(({ kind }) => kind).toSorted()).toEqual(['hidden', 'locked', 'moved', 'pinned'])
  const queue = (await carla.call(moderation.queue, { query: {} })).items
  expect(queue.map(({ cause, thing }) => [cause, thing.kind])).toEqual([['reported', 'comment']])
  const party = posts.find(({ hasPoll }) => hasPoll)!
  const { poll } = await olivia.call(forum.get, { params: { id: party._id } })
  expect([poll!.answers, poll!.isClosed]).toEqual([7, false])
  expect((await listed(carla)).length).toBe(posts.length + 2)
  expect((await listed(ben)).length).toBe(3)
  expect((await olivia.call(forum.categories)).some(({ unread }) => unread > 0)).toBe(true)
}
