/** The inbox: what counts, who may touch it, and how it is worded when it is read. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import type { MessageKind } from '../../../contract/message-kinds.ts'
import { openApp } from '../../app.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Caller } from '../../testing/caller.ts'
import type { Name } from '../../testing/cast.ts'
import { addressOf } from '../../testing/probe.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { notify } from './notifications.ts'

let world: World
let app: FastifyInstance
let mandeep: Caller
/** What each subject is called, for readers who may still see it. */
const subjects = new Map<string, string>()
const askedFor: string[][] = []

beforeEach(async () => {
  world = await openWorld({ connections: 20 })
  subjects.clear()
  askedFor.length = 0
  const word = async (_ctx: unknown, _buildingId: string, ids: readonly string[]) => {
    askedFor.push([...ids])
    const seen = ids.filter((id) => subjects.has(id))
    return new Map(
      seen.map((id) => [id, { title: subjects.get(id)!, text: 'It is so.', link: `/told/${id}` }] as const),
    )
  }
  const wordings = { 'notice.published': word, 'notice.emergency': word }
  app = await openApp({ ...world.platform, offers: { ...world.platform.offers, wordings } })
  mandeep = new Caller(app, world.cast.buildings.harbour)
  ;({ cookie: mandeep.cookie } = await world.as('mandeep'))
})
afterEach(async () => {
  await app.close()
  await world.close()
})

type Place = 'harbour' | 'prairie' | null
const tell = async (
  building: Place,
  title: string,
  to: Name = 'mandeep',
  { subjectId = newId(), kind = 'notice.published' }: { subjectId?: string; kind?: MessageKind } = {},
) => {
  subjects.set(subjectId, title)
  const buildingId = building && world.cast.buildings[building]
  await notify(world.context(), { buildingId, kind, subjectId, accountIds: [world.cast.accounts[to]] })
  return subjectId
}
const stand = (building: Place) => {
  mandeep.buildingId = building && world.cast.buildings[building]
  return mandeep
}
const count = async () => (await mandeep.send('GET', '/api/notifications/unread-count')).body.data.count as number
interface Row {
  _id: string
  title: string
  text: string
  link: string | null
  readAt: string | null
}
const inbox = async (query: Record<string, string | number | undefined> = {}) =>
  (await mandeep.send('GET', '/api/notifications', { query })).body as { data: Row[]; nextCursor: string | null }
const titles = async () => (await inbox()).data.map(({ title }) => title)
const markRead = (notificationIds: unknown[]) =>
  mandeep.send('PUT', '/api/notifications/mark-read', { body: { notificationIds } })

describe('the unread count', () => {
  it('is that of the current building and the platform, and 0 without a building', async () => {
    await tell('harbour', 'Here')
    await tell('prairie', 'There')
    await tell('prairie', 'There too')
    await tell(null, 'Everywhere')
    await tell('harbour', 'For Carla', 'carla')
    stand('harbour')
    expect([await count(), await titles()]).toEqual([2, ['Everywhere', 'Here']])
    stand('prairie')
    expect([await count(), await titles()]).toEqual([3, ['Everywhere', 'There too', 'There']])
    stand(null)
    expect([await count(), await titles()]).toEqual([0, []])
  })

  it('counts once what is told twice, also by the platform', async () => {
    for (const building of ['harbour', null] as const) {
      const subject = await tell(building, 'Once')
      await tell(building, 'Once', 'mandeep', { subjectId: subject })
    }
    expect(await count()).toBe(2)
  })

  it('does not count what was told in a transaction that failed', async () => {
    const failing = inTransaction(world.context(), async (tx) => {
      const accountIds = [world.cast.accounts.mandeep]
      await notify(tx, {
        buildingId: world.cast.buildings.harbour,
        kind: 'notice.published',
        subjectId: newId(),
        accountIds,
      })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await count()).toBe(0)
  })
})

describe('marking read', () => {
  it('marks the rows named and answers what is left', async () => {
    await tell('harbour', 'One')
    await tell('harbour', 'Two')
    const [two] = (await inbox()).data
    expect((await markRead([two!._id])).body).toEqual({ success: true, data: { count: 1 } })
    expect((await inbox()).data.map(({ readAt }) => readAt)).toEqual([world.clock.now(), null])
    expect((await inbox({ unread: 'true' })).data.map(({ title }) => title)).toEqual(['One'])
  })

  it('ignores ids of others and ids of nothing', async () => {
    await tell('harbour', 'For Carla', 'carla')
    await tell('harbour', 'Mine')
    const carla = await world.as('carla')
    const [hers] = (await carla.send('GET', '/api/notifications')).body.data
    expect((await markRead([hers._id, newId()])).body.data).toEqual({ count: 1 })
    expect((await carla.send('GET', '/api/notifications/unread-count')).body.data).toEqual({ count: 1 })
    expect((await markRead([])).body.data).toEqual({ count: 1 })
  })

  it('takes a thousand ids and refuses more, naming the limit, and what is no id', async () => {
    const many = Array.from({ length: 1_001 }, () => newId())
    expect((await markRead(many.slice(1))).status).toBe(200)
    const { status, body } = await markRead(many)
    expect([status, body.error]).toEqual([400, 'Mark at most 1000 messages at a time'])
    for (const ids of [['1'], 'all'] as unknown[][]) expect((await markRead(ids)).status).toBe(400)
  })

  it('of all marks the current building and the platform, not another building', async () => {
    await tell('harbour', 'Here')
    await tell(null, 'Everywhere')
    await tell('prairie', 'There')
    expect((await mandeep.send('PUT', '/api/notifications/mark-all-read')).body.data).toEqual({ count: 0 })
    stand('prairie')
    expect(await count()).toBe(1)
  })

  it('of all of one kind leaves the other kinds', async () => {
    await tell('harbour', 'News')
    await tell('harbour', 'Gas leak', 'mandeep', { kind: 'notice.emergency' })
    const markAll = (kind: string) => mandeep.send('PUT', '/api/notifications/mark-all-read', { query: { kind } })
    expect((await markAll('notice.published')).body.data).toEqual({ count: 1 })
    expect((await inbox({ unread: 'true' })).data.map(({ title }) => title)).toEqual(['Gas leak'])
    expect((await markAll('notice.unknown')).status).toBe(400)
    expect(await count()).toBe(1)
  })

  it('of all without a building marks nothing', async () => {
    await tell('harbour', 'Here')
    stand(null)
    await mandeep.send('PUT', '/api/notifications/mark-all-read')
    stand('harbour')
    expect(await count()).toBe(1)
  })

  it('twenty times at once never counts below what is left', async () => {
    for (const title of ['One', 'Two', 'Three']) await tell('harbour', title)
    const [three, two] = (await inbox()).data
    const url = `${await addressOf(app)}/api/notifications/mark-read`
    const headers = { cookie: mandeep.cookie, 'content-type': 'application/json', 'x-building-id': mandeep.buildingId! }
    const body = JSON.stringify({ notificationIds: [three!._id, two!._id] })
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(url, { method: 'PUT', headers, body })))
    const counts = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { data: { count: number } }).data.count),
    )
    expect(new Set(counts)).toEqual(new Set([1]))
    expect(await count()).toBe(1)
  })
})

