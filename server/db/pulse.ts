import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { healthMostMs } from '../../contract/limits/faults.ts'
import { waiting } from './waits.ts'

/** Tells whether the database answers at all. */
export interface Pulse {
  beats(): Promise<boolean>
  close(): Promise<void>
}

/**
 * Asks the database over a connection of its own, so that calls that hold every other one cannot keep the answer away.
 * All who ask at the same time get the same answer: strangers may ask as often as they like. The first question opens the
 * connection, and it is closed once nobody has asked for a while.
 */
export const openPulse = (url: string): Pulse => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'parapet-health',
    allowExitOnIdle: true,
    // Half the time for a connection that hangs leaves the other half for a new one.
    ...waiting({ connectionMs: healthMostMs, answerMs: healthMostMs / 2 }),
  })
  // The next question opens another connection.
  pool.on('error', () => {})

  const ask = () =>
    pool.query('select 1').then(
      () => true,
      () => false,
    )
  /** Asks once more over a new connection, because the first one may have been cut since the last question. */
  const askTwice = async (late: AbortSignal) => (await ask()) || (!late.aborted && (await ask()))
  const askInTime = async () => {
    const over = new AbortController()
    try {
      return await Promise.race([askTwice(over.signal), pause(healthMostMs, false, { signal: over.signal })])
    } finally {
      over.abort()
    }
  }
  let asking: Promise<boolean> | undefined
  let closing: Promise<void> | undefined
  return {
    beats: () => (asking ??= askInTime().finally(() => (asking = undefined))),
    close: () => (closing ??= pool.end()),
  }
}
