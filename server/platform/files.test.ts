import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBucket } from '../testing/bucket.ts'
import type { FileStore } from './files.ts'
import { openFileStore } from './open-files.ts'

const content = Buffer.from('Minutes of the annual general meeting\n'.repeat(5000))
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const sha256 = hashOf(content)

let folder: string
let source: string
let closeBucket: () => Promise<void>
let stores: Record<'disk' | 'bucket', FileStore>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parapet-files-'))
  source = join(folder, 'minutes.txt')
  await writeFile(source, content)
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

describe.each(['disk', 'bucket'] as const)('files in %s', (where) => {
  test('come back as they were kept, and are gone when removed', async () => {
    const store = stores[where]
    expect(await store.has(sha256)).toBe(false)
    await store.keep(source, sha256)
    await store.keep(source, sha256)
    expect(await store.has(sha256)).toBe(true)
    expect(content.equals(await buffer(await store.open(sha256)))).toBe(true)
    await store.remove(sha256)
    await store.remove(sha256)
    expect(await store.has(sha256)).toBe(false)
    await expect(store.open(sha256)).rejects.toThrow(/missing|ENOENT/)
  })

  test('are refused under a name that is no hash', async () => {
    await expect((async () => stores[where].keep(source, '../../etc/passwd'))()).rejects.toThrow('SHA-256')
    await expect((async () => stores[where].open(`${sha256}/..`))()).rejects.toThrow('SHA-256')
  })
})

test('on disk, content that does not match its hash leaves nothing behind', async () => {
  const wrong = hashOf(Buffer.from('something else'))
  await expect(stores.disk.keep(source, wrong)).rejects.toThrow('changed')
  expect(await stores.disk.has(wrong)).toBe(false)
  expect(await readdir(join(folder, 'files', wrong.slice(0, 2), wrong.slice(2, 4)))).toEqual([])
})

test('on disk, a content that was damaged is put right by the next that brings it', async () => {
  await stores.disk.keep(source, sha256)
  const place = join(folder, 'files', sha256.slice(0, 2), sha256.slice(2, 4), sha256)
  await writeFile(place, 'damaged')
  await stores.disk.keep(source, sha256)
  expect(content.equals(await buffer(await stores.disk.open(sha256)))).toBe(true)
})

test('on disk, files lie two folders deep and many callers may keep the same one at once', async () => {
  await Promise.all(Array.from({ length: 8 }, () => stores.disk.keep(source, sha256)))
  const place = join(folder, 'files', sha256.slice(0, 2), sha256.slice(2, 4))
  expect(await readdir(place)).toEqual([sha256])
})
