// Runs on both versions of PostgreSQL: search and lists.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../../contract/audit.ts'
import { notices } from '../../../contract/notices.ts'
import { notifications } from '../../../contract/notifications.ts'
import { newId } from '../../db/ids.ts'
import type { Caller } from '../../testing/caller.ts'
import { draft, publish, textFile, titlesFor } from '../../testing/notices.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let mandeep: Caller
let olivia: Caller
const signIn = async () => {
  mandeep = await world.as('mandeep')
  olivia = await world.as('olivia')
}
beforeAll(async () => {
  world = await openWorld()
  await signIn()
})
afterAll(() => world.close())

const byId = (id: string) => ({ params: { id } })
const minute = 60_000
const inMinutes = (minutes: number) => new Date(Date.parse(world.clock.now()) + minutes * minute).toISOString()

describe('the life of a notice', () => {
  test('a draft is seen by those who write notices only', async () => {
    const { _id, status, can } = await draft(mandeep, { title: 'Only a thought' })
    expect(status).toBe('draft')
    expect(can).toMatchObject({ edit: true, publish: true, delete: true, pin: false, seeAnalytics: false })
    expect((await olivia.try(notices.get, byId(_id))).status).toBe(404)
    expect(await titlesFor(olivia)).not.toContain('Only a thought')
    expect(await titlesFor(olivia, { search: 'thought' })).toEqual([])
    expect(await titlesFor(olivia, { status: 'draft' })).toEqual([])
    expect(await titlesFor(await world.as('carla'))).toContain('Only a thought')
    expect((await mandeep.try(notices.pin, { ...byId(_id), body: { durationDays: 3 } })).status).toBe(409)
    expect((await mandeep.try(notices.analytics, byId(_id))).status).toBe(409)
    expect((await olivia.try(notices.publish, byId(_id))).status).toBe(403)
  })

  test('published, it is read; published again, it is refused with the steps that are open', async () => {
    const { _id, status, publishDate } = await publish(mandeep, { title: 'Fire drill' })
    expect([status, publishDate]).toEqual(['published', world.clock.now()])
    const read = await olivia.send('GET', `/api/notices/${_id}`)
    expect(read.body).toMatchObject({
      success: true,
      data: { _id, title: 'Fire drill', content: '<p>From 9 to 11.</p>' },
    })
    const again = await mandeep.try(notices.publish, byId(_id))
    expect(again.status).toBe(409)
    expect(again.body.error).toContain('It can be changed, pinned, unpinned')
  })

  test('one with a date ahead waits, is told of once when its time comes, and ends', async () => {
    const { _id, status } = await publish(mandeep, {
      title: 'Window washing',
      publishDate: inMinutes(60),
      expiresAt: inMinutes(180),
    })
    expect(status).toBe('scheduled')
    expect((await olivia.try(notices.get, byId(_id))).status).toBe(404)
    await world.jobs.runNow('notices.publishDue')
    expect(await inboxOf(olivia)).not.toContain('Window washing')

    world.clock.advance(60 * minute)
    expect((await olivia.call(notices.get, byId(_id))).status).toBe('published')
    await Promise.all([world.jobs.runNow('notices.publishDue'), world.jobs.runNow('notices.publishDue')])
    await world.jobs.runNow('notices.publishDue')
    await world.jobs.drain()
    expect((await inboxOf(olivia)).filter((title) => title === 'Window washing')).toHaveLength(1)
    expect(
      world.mails.filter(({ to, subject }) => to === 'owner@parapet.example' && subject === 'Window washing'),
    ).toHaveLength(1)

    world.clock.advance(120 * minute)
    expect((await olivia.try(notices.get, byId(_id))).status).toBe(404)
    expect(await titlesFor(mandeep, { status: 'expired' })).toContain('Window washing')
    const { items } = await olivia.call(notifications.list, { query: {} })
    const row = items.find(({ title }) => title === 'Window washing')
    expect(row).toMatchObject({ text: 'This notice has expired.', link: null })
  })

  test('a waiting one whose date is cleared is a draft again, and a date that is past is refused', async () => {
    const waiting = await publish(mandeep, { title: 'Waiting', publishDate: inMinutes(60) })
    const past = await mandeep.try(notices.change, {
      ...byId(waiting._id),
      body: { version: waiting.version, publishDate: inMinutes(-5) },
      files: [],
    })
    expect([past.status, past.body.errors[0].field]).toEqual([400, 'publishDate'])
    const cleared = await mandeep.call(notices.change, {
      ...byId(waiting._id),
      body: { version: waiting.version, publishDate: '' },
      files: [],
    })
    expect(cleared.status).toBe('draft')
  })

  test('an emergency gets an end; an end before the beginning is refused', async () => {
    const { expiresAt, publishDate } = await publish(mandeep, { type: 'emergency' })
    expect(Date.parse(expiresAt!) - Date.parse(publishDate!)).toBe(7 * 24 * 60 * minute)
    const { _id } = await draft(mandeep, { expiresAt: inMinutes(-1) })
    expect((await mandeep.try(notices.publish, byId(_id))).body.errors).toEqual([
      { field: 'expiresAt', message: 'The end must come after the publish date' },
    ])
  })

  test('deleted in any state, it is gone for everybody', async () => {
    for (const made of [
      await draft(mandeep),
      await publish(mandeep, { publishDate: inMinutes(5) }),
      await publish(mandeep, { title: 'Gone soon' }),
    ]) {
      expect((await mandeep.try(notices.delete, byId(made._id))).status).toBe(200)
      for (const caller of [mandeep, olivia]) expect((await caller.try(notices.get, byId(made._id))).status).toBe(404)
      expect((await mandeep.try(notices.delete, byId(made._id))).status).toBe(404)
      expect((await olivia.try(notices.acknowledge, byId(made._id))).status).toBe(404)
    }
    expect(await titlesFor(mandeep)).not.toContain('Gone soon')
    expect(await inboxOf(olivia)).not.toContain('Gone soon')
  })

  test('every act stands in its history', async () => {
    const { _id } = await publish(mandeep, { title: 'On record' })
    await mandeep.call(notices.pin, { ...byId(_id), body: { durationDays: 3 } })
    await mandeep.call(notices.unpin, byId(_id))
    const { version } = await mandeep.call(notices.get, byId(_id))
    await mandeep.call(notices.change, { ...byId(_id), body: { version, title: 'On the record' }, files: [] })
    await mandeep.call(notices.delete, byId(_id))
    const { items } = await mandeep.call(audit.history, { params: { subject: 'notice', id: _id }, query: {} })
    expect(items.map(({ action }) => action).toReversed()).toEqual([
      'created',
      'published',
      'pinned',
      'unpinned',
      'corrected',
      'deleted',
    ])
    expect(items[1]!.fields).toEqual([{ field: 'title', before: 'On record', after: 'On the record' }])
  })
})

