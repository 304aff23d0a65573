import { once } from 'node:events'
import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openInAnotherProcess, type AnotherProcess } from './another-process.ts'
import { assertDurable, openEmbedded, type Embedded, type EmbeddedOptions } from './embedded.ts'
import { logIn, startLockIn } from './folder.ts'
import { takeLock } from './lock.ts'
import { isPostmaster } from './postmaster.ts'

let folder: string
let cluster: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parapet-survival-'))
  cluster = join(folder, 'cluster')
  const database = await openEmbedded({ folder })
  const client = await connected(database.url)
  await assertDurable(client)
  const { rows } = await client.query<{ version: string }>('select version()')
  console.log(`${rows[0]!.version} in ${folder}`)
  await client.query('create table written (n int primary key)')
  await client.end()
  await database.stop()
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Opens the database for one test and lets go of it afterward, even if the test fails: the next one finds no server running. */
async function open(options: Omit<EmbeddedOptions, 'folder'> = {}): Promise<Embedded> {
  const database = await openEmbedded({ folder, ...options })
  onTestFinished(database.stop)
  return database
}

async function openElsewhere(writeFrom?: number): Promise<AnotherProcess> {
  const other = await openInAnotherProcess(folder, writeFrom)
  onTestFinished(other.kill)
  return other
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  return client
}

/** What of the acknowledged numbers the database no longer has. */
async function lost(url: string, acknowledged: number[]): Promise<number[]> {
  const client = await connected(url)
  await assertDurable(client)
  const { rows } = await client.query<{ n: number }>('select n from written')
  await client.end()
  const found = new Set(rows.map(({ n }) => n))
  return acknowledged.filter((n) => !found.has(n))
}

/** Writes one number after the other until the server is gone. */
async function writeUntilGone(client: pg.Client, from: number, acknowledged: number[]): Promise<void> {
  try {
    for (let n = from; ; n++) {
      await client.query('insert into written values ($1)', [n])
      acknowledged.push(n)
    }
  } catch {
    await client.end().catch(() => {})
  }
}

const within = { timeout: 15_000, interval: 20 }
/** Waits until more writes have been acknowledged, however slow the machine is. */
const moreOf = (acknowledged: number[], before = acknowledged.length) =>
  vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 20), within)
const gone = (pid: number) => vi.waitFor(() => expect(isPostmaster(pid, cluster)).toBe(false), within)

function supervisorOf(server: number): number {
  return Number(/\) \S+ (\d+)/.exec(readFileSync(`/proc/${server}/stat`, 'utf8'))?.[1])
}

describe('nothing acknowledged is lost', { timeout: 60_000 }, () => {
  test('when the server is killed under writes, again and again; it comes back at the same address', async () => {
    const told: string[] = []
    const database = await open({ report: (sentence) => told.push(sentence) })
    const acknowledged: number[] = []
    for (let cycle = 0; cycle < 6; cycle++) {
      const killed = database.pid
      const clients = await Promise.all([1, 2, 3, 4].map(() => connected(database.url)))
      const writers = clients.map((client, n) => writeUntilGone(client, (cycle * 4 + n) * 100_000, acknowledged))
      await moreOf(acknowledged)
      process.kill(killed, 'SIGKILL')
      await Promise.all(writers)
      await vi.waitFor(() => expect(database.pid).not.toBe(killed), within)
      expect(await lost(database.url, acknowledged)).toEqual([])
    }
    expect(told).toContain('The embedded database stopped unexpectedly and is restarting.')
  })

  test('when its process is killed under writes; the server ends and the next start finds all', async () => {
    const acknowledged: number[] = []
    for (const from of [10_000_000, 20_000_000]) {
      const other = await openElsewhere(from)
      await moreOf(other.acknowledged)
      await other.kill()
      await gone(other.server)
      acknowledged.push(...other.acknowledged)
      const database = await open()
      expect(database.shared).toBe(false)
      expect(await lost(database.url, acknowledged)).toEqual([])
      await database.stop()
    }
  })

  test('when process, supervisor and server are all killed at once', async () => {
    const other = await openElsewhere(30_000_000)
    await moreOf(other.acknowledged)
    process.kill(supervisorOf(other.server), 'SIGKILL')
    process.kill(other.server, 'SIGKILL')
    await other.kill()
    const database = await open()
    expect(await lost(database.url, other.acknowledged)).toEqual([])
  })
})

