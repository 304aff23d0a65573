/** Nothing acknowledged is lost and nothing is written twice, whatever is killed while people write. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { assertDurable } from '../db/embedded/embedded.ts'
import { isPostmaster, readPidFile } from '../db/embedded/postmaster.ts'
import { kill, start, type Program } from './running.ts'
import { openWriters, readAll, signIn, type Door, type Written } from './writers.ts'

let folder: string
let program: Program
let door: Door
const acknowledged: Written[] = []
const patience = { timeout: 20_000, interval: 20 }

const killProgram = () => kill(program)
const cluster = () => join(folder, 'postgres', 'cluster')
const postmaster = () => readPidFile(cluster())?.pid ?? 0
const restart = async () => {
  program = await start(folder)
  door = { ...door, address: program.address }
}

const settingsHold = async () => {
  const client = new pg.Client(program.database)
  await client.connect()
  await assertDurable(client)
  const { rows } = await client.query<{ version: string; place: string }>(
    `select version() as version, current_setting('data_directory') as place`,
  )
  await client.end()
  return rows[0]!
}

const enough = (written: readonly Written[], least: number) =>
  vi.waitFor(() => expect(written.length).toBeGreaterThanOrEqual(least), patience)

const expectAllThere = async () => {
  const there = await readAll(door)
  const ids = new Set(there.map(({ _id }) => _id))
  expect(acknowledged.filter(({ _id }) => !ids.has(_id))).toEqual([])
  expect(new Set(there.map(({ title }) => title)).size).toBe(there.length)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parapet-survival-'))
  program = await start(folder)
  door = await signIn(program.address)
  const { version, place } = await settingsHold()
  console.log(`${version} in ${place}`)
}, 60_000)

afterAll(async () => {
  const last = postmaster()
  await killProgram()
  await vi.waitUntil(() => !isPostmaster(last, cluster()), patience)
  await rm(folder, { recursive: true, force: true })
})

describe('what was acknowledged is there, once', { timeout: 60_000 }, () => {
  for (const round of [1, 2])
    test(`after kill -9 of the program under writes, ${round} of 2`, async () => {
      const writers = openWriters(door, `program ${round}`, { giveUp: true })
      await enough(writers.acknowledged, 20)
      await killProgram()
      await writers.stop()
      acknowledged.push(...writers.acknowledged)
      await restart()
      await settingsHold()
      await expectAllThere()
    })

  for (const round of [1, 2])
    test(`after kill -9 of the database server under writes, which go on by themselves, ${round} of 2`, async () => {
      const before = postmaster()
      const writers = openWriters(door, `server ${round}`, { giveUp: false })
      await enough(writers.acknowledged, 20)
      process.kill(before, 'SIGKILL')
      await vi.waitFor(() => expect([0, before]).not.toContain(postmaster()), patience)
      await enough(writers.acknowledged, writers.acknowledged.length + 20)
      await writers.stop()
      acknowledged.push(...writers.acknowledged)
      expect(program.child.exitCode).toBeNull()
      await settingsHold()
      await expectAllThere()
    })

  test('after kill -9 of both at once', async () => {
    const writers = openWriters(door, 'both', { giveUp: true })
    await enough(writers.acknowledged, 20)
    process.kill(postmaster(), 'SIGKILL')
    await killProgram()
    await writers.stop()
    acknowledged.push(...writers.acknowledged)
    await restart()
    await settingsHold()
    await expectAllThere()
    expect(acknowledged.length).toBeGreaterThanOrEqual(120)
  })
})
