/** What somebody may not read is not there for them, by whatever way they look. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { documents } from '../../../../contract/documents.ts'
import type { Document } from '../../../../contract/documents/document.ts'
import { overview } from '../../../../contract/overview.ts'
import type { Caller } from '../../../testing/caller.ts'
import { file, titlesOf } from '../../../testing/documents.ts'
import { textFile } from '../../../testing/notices.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
const callers = {} as Record<'mandeep' | 'carla' | 'olivia' | 'theo' | 'mia' | 'vic' | 'sam', Caller>
let minutes: Document
let guide: Document
let folderId: string
let versionId: string

beforeAll(async () => {
  world = await openWorld()
  for (const name of ['mandeep', 'carla', 'olivia', 'theo', 'mia', 'vic'] as const) callers[name] = await world.as(name)
  callers.sam = await world.as('sam', 'harbour')
  const { mandeep } = callers
  const folder = await mandeep.call(documents.createFolder, { body: { category: 'minutes', name: '2026' } })
  folderId = folder._id
  minutes = await file(
    mandeep,
    { category: 'minutes', folderId, title: 'Marmalade minutes' },
    textFile('agm.txt', 'One'),
  )
  guide = await file(mandeep, { category: 'guides', title: 'Marmalade guide' }, textFile('move-in.txt', 'Welcome'))
  const params = { id: minutes._id }
  await mandeep.call(documents.addVersion, { params, body: {}, files: [textFile('agm-final.txt', 'A tangerine levy')] })
  versionId = (await mandeep.call(documents.versions, { params, query: {} })).items[1]!._id
  await world.jobs.drain()
  for (const { _id } of [minutes, guide]) await mandeep.call(documents.pin, { params: { id: _id }, body: {} })
})
afterAll(() => world.close())

describe('minutes, for a tenant', () => {
  test('are in no list, by no filter, order, search, category or folder', async () => {
    const { theo } = callers
    const queries = [
      {},
      { sort: 'newest' },
      { filter: 'pinned' },
      { search: 'marmalade' },
      { search: 'agm' },
      { search: 'tangerine' },
    ]
    for (const query of [...queries, { limit: 1 }])
      expect([query, (await titlesOf(theo, query as never)).filter((title) => title !== guide.title)]).toEqual([
        query,
        [],
      ])
    for (const query of [{ category: 'minutes' }, { folder: folderId }, { filter: 'expiring' }, { filter: 'bin' }])
      expect([query, await titlesOf(theo, query as never)]).toEqual([query, []])
    expect(await titlesOf(callers.olivia, { search: 'tangerine' })).toEqual([minutes.title])
  })

  test('are in no count, and neither are their category and folder', async () => {
    const { categories, counts, can } = await callers.theo.call(documents.library)
    expect(categories.map(({ category }) => category)).toEqual(['bylaws', 'rules', 'forms', 'guides'])
    expect(categories.flatMap(({ folders }) => folders)).toEqual([])
    expect(counts).toEqual({ pinned: 1, expiring: null, bin: null })
    expect(can).toEqual({ upload: false, setPermissions: false })
  })

  test('are not pinned, in the call and on the dashboard', async () => {
    const pinned = await callers.theo.call(documents.pinned)
    expect(pinned.map(({ title }) => title)).toEqual([guide.title])
    expect((await callers.theo.call(overview.dashboard)).pinnedDocuments).toEqual(pinned)
  })

  test('answer to their id, their file, their versions and all that could be done with them as an unknown id does', async () => {
    const { theo } = callers
    const unknown = { id: '01990000-0000-7000-8000-000000000000', versionId: '01990000-0000-7000-8000-000000000001' }
    const asked = (ids: typeof unknown): [string, () => ReturnType<Caller['try']>][] => [
      ['get', () => theo.try(documents.get, { params: ids })],
      ['download', () => theo.try(documents.download, { params: ids, query: {} })],
      ['preview', () => theo.try(documents.download, { params: ids, query: { preview: 'true' } })],
      ['versions', () => theo.try(documents.versions, { params: ids, query: {} })],
      ['a version', () => theo.try(documents.downloadVersion, { params: ids, query: {} })],
      ['restoring', () => theo.try(documents.restoreVersion, { params: ids })],
      ['adding', () => theo.try(documents.addVersion, { params: ids, body: {}, files: [textFile()] })],
      ['changing', () => theo.try(documents.change, { params: ids, body: { version: 3 } })],
      ['moving', () => theo.try(documents.move, { params: ids, body: { version: 3, category: 'guides' } })],
      ['deleting', () => theo.try(documents.delete, { params: ids })],
      ['taking out', () => theo.try(documents.restore, { params: ids })],
      ['zip', () => theo.try(documents.zip, { body: { ids: [ids.id] } })],
    ]
    const real = asked({ id: minutes._id, versionId })
    for (const [place, [what, ask]] of asked(unknown).entries()) {
      const [nothing, hidden] = [await ask(), await real[place]![1]()]
      expect([what, nothing.status, hidden.status]).toEqual([what, 404, 404])
      expect(hidden.text).toBe(nothing.text)
    }
  })

  test('are in no ZIP, of chosen ones, of their folder or of their category', async () => {
    const { theo } = callers
    const zip = await theo.try(documents.zip, { body: { ids: [minutes._id, guide._id] } })
    expect([zip.status, zip.text.includes('move-in.txt'), zip.text.includes('agm')]).toEqual([200, true, false])
    for (const body of [{ folderId }, { category: 'minutes' as const }])
      expect((await theo.try(documents.zip, { body })).status).toBe(404)
  })

  test('take nothing in: their place is not there', async () => {
    for (const body of [{ category: 'minutes' as const, folderId }, { category: 'minutes' as const }]) {
      const refused = await callers.theo.try(documents.upload, { body, files: [textFile()] })
      expect(refused.status).toBe(404)
    }
  })
})

describe('who reads by the law of the place, where nobody chose anything', () => {
  const reads = async (who: Caller) => (await who.call(documents.library)).categories.map(({ category }) => category)
  const all = ['bylaws', 'rules', 'minutes', 'financial', 'insurance', 'contracts', 'forms', 'guides', 'other']

  test.each([
    ['mandeep', all],
    ['carla', all],
    ['sam', all],
    ['olivia', all],
    ['mia', ['bylaws', 'rules', 'forms', 'guides']],
    ['vic', []],
  ] as const)('%s reads %j', async (name, categories) => expect(await reads(callers[name])).toEqual(categories))

  test('an owner opens the minutes and learns nothing of how they are kept, nor who brought them', async () => {
    const shown = await callers.olivia.call(documents.get, { params: { id: minutes._id } })
    expect(shown).toMatchObject({ title: 'Marmalade minutes', keeping: null, uploadedBy: null, manages: false })
    expect(Object.values(shown.can)).toEqual(Object.keys(shown.can).map(() => false))
    const refused = await callers.olivia.try(documents.change, { params: { id: minutes._id }, body: { version: 1 } })
    expect(refused.status).toBe(403)
    const filing = await callers.olivia.try(documents.upload, { body: { category: 'minutes' }, files: [textFile()] })
    expect(filing.status).toBe(403)
  })

  test('a visitor finds nothing', async () => {
    expect(await titlesOf(callers.vic)).toEqual([])
    expect(await callers.vic.call(documents.pinned)).toEqual([])
    expect((await callers.vic.try(documents.get, { params: { id: guide._id } })).status).toBe(404)
  })
})

describe('minutes that the building closed to council', () => {
  const nobodyChose = { owner: null, tenant: null, member: null, visitor: null, council: null }

  test('leave the history that council reads, and stay in that of management', async () => {
    const inHistory = async (who: Caller) =>
      (await who.call(audit.list, { query: { search: 'Marmalade minutes' } })).items.length
    expect(await inHistory(callers.carla)).toBeGreaterThan(2)
    const chosen = { ...nobodyChose, owner: 'none', council: 'none' } as const
    const body = { category: 'minutes', folderId, chosen, version: 0 } as const
    await callers.mandeep.call(documents.setPermissions, { body })
    const params = { subject: 'document', id: minutes._id } as const
    expect(await inHistory(callers.carla)).toBe(0)
    expect((await callers.carla.try(audit.history, { params, query: {} })).status).toBe(404)
    const asFile = await callers.carla.try(audit.file, { query: {} })
    expect(asFile.text).not.toContain('Marmalade minutes')
    expect(await inHistory(callers.mandeep)).toBeGreaterThan(2)
    expect((await callers.mandeep.try(audit.history, { params, query: {} })).status).toBe(200)
    expect((await callers.carla.try(documents.get, { params: { id: minutes._id } })).status).toBe(404)
    expect((await callers.olivia.try(documents.get, { params: { id: minutes._id } })).status).toBe(404)
  })
})
