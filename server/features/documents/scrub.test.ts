/** The nightly look through the file store, on a disk and in object storage. */
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { admin } from '../../../contract/admin.ts'
import { fileRecheckMs, fileSettledMs } from '../../../contract/limits/files.ts'
import { unusedFileKeptMs } from '../../../contract/limits.ts'
import { shards, type FileStore } from '../../platform/files.ts'
import { openFileStore } from '../../platform/open-files.ts'
import { openBucket } from '../../testing/bucket.ts'
import { publish, textFile } from '../../testing/notices.ts'
import { openWorld, type World } from '../../testing/world.ts'

const contentOf = (text: string) => createHash('sha256').update(text).digest('hex')
const bylaws = contentOf('Bylaws')
const minutes = contentOf('Minutes')
const budget = contentOf('Budget')
const stray = contentOf('Of a call that was cut off')

let folder: string
let closeBucket: () => Promise<void>
let stores: Record<'disk' | 'bucket', FileStore>
let world: World

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parapet-scrub-'))
  const bucket = await openBucket(join(folder, 's3'))
  closeBucket = bucket.close
  stores = {
    disk: openFileStore({ dataDir: folder, filesUrl: undefined }),
    bucket: openFileStore({ dataDir: folder, filesUrl: bucket.filesUrl }),
  }
})
afterAll(async () => {
  await closeBucket()
  await rm(folder, { recursive: true, force: true })
})

const keep = async (store: FileStore, text: string) => {
  const path = join(folder, 'passing')
  await writeFile(path, text)
  await store.keep(path, contentOf(text))
}
/** Object storage holds what it takes against its name, so what lies behind it is changed. */
const tamper = async (where: 'disk' | 'bucket', sha256: string) => {
  const root = join(folder, where === 'disk' ? 'files' : 's3')
  const path = (await readdir(root, { recursive: true })).find((name) =>
    where === 'disk' ? name.endsWith(sha256) : name.includes(sha256) && name.endsWith('_object'),
  )
  await writeFile(join(root, path!), 'Bylaw')
}
/** So many milliseconds after now as the machine's own clock has it, by which the store dates its files. */
const nightAfter = async (milliseconds: number) => {
  world.clock.set(new Date(Date.now() + milliseconds).toISOString())
  await world.jobs.runNow('documents.scrubFiles')
  return (await world.as('sam')).call(admin.files)
}

describe.each(['disk', 'bucket'] as const)('files in %s', (where) => {
  beforeEach(async () => {
    for (const shard of shards)
      for (const { sha256 } of await stores[where].list(shard)) await stores[where].remove(sha256)
    world = await openWorld({ files: stores[where] })
    world.clock.set(new Date().toISOString())
    const files = ['Bylaws', 'Minutes', 'Budget'].map((text) => textFile(`${text}.txt`, text))
    await publish(await world.as('mandeep'), {}, files)
  })
  afterEach(() => world.close())

  test('that are as they came are in order, and say so', async () => {
    expect(await nightAfter(fileSettledMs / 2), 'what came today may be under way').toMatchObject({ checked: 0 })
    expect(await nightAfter(2 * fileSettledMs)).toMatchObject({
      files: 3,
      checked: 3,
      missing: 0,
      changed: 0,
      faults: [],
    })
  })

  test('that are missing or changed are told of, their rows stay, and whoever brings them back puts them right', async () => {
    await stores[where].remove(minutes)
    await tamper(where, bylaws)
    const found = await nightAfter(2 * fileSettledMs)
    expect(found).toMatchObject({ files: 3, missing: 1, changed: 1, unreadable: 0 })
    const foundAt = world.clock.now()
    const faults = Object.fromEntries(found.faults.map(({ sha256, fault, foundAt: at }) => [sha256, [fault, at]]))
    expect(faults).toEqual({ [minutes]: ['missing', foundAt], [bylaws]: ['changed', foundAt] })

    expect((await nightAfter(3 * fileSettledMs)).faults.every((fault) => fault.foundAt === foundAt)).toBe(true)

    await stores[where].remove(bylaws)
    for (const text of ['Bylaws', 'Minutes']) await keep(stores[where], text)
    expect(await nightAfter(4 * fileSettledMs)).toMatchObject({ files: 3, missing: 0, changed: 0, faults: [] })
  })

  test('that change later are found when their turn comes again', async () => {
    await nightAfter(2 * fileSettledMs)
    await tamper(where, budget)
    expect(await nightAfter(3 * fileSettledMs)).toMatchObject({ changed: 0 })
    expect(await nightAfter(3 * fileSettledMs + fileRecheckMs)).toMatchObject({ changed: 1 })
  })

  test('that no row knows go when their time is over, and not before', async () => {
    await keep(stores[where], 'Of a call that was cut off')
    expect(await nightAfter(fileSettledMs / 2), 'its row may be under way').toMatchObject({ files: 3 })
    expect(await nightAfter(2 * fileSettledMs)).toMatchObject({ files: 4, missing: 0 })
    await world.jobs.runNow('documents.sweepFiles')
    expect(await stores[where].has(stray)).toBe(true)
    world.clock.advance(unusedFileKeptMs + 1)
    await world.jobs.runNow('documents.sweepFiles')
    expect(await stores[where].has(stray)).toBe(false)
    expect((await buffer(await stores[where].open(bylaws))).toString()).toBe('Bylaws')
  })

  test('that never came because the call was cut off are forgotten, and missed by nobody', async () => {
    await world.connection.pool.query('insert into stored_files (sha256, size_bytes, used_at) values ($1, 10, $2)', [
      stray,
      world.clock.now(),
    ])
    expect(await nightAfter(fileSettledMs / 2), 'its file may be under way').toMatchObject({ files: 4 })
    expect(await nightAfter(2 * fileSettledMs)).toMatchObject({ files: 3, missing: 0 })
  })

  test('that cannot be asked for blame nobody, and the work fails', async () => {
    const { has } = stores[where]
    stores[where].has = async () => {
      throw new Error('No answer.')
    }
    world.clock.set(new Date(Date.now() + 2 * fileSettledMs).toISOString())
    await expect(world.jobs.runNow('documents.scrubFiles')).rejects.toThrow('No answer')
    stores[where].has = has
    expect(await (await world.as('sam')).call(admin.files)).toMatchObject({ missing: 0, changed: 0, unreadable: 0 })
  })
})

test('what a crash left half written on the disk goes after a day', async () => {
  world = await openWorld({ files: stores.disk })
  await keep(stores.disk, 'Bylaws')
  const place = join(folder, 'files', bylaws.slice(0, 2), bylaws.slice(2, 4))
  await writeFile(join(place, `${bylaws}.1.part`), 'Byl')
  await writeFile(join(place, `${bylaws}.2.part`), 'Byl')
  const longAgo = new Date(Date.now() - 2 * fileSettledMs)
  await utimes(join(place, `${bylaws}.1.part`), longAgo, longAgo)
  await nightAfter(0)
  expect((await readdir(place)).toSorted()).toEqual([bylaws, `${bylaws}.2.part`])
  await world.close()
})
