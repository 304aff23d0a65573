/** Versions: links open the newest, nothing is ever lost, and of many that come at once each has its number. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { documents } from '../../../../contract/documents.ts'
import type { Caller } from '../../../testing/caller.ts'
import { file, titlesOf } from '../../../testing/documents.ts'
import { textFile } from '../../../testing/notices.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let mandeep: Caller
let carla: Caller
let olivia: Caller
beforeAll(async () => {
  world = await openWorld({ connections: 20 })
  mandeep = await world.as('mandeep')
  carla = await world.as('carla')
  olivia = await world.as('olivia')
})
afterAll(() => world.close())

const add = (who: Caller, id: string, name: string, text: string, note = '') =>
  who.call(documents.addVersion, { params: { id }, body: { note }, files: [textFile(name, text)] })
const textOf = async (who: Caller, id: string) =>
  (await who.try(documents.download, { params: { id }, query: {} })).text
const versionsOf = async (id: string) => (await mandeep.call(documents.versions, { params: { id }, query: {} })).items

test('a link to a document opens its newest version, and the file name of that one is searched', async () => {
  const { _id } = await file(mandeep, { category: 'bylaws', title: 'Bylaws' }, textFile('first.txt', 'First'))
  world.clock.advance(60_000)
  const after = await add(carla, _id, 'second.txt', 'Second', 'Pets are welcome')
  expect(after).toMatchObject({
    fileName: 'second.txt',
    versions: 2,
    note: 'Pets are welcome',
    uploadedBy: 'Carla Council',
  })
  expect(after.updatedAt).toBe(world.clock.now())
  expect(await textOf(olivia, _id)).toBe('Second')
  expect(await titlesOf(olivia, { search: 'second' })).toEqual(['Bylaws'])
  expect(await titlesOf(olivia, { search: 'first' })).toEqual([])
})

test('an old one comes back as the newest, under a new number', async () => {
  const { _id } = await file(mandeep, { category: 'rules', title: 'Rules' }, textFile('old.txt', 'Old'))
  await add(mandeep, _id, 'new.txt', 'New')
  const [newest, oldest] = await versionsOf(_id)
  const asked = { params: { id: _id, versionId: oldest!._id } }
  const restored = await carla.call(documents.restoreVersion, asked)
  expect(restored).toMatchObject({ versions: 3, fileName: 'old.txt' })
  expect(await textOf(olivia, _id)).toBe('Old')
  expect(await versionsOf(_id)).toMatchObject([
    { number: 3, isNewest: true, restoredFrom: 1, by: 'Carla Council', sha256: oldest!.sha256 },
    { number: 2, isNewest: false, restoredFrom: null, fileName: 'new.txt' },
    { number: 1, isNewest: false },
  ])
  const again = { params: { id: _id, versionId: (await versionsOf(_id))[0]!._id } }
  expect((await carla.try(documents.restoreVersion, again)).status).toBe(409)
  const old = await carla.try(documents.downloadVersion, { params: { id: _id, versionId: newest!._id }, query: {} })
  expect([old.status, old.text]).toEqual([200, 'New'])
  const { items } = await mandeep.call(audit.history, { params: { subject: 'document', id: _id }, query: {} })
  expect(items.map(({ action }) => action)).toEqual(['version restored', 'version added', 'filed'])
})

test('whoever only reads the document sees the newest version and no other', async () => {
  const { _id } = await file(mandeep, { category: 'minutes', title: 'Minutes' }, textFile('draft.txt', 'Draft'))
  await add(mandeep, _id, 'final.txt', 'Final')
  const versionId = (await versionsOf(_id))[1]!._id
  expect((await olivia.try(documents.versions, { params: { id: _id }, query: {} })).status).toBe(403)
  const old = await olivia.try(documents.downloadVersion, { params: { id: _id, versionId }, query: {} })
  expect(old.status).toBe(403)
  const other = await file(mandeep)
  const mixed = await mandeep.try(documents.downloadVersion, { params: { id: other._id, versionId }, query: {} })
  expect(mixed.status).toBe(404)
})

test('twelve that come at once get twelve numbers', async () => {
  const { _id } = await file(mandeep, { title: 'Busy' })
  const coming = Array.from({ length: 12 }, (_, place) =>
    add(place % 2 ? carla : mandeep, _id, 'b.txt', `Busy ${place}`),
  )
  await Promise.all(coming)
  expect((await versionsOf(_id)).map(({ number }) => number)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
})

test('the list goes on by cursor', async () => {
  const { _id } = await file(mandeep, { title: 'Paged' })
  await add(mandeep, _id, 'b.txt', 'B')
  const params = { id: _id }
  const first = await mandeep.call(documents.versions, { params, query: { limit: 1 } })
  const second = await mandeep.call(documents.versions, { params, query: { limit: 1, cursor: first.nextCursor! } })
  expect([...first.items, ...second.items].map(({ number }) => number)).toEqual([2, 1])
  expect(second.nextCursor).toBeNull()
})

test('a new version is one file', async () => {
  const { _id } = await file(mandeep)
  for (const files of [[], [textFile('a.txt', 'a'), textFile('b.txt', 'b')]]) {
    const refused = await mandeep.try(documents.addVersion, { params: { id: _id }, body: {}, files })
    expect(refused.status).toBe(400)
  }
})
