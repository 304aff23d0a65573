/**
 * Who works on a database: each process holds a lock on it for as long as it lives, so that a command that would empty the
 * database finds out that somebody is there, whichever machine they are on.
 */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import {
  presenceAgainMs,
  presenceAliveMs,
  presenceConnectionMostMs,
  statementAnswerMostMs,
} from '../../contract/limits/faults.ts'
import { run, type Database } from './connection.ts'
import { waiting } from './waits.ts'

/** Any fixed number does that no other lock has (migrate.ts, jobs-queues.ts). */
const lock = 482_100_815

export interface Presence {
  /** Lets go of the database; a second time does nothing. */
  leave(): Promise<void>
}

/** Opens a connection that holds the lock until it ends; waits for a command that is emptying the database. */
const openHolding = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'parapet-presence',
    options: '-c idle_session_timeout=0',
    keepAlive: true,
    keepAliveInitialDelayMillis: presenceAliveMs,
    ...waiting({ connectionMs: presenceConnectionMostMs, answerMs: statementAnswerMostMs }),
  })
  // The end of the connection is heard of separately.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [lock])
    return client
  } catch (error) {
    void client.end().catch(() => {})
    throw error
  }
}

/** Holds a database until told to leave; a connection that is lost is opened again. */
export const enter = async (url: string): Promise<Presence> => {
  const leaving = new AbortController()
  let client = await openHolding(url)
  let returning: Promise<void> | undefined
  let left: Promise<void> | undefined

  const hold = (opened: pg.Client) => {
    client = opened
    client.once('end', () => {
      if (!leaving.signal.aborted) returning = comeBack()
    })
  }
  const comeBack = async (): Promise<void> => {
    while (!leaving.signal.aborted) {
      const opened = await openHolding(url).catch(() => null)
      if (opened) return hold(opened)
      await pause(presenceAgainMs, undefined, { signal: leaving.signal, ref: false }).catch(() => {})
    }
  }
  hold(client)
  return {
    leave: () =>
      (left ??= (async () => {
        leaving.abort()
        await returning
        await client.end()
      })()),
  }
}

/**
 * Tells whether no process holds the database, and keeps others from entering until the transaction ends. Whoever holds it
 * is looked for in the list of locks as well: behind a pooler their lock may belong to the very connection that asks.
 */
export const isAlone = async (tx: Database): Promise<boolean> => {
  const held = await run(
    tx,
    `select from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${lock} and objsubid = 1
       and mode = 'ShareLock' and database = (select oid from pg_database where datname = current_database())`,
  )
  if (held.rows.length > 0) return false
  const { rows } = await run(tx, `select pg_try_advisory_xact_lock(${lock}) as alone`)
  return (rows[0] as { alone: boolean }).alone
}
