import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { forum } from '../../../../contract/forum.ts'
import { moderation } from '../../../../contract/forum/moderation.ts'
import { notifications } from '../../../../contract/notifications.ts'
import type { Caller } from '../../../testing/caller.ts'
import { comment, titlesOf, writePost } from '../../../testing/forum.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let olivia: Caller
let theo: Caller
let mia: Caller
let carla: Caller
let mandeep: Caller

beforeEach(async () => {
  world = await openWorld()
  olivia = await world.as('olivia')
  theo = await world.as('theo')
  mia = await world.as('mia')
  carla = await world.as('carla')
  mandeep = await world.as('mandeep')
})
afterEach(() => world.close())

const minute = 60_000
const report = (who: Caller, kind: 'posts' | 'comments', id: string, body: object = { reason: 'rude' }) =>
  who.send('POST', `/api/forum/${kind}/${id}/report`, { body })
const hide = (who: Caller, id: string, words = 'You name the zebra of 402.') =>
  who.send('PUT', `/api/forum/posts/${id}/hide`, { body: { reason: 'private', words } })
const queueOf = async (who: Caller) => (await who.call(moderation.queue, { query: {} })).items
const logOf = async (who: Caller) => (await who.call(moderation.log, { query: {} })).items
const inboxOf = async (who: Caller) => (await who.call(notifications.list, { query: {} })).items
const decide = (who: Caller, { _id, version }: { _id: string; version: number }, body: object) =>
  who.send('POST', `/api/forum/moderation/queue/${_id}/decision`, { body: { version, ...body } })
const statusOf = async (who: Caller, id: string) => (await who.send('GET', `/api/forum/posts/${id}`)).status

describe('a post that a moderator hides', () => {
  it('is gone for everybody else, and its author reads why', async () => {
    const post = await writePost(olivia, { title: 'A zebra in 402' })
    expect((await hide(carla, post._id)).status).toBe(200)
    expect(await statusOf(theo, post._id)).toBe(404)
    expect(await titlesOf(theo)).toEqual([])
    const mine = await olivia.call(forum.get, { params: { id: post._id } })
    expect(mine).toMatchObject({
      status: 'hidden',
      hiddenReason: 'Shares private information: You name the zebra of 402.',
    })
    const [row] = await inboxOf(olivia)
    expect(row).toMatchObject({ kind: 'forum.moderated', title: 'Your post “A zebra in 402” was hidden' })
    expect(row!.text).toContain('You name the zebra of 402.')
    await world.jobs.drain()
    expect(world.mails.at(-1)).toMatchObject({ subject: 'Your post “A zebra in 402” was hidden' })
  })

  it('leaves a line in the log without a word of what was hidden', async () => {
    const post = await writePost(olivia, { title: 'A zebra in 402', body: '<p>The zebra works at the bank.</p>' })
    await hide(carla, post._id)
    const { text, body } = await theo.send('GET', '/api/forum/moderation/log')
    expect(body.data).toEqual([
      expect.objectContaining({ kind: 'hidden', side: 'council', thing: 'post', reason: 'private', post: null }),
    ])
    expect(text).not.toMatch(/zebra|olivia|carla/i)
    expect((await logOf(mandeep))[0]).toMatchObject({ words: 'You name the zebra of 402.', byName: 'Carla Council' })
  })

  it('is found by nobody’s search any more, until it is shown again', async () => {
    const post = await writePost(olivia, { title: 'Zebra' })
    const found = async (who: Caller) => (await who.call(forum.search, { query: { search: 'zebra' } })).items.length
    expect(await found(theo)).toBe(1)
    await hide(carla, post._id)
    expect([await found(theo), await found(olivia), await found(carla)]).toEqual([0, 0, 0])
    await mandeep.call(moderation.restorePost, { params: { id: post._id }, body: { words: 'It is a toy.' } })
    expect(await found(theo)).toBe(1)
    expect((await logOf(theo))[0]).toMatchObject({
      kind: 'restored',
      side: 'management',
      words: 'It is a toy.',
      post: { _id: post._id, title: 'Zebra' },
    })
  })

  it('can be corrected after ten minutes, and waits for a look then', async () => {
    const post = await writePost(olivia, { title: 'A zebra in 402' })
    await hide(carla, post._id)
    const change = async () => {
      const { version } = await olivia.call(forum.get, { params: { id: post._id } })
      const body = { title: 'A horse', body: '<p>It is kind.</p>', version }
      return olivia.send('PUT', `/api/forum/posts/${post._id}`, { body })
    }
    world.clock.advance(9 * minute)
    expect((await change()).status).toBe(409)
    world.clock.advance(minute)
    expect((await change()).body.data.status).toBe('awaiting')
    expect(await statusOf(theo, post._id)).toBe(404)
    const [one] = await queueOf(carla)
    expect(one).toMatchObject({ cause: 'corrected', thing: { title: 'A horse' }, can: { decide: true } })
    expect((await decide(carla, one!, { decision: 'keep' })).status).toBe(200)
    expect(await statusOf(theo, post._id)).toBe(200)
    expect(await queueOf(carla)).toEqual([])
  })

  it('is hidden once, and shown again by somebody else than its author', async () => {
    const post = await writePost(carla)
    await hide(mandeep, post._id)
    expect((await hide(mandeep, post._id)).status).toBe(409)
    expect((await carla.send('PUT', `/api/forum/posts/${post._id}/restore`, { body: {} })).status).toBe(403)
    expect((await hide(theo, post._id)).status).toBe(403)
    const { items } = await mandeep.call(audit.history, {
      params: { subject: 'forumPost', id: post._id },
      query: {},
    })
    expect(items[0]).toMatchObject({ action: 'hidden', by: 'Mandeep Manager' })
  })

  it('needs words where the reason is none of the usual', async () => {
    const post = await writePost(olivia)
    const { status, body } = await carla.send('PUT', `/api/forum/posts/${post._id}/hide`, { body: { reason: 'other' } })
    expect([status, body.errors]).toEqual([400, [{ field: 'words', message: 'Describe the problem' }]])
  })
})

