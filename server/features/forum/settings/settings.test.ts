import { beforeEach, afterEach, describe, expect, it } from 'vitest'
import { forum } from '../../../../contract/forum.ts'
import { moderation } from '../../../../contract/forum/moderation.ts'
import { forumSettings } from '../../../../contract/forum/settings.ts'
import { notifications } from '../../../../contract/notifications.ts'
import type { Caller } from '../../../testing/caller.ts'
import { comment, mentionOf, titlesOf, writePost } from '../../../testing/forum.ts'
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

const lookFirst = (who: Caller, choice: string, version = 0) =>
  who.send('PUT', '/api/forum/settings', { body: { lookFirst: choice, words: 'We had spam.', version } })
const post = (who: Caller, body = '<p>Hello.</p>') =>
  who.send('POST', '/api/forum/posts', { body: { category: 'general', title: 'Hello', body } })

describe('new writers', () => {
  it('write three posts in a day, each with two links', async () => {
    const links = '<p>https://a.example https://b.example https://c.example</p>'
    const { status, body } = await post(olivia, links)
    expect([status, body.errors[0].field]).toEqual([400, 'body'])
    for (const title of ['One', 'Two', 'Three']) await writePost(olivia, { title })
    expect((await post(olivia)).body).toMatchObject({ code: 'NEW_WRITER' })
    expect((await post(mandeep, links)).status).toBe(200)
    world.clock.advance(24 * 60 * 60_000)
    const later = await world.as('olivia')
    for (const title of ['Four', 'Five', 'Six', 'Seven']) await writePost(later, { title })
  })

  it('comment as often as they like, with two links in each', async () => {
    const { _id } = await writePost(mandeep)
    const links = '<p>https://a.example https://b.example https://c.example</p>'
    const { status, body } = await olivia.send('POST', `/api/forum/posts/${_id}/comments`, { body: { body: links } })
    expect([status, body.errors[0].field]).toEqual([400, 'body'])
    for (const word of ['One', 'Two', 'Three', 'Four']) await comment(olivia, _id, { body: `<p>${word}.</p>` })
    const said = await comment(olivia, _id)
    const change = { body: links, version: said.version }
    expect((await olivia.send('PUT', `/api/forum/comments/${said._id}`, { body: change })).status).toBe(400)
  })

  it('at the same moment write three all the same', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(olivia)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  })
})

describe('where posts are looked at first', () => {
  it('one shows once a moderator let it, and tells whom it mentions then', async () => {
    expect((await lookFirst(carla, 'everybody')).body.data).toEqual({ lookFirst: 'everybody', version: 1 })
    expect((await lookFirst(mandeep, 'nobody')).status).toBe(409)
    const [line] = (await theo.call(moderation.log, { query: {} })).items
    expect(line).toMatchObject({
      kind: 'lookFirst',
      after: 'Review all posts first',
      words: 'We had spam.',
    })
    const body = `<p>${mentionOf(world.cast.accounts.theo, 'Theo Tenant')} look</p>`
    const made = await writePost(olivia, { body })
    expect([made.status, await titlesOf(theo)]).toEqual(['awaiting', []])
    const rows = async () => (await theo.call(notifications.list, { query: {} })).items.map(({ kind }) => kind)
    expect(await rows()).toEqual([])
    const [one] = (await carla.call(moderation.queue, { query: {} })).items
    expect(one).toMatchObject({ cause: 'new', reporters: 0 })
    const decision = { decision: 'keep', version: one!.version } as const
    await carla.call(moderation.decide, { params: { id: one!._id }, body: decision })
    expect([await titlesOf(theo), await rows()]).toEqual([['The hallway'], ['forum.mentioned']])
  })

  it('comments wait as well, and count once they show; what council writes does not wait', async () => {
    await lookFirst(carla, 'newWriters')
    const made = await writePost(carla)
    expect(made.status).toBe('visible')
    const said = await comment(theo, made._id)
    expect(said.status).toBe('awaiting')
    const count = async () => (await olivia.call(forum.get, { params: { id: made._id } })).comments
    expect(await count()).toBe(0)
    await carla.call(moderation.restoreComment, { params: { id: said._id }, body: {} })
    expect(await count()).toBe(1)
    const { version } = (await theo.call(forum.comments, { params: { id: made._id }, query: {} })).items[0]!
    const body = { body: '<p>Changed.</p>', version }
    await theo.call(forum.changeComment, { params: { id: said._id }, body, files: [] })
    expect(await count()).toBe(0)
  })
})