describe('pinned', () => {
  test('for 1 to 365 whole days, until it unpins by itself', async () => {
    const { _id } = await publish(mandeep, { title: 'Pinned' })
    for (const durationDays of [0, 366, 1.5, -1, Number.NaN, true, [3], '', '1e2']) {
      const refused = await mandeep.send('POST', `/api/notices/${_id}/pin`, { body: { durationDays } })
      expect(refused).toMatchObject({ status: 400, body: { error: 'Enter a whole number from 1 to 365' } })
    }
    const { pinnedUntil } = await mandeep.call(notices.pin, { ...byId(_id), body: { durationDays: 2 } })
    expect(pinnedUntil).toBe(inMinutes(2 * 24 * 60))
    const seen = await olivia.call(notices.pinned)
    expect(seen.map(({ title }) => title)).toEqual(['Pinned'])
    expect(await olivia.call(notices.pinnedOf, { params: { buildingId: world.cast.buildings.harbour } })).toEqual(seen)
    expect(await titlesFor(olivia, { filter: 'pinned' })).toEqual(['Pinned'])
    world.clock.advance(2 * 24 * 60 * minute)
    await signIn()
    expect(await olivia.call(notices.pinned)).toEqual([])
    expect((await olivia.call(notices.get, byId(_id))).pinnedUntil).toBeNull()
    expect(await titlesFor(olivia, { filter: 'pinned' })).toEqual([])
  })

  test('unpinned at once by those who manage', async () => {
    const { _id } = await publish(mandeep, { title: 'Pinned again' })
    await mandeep.call(notices.pin, { ...byId(_id), body: { durationDays: 365 } })
    expect((await olivia.try(notices.unpin, byId(_id))).status).toBe(403)
    await mandeep.call(notices.unpin, byId(_id))
    expect((await mandeep.try(notices.unpin, byId(_id))).status).toBe(200)
    expect(await olivia.call(notices.pinned)).toEqual([])
  })

  test('the building in the path is asked, not the header', async () => {
    const ben = await world.as('ben')
    const other = { params: { buildingId: world.cast.buildings.harbour } }
    expect((await ben.try(notices.pinnedOf, other)).status).toBe(404)
    expect((await ben.try(notices.pinnedOf, { params: { buildingId: newId() } })).status).toBe(404)
    const { _id } = await publish(mandeep, { title: 'Pinned here' })
    await mandeep.call(notices.pin, { ...byId(_id), body: { durationDays: 1 } })
    const elsewhere = await world.as('mandeep', 'prairie')
    expect((await elsewhere.call(notices.pinnedOf, other)).map(({ title }) => title)).toEqual(['Pinned here'])
    await mandeep.call(notices.unpin, byId(_id))
  })
})

