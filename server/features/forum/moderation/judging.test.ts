/** What moderators judge is what they saw, and what was hidden stays hidden in every form. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forum } from '../../../../contract/forum.ts'
import { moderation } from '../../../../contract/forum/moderation.ts'
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

const minute = 60_000
const byId = (id: string) => ({ params: { id } })
const report = (who: Caller, kind: 'posts' | 'comments', id: string, body: object = { reason: 'rude' }) =>
  who.send('POST', `/api/forum/${kind}/${id}/report`, { body })
const queueOf = async (who: Caller) => (await who.call(moderation.queue, { query: {} })).items
const keep = (who: Caller, { _id, version }: { _id: string; version: number }) =>
  who.send('POST', `/api/forum/moderation/queue/${_id}/decision`, { body: { version, decision: 'keep' } })
const change = async (who: Caller, id: string, body: string) => {
  const { version } = await who.call(forum.get, byId(id))
  return who.call(forum.change, { ...byId(id), body: { body, version }, files: [] })
}

it('a moderator who is reported does not learn by whom', async () => {
  const post = await writePost(carla)
  await report(theo, 'posts', post._id, { reason: 'other', words: 'She means me, Theo.' })
  const { text } = await carla.send('GET', '/api/forum/moderation/queue')
  expect(text).not.toMatch(/theo/i)
  expect(await queueOf(carla)).toMatchObject([{ reporters: 1, reports: [], can: { decide: false } }])
  expect(await queueOf(mandeep)).toMatchObject([{ reports: [{ byName: 'Theo Tenant' }] }])
})

it('what was changed after a moderator saw it is not let through unseen', async () => {
  await carla.send('PUT', '/api/forum/settings', { body: { lookFirst: 'everybody', version: 0 } })
  const post = await writePost(olivia, { body: '<p>Kind words.</p>' })
  const [waiting] = await queueOf(carla)
  await change(olivia, post._id, '<p>Rude words.</p>')
  expect(await keep(carla, waiting!)).toMatchObject({ status: 409 })
  const [seen] = await queueOf(carla)
  expect(seen!.thing.body).toBe('<p>Rude words.</p>')
  expect((await keep(carla, seen!)).status).toBe(200)
})

it('what was changed after it was reported is looked at as it stands', async () => {
  const post = await writePost(olivia)
  const said = await comment(theo, post._id, { body: '<p>Rubbish.</p>' })
  await report(olivia, 'comments', said._id)
  const [reported] = await queueOf(carla)
  await theo.call(forum.changeComment, {
    ...byId(said._id),
    body: { body: '<p>Worse.</p>', version: said.version },
    files: [],
  })
  expect((await keep(carla, reported!)).status).toBe(409)
  expect(await queueOf(carla)).toMatchObject([{ cause: 'reported', thing: { body: '<p>Worse.</p>' } }])
})

it('what a post said before it was hidden stays between its author and the moderators', async () => {
  const post = await writePost(olivia, { title: 'The zebra of 402', body: '<p>The zebra.</p>' })
  await change(olivia, post._id, '<p>Somebody.</p>')
  await carla.call(moderation.hidePost, { ...byId(post._id), body: { reason: 'private' } })
  await mandeep.call(moderation.restorePost, { ...byId(post._id), body: {} })
  const former = async (who: Caller) => (await who.call(forum.edits, byId(post._id))).map(({ body }) => body)
  expect([await former(theo), await former(olivia), await former(carla)]).toEqual([
    [],
    ['<p>The zebra.</p>'],
    ['<p>The zebra.</p>'],
  ])
})

it('and so does what a comment said', async () => {
  const post = await writePost(olivia)
  const said = await comment(theo, post._id, { body: '<p>Rubbish.</p>' })
  world.clock.advance(minute)
  const body = { body: '<p>Well.</p>', version: said.version }
  await theo.call(forum.changeComment, { ...byId(said._id), body, files: [] })
  expect(await olivia.call(forum.commentEdits, byId(said._id))).toHaveLength(1)
  await carla.call(moderation.hideComment, { ...byId(said._id), body: { reason: 'rude' } })
  await mandeep.call(moderation.restoreComment, { ...byId(said._id), body: {} })
  expect(await olivia.call(forum.commentEdits, byId(said._id))).toEqual([])
  expect(await theo.call(forum.commentEdits, byId(said._id))).toHaveLength(1)
})

it('what a moderator let stand is not hidden by further reports, unless it changed', async () => {
  const mia = await world.as('mia')
  const post = await writePost(olivia)
  const reportAll = async () => {
    for (const who of [theo, mia, carla]) expect((await report(who, 'posts', post._id)).status).toBe(200)
  }
  const statusOf = async () => (await olivia.call(forum.get, byId(post._id))).status
  await reportAll()
  expect(await statusOf()).toBe('hidden')
  await keep(mandeep, (await queueOf(mandeep))[0]!)
  await reportAll()
  expect(await statusOf()).toBe('visible')
  const [again] = await queueOf(mandeep)
  expect(again).toMatchObject({ cause: 'reported', reporters: 3 })
  await keep(mandeep, again!)
  world.clock.advance(minute)
  await change(olivia, post._id, '<p>Rude words.</p>')
  await reportAll()
  expect(await statusOf()).toBe('hidden')
})