describe('reports', () => {
  it('of three different people hide a post until a moderator looks', async () => {
    const post = await writePost(olivia)
    expect((await report(theo, 'posts', post._id)).body.data.isHidden).toBe(false)
    expect((await report(theo, 'posts', post._id)).status).toBe(409)
    expect((await report(mia, 'posts', post._id)).body.data.isHidden).toBe(false)
    expect((await report(carla, 'posts', post._id)).body.data.isHidden).toBe(true)
    expect(await statusOf(theo, post._id)).toBe(404)
    expect((await logOf(theo))[0]).toMatchObject({ kind: 'held', side: 'residents', byName: null })
    const [one] = await queueOf(mandeep)
    expect(one).toMatchObject({ cause: 'held', reporters: 3, thing: { status: 'hidden' } })
    expect(await decide(mandeep, one!, { decision: 'keep' })).toMatchObject({ status: 200 })
    expect(await statusOf(theo, post._id)).toBe(200)
    expect((await decide(mandeep, one!, { decision: 'hide', reason: 'rude' })).status).toBe(409)
    expect((await report(theo, 'posts', post._id)).status).toBe(200)
  })

  it('at the same moment by the same person count once', async () => {
    const post = await writePost(olivia)
    const answers = await Promise.all(Array.from({ length: 6 }, () => report(theo, 'posts', post._id)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409])
    expect((await queueOf(carla))[0]).toMatchObject({ reporters: 1, cause: 'reported' })
  })

  it('reach the moderators once, with what was said, and never its author', async () => {
    const post = await writePost(olivia)
    const said = await comment(theo, post._id, { body: '<p>Rubbish.</p>' })
    await report(olivia, 'comments', said._id, { reason: 'other', words: 'He calls me names.' })
    await report(mia, 'comments', said._id)
    const [one] = await queueOf(carla)
    expect(one).toMatchObject({ cause: 'reported', reporters: 2, thing: { kind: 'comment', body: '<p>Rubbish.</p>' } })
    expect(one!.reports.map(({ words, byName }) => [words, byName])).toEqual([
      ['', 'Mia Member'],
      ['He calls me names.', 'Olivia Owner'],
    ])
    const rows = (await inboxOf(carla)).filter(({ kind }) => kind === 'forum.reported')
    expect(rows.map(({ title }) => title)).toEqual(['A comment in the forum was reported'])
    expect(await carla.call(moderation.waiting)).toEqual({ count: 1 })
    expect((await inboxOf(theo)).filter(({ kind }) => kind.startsWith('forum.m'))).toEqual([])
    await decide(carla, one!, { decision: 'hide', reason: 'rude', words: 'Mia reported you? No: I read it.' })
    const seen = (await mia.call(forum.comments, { params: { id: post._id }, query: {} })).items
    expect(seen).toEqual([])
    expect((await mia.call(forum.get, { params: { id: post._id } })).comments).toBe(0)
  })

  it('are not for one’s own words, nor settled by whoever wrote them', async () => {
    const post = await writePost(carla)
    expect((await report(carla, 'posts', post._id)).status).toBe(409)
    await report(theo, 'posts', post._id)
    const [one] = await queueOf(carla)
    expect(one!.can.decide).toBe(false)
    expect((await decide(carla, one!, { decision: 'keep' })).status).toBe(403)
    expect((await decide(mandeep, { ...one!, version: 9 }, { decision: 'keep' })).status).toBe(409)
    expect((await decide(mandeep, one!, { decision: 'keep' })).status).toBe(200)
    expect((await logOf(theo))[0]).toMatchObject({ kind: 'kept', post: null })
  })

  it('of what its author deletes wait no longer', async () => {
    const post = await writePost(olivia)
    await report(theo, 'posts', post._id)
    await olivia.call(forum.remove, { params: { id: post._id } })
    expect(await queueOf(carla)).toEqual([])
  })
})

