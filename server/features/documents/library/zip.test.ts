/** Taking documents away: many as one ZIP, and the log of who took what. */
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { documents } from '../../../../contract/documents.ts'
import { zipMostBytes } from '../../../../contract/limits/documents.ts'
import type { Caller } from '../../../testing/caller.ts'
import { file } from '../../../testing/documents.ts'
import { textFile } from '../../../testing/notices.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let mandeep: Caller
let olivia: Caller
beforeAll(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
  olivia = await world.as('olivia')
})
afterAll(() => world.close())

/** What a ZIP holds, as another hand's reader finds it: text by name. */
const unpacked = async (who: Caller, body: object): Promise<Record<string, string>> => {
  const response = await who.app.inject({
    method: 'POST',
    url: '/api/documents/zip',
    headers: { cookie: who.cookie, 'x-building-id': who.buildingId!, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
  const archive = await fromBufferPromise(response.rawPayload, { strictFileNames: true })
  const texts: Record<string, string> = {}
  for await (const entry of archive.eachEntry())
    texts[entry.fileName] = (await buffer(await archive.openReadStreamPromise(entry))).toString()
  return texts
}

const logOf = async (id: string) => (await mandeep.call(documents.downloads, { params: { id }, query: {} })).items

test('holds each document under its file’s name, none twice, by the newest version', async () => {
  const a = await file(mandeep, { title: 'One' }, textFile('plan.txt', 'first'))
  const b = await file(mandeep, { title: 'Two' }, textFile('PLAN.txt', 'second'))
  const c = await file(mandeep, { title: 'Three' }, textFile('con.txt', 'third'))
  await mandeep.call(documents.addVersion, { params: { id: a._id }, body: {}, files: [textFile('plan.txt', 'newest')] })
  expect(await unpacked(olivia, { ids: [a._id, b._id, c._id, a._id] })).toEqual({
    'plan.txt': 'newest',
    '_con.txt': 'third',
    'PLAN (2).txt': 'second',
  })
  for (const { _id } of [a, b, c]) expect(await logOf(_id)).toMatchObject([{ kind: 'zip', by: 'Olivia Owner' }])
})

test('holds a whole folder, or what of a category lies in none, and is called by it', async () => {
  const { _id: folderId } = await mandeep.call(documents.createFolder, { body: { category: 'forms', name: 'Moving' } })
  await file(mandeep, { category: 'forms', folderId }, textFile('in.txt', 'in'))
  await file(mandeep, { category: 'forms' }, textFile('out.txt', 'out'))
  expect(await unpacked(olivia, { folderId })).toEqual({ 'in.txt': 'in' })
  expect(await unpacked(olivia, { category: 'forms' })).toEqual({ 'out.txt': 'out' })
  const answer = await olivia.try(documents.zip, { body: { folderId } })
  expect(answer.headers['content-disposition']).toContain('Harbour View Moving 2026-11-20.zip')
})

test('is asked for in one way only', async () => {
  for (const body of [{}, { ids: [] }, { category: 'forms', ids: ['01990000-0000-7000-8000-000000000000'] }])
    expect((await olivia.try(documents.zip, { body: body as never })).status).toBe(400)
})

test('is bounded by what it would weigh', async () => {
  const { _id } = await file(mandeep, { title: 'Heavy' })
  await world.connection.pool.query('update document_versions set size_bytes = $1 where document_id = $2', [
    zipMostBytes + 1,
    _id,
  ])
  const refused = await olivia.try(documents.zip, { body: { ids: [_id] } })
  expect([refused.status, refused.body.error]).toEqual([413, expect.stringMatching(/200 documents and 500\.00 MB/)])
  expect(await logOf(_id)).toEqual([])
})

test('the log says who took which version, looked at it once a day, or took it along, and is never edited', async () => {
  const { _id } = await file(mandeep, { title: 'Logged' }, textFile('logged.txt', 'Logged'))
  const call = { params: { id: _id } }
  for (let time = 0; time < 2; time++) await olivia.try(documents.download, { ...call, query: { preview: 'true' } })
  await olivia.try(documents.download, { ...call, query: {} })
  await olivia.try(documents.download, { ...call, query: {} })
  const log = await logOf(_id)
  expect(log.map(({ kind, by, number, fileName }) => [kind, by, number, fileName])).toEqual([
    ['download', 'Olivia Owner', 1, 'logged.txt'],
    ['download', 'Olivia Owner', 1, 'logged.txt'],
    ['viewed', 'Olivia Owner', 1, 'logged.txt'],
  ])
  const first = await mandeep.call(documents.downloads, { ...call, query: { limit: 2 } })
  const rest = await mandeep.call(documents.downloads, { ...call, query: { limit: 2, cursor: first.nextCursor! } })
  expect([...first.items, ...rest.items]).toEqual(log)
  world.clock.advance(86_400_000)
  olivia = await world.as('olivia')
  mandeep = await world.as('mandeep')
  await olivia.try(documents.download, { ...call, query: { preview: 'true' } })
  expect(await logOf(_id)).toHaveLength(4)
  for (const text of ['delete from document_downloads', `update document_downloads set kind = 'zip'`])
    await expect(world.connection.pool.query(text)).rejects.toThrow('never edited')
  expect((await olivia.try(documents.downloads, { ...call, query: {} })).status).toBe(403)
})
