import pg from 'pg'
import { fromKysely, PgBoss, type Db } from 'pg-boss'
import { connectionWaitMostMs, queueAnswerMostMs, queueStatementMostMs } from '../../contract/limits/faults.ts'
import type { Ctx } from '../context.ts'
import { waiting, type Waits } from '../db/waits.ts'
import { openDesk } from './jobs-desk.ts'
import { drainWaiting, type Envelope } from './jobs-drain.ts'
import { listenTo, prepareQueues } from './jobs-queues.ts'
import { openWorker } from './jobs-worker.ts'
import type { Job, JobQueue } from './jobs.ts'
import type { Log } from './log.ts'

const contextMissing = (): Ctx => {
  throw new Error('The job queue doesn’t have a context yet.')
}

/** How many connections the job queue opens at most, beside those of the calls. */
export const queueConnections = 4

const usualWaits: Waits = { connectionMs: connectionWaitMostMs, answerMs: queueAnswerMostMs }

export interface QueueOptions {
  readonly url: string
  readonly jobs: readonly Job[]
  readonly log: Log
  readonly waits?: Waits
}

/** Opens the queue in the database: it takes work at once, and does it from `start` on. */
export const openJobs = async ({ url, jobs, log, waits = usualWaits }: QueueOptions): Promise<JobQueue> => {
  const byName = new Map(jobs.map((job) => [job.name, job]))
  const pool = new pg.Pool({
    connectionString: url,
    max: queueConnections,
    application_name: 'parapet-jobs',
    options: `-c timezone=UTC -c statement_timeout=${queueStatementMostMs}`,
    ...waiting(waits),
  })
  pool.on('error', (error) => {
    // A pool that ends does not wait for its last connections; the server may well be quicker.
    if (!pool.ending) log.warn({ error }, 'the job queue lost a connection')
  })
  const db: Db = { executeSql: (text, values) => pool.query(text, values) }
  let context = contextMissing

  const jobNamed = (name: string): Job => {
    const job = byName.get(name)
    if (!job) throw new Error(`There is no job named ${name}.`)
    return job
  }
  const run = (name: string, data: Envelope | null) => jobNamed(name).run(context(), data?.work ?? {})

  const sender = listenTo(new PgBoss({ db, supervise: false, schedule: false }), log)
  const worker = openWorker({ db, jobs, log, run })
  await prepareQueues(pool, sender, jobs)
  return {
    desk: openDesk({ pool, boss: sender, jobs, wake: worker.wake }),
    enqueue: async (ctx, name, work, { at = ctx.now, first = false } = {}) => {
      jobNamed(name)
      const later = at > ctx.now
      const envelope: Envelope = { work, at: later ? at : null }
      const how = { ...(later && { startAfter: at }), ...(first && { priority: 1 }) }
      await sender.send(name, envelope, { db: fromKysely(ctx.db), ...how })
      if (!later) ctx.afterCommit(() => worker.wake(name))
    },
    useContext: (make) => {
      context = make
    },
    start: worker.start,
    stop: async () => {
      await worker.stop()
      await sender.stop({ graceful: false })
      await pool.end()
    },
    drain: (names = [...byName.keys()]) => drainWaiting({ pool, boss: sender, names, now: () => context().now, run }),
    runNow: (name) => run(name, null),
  }
}
