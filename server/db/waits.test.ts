// Runs on both versions of PostgreSQL: what a session waits for is the server's own affair.
/** No call hangs: neither behind a lock nor in a full pool, nor on a database that says nothing any more. */
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  connectionWaitMostMs,
  lockWaitMostMs,
  queueAnswerMostMs,
  queueStatementMostMs,
  statementAnswerMostMs,
  statementMostMs,
} from '../../contract/limits/faults.ts'
import { jobs as everyJob } from '../app.ts'
import { openJobs } from '../platform/jobs-boss.ts'
import { openLog } from '../platform/log.ts'
import { openGate, type Gate } from '../testing/gate.ts'
import { openWorld, type World } from '../testing/world.ts'
import { connect, run, type Connection } from './connection.ts'

const waits = { connectionMs: 300, answerMs: 300 }
const unanswered = 'Query read timeout'
let world: World
let gate: Gate
let connection: Connection

beforeAll(async () => {
  world = await openWorld()
  gate = await openGate(world.connection.pool.options.connectionString!)
  connection = connect({ url: gate.url, connections: 2, waits, onError: () => {} })
})
afterEach(async () => {
  gate.speak()
  await vi.waitUntil(() => connection.pool.totalCount === 0)
})
afterAll(async () => {
  await connection.close()
  await gate.close()
  await world.close()
})

const one = () => run(connection.db, 'select 1 as one')
const settingOf = async (name: string) => (await world.connection.pool.query(`show ${name}`)).rows[0][name] as string

it('the database gives up before the server does, and a lock before a statement', async () => {
  expect(lockWaitMostMs).toBeLessThan(statementMostMs)
  expect(statementMostMs).toBeLessThan(statementAnswerMostMs)
  expect(queueStatementMostMs).toBeLessThan(queueAnswerMostMs)
  expect(await settingOf('lock_timeout')).toBe(`${lockWaitMostMs / 1000}s`)
  expect(await settingOf('statement_timeout')).toBe(`${statementMostMs / 1000}s`)
  const usual = connect({ url: gate.url, onError: () => {} })
  expect(usual.pool.options).toMatchObject({
    connectionTimeoutMillis: connectionWaitMostMs,
    query_timeout: statementAnswerMostMs,
  })
  await usual.close()
})

describe('on a database that falls silent', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['plain SQL', one],
    ['a statement of the builder', () => sql`select 1`.execute(connection.db)],
    ['a statement of the pool', () => connection.pool.query('select 1', [])],
  ])('%s is given up, and its connection with it', async (_what, ask) => {
    await ask()
    gate.hush()
    await expect(ask()).rejects.toThrow(unanswered)
    await expect.poll(() => connection.pool.totalCount).toBe(0)
    gate.speak()
    expect((await one()).rows).toEqual([{ one: 1 }])
  })

  it('a transaction is given up, and its connection with it', async () => {
    const work = connection.db.transaction().execute(async (db) => {
      await sql`select 1`.execute(db)
      gate.hush()
      await sql`select 2`.execute(db)
    })
    // The builder tells of the rollback, which finds its connection closed.
    await expect(work).rejects.toThrow('Client was closed and is not queryable')
    await expect.poll(() => connection.pool.totalCount).toBe(0)
  })

  it('the job queue gives up as well', async () => {
    const queue = await openJobs({ url: gate.url, jobs: everyJob, log: openLog('silent'), waits })
    gate.hush()
    await expect(queue.desk.kinds(world.clock.now())).rejects.toThrow(/Query read timeout|timeout/)
    gate.speak()
    await queue.stop()
  })
})

it('a database that takes connections and says nothing is given up', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const hanging = connect({ url: `postgres://nobody@127.0.0.1:${port}/nothing`, waits, onError: () => {} })
  await expect(run(hanging.db, 'select 1')).rejects.toThrow('Connection terminated due to connection timeout')
  await hanging.close()
  silent.close()
})

it('a call that finds every connection taken is not kept waiting, and the next one is served', async () => {
  const taken = [await connection.pool.connect(), await connection.pool.connect()]
  await expect(one()).rejects.toThrow('timeout exceeded when trying to connect')
  for (const client of taken) client.release()
  expect((await one()).rows).toEqual([{ one: 1 }])
})
