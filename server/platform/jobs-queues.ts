import type { Pool } from 'pg'
import type { PgBoss, Queue } from 'pg-boss'
import {
  jobHeartbeatSeconds,
  jobRetriesMost,
  jobRetryFirstSeconds,
  jobRetryMostSeconds,
  jobWaitingMostSeconds,
} from '../../contract/limits.ts'
import type { Job } from './jobs.ts'
import type { Log } from './log.ts'

/** One preparer of the queue's tables at a time; any fixed number does. */
const lock = 482_100_814
/** Where work goes that failed for good. */
export const deadLetters = 'dead-letters'

const usual: Omit<Queue, 'name'> = {
  deadLetter: deadLetters,
  retryLimit: jobRetriesMost,
  retryDelay: jobRetryFirstSeconds,
  retryDelayMax: jobRetryMostSeconds,
  retryBackoff: true,
  retentionSeconds: jobWaitingMostSeconds,
  // Of a process that was killed nothing is heard any more; what it held is done anew, and not only once it is overdue.
  heartbeatSeconds: jobHeartbeatSeconds,
}

export const listenTo = (boss: PgBoss, log: Log): PgBoss => {
  boss.on('error', (error) => log.error({ error }, 'the job queue met an error'))
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'the job queue warns'))
  return boss
}

const addMissing = async (boss: PgBoss, jobs: readonly Job[]): Promise<void> => {
  const queues = await boss.getQueues()
  const known = new Set(queues.map(({ name }) => name))
  if (!known.has(deadLetters)) await boss.createQueue(deadLetters)
  for (const { name, every } of jobs)
    // Of recurring work one waiting and one running are enough, however slow it is.
    if (!known.has(name))
      await boss.createQueue(name, { ...usual, policy: every === undefined ? 'standard' : 'stately' })
  for (const { name, heartbeatSeconds } of queues)
    if (name !== deadLetters && heartbeatSeconds !== jobHeartbeatSeconds)
      await boss.updateQueue(name, { heartbeatSeconds: jobHeartbeatSeconds })
}

/** Makes or brings forward the queue's own tables (schema pgboss) and one queue a job; whoever comes second waits. */
export const prepareQueues = async (pool: Pool, boss: PgBoss, jobs: readonly Job[]): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await boss.start()
    await addMissing(boss, jobs)
    await client.query('select pg_advisory_unlock($1)', [lock])
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}
