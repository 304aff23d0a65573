/** Folders, and who may do what in each place. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { documents } from '../../../../contract/documents.ts'
import { chooses, Level, type ChosenLevels } from '../../../../contract/documents/folders.ts'
import type { Caller } from '../../../testing/caller.ts'
import type { Name } from '../../../testing/cast.ts'
import { file, titlesOf } from '../../../testing/documents.ts'
import { textFile } from '../../../testing/notices.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
const callers = {} as Record<Name, Caller>
beforeAll(async () => {
  world = await openWorld({ connections: 20 })
  for (const name of ['mandeep', 'carla', 'olivia', 'theo', 'mia', 'vic'] as const) callers[name] = await world.as(name)
})
afterAll(() => world.close())

const nobodyChose: ChosenLevels = { owner: null, tenant: null, member: null, visitor: null, council: null }
type Category = 'bylaws' | 'rules' | 'minutes' | 'financial' | 'contracts' | 'forms' | 'other'

const folder = (category: Category, name: string) =>
  callers.mandeep.call(documents.createFolder, { body: { category, name } })

const placeIn = async (category: Category, folderId: string | null) => {
  const all = await callers.mandeep.call(documents.permissions)
  const of = all.find((one) => one.category === category)!
  return folderId === null ? of : of.folders.find(({ _id }) => _id === folderId)!
}

/** Chooses levels for a place over whatever stands there. */
const choose = async (category: Category, folderId: string | null, chosen: Partial<ChosenLevels>) => {
  const { version } = await placeIn(category, folderId)
  const body = { category, folderId, chosen: { ...nobodyChose, ...chosen }, version }
  await callers.mandeep.call(documents.setPermissions, { body })
}

describe('folders', () => {
  test('stand by name in their category, each name once, and are counted', async () => {
    const { mandeep, olivia } = callers
    const made = await folder('minutes', '2026')
    await folder('minutes', '2025')
    expect(made).toMatchObject({ name: '2026', count: 0, level: 'manage', version: 1 })
    await file(mandeep, { category: 'minutes', folderId: made._id, title: 'January' })
    const twice = await mandeep.try(documents.createFolder, { body: { category: 'minutes', name: '2026' } })
    expect([twice.status, twice.body.errors[0].field]).toEqual([400, 'name'])
    await folder('rules', '2026')
    const { categories } = await olivia.call(documents.library)
    const minutes = categories.find(({ category }) => category === 'minutes')!
    expect(minutes).toMatchObject({ level: 'read', count: 0 })
    expect(minutes.folders.map(({ name, count, level }) => [name, count, level])).toEqual([
      ['2025', 0, 'read'],
      ['2026', 1, 'read'],
    ])
    expect(await titlesOf(olivia, { category: 'minutes', folder: 'none' })).toEqual([])
    expect(await titlesOf(olivia, { folder: made._id })).toEqual(['January'])
  })

  test('are renamed, a stale copy refused; of two at once one gets the name', async () => {
    const { mandeep, carla } = callers
    const { _id } = await folder('forms', 'Old name')
    const params = { id: _id }
    await carla.call(documents.renameFolder, { params, body: { name: 'New name', version: 1 } })
    const stale = await mandeep.try(documents.renameFolder, { params, body: { name: 'Other', version: 1 } })
    expect([stale.status, stale.body.current.name]).toEqual([409, 'New name'])
    const both = await Promise.all(
      [mandeep, carla].map((who) => who.try(documents.createFolder, { body: { category: 'forms', name: 'Same' } })),
    )
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 400]))
  })

  test('are deleted only when nothing lies in them, not even of the bin; the history keeps their name', async () => {
    const { mandeep } = callers
    const { _id } = await folder('other', 'Short-lived')
    const params = { id: _id }
    const document = await file(mandeep, { category: 'other', folderId: _id })
    expect((await mandeep.try(documents.deleteFolder, { params })).status).toBe(409)
    await mandeep.call(documents.delete, { params: { id: document._id } })
    expect((await mandeep.try(documents.deleteFolder, { params })).body.error).toContain('in the trash')
    await mandeep.call(documents.restore, { params: { id: document._id } })
    const body = { version: 3, category: 'other', folderId: null } as const
    await mandeep.call(documents.move, { params: { id: document._id }, body })
    await mandeep.call(documents.deleteFolder, { params })
    expect((await mandeep.try(documents.deleteFolder, { params })).status).toBe(404)
    const late = { category: 'other', folderId: _id } as const
    expect((await mandeep.try(documents.upload, { body: late, files: [textFile()] })).status).toBe(404)
    const { items } = await mandeep.call(audit.list, { query: { subject: 'documentFolder', action: 'deleted' } })
    expect(items[0]).toMatchObject({ name: 'Short-lived', openId: null })
    await folder('other', 'Short-lived')
  })

  test('of filing into a folder and deleting it at once, the document is never without its folder', async () => {
    const { mandeep, carla } = callers
    for (let round = 0; round < 5; round++) {
      const { _id } = await folder('other', `Race ${round}`)
      const body = { category: 'other', folderId: _id } as const
      const [filed, deleted] = await Promise.all([
        mandeep.try(documents.upload, { body, files: [textFile()] }),
        carla.try(documents.deleteFolder, { params: { id: _id } }),
      ])
      expect([
        [200, 409],
        [404, 200],
      ]).toContainEqual([filed.status, deleted.status])
    }
  })
})