describe('keeping order', () => {
  it('moves a post, tells its author, and says so in the log', async () => {
    const post = await writePost(olivia)
    const params = { id: post._id }
    const moved = await carla.call(moderation.move, { params, body: { category: 'questions', words: 'You ask.' } })
    expect(moved.category.slug).toBe('questions')
    expect((await logOf(theo))[0]).toMatchObject({ kind: 'moved', before: 'General', after: 'Questions' })
    expect((await inboxOf(olivia))[0]).toMatchObject({ text: 'You ask.' })
    const again = await carla.send('PUT', `/api/forum/posts/${post._id}/category`, { body: { category: 'council' } })
    expect(again.status).toBe(409)
    const unknown = await mandeep.send('PUT', `/api/forum/posts/${post._id}/category`, {
      body: { category: 'council' },
    })
    expect(unknown.status).toBe(404)
  })

  it('locks a post against comments, with a reason, and opens it again', async () => {
    const post = await writePost(olivia)
    const lock = (body: object) => carla.send('PUT', `/api/forum/posts/${post._id}/lock`, { body })
    expect((await lock({ locked: true })).status).toBe(400)
    expect((await lock({ locked: true, words: 'It is settled.' })).body.data.locked).toBe(true)
    const said = await theo.send('POST', `/api/forum/posts/${post._id}/comments`, { body: { body: '<p>But</p>' } })
    expect(said.status).toBe(409)
    expect((await lock({ locked: false })).body.data.locked).toBe(false)
    expect((await logOf(theo)).map(({ kind }) => kind)).toEqual(['unlocked', 'locked'])
  })

  it('pins a post above the others', async () => {
    const old = await writePost(olivia, { title: 'Old' })
    world.clock.advance(minute)
    await writePost(theo, { title: 'New' })
    await carla.call(moderation.pin, { params: { id: old._id }, body: { pinned: true } })
    expect(await titlesOf(mia)).toEqual(['Old', 'New'])
  })
})

it('what is moderated among council stays among council', async () => {
  const post = await writePost(carla, { category: 'council', title: 'The zebra plan' })
  expect((await hide(mandeep, post._id)).status).toBe(404)
  const sam = await world.as('sam', 'harbour')
  await sam.call(moderation.lock, { params: { id: post._id }, body: { locked: true, words: 'Zebra talk ends.' } })
  for (const who of [olivia, theo, mandeep]) {
    const { text } = await who.send('GET', '/api/forum/moderation/log')
    expect(text).not.toMatch(/zebra|council/i)
    expect(await who.send('GET', '/api/forum/moderation/log?category=council')).toMatchObject({ status: 404 })
  }
  expect((await logOf(carla))[0]).toMatchObject({ kind: 'locked', post: { title: 'The zebra plan' } })
  expect((await inboxOf(carla))[0]!.title).toContain('zebra plan')
  await world.jobs.drain()
  expect(world.mails.map(({ subject }) => subject)).toEqual(['A moderator reviewed something you posted'])
  expect(JSON.stringify(world.mails)).not.toMatch(/zebra/i)
})
