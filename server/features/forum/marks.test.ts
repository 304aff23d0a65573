/** What stands beside what was written: official, answered, new, unread, and who was told of it. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forum } from '../../../contract/forum.ts'
import { moderation } from '../../../contract/forum/moderation.ts'
import { notifications } from '../../../contract/notifications.ts'
import type { Caller } from '../../testing/caller.ts'
import { comment, mentionOf, writePost } from '../../testing/forum.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { addMember } from '../buildings/buildings.ts'

let world: World
let olivia: Caller
let theo: Caller
let mia: Caller
let carla: Caller

beforeEach(async () => {
  world = await openWorld()
  olivia = await world.as('olivia')
  theo = await world.as('theo')
  mia = await world.as('mia')
  carla = await world.as('carla')
})
afterEach(() => world.close())

const minute = 60_000
const byId = (id: string) => ({ params: { id } })
const rude = { reason: 'rude' } as const
const lookFirst = () => carla.send('PUT', '/api/forum/settings', { body: { lookFirst: 'everybody', version: 0 } })
const show = async (kind: 'posts' | 'comments', id: string) =>
  (await carla.send('PUT', `/api/forum/${kind}/${id}/restore`, { body: {} })).status
const unreadOf = async (who: Caller) => (await who.call(forum.categories)).reduce((sum, { unread }) => sum + unread, 0)
const mentionsOf = async (who: Caller) =>
  (await who.call(notifications.list, { query: {} })).items.filter(({ kind }) => kind === 'forum.mentioned')

it('who holds no office any more changes what they said, and speaks for nobody by that', async () => {
  const post = await writePost(carla, { official: true })
  const said = await comment(carla, post._id, { official: true })
  const { harbour } = world.cast.buildings
  await addMember(world.context(), { buildingId: harbour, accountId: world.cast.accounts.carla, role: 'member' })
  const changed = { body: '<p>The council owes me money.</p>', version: 1 }
  const one = await carla.call(forum.changeComment, { ...byId(said._id), body: changed, files: [] })
  expect(one.official).toBeNull()
  expect((await carla.call(forum.change, { ...byId(post._id), body: changed, files: [] })).official).toBeNull()
})

it('an office that is still held stays on what was changed', async () => {
  const post = await writePost(carla, { official: true })
  const body = { body: '<p>At eight.</p>', version: post.version }
  expect((await carla.call(forum.change, { ...byId(post._id), body, files: [] })).official).toBe('council')
})

it('a post is not answered by a comment that is hidden', async () => {
  const post = await writePost(olivia)
  const said = await comment(theo, post._id)
  await olivia.call(forum.answer, { ...byId(post._id), body: { commentId: said._id } })
  await carla.call(moderation.hideComment, { ...byId(said._id), body: rude })
  const { items } = await mia.call(forum.list, { query: {} })
  expect([items[0]!.isAnswered, (await olivia.call(forum.get, byId(post._id))).isAnswered]).toEqual([false, false])
  await show('comments', said._id)
  expect(await mia.call(forum.get, byId(post._id))).toMatchObject({ isAnswered: true, answerId: said._id })
})

it('what somebody took as read in one go is not new to them', async () => {
  const post = await writePost(olivia)
  await comment(theo, post._id)
  world.clock.advance(minute)
  await mia.call(forum.readAll, { body: {} })
  world.clock.advance(minute)
  const later = await comment(theo, post._id)
  const { items } = await mia.call(forum.comments, { ...byId(post._id), query: {} })
  expect(items.filter(({ isNew }) => isNew).map(({ _id }) => _id)).toEqual([later._id])
})

it('what was let in is unread to others, not to whoever wrote it', async () => {
  await lookFirst()
  const post = await writePost(olivia)
  world.clock.advance(minute)
  expect(await show('posts', post._id)).toBe(200)
  expect([await unreadOf(olivia), await unreadOf(theo)]).toEqual([0, 1])
  await theo.call(forum.read, byId(post._id))
  const said = await comment(theo, post._id)
  world.clock.advance(minute)
  expect(await show('comments', said._id)).toBe(200)
  expect([await unreadOf(olivia), await unreadOf(theo), await unreadOf(mia)]).toEqual([1, 0, 1])
})

it('a comment that is let in leaves unread what its author has not read', async () => {
  const post = await writePost(olivia)
  await lookFirst()
  const said = await comment(theo, post._id)
  world.clock.advance(minute)
  await comment(carla, post._id)
  world.clock.advance(minute)
  await show('comments', said._id)
  expect(await unreadOf(theo)).toBe(1)
})

it('who is mentioned in a correction is told once it is shown, and once only', async () => {
  const post = await writePost(olivia, { body: '<p>Rude words.</p>' })
  await carla.call(moderation.hidePost, { ...byId(post._id), body: rude })
  world.clock.advance(10 * minute)
  const { version } = await olivia.call(forum.get, byId(post._id))
  const body = { body: `<p>Sorry, ${mentionOf(world.cast.accounts.mia, 'Mia Member')}.</p>`, version }
  await olivia.call(forum.change, { ...byId(post._id), body, files: [] })
  expect(await mentionsOf(mia)).toEqual([])
  await show('posts', post._id)
  expect(await mentionsOf(mia)).toHaveLength(1)
  await carla.call(moderation.hidePost, { ...byId(post._id), body: rude })
  await show('posts', post._id)
  expect(await mentionsOf(mia)).toHaveLength(1)
})

it('what waited, was hidden and corrected comes up as new when it is shown at last', async () => {
  await lookFirst()
  const post = await writePost(olivia)
  await carla.call(moderation.hidePost, { ...byId(post._id), body: rude })
  world.clock.advance(10 * minute)
  const body = { body: '<p>Kind words.</p>', version: (await olivia.call(forum.get, byId(post._id))).version }
  await olivia.call(forum.change, { ...byId(post._id), body, files: [] })
  await show('posts', post._id)
  expect((await theo.call(forum.get, byId(post._id))).lastAt).toBe(world.clock.now())
  const digests = () => world.connection.pool.query(`select from held_mails where subject_id = $1`, [post._id])
  expect((await digests()).rowCount).toBeGreaterThan(0)
})

it('a member of council is told of what another writes among council, until they read it', async () => {
  const { harbour } = world.cast.buildings
  await addMember(world.context(), { buildingId: harbour, accountId: world.cast.accounts.mia, role: 'council' })
  const post = await writePost(carla, { category: 'council', title: 'The boiler', body: '<p>It leaks.</p>' })
  const rows = async (who: Caller) =>
    (await who.call(notifications.list, { query: {} })).items.map(({ title, readAt }) => [title, readAt !== null])
  expect(await rows(mia)).toEqual([['Carla Council posted “The boiler” in the council forum', false]])
  await world.jobs.drain()
  expect(world.mails.map(({ to, subject }) => [JSON.stringify(to).includes('member@'), subject])).toEqual([
    [true, 'Something new in the forum'],
  ])
  await mia.call(forum.read, byId(post._id))
  expect(await rows(mia)).toEqual([['Carla Council posted “The boiler” in the council forum', true]])
  for (const who of [olivia, theo, carla, await world.as('mandeep')]) expect(await rows(who)).toEqual([])
})
