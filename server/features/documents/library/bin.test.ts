/** What is deleted, what may not be, and what is gone for good. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documents } from '../../../../contract/documents.ts'
import { unusedFileKeptMs } from '../../../../contract/limits.ts'
import { binDays } from '../../../../contract/limits/documents.ts'
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
  await signIn()
})
afterAll(() => world.close())

const signIn = async () => {
  mandeep = await world.as('mandeep')
  carla = await world.as('carla')
  olivia = await world.as('olivia')
}
const byId = (id: string) => ({ params: { id } })
const dayMs = 86_400_000

describe('the bin', () => {
  test('takes a document from everybody and gives it back as it was, without its pin', async () => {
    const { _id } = await file(mandeep, { title: 'Old guide' })
    await mandeep.call(documents.pin, { ...byId(_id), body: {} })
    await carla.call(documents.delete, byId(_id))
    expect(await titlesOf(olivia)).not.toContain('Old guide')
    expect(await olivia.call(documents.pinned)).toEqual([])
    for (const route of [documents.get, documents.delete]) expect((await olivia.try(route, byId(_id))).status).toBe(404)
    expect(await titlesOf(olivia, { filter: 'bin' })).toEqual([])
    const { items } = await mandeep.call(documents.list, { query: { filter: 'bin' } })
    expect(items).toMatchObject([{ title: 'Old guide', bin: { deletedAt: world.clock.now() } }])
    expect((await mandeep.call(documents.library)).counts.bin).toBe(1)
    const restored = await mandeep.call(documents.restore, byId(_id))
    expect(restored).toMatchObject({ title: 'Old guide', bin: null, pinnedAt: null })
    expect(await titlesOf(olivia)).toContain('Old guide')
    expect((await mandeep.try(documents.restore, byId(_id))).status).toBe(409)
  })

  test('lets nothing be done with what lies in it but taking it out', async () => {
    const { _id, version } = await file(mandeep, { title: 'Binned' })
    await mandeep.call(documents.delete, byId(_id))
    const tries = [
      () => mandeep.try(documents.change, { ...byId(_id), body: { version, title: 'X' } }),
      () => mandeep.try(documents.pin, { ...byId(_id), body: {} }),
      () => mandeep.try(documents.move, { ...byId(_id), body: { version, category: 'rules' } }),
      () => mandeep.try(documents.hold, { ...byId(_id), body: { reason: 'A claim' } }),
      () => mandeep.try(documents.addVersion, { ...byId(_id), body: {}, files: [textFile()] }),
      () => mandeep.try(documents.delete, byId(_id)),
    ]
    for (const ask of tries) expect((await ask()).status).toBe(409)
    const shown = await mandeep.call(documents.get, byId(_id))
    expect(shown.can).toEqual({
      edit: false,
      addVersion: false,
      seeVersions: true,
      pin: false,
      delete: false,
      restore: true,
      hold: false,
      seeDownloads: true,
    })
    await mandeep.call(documents.restore, byId(_id))
  })

  test('is emptied of what lay there for its time: the contents are swept, the history keeps its name', async () => {
    const { _id } = await file(mandeep, { title: 'Leaving' }, textFile('gone.txt', 'Going, going'))
    const { items } = await mandeep.call(documents.versions, { ...byId(_id), query: {} })
    await mandeep.call(documents.delete, byId(_id))
    world.clock.advance(binDays * dayMs - 1)
    await world.jobs.runNow('documents.purgeBin')
    await signIn()
    expect(await titlesOf(mandeep, { filter: 'bin' })).toEqual(['Leaving'])
    world.clock.advance(1)
    await world.jobs.runNow('documents.purgeBin')
    expect(await titlesOf(mandeep, { filter: 'bin' })).toEqual([])
    expect((await mandeep.try(documents.restore, byId(_id))).status).toBe(404)
    const history = await mandeep.send('GET', `/api/history/document/${_id}`)
    expect(history.body.data[0].action).toBe('purged')
    const { files } = world.platform
    expect(await files.has(items[0]!.sha256), 'kept for a while').toBe(true)
    world.clock.advance(unusedFileKeptMs + 1)
    await world.jobs.runNow('documents.sweepFiles')
    expect(await files.has(items[0]!.sha256)).toBe(false)
    await signIn()
  })

  test('keeps a content that another document has', async () => {
    const [one, other] = [
      await file(mandeep, {}, textFile('1.txt', 'Twin')),
      await file(mandeep, {}, textFile('2.txt', 'Twin')),
    ]
    await mandeep.call(documents.delete, byId(one._id))
    world.clock.advance(binDays * dayMs)
    await world.jobs.runNow('documents.purgeBin')
    world.clock.advance(unusedFileKeptMs + 1)
    await world.jobs.runNow('documents.sweepFiles')
    await signIn()
    expect((await mandeep.try(documents.download, { ...byId(other._id), query: {} })).text).toBe('Twin')
  })

  test('of taking out and emptying at the same moment, one happens, and the document is whole or gone', async () => {
    for (let round = 0; round < 5; round++) {
      const { _id } = await file(mandeep, { title: `Race ${round}` }, textFile('r.txt', `Race ${round}`))
      await mandeep.call(documents.delete, byId(_id))
      world.clock.advance(binDays * dayMs)
      await signIn()
      const [restored] = await Promise.all([
        mandeep.try(documents.restore, byId(_id)),
        world.jobs.runNow('documents.purgeBin'),
      ])
      const download = await mandeep.try(documents.download, { ...byId(_id), query: {} })
      expect([restored.status, download.status]).toEqual(restored.status === 200 ? [200, 200] : [404, 404])
    }
  })
})

describe('the law', () => {
  test('keeps minutes of British Columbia for six years, and says which section and until when', async () => {
    const { _id } = await file(mandeep, { category: 'minutes', title: 'AGM', effectiveOn: '2026-02-28' })
    const refused = await mandeep.try(documents.delete, byId(_id))
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'By law this record must be kept (Strata Property Regulation, s. 4.1 (3)). It can be deleted from Feb 29, 2032. If it isn’t this type of record, change its record type.',
    ])
    const { keeping, can } = await mandeep.call(documents.get, byId(_id))
    expect([can.delete, keeping!.retention]).toEqual([
      false,
      { keep: 'until', until: '2032-02-29', source: 'Strata Property Regulation, s. 4.1 (3)', unverified: false },
    ])
    const body = { version: 1, recordKind: 'other' } as const
    expect((await mandeep.call(documents.change, { ...byId(_id), body })).can.delete).toBe(true)
    await mandeep.call(documents.delete, byId(_id))
  })

  test('lets minutes go once their time is over', async () => {
    const { _id } = await file(mandeep, { category: 'minutes', title: 'Very old', effectiveOn: '2015-01-01' })
    await mandeep.call(documents.delete, byId(_id))
  })

  test('counts a contract from its end, which must be known, and keeps bylaws while they hold', async () => {
    const contract = await file(mandeep, { category: 'contracts', title: 'Lift' })
    const bylaws = await file(mandeep, { category: 'bylaws', title: 'Bylaws' })
    for (const { _id } of [contract, bylaws])
      expect((await mandeep.try(documents.delete, byId(_id))).body.error).toContain('kept while it’s in force')
    const body = { version: 1, expiresOn: '2019-06-30' } as const
    const ended = await mandeep.call(documents.change, { ...byId(contract._id), body })
    expect(ended.keeping!.retention).toMatchObject({ keep: 'until', until: '2025-07-01' })
    await mandeep.call(documents.delete, byId(contract._id))
  })
})

describe('a legal hold', () => {
  test('keeps a document, whatever the law says, until it is lifted; both with a reason', async () => {
    const { _id } = await file(mandeep, { title: 'Evidence' })
    const held = await carla.call(documents.hold, { ...byId(_id), body: { reason: 'Claim of unit 703' } })
    expect(held.keeping!.hold).toEqual({ reason: 'Claim of unit 703', by: 'Carla Council', since: world.clock.now() })
    const refused = await mandeep.try(documents.delete, byId(_id))
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('legal hold')])
    expect((await mandeep.try(documents.hold, { ...byId(_id), body: { reason: 'Again' } })).status).toBe(409)
    expect((await mandeep.try(documents.liftHold, { ...byId(_id), body: { reason: '' } })).status).toBe(400)
    await mandeep.call(documents.liftHold, { ...byId(_id), body: { reason: 'Settled' } })
    expect((await mandeep.try(documents.liftHold, { ...byId(_id), body: { reason: 'Twice' } })).status).toBe(409)
    await mandeep.call(documents.delete, byId(_id))
  })

  test('of holding and deleting at the same moment one is refused', async () => {
    for (let round = 0; round < 6; round++) {
      const { _id } = await file(mandeep, { title: `Held ${round}` })
      const statuses = (
        await Promise.all([
          mandeep.try(documents.delete, byId(_id)),
          carla.try(documents.hold, { ...byId(_id), body: { reason: 'A claim' } }),
        ])
      ).map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set([200, 409]))
    }
  })
})
