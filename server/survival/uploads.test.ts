/** Killed while people send files: every row has its file, and no file stays that no row knows. */
import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fileSettledMs } from '../../contract/limits/files.ts'
import { unusedFileKeptMs } from '../../contract/limits.ts'
import { notices } from '../../contract/notices.ts'
import { contextOf } from '../app.ts'
import { isPostmaster, readPidFile } from '../db/embedded/postmaster.ts'
import { settableClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { openRuntime } from '../runtime.ts'
import { kill, start, type Program } from './running.ts'
import { headersOf, signIn, type Door } from './writers.ts'

const uploads = 50
const uploadBytes = 400_000
let folder: string
let program: Program
let door: Door

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parapet-uploads-'))
  program = await start(folder)
  door = await signIn(program.address)
}, 60_000)
afterAll(async () => {
  await kill(program)
  const cluster = join(folder, 'postgres', 'cluster')
  await vi.waitUntil(() => !isPostmaster(readPidFile(cluster)?.pid ?? 0, cluster), { timeout: 20_000, interval: 20 })
  await rm(folder, { recursive: true, force: true })
})

/** Two files that nobody has seen before, on a draft; their names in the store once that was acknowledged, else null. */
const upload = async (round: string, n: number): Promise<string[] | null> => {
  const form = new FormData()
  form.append('title', `${round}, ${n}`)
  form.append('content', '<p>With files.</p>')
  const contents = [1, 2].map(() => randomBytes(uploadBytes / 2).toString('hex'))
  for (const [index, content] of contents.entries()) form.append('files', new Blob([content]), `${index}.txt`)
  try {
    const headers = headersOf(door)
    const answer = await fetch(door.address + notices.create.path, { method: 'POST', headers, body: form })
    return answer.status === 200 ? contents.map((content) => createHash('sha256').update(content).digest('hex')) : null
  } catch {
    return null
  }
}

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
const filesThere = async (): Promise<string[]> =>
  (await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

const rowsOf = async (table: 'attachments' | 'stored_files'): Promise<string[]> => {
  const client = new pg.Client(program.database)
  await client.connect()
  const { rows } = await client.query<{ sha256: string }>(`select distinct sha256 from ${table}`)
  await client.end()
  return rows.map(({ sha256 }) => sha256)
}

/** The nightly jobs in this process, over the same database and files, at another time. */
const nightAt = async (milliseconds: number, ...names: string[]) => {
  const config = readConfig({ NODE_ENV: 'test', PORT: '0', DEMO: 'off', DATA_DIR: folder })
  const { platform, jobs, close } = await openRuntime(config, () => {})
  const clock = settableClock(new Date(Date.now() + milliseconds).toISOString())
  jobs.useContext(() => contextOf({ ...platform, clock }))
  for (const name of names) await jobs.runNow(name)
  await close()
}

const expectEveryRowHasItsFile = async (acknowledged: readonly string[]) => {
  const rows = new Set(await rowsOf('attachments'))
  const there = new Map((await filesThere()).map((path) => [basename(path), path]))
  expect(acknowledged.filter((sha256) => !rows.has(sha256))).toEqual([])
  for (const sha256 of rows) expect(await hashOf(there.get(sha256) ?? folder)).toBe(sha256)
}

test('after kill -9 in the midst of fifty uploads, twice', { timeout: 180_000 }, async () => {
  const acknowledged: string[] = []
  for (const round of ['one', 'two']) {
    let answered = 0
    const sent = Array.from({ length: uploads }, async (_, n) => {
      const names = await upload(round, n)
      if (names) acknowledged.push(...names)
      answered++
    })
    await vi.waitFor(() => expect(answered).toBeGreaterThanOrEqual(uploads / 5), { timeout: 20_000, interval: 2 })
    await kill(program)
    await Promise.all(sent)
    program = await start(folder)
    door = { ...door, address: program.address }
    await expectEveryRowHasItsFile(acknowledged)
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual((2 * 2 * uploads) / 5)
  const cutOff = (await filesThere()).length - new Set(await rowsOf('attachments')).size
  console.log(`${acknowledged.length} files acknowledged, ${cutOff} left without a record by two kills`)

  await nightAt(2 * fileSettledMs, 'documents.scrubFiles')
  await nightAt(3 * fileSettledMs + unusedFileKeptMs, 'documents.sweepFiles')
  await expectEveryRowHasItsFile(acknowledged)
  const known = (await rowsOf('attachments')).toSorted()
  expect((await filesThere()).map((path) => basename(path)).toSorted(), 'and nothing else').toEqual(known)
  expect((await rowsOf('stored_files')).toSorted()).toEqual(known)
})
