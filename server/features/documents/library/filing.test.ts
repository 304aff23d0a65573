/** Documents come in, are described anew, found, moved and pinned. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documents } from '../../../../contract/documents.ts'
import { overview } from '../../../../contract/overview.ts'
import type { Caller } from '../../../testing/caller.ts'
import { file, titlesOf } from '../../../testing/documents.ts'
import { textFile } from '../../../testing/notices.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let mandeep: Caller
let carla: Caller
let theo: Caller
beforeAll(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
  carla = await world.as('carla')
  theo = await world.as('theo')
})
afterAll(() => world.close())

const byId = (id: string) => ({ params: { id } })

describe('filing', () => {
  test('makes a document of each file, called like it, and keeps what is said of all', async () => {
    const body = { category: 'insurance', description: 'For the year', expiresOn: '2026-12-31' } as const
    const files = [textFile('Policy_A.txt', 'A'), textFile('Policy B.txt', 'B')]
    const made = await carla.call(documents.upload, { body, files })
    expect(made).toMatchObject([
      {
        title: 'Policy A',
        fileName: 'Policy_A.txt',
        fileSize: 1,
        description: 'For the year',
        versions: 1,
        version: 1,
      },
      { title: 'Policy B', expiresOn: '2026-12-31', expiry: 'endsSoon', uploadedBy: 'Carla Council' },
    ])
    expect(made[0]!.keeping!.recordKind).toBe('insurancePolicy')
  })

  test('takes ten files at once and not eleven', async () => {
    const files = Array.from({ length: 11 }, (_, place) => textFile(`Ten ${place}.txt`, `Ten ${place}`))
    const body = { category: 'other' } as const
    expect((await mandeep.try(documents.upload, { body, files })).status).toBe(413)
    expect(await mandeep.call(documents.upload, { body, files: files.slice(1) })).toHaveLength(10)
    expect((await titlesOf(mandeep, { category: 'other' })).slice(0, 3)).toEqual(['Ten 1', 'Ten 2', 'Ten 3'])
    expect((await titlesOf(mandeep, { category: 'other' })).at(-1)).toBe('Ten 10')
  })

  test.each([
    ['no file', { category: 'rules' }, [], /Choose a file/],
    [
      'a title for two',
      { category: 'rules', title: 'Both' },
      [textFile('a.txt', 'a'), textFile('b.txt', 'b')],
      /single file/,
    ],
    [
      'days that end before they begin',
      { category: 'rules', effectiveOn: '2026-02-01', expiresOn: '2026-01-31' },
      [textFile()],
      /effective date/,
    ],
    ['no category', {}, [textFile()], /^Choose one of: bylaws/],
  ] as const)('refuses %s', async (_what, body, files, message) => {
    const refused = await mandeep.try(documents.upload, { body: body as never, files })
    expect([refused.status, refused.body.error]).toEqual([400, expect.stringMatching(message)])
  })

  test('refuses a folder of another category and one of nobody', async () => {
    const { _id } = await mandeep.call(documents.createFolder, { body: { category: 'rules', name: 'Pool' } })
    for (const folderId of [_id, '01990000-0000-7000-8000-000000000000']) {
      const refused = await mandeep.try(documents.upload, {
        body: { category: 'guides', folderId },
        files: [textFile()],
      })
      expect(refused.status).toBe(404)
    }
  })
})

describe('a document', () => {
  test('comes back as it went in, always to be saved under its name', async () => {
    const { _id } = await file(mandeep, { title: 'Plan' }, textFile('Plan für März.txt', 'Ça va.'))
    const answer = await theo.try(documents.download, { ...byId(_id), query: {} })
    expect([answer.status, answer.text]).toEqual([200, 'Ça va.'])
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; .*filename\*=UTF-8''Plan%20f%C3%BCr%20M%C3%A4rz\.txt/,
    )
    expect(answer.headers['cache-control']).toContain('no-store')
  })

  test('is changed field by field; what is left out stays, and a stale copy is refused with the present state', async () => {
    const made = await file(mandeep, { title: 'House rules', description: 'Short', effectiveOn: '2026-01-01' })
    const changed = await carla.call(documents.change, { ...byId(made._id), body: { version: 1, title: 'Rules' } })
    expect(changed).toMatchObject({ title: 'Rules', description: 'Short', effectiveOn: '2026-01-01', version: 2 })
    const stale = await mandeep.try(documents.change, { ...byId(made._id), body: { version: 1, title: 'Mine' } })
    expect([stale.status, stale.body.code, stale.body.current.title]).toEqual([409, 'STALE', 'Rules'])
    const cleared = await carla.call(documents.change, { ...byId(made._id), body: { version: 2, effectiveOn: null } })
    expect(cleared.effectiveOn).toBeNull()
    expect(await titlesOf(theo, { search: 'house' })).not.toContain('Rules')
  })

  test('moves to another category, which decides anew who reads it', async () => {
    const { _id, version } = await file(mandeep, { title: 'Wanderer' })
    expect(await titlesOf(theo, { search: 'wanderer' })).toEqual(['Wanderer'])
    await mandeep.call(documents.move, { ...byId(_id), body: { version, category: 'contracts' } })
    expect(await titlesOf(theo, { search: 'wanderer' })).toEqual([])
    expect((await theo.try(documents.download, { ...byId(_id), query: {} })).status).toBe(404)
  })
})

describe('the list', () => {
  test('goes on by cursor in either order, each document once', async () => {
    const prefix = 'Ordered'
    for (const title of ['Ordered 10', 'ordered 2', 'Órdered 1']) {
      await file(mandeep, { category: 'forms', title })
      world.clock.advance(1000)
    }
    const walk = async (sort: string) => {
      const titles: string[] = []
      let cursor: string | undefined
      do {
        const query = { category: 'forms', search: prefix, limit: 1, sort, ...(cursor && { cursor }) } as never
        const page = await theo.call(documents.list, { query })
        titles.push(...page.items.map(({ title }) => title))
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      return titles
    }
    expect(await walk('title')).toEqual(['Órdered 1', 'ordered 2', 'Ordered 10'])
    expect(await walk('newest')).toEqual(['Órdered 1', 'ordered 2', 'Ordered 10'])
    expect((await theo.try(documents.list, { query: { cursor: 'nonsense' } })).status).toBe(400)
  })

  test('of what expires holds what expired and what does within ninety days, for those who manage it', async () => {
    const soon = { category: 'guides', title: 'Soon over', expiresOn: '2027-02-01' } as const
    await file(mandeep, soon)
    await file(mandeep, { category: 'guides', title: 'Long since over', expiresOn: '2020-01-01' })
    await file(mandeep, { category: 'guides', title: 'Far off', expiresOn: '2030-01-01' })
    const titles = await titlesOf(carla, { filter: 'expiring', category: 'guides' })
    expect(titles).toEqual(['Long since over', 'Soon over'])
    expect(await titlesOf(theo, { filter: 'expiring' })).toEqual([])
    const { items } = await theo.call(documents.list, { query: { search: 'over' } })
    expect(items.map(({ expiry }) => expiry)).toEqual(['expired', 'endsSoon'])
  })

  test('by a search of nothing but signs is empty', async () =>
    expect(await titlesOf(mandeep, { search: '?!' })).toEqual([]))
})

describe('pins', () => {
  test('are toggled without a word and set with one; the dashboard shows what the specification names', async () => {
    const { _id } = await file(
      mandeep,
      { title: 'Fire plan', description: 'Where to meet' },
      textFile('fire.txt', 'Run'),
    )
    const pin = async (body: { pinned?: boolean }) => (await carla.call(documents.pin, { ...byId(_id), body })).pinnedAt
    expect(await pin({})).toBe(world.clock.now())
    expect(await theo.call(documents.pinned)).toEqual([
      {
        _id,
        title: 'Fire plan',
        category: 'guides',
        fileSize: 3,
        fileName: 'fire.txt',
        description: 'Where to meet',
        pinnedAt: world.clock.now(),
      },
    ])
    expect((await theo.call(overview.dashboard)).pinnedDocuments).toHaveLength(1)
    const first = await pin({ pinned: true })
    world.clock.advance(1000)
    expect(await pin({ pinned: true })).toBe(first)
    expect(await pin({})).toBeNull()
    expect(await pin({ pinned: false })).toBeNull()
    expect(await theo.call(documents.pinned)).toEqual([])
  })

  test('without any body at all are toggled too, and only by those who manage the building', async () => {
    const { _id } = await file(mandeep)
    expect((await carla.send('PUT', `/api/documents/${_id}/pin`)).body.data.pinnedAt).not.toBeNull()
    for (const name of ['theo', 'olivia', 'mia', 'vic'] as const)
      expect((await (await world.as(name)).send('PUT', `/api/documents/${_id}/pin`)).status).toBe(403)
    await carla.call(documents.pin, { ...byId(_id), body: {} })
  })

  test('of two that pin at once both find it pinned', async () => {
    const { _id } = await file(mandeep)
    const both = await Promise.all(
      [mandeep, carla].map((who) => who.call(documents.pin, { ...byId(_id), body: { pinned: true } })),
    )
    expect(both.map(({ pinnedAt }) => pinnedAt)).toEqual([world.clock.now(), world.clock.now()])
    expect(new Set(both.map(({ version }) => version)).size).toBe(1)
  })
})