describe('the words of a row', () => {
  it('are those of the time of reading', async () => {
    const subject = await tell('harbour', 'Water off on Monday')
    subjects.set(subject, 'Water off on Tuesday')
    expect((await inbox()).data[0]).toMatchObject({
      title: 'Water off on Tuesday',
      text: 'It is so.',
      link: `/told/${subject}`,
    })
  })

  it('say so when the subject is withdrawn or no longer for the reader', async () => {
    subjects.delete(await tell('harbour', 'Gone'))
    expect((await inbox()).data[0]).toMatchObject({
      title: 'No longer available',
      text: 'This was withdrawn or is no longer meant for you.',
      link: null,
    })
  })

  it('are asked for once a page and kind, however many rows', async () => {
    for (let n = 0; n < 30; n++) await tell('harbour', `Number ${n}`)
    await inbox({ limit: 25 })
    expect(askedFor.map((ids) => ids.length)).toEqual([25])
  })
})

describe('the pages of the inbox', () => {
  it('hold one kind only where asked, unread or all, and follow each other', async () => {
    for (let n = 0; n < 5; n++) {
      await tell('harbour', `News ${n}`)
      await tell('harbour', `Danger ${n}`, 'mandeep', { kind: 'notice.emergency' })
    }
    const first = await inbox({ kind: 'notice.emergency', limit: 3 })
    const rest = await inbox({ kind: 'notice.emergency', limit: 3, cursor: first.nextCursor! })
    const found = [...first.data, ...rest.data]
    expect(found.map(({ title }) => title)).toEqual(['Danger 4', 'Danger 3', 'Danger 2', 'Danger 1', 'Danger 0'])
    await markRead(found.slice(1).map(({ _id }) => _id))
    const unread = await inbox({ kind: 'notice.emergency', unread: 'true' })
    expect(unread.data.map(({ title }) => title)).toEqual(['Danger 4'])
    expect(rest.nextCursor).toBeNull()
  })

  it('follow each other without gaps or repeats, also when something new arrives', async () => {
    const told: string[] = []
    for (let n = 0; n < 25; n++) {
      if (n % 5 === 0) world.clock.advance(1000)
      told.unshift(`Number ${n}`)
      await tell('harbour', `Number ${n}`)
    }
    const read: string[] = []
    let cursor: string | null = null
    do {
      const page = await inbox({ limit: 10, ...(cursor && { cursor }) })
      read.push(...page.data.map(({ title }) => title))
      cursor = page.nextCursor
      await tell('harbour', 'Later')
    } while (cursor)
    expect(read).toEqual(told)
  })

  it('have a size from 1 to 100 and refuse a mark that is made up', async () => {
    for (const query of [
      { limit: 0 },
      { limit: 101 },
      { limit: 'x' },
      { cursor: 'x' },
      { cursor: "'" },
      { unread: 'maybe' },
      { kind: 'spam' },
    ])
      expect((await mandeep.send('GET', '/api/notifications', { query })).status).toBe(400)
  })
})
