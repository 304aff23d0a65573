/** Lists of posts: their order, what they are narrowed to, and what is unread. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forum } from '../../../contract/forum.ts'
import type { Caller } from '../../testing/caller.ts'
import { comment, letEverybodyHaveWritten, titlesOf, writePost } from '../../testing/forum.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let olivia: Caller
let theo: Caller
let carla: Caller
let mandeep: Caller
beforeAll(async () => {
  world = await openWorld()
  await letEverybodyHaveWritten(world)
  ;[olivia, theo, carla, mandeep] = await Promise.all([
    world.as('olivia'),
    world.as('theo'),
    world.as('carla'),
    world.as('mandeep'),
  ])
})
afterAll(() => world.close())

const byId = (id: string) => ({ params: { id } })
const minute = 60_000
const later1 = () => world.clock.advance(minute)

describe('lists', () => {
  test('put what is pinned first, then what moved last, page by page', async () => {
    const titles: string[] = []
    for (let n = 0; n < 5; n++) {
      later1()
      titles.push((await writePost(theo, { category: 'questions', title: `Question ${n}` })).title)
    }
    const rows = (await theo.call(forum.list, { query: { category: 'questions' } })).items
    const [oldest, pinned] = [rows[4]!, rows[2]!]
    await world.connection.pool.query('update forum_posts set pinned = true where id = $1', [pinned._id])
    later1()
    await comment(olivia, oldest._id)
    const expected = ['Question 2', 'Question 0', 'Question 4', 'Question 3', 'Question 1']
    const read: string[] = []
    let cursor: string | undefined
    do {
      const page = await theo.call(forum.list, {
        query: { category: 'questions', limit: 2, ...(cursor && { cursor }) },
      })
      read.push(...page.items.map(({ title }) => title))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(read).toEqual(expected)
  })

  test('show one’s own, what one follows, what one person wrote, and what is sold', async () => {
    const mine = await writePost(mandeep, { category: 'marketplace', title: 'Ladder' })
    const other = await writePost(carla, { category: 'marketplace', title: 'Lamp' })
    await mandeep.call(forum.attend, { ...byId(other._id), body: { attention: 'following' } })
    await mandeep.call(forum.sell, { ...byId(mine._id), body: { sold: true } })
    expect(await titlesOf(mandeep, { shows: 'mine' })).toEqual(['Ladder'])
    expect(await titlesOf(mandeep, { shows: 'following' })).toEqual(expect.arrayContaining(['Ladder', 'Lamp']))
    expect(await titlesOf(olivia, { author: mine.author._id })).toEqual(['Ladder'])
    expect(await titlesOf(olivia, { sale: 'sold' })).toEqual(['Ladder'])
    expect(await titlesOf(olivia, { sale: 'selling' })).toContain('Lamp')
    expect((await carla.try(forum.sell, { ...byId(mine._id), body: { sold: false } })).status).toBe(403)
  })

  test('what is unread is counted until it is read, and what is muted is not', async () => {
    const unreadOf = async (who: Caller) =>
      (await who.call(forum.categories)).find(({ slug }) => slug === 'general')!.unread
    await theo.call(forum.readAll, { body: {} })
    expect(await unreadOf(theo)).toBe(0)
    later1()
    const [one, two] = [await writePost(olivia, { title: 'One' }), await writePost(olivia, { title: 'Two' })]
    expect([await unreadOf(theo), await unreadOf(olivia)]).toEqual([2, 0])
    expect(await titlesOf(theo, { shows: 'unread' })).toEqual(['Two', 'One'])
    await theo.call(forum.read, byId(one._id))
    await theo.call(forum.attend, { ...byId(two._id), body: { attention: 'muted' } })
    expect([await unreadOf(theo), await titlesOf(theo, { shows: 'unread' })]).toEqual([0, []])
    later1()
    const said = await comment(olivia, one._id)
    expect(await unreadOf(theo)).toBe(1)
    const { items } = await theo.call(forum.comments, { ...byId(one._id), query: {} })
    expect(items.map(({ _id, isNew }) => [_id, isNew])).toEqual([[said._id, true]])
  })
})
