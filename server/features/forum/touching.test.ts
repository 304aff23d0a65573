/** Answers, official words, polls, mentions, following, and searching. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forum } from '../../../contract/forum.ts'
import { notifications } from '../../../contract/notifications.ts'
import { later } from '../../../contract/time.ts'
import type { Caller } from '../../testing/caller.ts'
import { comment, mentionOf, writePost, letEverybodyHaveWritten } from '../../testing/forum.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let olivia: Caller
let theo: Caller
let carla: Caller
let mia: Caller
const signIn = async () => {
  ;[olivia, theo, carla, mia] = await Promise.all([
    world.as('olivia'),
    world.as('theo'),
    world.as('carla'),
    world.as('mia'),
  ])
}
beforeAll(async () => {
  world = await openWorld()
  await letEverybodyHaveWritten(world)
  await signIn()
})
afterAll(() => world.close())

const byId = (id: string) => ({ params: { id } })
const minute = 60_000
const inbox = async (who: Caller) => (await who.call(notifications.list, { query: {} })).items

describe('marks', () => {
  test('who asked marks the answer, and takes it back; a comment elsewhere answers nothing', async () => {
    const post = await writePost(olivia, { category: 'questions', title: 'Who has the key?' })
    const said = await comment(theo, post._id)
    const elsewhere = await comment(theo, (await writePost(theo))._id)
    const mark = (who: Caller, commentId: string | null) =>
      who.try(forum.answer, { ...byId(post._id), body: { commentId } })
    expect((await mark(theo, said._id)).status).toBe(403)
    expect((await mark(olivia, elsewhere._id)).status).toBe(400)
    expect((await mark(olivia, said._id)).body.data).toMatchObject({ answerId: said._id, isAnswered: true })
    const { items } = await theo.call(forum.comments, { ...byId(post._id), query: {} })
    expect(items[0]!.isAnswer).toBe(true)
    await theo.call(forum.removeComment, byId(said._id))
    expect(await olivia.call(forum.get, byId(post._id))).toMatchObject({ answerId: null, isAnswered: false })
    expect((await mark(olivia, null)).status).toBe(200)
  })

  test('council and management speak officially, nobody else does', async () => {
    const post = await writePost(olivia, { title: 'Is there water?' })
    const body = { body: '<p>From noon.</p>', official: true }
    expect((await theo.try(forum.comment, { ...byId(post._id), body, files: [] })).status).toBe(403)
    const said = await comment(carla, post._id, body)
    expect(said.official).toBe('council')
    const other = await comment(await world.as('mandeep'), post._id)
    const mandeep = await world.as('mandeep')
    const marked = await mandeep.call(forum.markOfficial, { ...byId(other._id), body: { official: true } })
    expect(marked.official).toBe('management')
    expect((await carla.try(forum.markOfficial, { ...byId(other._id), body: { official: false } })).status).toBe(403)
    const sam = await world.as('sam', 'harbour')
    expect((await sam.try(forum.comment, { ...byId(post._id), body, files: [] })).status).toBe(403)
  })

  test('a reaction takes the place of the one before, and can be taken back', async () => {
    const post = await writePost(olivia)
    const react = (reaction: 'like' | 'sad' | null) => theo.call(forum.react, { ...byId(post._id), body: { reaction } })
    expect(await react('like')).toMatchObject({ reactions: { like: 1 }, myReaction: 'like' })
    expect(await react('sad')).toMatchObject({ reactions: { sad: 1 }, myReaction: 'sad' })
    expect(await react(null)).toMatchObject({ reactions: {}, myReaction: null })
  })
})

describe('a poll', () => {
  test('has choices that do not look the same', async () => {
    const poll = { choices: ['Blue', 'Green', 'BLUE\u200B'] }
    const body = { category: 'general', title: 'Which colour?', body: '<p>Say.</p>', poll }
    const { status, body: answer } = await olivia.send('POST', '/api/forum/posts', { body })
    expect([status, answer.errors]).toEqual([400, [{ field: 'poll.choices', message: 'Two choices are the same' }]])
  })

  test('tells its numbers to who answered; the last answer counts until it closes', async () => {
    const closesAt = later(world.clock.now(), 60 * minute)
    const post = await writePost(olivia, { title: 'Which colour?', poll: { choices: ['Blue', 'Green'], closesAt } })
    const [blue, green] = post.poll!.choices.map(({ _id }) => _id)
    const answer = (who: Caller, choiceId: string) =>
      who.try(forum.answerPoll, { ...byId(post._id), body: { choiceId } })
    expect(post.poll!.choices.map(({ count }) => count)).toEqual([null, null])
    await answer(theo, blue!)
    const second = (await answer(theo, green!)).body.data
    expect([second.poll.answer, second.poll.answers]).toEqual([green, 1])
    expect(second.poll.choices.map(({ count }: { count: number }) => count)).toEqual([0, 1])
    expect((await answer(theo, post._id)).status).toBe(400)
    world.clock.advance(61 * minute)
    await signIn()
    expect((await answer(carla, blue!)).status).toBe(409)
    const seen = await carla.call(forum.get, byId(post._id))
    expect([seen.poll!.isClosed, seen.poll!.choices.map(({ count }) => count)]).toEqual([true, [0, 1]])
  })

  test('that is over before it begins is refused', async () => {
    const poll = { choices: ['A', 'B'], closesAt: later(world.clock.now(), -minute) }
    const draft = { category: 'general', title: 'Too late', body: '<p>?</p>', poll }
    expect((await olivia.try(forum.write, { body: draft, files: [] })).status).toBe(400)
  })
})

describe('being told', () => {
  test('who is mentioned is told once, in the inbox and by mail, with a link to the place', async () => {
    const post = await writePost(olivia, { title: 'Roof party' })
    const ask = `<p>${mentionOf(world.cast.accounts.mia, 'Mia Member')} do you come?</p>`
    const said = await comment(theo, post._id, { body: ask })
    await theo.call(forum.changeComment, {
      ...byId(said._id),
      body: { body: `${ask}<p>Please.</p>`, version: said.version },
      files: [],
    })
    const rows = (await inbox(mia)).filter(({ kind }) => kind === 'forum.mentioned')
    expect(rows.map(({ title, link }) => [title, link])).toEqual([
      ['Theo Tenant mentioned you in the forum', `/forum/${post._id}?comment=${said._id}`],
    ])
    await world.jobs.drain()
    const mails = world.mails.filter(({ to }) => JSON.stringify(to).includes('member@parapet.example'))
    expect(mails.map(({ subject }) => subject)).toEqual(['Theo Tenant mentioned you in the forum'])
    await mia.call(forum.read, byId(post._id))
    expect((await inbox(mia)).every(({ readAt }) => readAt !== null)).toBe(true)
  })

  test('who may not read it is not told, and nobody learns whether they are there', async () => {
    const vic = await world.as('vic')
    const post = await writePost(olivia, {
      body: `<p>${mentionOf(world.cast.accounts.vic, 'Vic')} ${mentionOf(world.cast.accounts.ben, 'Ben')}</p>`,
    })
    expect(post._id).toBeTruthy()
    expect(await inbox(vic)).toEqual([])
    expect(await inbox(await world.as('ben'))).toEqual([])
  })

  test('who follows is told of the first comment until they look; who muted is not', async () => {
    const post = await writePost(olivia, { title: 'Garden day' })
    await carla.call(forum.attend, { ...byId(post._id), body: { attention: 'following' } })
    world.clock.advance(minute)
    await comment(theo, post._id, { body: '<p>First.</p>' })
    world.clock.advance(minute)
    await comment(theo, post._id, { body: '<p>Second.</p>' })
    const told = async (who: Caller) =>
      (await inbox(who)).filter(({ title }) => title.includes('Garden day')).map(({ text }) => text)
    expect([await told(olivia), await told(carla), await told(theo)]).toEqual([['First.'], ['First.'], []])
    await carla.call(forum.read, byId(post._id))
    await olivia.call(forum.attend, { ...byId(post._id), body: { attention: 'muted' } })
    world.clock.advance(minute)
    await comment(theo, post._id, { body: '<p>Third.</p>' })
    expect([await told(olivia), await told(carla)]).toEqual([['First.'], ['Third.', 'First.']])
  })

  test('suggestions name who talks here or holds an office, not whoever lives here in silence', async () => {
    const names = async (search: string) =>
      (await theo.call(forum.people, { query: { category: 'general', search } })).map(({ name }) => name)
    expect(await names('')).toEqual(expect.arrayContaining(['Carla Council', 'Mandeep Manager', 'Olivia Owner']))
    expect(await names('')).not.toContain('Theo Tenant')
    expect(await names('mia')).toEqual([])
    await writePost(mia)
    expect(await names('mia')).toEqual(['Mia Member'])
  })
})

describe('searching', () => {
  const found = async (who: Caller, search: string, query: object = {}) =>
    (await who.call(forum.search, { query: { search, ...query } })).items

  test('finds posts and comments by the beginnings of all words, and says where they stand', async () => {
    const post = await writePost(olivia, {
      title: 'Élan of the caretaker',
      body: '<p>She mended the gate &amp; door.</p>',
    })
    const said = await comment(theo, post._id, { body: '<p>The gate squeaks, caretaker or not.</p>' })
    const hits = await found(mia, 'CARETAK gate')
    expect(hits.map(({ postId, commentId }) => [postId, commentId])).toEqual([
      [post._id, said._id],
      [post._id, null],
    ])
    const [, first] = hits
    expect(first!.title.marks.map(([from, until]) => first!.title.text.slice(from, until))).toEqual(['caretaker'])
    expect(first!.excerpt.marks.map(([from, until]) => first!.excerpt.text.slice(from, until))).toEqual(['gate'])
    expect(first!.excerpt.text).toBe('She mended the gate & door.')
    expect(await found(mia, 'elan')).toHaveLength(1)
    expect(await found(mia, 'caretaker', { category: 'questions' })).toEqual([])
  })

  test('what is hidden, deleted or below something hidden is found by nobody', async () => {
    const post = await writePost(olivia, { title: 'Xylophone', body: '<p>Loud.</p>' })
    const said = await comment(theo, post._id, { body: '<p>Xylophones again.</p>' })
    expect(await found(olivia, 'xylophone')).toHaveLength(2)
    const hide = `status = 'hidden', hidden_at = $2, hidden_reason = 'Rude'`
    await world.connection.pool.query(`update forum_comments set ${hide} where id = $1`, [said._id, world.clock.now()])
    expect(await found(theo, 'xylophone')).toHaveLength(1)
    await world.connection.pool.query(`update forum_comments set status = 'visible' where id = $1`, [said._id])
    await world.connection.pool.query(`update forum_posts set ${hide} where id = $1`, [post._id, world.clock.now()])
    for (const who of [olivia, theo, carla]) expect(await found(who, 'xylophone')).toEqual([])
    expect(await theo.try(forum.get, byId(post._id))).toMatchObject({ status: 404 })
    expect(await olivia.call(forum.get, byId(post._id))).toMatchObject({ status: 'hidden', hiddenReason: 'Rude' })
  })

  test('is read on page by page, the newest first', async () => {
    for (let n = 0; n < 3; n++) await writePost(olivia, { title: `Zeppelin ${n}` })
    const first = await olivia.call(forum.search, { query: { search: 'zeppelin', limit: 2 } })
    const rest = await olivia.call(forum.search, { query: { search: 'zeppelin', cursor: first.nextCursor! } })
    expect([...first.items, ...rest.items].map(({ title }) => title.text)).toEqual([
      'Zeppelin 2',
      'Zeppelin 1',
      'Zeppelin 0',
    ])
  })
})

test('what was hidden can be corrected after a while, waits for a look, and its former text stays between few', async () => {
  const post = await writePost(olivia, { title: 'Temper', body: '<p>Rude words.</p>' })
  await world.connection.pool.query(
    `update forum_posts set status = 'hidden', hidden_at = $2, hidden_reason = 'Rude' where id = $1`,
    [post._id, world.clock.now()],
  )
  const change = { ...byId(post._id), body: { body: '<p>Kind words.</p>', version: post.version }, files: [] }
  expect((await olivia.try(forum.change, change)).status).toBe(409)
  world.clock.advance(10 * minute)
  expect((await olivia.call(forum.change, change)).status).toBe('awaiting')
  expect((await theo.try(forum.get, byId(post._id))).status).toBe(404)
  await world.connection.pool.query(`update forum_posts set status = 'visible' where id = $1`, [post._id])
  expect(await theo.call(forum.edits, byId(post._id))).toEqual([])
  expect((await olivia.call(forum.edits, byId(post._id))).map(({ body }) => body)).toEqual(['<p>Rude words.</p>'])
})
