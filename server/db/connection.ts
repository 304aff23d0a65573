import { CompiledQuery, Kysely, PostgresDialect, type QueryResult } from 'kysely'
import pg from 'pg'
import {
  connectionWaitMostMs,
  idleTransactionMostMs,
  lockWaitMostMs,
  statementAnswerMostMs,
  statementMostMs,
} from '../../contract/limits/faults.ts'
import { namingClient, type OnStatement } from './naming-client.ts'
import { openPulse, type Pulse } from './pulse.ts'
import type { DB } from './schema.gen.ts'
import { waiting, type Waits } from './waits.ts'

/** The query builder over the pool or over the transaction under way. */
export type Database = Kysely<DB>

/** Sessions run in UTC, so that text suffices: a Date costs half a microsecond, and a list holds a hundred moments. */
const instant = (text: string) =>
  text[10] === ' ' && text.endsWith('+00')
    ? `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).slice(0, 3).padEnd(3, '0')}Z`
    : new Date(text).toISOString()
const asText = (text: string) => text
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.TIMESTAMPTZ, instant],
  [pg.types.builtins.DATE, asText],
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.NUMERIC, Number],
])
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? (pg.types.getTypeParser(oid, format ?? 'text') as (text: string) => unknown),
}

/**
 * Of each session. A statement is planned once and not for each call: left to itself the server weighs the plan for any
 * building against one for this very building and, where the latter looks a little cheaper, plans anew each time, which
 * took a list three times as long as reading it.
 */
const settings = {
  timezone: 'UTC',
  plan_cache_mode: 'force_generic_plan',
  lock_timeout: lockWaitMostMs,
  statement_timeout: statementMostMs,
  idle_in_transaction_session_timeout: idleTransactionMostMs,
}

const usualWaits: Waits = { connectionMs: connectionWaitMostMs, answerMs: statementAnswerMostMs }

export interface Connection {
  readonly db: Database
  readonly pool: pg.Pool
  close(): Promise<void>
}

export interface ConnectionOptions {
  readonly url: string
  readonly connections?: number
  readonly waits?: Waits
  /** Tests count statements, and the bench's floor repeats them. */
  readonly onStatement?: OnStatement
  readonly onError: (error: Error) => void
}

/** The pool behind a builder; a transaction's builder has none here. */
const pools = new WeakMap<Database, pg.Pool>()
const pulses = new WeakMap<Database, Pulse>()

/** How many connections a pool opens at most, unless its caller says otherwise. */
export const poolConnections = 20

/** Opens a pool whose sessions run in UTC and wait for nothing without end; instants arrive as ISO strings. */
export const openPool = ({
  url,
  connections = poolConnections,
  waits = usualWaits,
  onStatement,
  onError,
}: ConnectionOptions): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    ...waiting(waits),
    Client: namingClient(onStatement),
    types,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  })
  // Without a listener a lost idle connection would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) onError(error)
  })
  // The pool listens to idle connections only; one that is lost in a transaction would end the process as well. Whoever
  // uses it hears of the loss from its next statement.
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

/** Builds the query builder and the pulse over a pool, which `close` ends. */
export const connectionOver = (pool: pg.Pool, url: string): Connection => {
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  const pulse = openPulse(url)
  pools.set(db, pool)
  pulses.set(db, pulse)
  const close = async () => {
    await pulse.close()
    await db.destroy()
  }
  return { db, pool, close }
}

/** Opens a pool, and the query builder over it. */
export const connect = (options: ConnectionOptions): Connection => connectionOver(openPool(options), options.url)

/** Tells whether the database behind a builder answers, within `healthMostMs`, also when the pool has no connection left. */
export const databaseAnswers = async (db: Database): Promise<boolean> => (await pulses.get(db)?.beats()) ?? false

type Ran = Pick<QueryResult<unknown>, 'rows' | 'numAffectedRows'>

/**
 * Runs plain SQL text, for what the builder has no words for or what every call asks. Outside a transaction it goes
 * straight to the pool: the builder's way there takes a few hundredths of what a call costs.
 */
export const run = async (db: Database, text: string, values: unknown[] = []): Promise<Ran> => {
  const pool = pools.get(db)
  if (!pool) return db.executeQuery(CompiledQuery.raw(text, values))
  const client = await pool.connect()
  let lost = false
  try {
    const { rows, rowCount } = await client.query(text, values)
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
  } catch (error) {
    Error.captureStackTrace(error as Error)
    // What is graver than a statement's own error ends the connection: nobody else shall get it from the pool.
    lost = (error as pg.DatabaseError).severity !== 'ERROR'
    throw error
  } finally {
    client.release(lost)
  }
}