describe('the list', () => {
  test('goes on where the last page ended, newest first', async () => {
    for (let count = 1; count <= 5; count++) await publish(mandeep, { title: `Paged ${count}`, type: 'policy' })
    const pages: string[][] = []
    let cursor: string | null | undefined
    do {
      const page = await olivia.call(notices.list, { query: { limit: 2, type: 'policy', ...(cursor && { cursor }) } })
      pages.push(page.items.map(({ title }) => title))
      cursor = page.nextCursor
    } while (cursor)
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1])
    expect(pages.flat().toSorted()).toEqual([1, 2, 3, 4, 5].map((count) => `Paged ${count}`))
    expect((await olivia.try(notices.list, { query: { cursor: 'nonsense' } })).status).toBe(400)
  })

  test('is searched by the beginnings of words, without accents, inside the building', async () => {
    await publish(mandeep, {
      title: 'Élévateur hors service',
      content: '<p>The <em>north</em> car is being repaired.</p>',
    })
    for (const search of ['elevateur', 'ÉLÉV serv', 'repair north'])
      expect(await titlesFor(olivia, { search })).toEqual(['Élévateur hors service'])
    expect(await titlesFor(olivia, { search: 'levateur' })).toEqual([])
    expect(await titlesFor(olivia, { search: `'); drop table notices; --` })).toEqual([])
    expect(await titlesFor(olivia, { search: '!!!' })).toEqual([])
    const prairie = await world.as('mandeep', 'prairie')
    expect(await titlesFor(prairie, { search: 'elevateur' })).toEqual([])
  })

  test('is narrowed by type, priority and state', async () => {
    await publish(mandeep, { title: 'Urgent event', type: 'event', priority: 'urgent' })
    expect(await titlesFor(olivia, { type: 'event', priority: 'urgent' })).toEqual(['Urgent event'])
    for (const status of ['draft', 'scheduled', 'published', 'expired'] as const) {
      const { items } = await mandeep.call(notices.list, { query: { status } })
      expect(new Set(items.map((item) => item.status))).toEqual(items.length ? new Set([status]) : new Set())
    }
    expect((await olivia.try(notices.list, { query: { type: 'gossip' } as never })).status).toBe(400)
  })

  test('shows at most 150 plain characters', async () => {
    await publish(mandeep, { title: 'Long', content: `<p>Tom &amp; Jerry ${'word '.repeat(100)}</p>` })
    const { items } = await olivia.call(notices.list, { query: { search: 'Long' } })
    expect(items[0]!.preview).toMatch(/^Tom & Jerry word .*…$/)
    expect(items[0]!.preview.length).toBeLessThanOrEqual(150)
  })
})

describe('what is written', () => {
  test('hostile text is cleaned before it is kept, and a text of tags alone is none', async () => {
    const { _id, title } = await publish(mandeep, {
      title: '<img src=x onerror=alert(1)>Gym <b>closed</b>',
      content:
        '<p onclick="steal()">Gym<script>alert(1)</script> <a href="javascript:alert(1)">here</a> <a href="https://a.example">there</a></p><style>p{}</style><iframe src="//evil.example"></iframe>',
    })
    expect(title).toBe('Gym closed')
    const { content } = await olivia.call(notices.get, byId(_id))
    expect(content).toContain('href="https://a.example"')
    expect(content).toContain('rel="noopener noreferrer nofollow"')
    for (const evil of ['script', 'onclick', 'iframe', 'style', 'evil']) expect(content).not.toContain(evil)
    for (const empty of ['<p></p>', '<script>alert(1)</script>', '<p>&nbsp;</p>', '<p>\u200b</p>'])
      expect(
        (await mandeep.try(notices.create, { body: { title: 'Empty', content: empty }, files: [] })).body.errors,
      ).toEqual([{ field: 'content', message: 'Text is required' }])
  })

  test('a text that escaping makes too long to be saved again is refused at once', async () => {
    const content = `<p>${'&'.repeat(20_000)}</p>`
    const answer = await mandeep.try(notices.create, { body: { title: 'Signs', content }, files: [] })
    expect(answer.body.errors).toEqual([{ field: 'content', message: 'Text must be at most 50000 characters' }])
  })

  test('a title is required and a real one reads back as typed', async () => {
    const answer = await mandeep.try(notices.create, { body: { title: ' ', content: '<p>Text</p>' }, files: [] })
    expect(answer.body.errors).toEqual([{ field: 'title', message: 'Title is required' }])
    expect((await draft(mandeep, { title: "O'Brien <3 a < b" })).title).toBe("O'Brien <3 a < b")
  })

  test('a form with files answers the notice with them', async () => {
    const made = await draft(mandeep, { audience: 'all' }, [textFile('a.txt'), textFile('b.txt', 'Another text.')])
    expect(made.attachments.map(({ fileName }) => fileName)).toEqual(['a.txt', 'b.txt'])
    expect(made.attachmentCount).toBe(2)
  })
})

const inboxOf = async (caller: Caller): Promise<string[]> =>
  (await caller.send('GET', '/api/notifications?limit=100')).body.data.map(({ title }: { title: string }) => title)
