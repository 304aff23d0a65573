import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { jobs as everyJob } from '../app.ts'
import { connectionOver, openPool, type Connection } from '../db/connection.ts'
import type { OnStatement } from '../db/naming-client.ts'
import { openJobs } from '../platform/jobs-boss.ts'
import type { JobQueue } from '../platform/jobs.ts'
import { openLog } from '../platform/log.ts'
import { cloneDatabase } from './database.ts'
import { rewind, startOf, type Start } from './rewind.ts'

/**
 * A database, its connections and its queue, which several worlds use one after the other: a new copy costs three times as
 * much as restoring the rows, and its connections begin without plans.
 */
interface Kept {
  readonly url: string
  readonly pool: pg.Pool
  readonly jobs: JobQueue
  /** Null if it's never restored. */
  readonly start: Start | null
  /** Hears the statements of the world that uses it. */
  hear: OnStatement
  uses: number
  drop(): Promise<void>
}

/** The prepared database on its server, and the run that copies it. */
export interface Prepared {
  readonly url: string
  readonly template: string
  readonly run: number
}

export interface Lent {
  readonly url: string
  readonly connection: Connection
  readonly jobs: JobQueue
  /** Closes the world's connection; the restored database goes to another world. */
  giveBack(): Promise<void>
}

/** The numbers of connections that most worlds ask for; a world with another number gets a database of its own. */
const usual: ReadonlySet<number> = new Set([6, 20])
/** Deleted rows stay in its tables, so a database is replaced after so many worlds. */
const usesMost = 40
/** Tests are about what happens, not about how fast a busy machine is. */
const patient = { connectionMs: 60_000, answerMs: 60_000 }

/** Free databases of this process by their number of connections, at most one each. */
const shelf = new Map<number, Kept>()

const withClient = async <T>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  let failed = true
  try {
    const done = await work(client)
    failed = false
    return done
  } finally {
    client.release(failed)
  }
}

const openKept = async (from: Prepared, connections: number): Promise<Kept> => {
  const { url, drop } = await cloneDatabase(from.url, from.template, from.run)
  const kept: Pick<Kept, 'hear'> = { hear: () => {} }
  const onStatement: OnStatement = (text, values) => kept.hear(text, values)
  const pool = openPool({ url, connections, waits: patient, onError: () => {}, onStatement })
  const queue = await openJobs({ url, jobs: everyJob, log: openLog('silent') })
  let stopping: Promise<void> | undefined
  const jobs: JobQueue = { ...queue, stop: () => (stopping ??= queue.stop()) }
  const start = usual.has(connections) ? await withClient(pool, startOf) : null
  return Object.assign(kept, { url, pool, jobs, start, uses: 0, drop })
}

const discard = async ({ pool, jobs, drop }: Kept): Promise<void> => {
  await jobs.stop()
  await pool.end()
  await drop()
}

/** A pool that a world can end while the connections stay open; after that, it refuses every statement. */
const leaseOf = (pool: pg.Pool): pg.Pool => {
  let over = false
  const closed = () => Promise.reject(new Error('The world of this connection is closed.'))
  return Object.create(pool, {
    connect: { value: () => (over ? closed() : pool.connect()) },
    query: { value: (...words: Parameters<pg.Pool['query']>) => (over ? closed() : pool.query(...words)) },
    end: { value: async () => void (over = true) },
  }) as pg.Pool
}

/** Waits up to 0.2 s for statements still running; answers whether all connections are free. */
const comesToRest = async (pool: pg.Pool): Promise<boolean> => {
  for (let tries = 0; tries < 20; tries += 1) {
    if (pool.idleCount === pool.totalCount && pool.waitingCount === 0) return true
    await pause(10)
  }
  return false
}

/** Restores the database for the next world; answers whether that worked, which it doesn't if a test cut its connections. */
const asNew = async ({ pool, start }: Kept): Promise<boolean> => {
  if (start === null || !(await comesToRest(pool))) return false
  return withClient(pool, (client) => rewind(client, start)).catch(() => false)
}

/** Lends a database with the content of the template: one that an earlier world gave back, or a new copy. */
export const borrow = async (from: Prepared, connections: number, onStatement: OnStatement): Promise<Lent> => {
  const free = shelf.get(connections)
  shelf.delete(connections)
  const kept = free ?? (await openKept(from, connections))
  kept.hear = onStatement
  kept.uses += 1
  const lease = leaseOf(kept.pool)
  const connection = connectionOver(lease, kept.url)
  let worked = false
  // Its workers would go on with the next world.
  const jobs: JobQueue = {
    ...kept.jobs,
    start: () => ((worked = true), kept.jobs.start()),
    stop: () => ((worked = true), kept.jobs.stop()),
  }
  const giveBack = async () => {
    if (worked) await kept.jobs.stop()
    await connection.close()
    // A builder that was never used ends no pool.
    await lease.end()
    kept.hear = () => {}
    const isAsNew = !worked && kept.uses < usesMost && (await asNew(kept))
    // Of two worlds at once, the first one to close keeps its database for the next.
    if (isAsNew && !shelf.has(connections)) return void shelf.set(connections, kept)
    await discard(kept)
  }
  return { url: kept.url, connection, jobs, giveBack }
}
