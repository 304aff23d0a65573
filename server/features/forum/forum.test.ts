/** Posts and comments: who writes, changes and reads them, and what is counted. */
// Runs on both versions of PostgreSQL: search and lists.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../../contract/audit.ts'
import { forum } from '../../../contract/forum.ts'
import type { Caller } from '../../testing/caller.ts'
import { comment, titlesOf, writePost, letEverybodyHaveWritten } from '../../testing/forum.ts'
import { plainPicture } from '../../testing/pictures.ts'
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
const picture = async () => new File([await plainPicture(40, 30).png().toBuffer()], 'sofa.png', { type: 'image/png' })

describe('categories', () => {
  const slugs = async (who: Caller) => (await who.call(forum.categories)).map(({ slug }) => slug)

  test('a new building begins with four, of which only council sees its own', async () => {
    expect(await slugs(carla)).toEqual(['general', 'questions', 'marketplace', 'council'])
    for (const who of [olivia, theo, mandeep]) expect(await slugs(who)).toEqual(['general', 'questions', 'marketplace'])
    expect(await slugs(await world.as('vic'))).toEqual([])
  })

  test('platform staff read all of them and write where management does', async () => {
    const sam = await world.as('sam', 'harbour')
    const open = (await sam.call(forum.categories)).filter(({ isRetired }) => !isRetired)
    expect(open.map(({ slug, can }) => [slug, can.write])).toEqual([
      ['general', true],
      ['questions', true],
      ['marketplace', true],
      ['council', false],
    ])
    const draft = { category: 'council', title: 'From outside', body: '<p>Hello.</p>' }
    expect((await sam.try(forum.write, { body: draft, files: [] })).status).toBe(403)
  })

  test('one that is not there for somebody is as unknown as any other', async () => {
    for (const category of ['council', 'nothing-of-the-kind']) {
      const draft = { category, title: 'A try', body: '<p>Hello.</p>' }
      const answers = await Promise.all([
        olivia.try(forum.write, { body: draft, files: [] }),
        olivia.try(forum.list, { query: { category } }),
        olivia.try(forum.search, { query: { category, search: 'hello' } }),
        olivia.try(forum.people, { query: { category } }),
        olivia.try(forum.readAll, { body: { category } }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    }
  })

  test('with the forum switched off nothing answers', async () => {
    await world.connection.pool.query(`update buildings set features = features || '{"forum": false}' where id = $1`, [
      world.cast.buildings.harbour,
    ])
    const { status } = await olivia.try(forum.list, { query: {} })
    await world.connection.pool.query(`update buildings set features = features || '{"forum": true}' where id = $1`, [
      world.cast.buildings.harbour,
    ])
    expect(status).toBe(404)
  })
})

describe('a post', () => {
  test('is written with a picture, cleaned, and read by name', async () => {
    const body = '<p>It fits <strong>two</strong>.<script>alert(1)</script></p>'
    const draft = { category: 'marketplace', title: 'Sofa', body, priceCents: 12_000 }
    const post = await writePost(olivia, draft, [await picture()])
    expect(post.body).toBe('<p>It fits <strong>two</strong>.</p>')
    const seen = await theo.call(forum.get, byId(post._id))
    expect(seen.author).toMatchObject({ name: 'Olivia Owner', unitNumber: null, isMe: false })
    expect(seen.sale).toEqual({ priceCents: 12_000, soldAt: null })
    expect(seen.can).toMatchObject({ comment: true, react: true, edit: false, delete: false, markSold: false })
    const [row] = (await theo.call(forum.list, { query: { category: 'marketplace' } })).items
    expect(row).toMatchObject({ title: 'Sofa', preview: 'It fits two.', files: 1, pictureId: post.attachments[0]!._id })
    const file = await theo.try(forum.openFile, { params: { id: post._id, fileId: post.attachments[0]!._id } })
    expect([file.status, file.headers['content-type']]).toEqual([200, 'image/png'])
  })

  test('needs words, and asks for no more files than it can hold', async () => {
    const empty = await olivia.try(forum.write, {
      body: { category: 'general', title: 'A', body: '<p> </p>' },
      files: [],
    })
    expect([empty.status, empty.body.errors[0].field]).toEqual([400, 'body'])
  })

  test('is changed by who wrote it, which others can read up on', async () => {
    const post = await writePost(olivia, { title: 'Keys found', body: '<p>By the door.</p>' })
    const change = { title: 'Keys found and returned', version: post.version }
    expect((await theo.try(forum.change, { ...byId(post._id), body: change, files: [] })).status).toBe(403)
    later1()
    const after = await olivia.call(forum.change, { ...byId(post._id), body: change, files: [] })
    expect([after.title, after.editedAt]).toEqual(['Keys found and returned', world.clock.now()])
    const stale = await olivia.try(forum.change, { ...byId(post._id), body: change, files: [] })
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE'])
    expect(await theo.call(forum.edits, byId(post._id))).toMatchObject([
      { title: 'Keys found', body: '<p>By the door.</p>', by: 'Olivia Owner' },
    ])
  })

  test('is gone with its comments once who wrote it deletes it', async () => {
    const post = await writePost(olivia, { title: 'Forget this' })
    const said = await comment(theo, post._id)
    expect((await theo.try(forum.remove, byId(post._id))).status).toBe(403)
    await olivia.call(forum.remove, byId(post._id))
    for (const who of [olivia, theo, mandeep]) {
      expect((await who.try(forum.get, byId(post._id))).status).toBe(404)
      expect((await who.try(forum.replies, { ...byId(said._id), query: {} })).status).toBe(404)
      expect(await titlesOf(who)).not.toContain('Forget this')
    }
  })

  test('leaves lines in the history, never its text', async () => {
    const post = await writePost(olivia, { title: 'For the record', body: '<p>Quietly said.</p>' })
    await comment(theo, post._id, { body: '<p>Quietly answered.</p>' })
    const { items } = await mandeep.call(audit.list, { query: { subject: 'forumPost', search: 'For the record' } })
    expect(items.map(({ action }) => action)).toEqual(['commented', 'written'])
    expect(JSON.stringify(items)).not.toContain('Quietly')
  })
})

describe('comments', () => {
  test('stand one level deep, quote, and are counted', async () => {
    const post = await writePost(olivia, { title: 'Bicycles' })
    const first = await comment(theo, post._id, { body: '<p>Where do they go?</p>' })
    const reply = await comment(carla, post._id, { body: '<p>To the cellar.</p>', parentId: first._id })
    const beside = await comment(olivia, post._id, {
      body: '<p>Thanks.</p>',
      parentId: reply._id,
      quoteId: reply._id,
    })
    expect(beside.parentId).toBe(first._id)
    expect(beside.quote).toEqual({ _id: reply._id, name: 'Carla Council', words: 'To the cellar.' })
    const { items } = await theo.call(forum.comments, { ...byId(post._id), query: {} })
    expect(items.map(({ replyCount, replies }) => [replyCount, replies.map(({ _id }) => _id)])).toEqual([
      [2, [reply._id, beside._id]],
    ])
    expect((await theo.call(forum.get, byId(post._id))).comments).toBe(3)
  })

  test('further replies and comments are read on from where the page ends', async () => {
    const post = await writePost(olivia, { title: 'Long talk' })
    const first = await comment(theo, post._id)
    for (let n = 1; n <= 7; n++) await comment(carla, post._id, { body: `<p>${n}</p>`, parentId: first._id })
    const second = await comment(theo, post._id, { body: '<p>Second.</p>' })
    const page = await olivia.call(forum.comments, { ...byId(post._id), query: { limit: 1 } })
    const [top] = page.items
    expect(top!.replies.map(({ body }) => body)).toEqual([1, 2, 3, 4, 5].map((n) => `<p>${n}</p>`))
    const rest = await olivia.call(forum.replies, { ...byId(first._id), query: { cursor: top!.repliesCursor! } })
    expect(rest.items.map(({ body }) => body)).toEqual(['<p>6</p>', '<p>7</p>'])
    const next = await olivia.call(forum.comments, { ...byId(post._id), query: { cursor: page.nextCursor! } })
    expect(next.items.map(({ _id }) => _id)).toEqual([second._id])
    const newest = await olivia.call(forum.comments, { ...byId(post._id), query: { order: 'newest' } })
    expect(newest.items.map(({ _id }) => _id)).toEqual([second._id, first._id])
    const from = await olivia.call(forum.comments, { ...byId(post._id), query: { from: rest.items[0]!._id } })
    expect(from.items[0]!._id).toBe(first._id)
  })

  test('one that is deleted leaves its place while replies stand below it', async () => {
    const post = await writePost(olivia, { title: 'Gone' })
    const first = await comment(theo, post._id, { body: '<p>Never mind.</p>' })
    const reply = await comment(carla, post._id, { parentId: first._id })
    const lone = await comment(theo, post._id)
    expect((await carla.try(forum.removeComment, byId(first._id))).status).toBe(403)
    await theo.call(forum.removeComment, byId(first._id))
    await theo.call(forum.removeComment, byId(lone._id))
    const { items } = await olivia.call(forum.comments, { ...byId(post._id), query: {} })
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({ _id: first._id, author: null, body: '', isDeleted: true, replyCount: 1 })
    expect(items[0]!.replies[0]!._id).toBe(reply._id)
    expect((await olivia.call(forum.get, byId(post._id))).comments).toBe(1)
    const quoting = { params: { id: post._id }, body: { body: '<p>Hm.</p>', quoteId: first._id }, files: [] }
    expect((await olivia.try(forum.comment, quoting)).status).toBe(400)
  })

  test('are changed by who wrote them, and what they said is kept', async () => {
    const post = await writePost(olivia, { title: 'Spelling' })
    const said = await comment(theo, post._id, { body: '<p>Teh lift.</p>' })
    const body = { body: '<p>The lift.</p>', version: said.version }
    expect((await carla.try(forum.changeComment, { ...byId(said._id), body, files: [] })).status).toBe(403)
    expect((await theo.call(forum.changeComment, { ...byId(said._id), body, files: [] })).body).toBe('<p>The lift.</p>')
    expect((await olivia.call(forum.commentEdits, byId(said._id))).map((one) => one.body)).toEqual(['<p>Teh lift.</p>'])
    expect((await theo.try(forum.changeComment, { ...byId(said._id), body, files: [] })).status).toBe(409)
  })

  test('a locked post takes none, and stays to be read', async () => {
    const post = await writePost(olivia, { title: 'Settled' })
    await world.connection.pool.query('update forum_posts set locked_at = $2 where id = $1', [
      post._id,
      world.clock.now(),
    ])
    const refused = await theo.try(forum.comment, { ...byId(post._id), body: { body: '<p>But.</p>' }, files: [] })
    expect([refused.status, refused.body.error]).toEqual([409, 'This post is locked, so you can’t add to it.'])
    expect((await theo.call(forum.get, byId(post._id))).can).toMatchObject({ comment: false, react: false })
    expect((await theo.try(forum.react, { ...byId(post._id), body: { reaction: 'like' } })).status).toBe(409)
  })
})

describe('at the same moment', () => {
  test('comments of several people are all counted, and so are reactions and answers to a poll', async () => {
    const post = await writePost(olivia, { title: 'All at once', poll: { choices: ['Yes', 'No'] } })
    const first = await comment(olivia, post._id)
    const people = [olivia, theo, carla, mandeep]
    const [choiceId] = post.poll!.choices.map(({ _id }) => _id)
    await Promise.all(
      people.flatMap((who) => [
        comment(who, post._id, { parentId: first._id }),
        comment(who, post._id),
        who.call(forum.react, { ...byId(post._id), body: { reaction: 'like' } }),
        who.call(forum.reactToComment, { ...byId(first._id), body: { reaction: 'agree' } }),
        who.call(forum.answerPoll, { ...byId(post._id), body: { choiceId: choiceId! } }),
      ]),
    )
    const after = await theo.call(forum.get, byId(post._id))
    expect([after.comments, after.reactions, after.poll!.answers]).toEqual([9, { like: 4 }, 4])
    const { items } = await theo.call(forum.comments, { ...byId(post._id), query: {} })
    expect([items[0]!.replyCount, items[0]!.reactions]).toEqual([4, { agree: 4 }])
  })

  test('one person’s reaction sent many times is one', async () => {
    const post = await writePost(olivia, { title: 'Once' })
    const send = () => theo.call(forum.react, { ...byId(post._id), body: { reaction: 'thanks' } })
    await Promise.all(Array.from({ length: 12 }, send))
    expect((await olivia.call(forum.get, byId(post._id))).reactions).toEqual({ thanks: 1 })
  })
})