describe('no server stays behind', { timeout: 30_000 }, () => {
  test('when a process is killed that had shared it, the others keep it', async () => {
    const database = await open()
    const other = await openElsewhere()
    await other.kill()
    expect(await lost(database.url, [])).toEqual([])
    await database.stop()
    expect(isPostmaster(database.pid, cluster)).toBe(false)
  })

  test('when the supervisor is killed, its last user stops the server', async () => {
    const told: string[] = []
    const database = await open({ report: (sentence) => told.push(sentence) })
    process.kill(supervisorOf(database.pid), 'SIGKILL')
    await vi.waitFor(() => expect(told).toHaveLength(1), within)
    await database.stop()
    expect(isPostmaster(database.pid, cluster)).toBe(false)
  })

  test('when supervisor and user are killed, the next start takes the folder over', async () => {
    const other = await openElsewhere()
    process.kill(supervisorOf(other.server), 'SIGKILL')
    await other.kill()
    expect(isPostmaster(other.server, cluster)).toBe(true)
    const database = await open()
    expect(database.shared).toBe(false)
    expect(isPostmaster(other.server, cluster)).toBe(false)
  })
})

describe('the server comes back at the same address', { timeout: 60_000 }, () => {
  const answers = (url: string) => vi.waitFor(async () => expect(await lost(url, [])).toEqual([]), within)
  const killAlone = async (server: number) => {
    process.kill(supervisorOf(server), 'SIGKILL')
    await gone(server)
  }

  test('when its supervisor alone is killed, again and again', async () => {
    const told: string[] = []
    const database = await open({ report: (sentence) => told.push(sentence) })
    for (let round = 0; round < 2; round++) {
      const before = database.pid
      await killAlone(before)
      await answers(database.url)
      await vi.waitFor(() => expect(database.pid).not.toBe(before), within)
    }
    expect(new Set(told)).toEqual(new Set(['The embedded database lost its supervisor and is restarting.']))
    await database.stop()
    expect(isPostmaster(database.pid, cluster)).toBe(false)
  })

  test('once, when several processes notice that the supervisor was killed', async () => {
    const other = await openElsewhere()
    const [one, two] = [await open(), await open()]
    await killAlone(other.server)
    await vi.waitFor(() => expect([one.pid, two.pid]).not.toContain(other.server), within)
    expect(one.pid).toBe(two.pid)
    await answers(other.url)
    await Promise.all([one.stop(), two.stop()])
    await answers(other.url)
    expect(isPostmaster(one.pid, cluster)).toBe(true)
    await other.leave()
    expect(isPostmaster(one.pid, cluster)).toBe(false)
  })

  test('however often it could not start in between', async () => {
    const database = await open({ backOff: { firstMs: 1, mostMs: 5 } })
    const file = join(cluster, 'global', 'pg_control')
    const failures = () => readFileSync(logIn(folder), 'utf8').split('global/pg_control').length
    const before = failures()
    renameSync(file, `${file}.away`)
    process.kill(database.pid, 'SIGKILL')
    await vi.waitFor(() => expect(failures() - before).toBeGreaterThan(30), { timeout: 30_000, interval: 20 })
    renameSync(`${file}.away`, file)
    await answers(database.url)
  })

  test('unless another program has taken its port: then the process is told to give up', async () => {
    const told: string[] = []
    const options = {
      backOff: { firstMs: 1, mostMs: 5 },
      giveUp: (sentence: string) => void told.push(sentence),
    }
    const database = await open(options)
    const starting = await takeLock(startLockIn(folder), 0)
    const killed = database.pid
    process.kill(supervisorOf(killed), 'SIGKILL')
    process.kill(killed, 'SIGKILL')
    await gone(killed)
    const stranger = createServer().listen(Number(new URL(database.url).port), '127.0.0.1')
    await once(stranger, 'listening')
    starting?.release()
    await vi.waitFor(() => expect(told).toHaveLength(1), within)
    expect(told[0]).toMatch(/Another program is now using port \d+, where the embedded database was: restart Parapet\./)
    stranger.close()
  })
})
