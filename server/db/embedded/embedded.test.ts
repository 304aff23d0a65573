import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountFor } from './account.ts'
import { openInAnotherProcess } from './another-process.ts'
import { assertDurable, openEmbedded, StartRefused } from './embedded.ts'
import { isPostmaster } from './postmaster.ts'

let outer: string
let folder: string
let cluster: string

beforeAll(async () => {
  // Mode 0700 and not the server's: as under a home folder.
  outer = mkdtempSync(join(tmpdir(), 'parapet-embedded-'))
  folder = join(outer, 'database')
  cluster = join(folder, 'cluster')
  const database = await openEmbedded({ folder })
  await ask(database.url, 'create table kept (word text)', "insert into kept values ('still here')")
  const [row] = await ask(database.url, 'select version()')
  console.log(`${String(row?.['version'])} in ${folder}`)
  await database.stop()
}, 60_000)

afterAll(() => rmSync(outer, { recursive: true, force: true }))

async function ask(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) ({ rows } = await client.query(statement))
    return rows
  } finally {
    await client.end()
  }
}

describe('opening and stopping', { timeout: 30_000 }, () => {
  test('a second opening finds what the first one wrote', async () => {
    const database = await openEmbedded({ folder })
    expect(database).toMatchObject({ shared: false, version: expect.stringMatching(/^18\./), folder })
    expect(await ask(database.url, 'select word from kept')).toEqual([{ word: 'still here' }])
    await database.stop()
    expect(isPostmaster(database.pid, cluster)).toBe(false)
    await expect(ask(database.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/)
  })

  test('stopping twice is stopping once', async () => {
    const database = await openEmbedded({ folder })
    await Promise.all([database.stop(), database.stop()])
    await database.stop()
  })

  test('the running server is durable, keeps UTC and lets nobody in without the password', async () => {
    const database = await openEmbedded({ folder })
    const settings = await ask(
      database.url,
      `select name, setting from pg_settings where name in
       ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'TimeZone', 'max_connections', 'listen_addresses')`,
    )
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      data_checksums: 'on',
      TimeZone: 'UTC',
      max_connections: '60',
      listen_addresses: '127.0.0.1',
    })
    const guess = new URL(database.url)
    guess.password = 'password'
    await expect(ask(guess.href, 'select 1')).rejects.toThrow(/password authentication failed/)
    guess.username = 'postgres'
    await expect(ask(guess.href, 'select 1')).rejects.toThrow(/password authentication failed/)
    expect(await ask(database.url, 'select rolsuper, rolcreatedb from pg_roles where rolname = current_user')).toEqual([
      { rolsuper: false, rolcreatedb: true },
    ])
    await database.stop()
  })

  test('the folder is closed to other users, and so is the password', () => {
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(readFileSync(join(folder, 'password'), 'utf8')).toMatch(/^[\w-]{32}$/)
    const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
    for (const { name } of files) expect([name, statSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o600])
  })

  test('a test cluster does not wait for the disk, and is refused where durability is asked', async () => {
    const quick = join(outer, 'quick')
    const database = await openEmbedded({ folder: quick, durable: false, maxConnections: 90 })
    expect(await ask(database.url, 'show max_connections')).toEqual([{ max_connections: '90' }])
    const client = new pg.Client(database.url)
    await client.connect()
    await expect(assertDurable(client)).rejects.toThrow(
      /because .*fsync is off, full_page_writes is off, synchronous_commit is off and must be on\.$/,
    )
    await client.end()
    await expect(openEmbedded({ folder: quick })).rejects.toThrow(StartRefused)
    await database.stop()
  })
})

describe('sharing', { timeout: 30_000 }, () => {
  test('two processes use one server, and the last one out stops it', async () => {
    const first = await openInAnotherProcess(folder)
    const second = await openEmbedded({ folder })
    expect([first.shared, second.shared]).toEqual([false, true])
    expect([second.url, second.pid]).toEqual([first.url, first.server])
    await first.leave()
    expect(await ask(second.url, 'select word from kept')).toHaveLength(1)
    await second.stop()
    expect(isPostmaster(second.pid, cluster)).toBe(false)
  })

  test('of several that open at once, one starts the server and all use it', async () => {
    const all = await Promise.all([openEmbedded({ folder }), openInAnotherProcess(folder), openEmbedded({ folder })])
    expect(all.filter(({ shared }) => !shared)).toHaveLength(1)
    expect(new Set(all.map(({ url }) => url)).size).toBe(1)
    const [one, other, third] = all
    await Promise.all([one.stop(), other.leave(), third.stop()])
  })

  test('one that opens while the last one leaves gets a server that stays', async () => {
    let database = await openEmbedded({ folder })
    for (let round = 0; round < 5; round++) {
      const [, next] = await Promise.all([database.stop(), openEmbedded({ folder })])
      expect(await ask(next.url, 'select word from kept')).toHaveLength(1)
      database = next
    }
    await database.stop()
  })
})

describe('what it refuses, and what it does not', { timeout: 30_000 }, () => {
  test('a cluster of another major version', async () => {
    const file = join(cluster, 'PG_VERSION')
    const mine = readFileSync(file, 'utf8')
    writeFileSync(file, '17\n')
    const refused = openEmbedded({ folder })
    await expect(refused).rejects.toThrow(StartRefused)
    await expect(refused).rejects.toThrow(/was created by PostgreSQL 17, and this release includes PostgreSQL 18/)
    writeFileSync(file, mine)
  })

  test('a damaged cluster, in the words of the server', async () => {
    const file = join(cluster, 'global', 'pg_control')
    const whole = readFileSync(file)
    rmSync(file)
    await expect(openEmbedded({ folder })).rejects.toThrow(/PostgreSQL didn’t start on .*pg_control/)
    writeFileSync(file, whole)
    const { uid, gid } = statSync(cluster)
    chownSync(file, uid, gid)
  })

  test('a half-made cluster is made anew', async () => {
    const half = join(outer, 'half')
    const first = await openEmbedded({ folder: half, durable: false })
    await first.stop()
    renameSync(join(half, 'cluster'), join(half, 'cluster.unfinished'))
    const again = await openEmbedded({ folder: half, durable: false })
    expect(readdirSync(half)).not.toContain('cluster.unfinished')
    await again.stop()
  })

  // The dead child of a process that does not ask after it stays as a zombie.
  test.each([
    ['a stranger', 'echo $$; exec sleep 60'],
    ['a zombie', 'sleep 0 & echo $!; exec sleep 60'],
  ])('a pid file whose number is now %s is no server', async (_who, command) => {
    const stranger = spawn('/bin/sh', ['-c', command], { ...accountFor(cluster), stdio: ['ignore', 'pipe', 'ignore'] })
    const [words] = (await once(stranger.stdout, 'data')) as [Buffer]
    const pid = Number(words.toString())
    writeFileSync(
      join(cluster, 'postmaster.pid'),
      [pid, cluster, 1, 5432, '', '127.0.0.1', '1 1', 'ready   ', ''].join('\n'),
    )
    const database = await openEmbedded({ folder })
    expect(database.shared).toBe(false)
    await database.stop()
    expect([stranger.exitCode, stranger.signalCode]).toEqual([null, null])
    stranger.kill('SIGKILL')
  })
})
