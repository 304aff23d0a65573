/** Who is told what became of something: whoever reported it, and whoever wrote it. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forum } from '../../../../contract/forum.ts'
import { moderation } from '../../../../contract/forum/moderation.ts'
import { notifications } from '../../../../contract/notifications.ts'
import type { Caller } from '../../../testing/caller.ts'
import { comment, writePost } from '../../../testing/forum.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let olivia: Caller
let theo: Caller
let carla: Caller
let mandeep: Caller

beforeEach(async () => {
  world = await openWorld()
  olivia = await world.as('olivia')
  theo = await world.as('theo')
  carla = await world.as('carla')
  mandeep = await world.as('mandeep')
})
afterEach(() => world.close())

const byId = (id: string) => ({ params: { id } })
const report = (who: Caller, kind: 'posts' | 'comments', id: string) =>
  who.send('POST', `/api/forum/${kind}/${id}/report`, { body: { reason: 'rude' } })
const toldOf = async (who: Caller) =>
  (await who.call(notifications.list, { query: {} })).items
    .filter(({ kind }) => kind === 'forum.moderated')
    .map(({ title, text, link }) => [title, text, link])
const decide = async (who: Caller, body: object) => {
  const [one] = (await who.call(moderation.queue, { query: {} })).items
  return who.send('POST', `/api/forum/moderation/queue/${one!._id}/decision`, {
    body: { version: one!.version, ...body },
  })
}

it('whoever reported something is told what became of it, without a name', async () => {
  const post = await writePost(olivia)
  const said = await comment(theo, post._id)
  await report(olivia, 'comments', said._id)
  await report(carla, 'comments', said._id)
  expect((await decide(carla, { decision: 'hide', reason: 'rude', words: 'Zebra.' })).status).toBe(200)
  expect(await toldOf(olivia)).toEqual([
    ['A moderator reviewed a comment you reported', 'It’s now hidden. Thank you.', '/forum'],
  ])
  expect(await toldOf(carla)).toEqual([])
  await report(theo, 'posts', post._id)
  expect((await decide(mandeep, { decision: 'keep' })).status).toBe(200)
  const text = 'It was kept. You can mute it, or report it again if it changes.'
  expect((await toldOf(theo))[0]).toEqual(['A moderator reviewed a post you reported', text, `/forum/${post._id}`])
  const before = world.mails.length
  await world.jobs.drain()
  expect(JSON.stringify(world.mails.slice(before))).not.toMatch(/that you reported/)
})

it('nobody is told of a report of what its author took away', async () => {
  const post = await writePost(olivia)
  await report(theo, 'posts', post._id)
  await olivia.call(forum.remove, byId(post._id))
  expect(await toldOf(theo)).toEqual([])
})

it('a title that was hidden is told to nobody who commented below it', async () => {
  const post = await writePost(olivia, { title: 'The zebra of 402' })
  const said = await comment(theo, post._id)
  await carla.call(moderation.hideComment, { ...byId(said._id), body: { reason: 'rude' } })
  expect((await toldOf(theo))[0]![0]).toBe('Your comment on “The zebra of 402” was hidden')
  await carla.call(moderation.hidePost, { ...byId(post._id), body: { reason: 'private' } })
  expect((await toldOf(theo))[0]![0]).toBe('Your comment was hidden')
  expect((await toldOf(olivia))[0]![0]).toBe('Your post “The zebra of 402” was hidden')
})

it('a category that somebody may not read is named to them by no mail', async () => {
  const roles = { readRoles: [], writeRoles: [] }
  await carla.send('POST', '/api/forum/settings/categories', { body: { name: 'Vermilion', kind: 'general', ...roles } })
  const post = await writePost(olivia)
  await carla.call(moderation.move, { ...byId(post._id), body: { category: 'vermilion', words: 'It belongs there.' } })
  await world.jobs.drain()
  expect(world.mails.map(({ subject }) => subject)).toEqual(['A moderator reviewed something you posted'])
  expect(JSON.stringify(world.mails)).not.toMatch(/vermilion/i)
})