describe('categories', () => {
  const bikes = {
    ...{ name: 'Bikes', about: 'On two wheels', kind: 'general' as const },
    readRoles: ['owner' as const],
    writeRoles: ['owner' as const],
  }

  it('are made for some, and are not there for others', async () => {
    const kept = await mandeep.call(forumSettings.makeCategory, { body: bikes })
    const made = kept.at(-1)!
    expect(made).toMatchObject({ slug: 'bikes', readRoles: ['owner'], can: { change: true, retire: true } })
    const slugs = async (who: Caller) => (await who.call(forum.categories)).map(({ slug }) => slug)
    expect([(await slugs(olivia)).includes('bikes'), (await slugs(theo)).includes('bikes')]).toEqual([true, false])
    expect((await theo.send('GET', '/api/forum/moderation/log')).text).not.toContain('Bikes')
    const { kind: _k, ...fields } = bikes
    const change = { params: { id: made._id }, body: { ...fields, isRetired: true, version: 1 } }
    expect((await mandeep.call(forumSettings.changeCategory, change)).at(-1)!.isRetired).toBe(true)
    const { status } = await mandeep.send('PUT', `/api/forum/settings/categories/${made._id}`, { body: change.body })
    expect(status).toBe(409)
    const ids = kept.map(({ _id }) => _id).toReversed()
    expect((await mandeep.call(forumSettings.orderCategories, { body: { ids } }))[0]!.slug).toBe('bikes')
    const wrong = { ...bikes, readRoles: [] }
    expect((await mandeep.send('POST', '/api/forum/settings/categories', { body: wrong })).status).toBe(400)
  })

  it('of one name made at the same moment have places of their own', async () => {
    const make = () => mandeep.send('POST', '/api/forum/settings/categories', { body: bikes })
    const answers = await Promise.all([1, 2, 3, 4, 5].map(make))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const slugs = (await mandeep.call(forumSettings.categories)).map(({ slug }) => slug)
    expect(slugs.filter((slug) => slug.startsWith('bikes'))).toEqual([
      'bikes',
      'bikes-2',
      'bikes-3',
      'bikes-4',
      'bikes-5',
    ])
  })

  it('of the council are opened to the management by council alone', async () => {
    const find = async (who: Caller) =>
      (await who.call(forumSettings.categories)).find(({ kind }) => kind === 'council')
    expect(await find(mandeep)).toBeUndefined()
    const council = (await find(carla))!
    const body = {
      ...{ name: 'Council', about: '', readRoles: ['management'], writeRoles: [], isRetired: false },
      version: council.version,
    }
    const path = `/api/forum/settings/categories/${council._id}`
    expect((await mandeep.send('PUT', path, { body })).status).toBe(404)
    const sam = await world.as('sam', 'harbour')
    expect((await sam.send('PUT', path, { body })).status).toBe(403)
    expect((await carla.send('PUT', path, { body: { ...body, isRetired: true } })).status).toBe(400)
    expect((await carla.send('PUT', path, { body })).status).toBe(200)
    expect(await find(mandeep)).toMatchObject({ readRoles: ['management'], can: { change: false } })
  })
})

describe('a unit', () => {
  it('stands beside what somebody writes once they choose so, and never of who is protected', async () => {
    const made = await writePost(olivia)
    const seen = async () => (await theo.call(forum.get, { params: { id: made._id } })).author.unitNumber
    expect([await seen(), (await olivia.call(forumSettings.me)).showsUnit]).toEqual([null, false])
    const { unitNumber } = await olivia.call(forumSettings.changeMe, { body: { showsUnit: true } })
    expect(unitNumber).toMatch(/\d/)
    expect(await seen()).toBe(unitNumber)
    await world.connection.pool.query('update people set is_protected = true where account_id = $1', [
      world.cast.accounts.olivia,
    ])
    expect(await seen()).toBeNull()
    expect(await olivia.call(forumSettings.me)).toEqual({ showsUnit: false, unitNumber: null, isProtected: true })
    expect((await olivia.send('PUT', '/api/forum/me', { body: { showsUnit: true } })).status).toBe(409)
  })
})