describe('permissions', () => {
  test('of a folder override those of its category, and those the law’s suggestion', async () => {
    const { mandeep, theo, olivia } = callers
    const open = await folder('financial', 'Open')
    const closed = await folder('financial', 'Closed')
    for (const folderId of [null, open._id, closed._id])
      await file(mandeep, { category: 'financial', folderId, title: `Lies in ${folderId ?? 'none'}` })
    const seen = async (who: Caller) => (await titlesOf(who, { category: 'financial' })).map((title) => title.slice(8))
    await choose('financial', open._id, { tenant: 'read' })
    await choose('financial', closed._id, { owner: 'none' })
    expect(await seen(theo)).toEqual([open._id])
    expect((await seen(olivia)).toSorted()).toEqual([open._id, 'none'].toSorted())
    const { categories } = await theo.call(documents.library)
    expect(categories.find(({ category }) => category === 'financial')).toMatchObject({
      level: 'none',
      count: 0,
      folders: [{ name: 'Open', count: 1, level: 'read' }],
    })
    await choose('financial', null, { tenant: 'read', owner: 'none' })
    expect((await seen(theo)).toSorted()).toEqual([open._id, closed._id, 'none'].toSorted())
    expect(await seen(olivia)).toEqual([])
    await choose('financial', null, {})
    expect(await seen(theo)).toEqual([open._id])
  })

  test('let a resident manage a place and nothing else', async () => {
    const { olivia, mandeep, theo } = callers
    const { _id: folderId } = await folder('forms', 'Garden club')
    await choose('forms', folderId, { owner: 'manage' })
    const made = await file(olivia, { category: 'forms', folderId, title: 'Plants' })
    expect(made.can).toMatchObject({ edit: true, delete: true, pin: false, hold: false, seeDownloads: false })
    await olivia.call(documents.addVersion, { params: { id: made._id }, body: {}, files: [textFile('p.txt', 'p')] })
    const up = { category: 'forms' } as const
    expect((await olivia.try(documents.upload, { body: up, files: [textFile()] })).status).toBe(403)
    const params = { id: made._id }
    const out = { version: 2, category: 'forms', folderId: null } as const
    expect((await olivia.try(documents.move, { params, body: out })).status).toBe(403)
    expect((await olivia.try(documents.pin, { params, body: {} })).status).toBe(403)
    expect((await theo.try(documents.delete, { params })).status).toBe(403)
    await olivia.call(documents.delete, { params })
    expect(await titlesOf(olivia, { filter: 'bin' })).toEqual(['Plants'])
    expect((await olivia.call(documents.library)).can).toEqual({ upload: true, setPermissions: false })
    await mandeep.call(documents.restore, { params })
  })

  test('never lock management and platform staff out, and hold council to what it was given', async () => {
    const { mandeep, carla } = callers
    const sam = await world.as('sam', 'harbour')
    const shut = { owner: 'none', tenant: 'none', member: 'none', visitor: 'none', council: 'none' } as const
    const { _id: folderId } = await folder('contracts', 'Caretaker')
    const secret = await file(mandeep, { category: 'contracts', folderId, title: 'Employment' })
    await choose('contracts', folderId, shut)
    for (const who of [mandeep, sam]) expect(await titlesOf(who, { folder: folderId })).toEqual(['Employment'])
    expect(await titlesOf(carla, { folder: folderId })).toEqual([])
    const body = { category: 'contracts', folderId, chosen: nobodyChose, version: 1 } as const
    expect((await carla.try(documents.setPermissions, { body })).status).toBe(404)
    await choose('contracts', folderId, { ...shut, council: 'read' })
    expect((await carla.try(documents.setPermissions, { body: { ...body, version: 2 } })).status).toBe(403)
    expect((await carla.try(documents.pin, { params: { id: secret._id }, body: {} })).status).toBe(403)
    expect((await carla.try(documents.downloads, { params: { id: secret._id }, query: {} })).status).toBe(403)
    const management = { ...body, chosen: { ...nobodyChose, management: 'none' }, version: 2 } as never
    await mandeep.call(documents.setPermissions, { body: management })
    expect(await titlesOf(mandeep, { folder: folderId })).toEqual(['Employment'])
  })

  test('give council at least what owners have', async () => {
    const { _id: folderId } = await folder('contracts', 'Odd')
    await choose('contracts', folderId, { owner: 'read', council: 'none' })
    expect((await placeIn('contracts', folderId)).levels).toMatchObject({ owner: 'read', council: 'read' })
    await file(callers.mandeep, { category: 'contracts', folderId, title: 'Odd one' })
    expect(await titlesOf(callers.carla, { folder: folderId })).toEqual(['Odd one'])
  })

  test('are refused on a stale copy, and of two at once one is', async () => {
    const { mandeep, carla } = callers
    const { version } = await placeIn('bylaws', null)
    const body = { category: 'bylaws', chosen: { ...nobodyChose, visitor: 'read' }, version } as const
    const both = await Promise.all([mandeep, carla].map((who) => who.try(documents.setPermissions, { body })))
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const { items } = await mandeep.call(audit.list, { query: { action: 'document access changed' } })
    expect(items[0]!.fields).toEqual([
      { field: 'visitor', before: 'none', after: 'read' },
      { field: 'category', before: null, after: 'bylaws' },
    ])
  })

  test('say what they are by law and why, and the levels that they tell are those that hold', async () => {
    const all = await callers.mandeep.call(documents.permissions)
    const minutes = all.find(({ category }) => category === 'minutes')!
    expect(minutes).toMatchObject({
      usual: { owner: 'read', tenant: 'none', member: 'none', visitor: 'none', council: 'manage' },
      source: 'Strata Property Act, ss. 36, 147 and 148',
    })
    const { _id: folderId } = await folder('rules', 'Every level')
    const document = await file(callers.mandeep, { category: 'rules', folderId, title: 'Told' })
    const readers = { owner: 'olivia', tenant: 'theo', member: 'mia', visitor: 'vic', council: 'carla' } as const
    const levels = Level.options
    for (const [place, own] of levels.entries())
      for (const above of [null, ...levels]) {
        await choose('rules', null, Object.fromEntries(chooses.map((role) => [role, above])))
        const mixed = Object.fromEntries(
          chooses.map((role, index) => [role, [own, null, levels[(index + place) % 3]!][index % 3]]),
        )
        await choose('rules', folderId, mixed)
        const told = (await placeIn('rules', folderId)).levels
        for (const role of chooses) {
          const answer = await callers[readers[role]].try(documents.get, { params: { id: document._id } })
          const holds = answer.status === 404 ? 'none' : answer.body.data.manages ? 'manage' : 'read'
          expect([above, own, role, holds]).toEqual([above, own, role, told[role]])
        }
      }
  })
})
