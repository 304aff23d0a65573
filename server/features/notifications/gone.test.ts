/** Badges do not count what was deleted: the inbox's, and the forum's unread posts. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { documents } from '../../../contract/documents.ts'
import { forum } from '../../../contract/forum.ts'
import { notices } from '../../../contract/notices.ts'
import { notifications } from '../../../contract/notifications.ts'
import type { Caller } from '../../testing/caller.ts'
import { file } from '../../testing/documents.ts'
import { comment, mentionOf, writePost } from '../../testing/forum.ts'
import { publish } from '../../testing/notices.ts'
import { openWorld, type World } from '../../testing/world.ts'
import type { HubEvent } from '../../platform/events.ts'

let world: World
let olivia: Caller
let theo: Caller
let mia: Caller
let mandeep: Caller
beforeEach(async () => {
  world = await openWorld()
  olivia = await world.as('olivia')
  theo = await world.as('theo')
  mia = await world.as('mia')
  mandeep = await world.as('mandeep')
})
afterEach(() => world.close())

const minute = 60_000
const byId = ({ _id }: { _id: string }) => ({ params: { id: _id } })
const bell = async (who: Caller) => (await who.call(notifications.unreadCount)).count
const forumBadge = async (who: Caller) =>
  (await who.call(forum.categories)).reduce((sum, { unread }) => sum + unread, 0)

it('a deleted notice and its corrections are unread no longer, and open tabs hear it', async () => {
  const made = await publish(mandeep, { title: 'Gone soon' })
  await publish(mandeep, { title: 'Stays' })
  const { version } = await mandeep.call(notices.get, byId(made))
  await mandeep.call(notices.change, {
    ...byId(made),
    body: { version, title: 'Corrected', askAgain: true },
    files: [],
  })
  await world.jobs.drain()
  expect(await bell(olivia)).toBeGreaterThanOrEqual(2)
  const heard: HubEvent[] = []
  world.platform.events.subscribe((event) => heard.push(event))
  await mandeep.call(notices.delete, byId(made))
  expect(await bell(olivia)).toBe(1)
  expect(
    heard.some(
      ({ to, event }) => event === 'unread' && 'accountId' in to && to.accountId === world.cast.accounts.olivia,
    ),
  ).toBe(true)
})

it('a deleted post takes what was told of it and its comments out of the count', async () => {
  const body = `<p>Look, ${mentionOf(world.cast.accounts.mia, 'Mia Member')}.</p>`
  const post = await writePost(olivia, { body })
  world.clock.advance(minute)
  await comment(theo, post._id)
  expect([await bell(mia), await bell(olivia)]).toEqual([1, 1])
  await olivia.call(forum.remove, byId(post))
  expect([await bell(mia), await bell(olivia), await forumBadge(mia)]).toEqual([0, 0, 0])
})

it('a deleted comment leaves neither a message nor an unread post behind', async () => {
  const post = await writePost(olivia)
  world.clock.advance(minute)
  const first = await comment(mia, post._id)
  world.clock.advance(minute)
  for (const who of [olivia, mia]) await who.call(forum.read, byId(post))
  world.clock.advance(minute)
  const said = await comment(theo, post._id, { body: `<p>${mentionOf(world.cast.accounts.mia, 'Mia Member')}?</p>` })
  expect([await bell(mia), await bell(olivia), await forumBadge(mia), await forumBadge(olivia)]).toEqual([1, 1, 1, 1])
  await theo.call(forum.removeComment, byId(said))
  expect([await bell(mia), await bell(olivia), await forumBadge(mia), await forumBadge(olivia)]).toEqual([0, 0, 0, 0])
  expect((await olivia.call(forum.get, byId(post))).lastAt).toBe(first.createdAt)
  world.clock.advance(minute)
  await comment(theo, post._id)
  expect([await bell(olivia), await forumBadge(mia), await forumBadge(olivia)]).toEqual([1, 1, 1])
})

it('a comment that is deleted before newer ones leaves those unread', async () => {
  const post = await writePost(olivia)
  world.clock.advance(minute)
  const early = await comment(theo, post._id)
  world.clock.advance(minute)
  await comment(mia, post._id)
  await theo.call(forum.removeComment, byId(early))
  expect(await forumBadge(olivia)).toBe(1)
})

it('a document in the trash reminds nobody of its end', async () => {
  const today = Date.parse(world.clock.now().slice(0, 10))
  const expiresOn = new Date(today + 20 * 24 * 60 * minute).toISOString().slice(0, 10)
  const { _id } = await file(mandeep, { category: 'guides', title: 'House guide', expiresOn })
  await world.jobs.runNow('documents.remindOfEnds')
  await world.jobs.drain()
  expect(await bell(mandeep)).toBe(1)
  await mandeep.call(documents.delete, { params: { id: _id } })
  expect(await bell(mandeep)).toBe(0)
})
