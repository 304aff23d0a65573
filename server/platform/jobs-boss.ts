import pg from 'pg'
import { fromKysely, PgBoss, type Db, type JobResult, type JobWithMetadata, type Queue } from 'pg-boss'
import {
  jobPollEverySeconds,
  jobRetriesMost,
  jobRetryFirstSeconds,
  jobRetryMostSeconds,
  jobsPerBatch,
  jobStopMostMs,
  jobWaitingMostSeconds,
} from '../../contract/limits.ts'
import type { Ctx } from '../context.ts'
import { drainWaiting, type Envelope } from './jobs-drain.ts'
import type { Job, JobQueue } from './jobs.ts'
import type { Log } from './log.ts'

/** One preparer of the queue's tables at a time; any fixed number does. */
const lock = 482_100_814
const deadLetters = 'dead-letters'

const usual: Omit<Queue, 'name'> = {
  deadLetter: deadLetters,
  retryLimit: jobRetriesMost,
  retryDelay: jobRetryFirstSeconds,
  retryDelayMax: jobRetryMostSeconds,
  retryBackoff: true,
  retentionSeconds: jobWaitingMostSeconds,
}

const listenTo = (boss: PgBoss, log: Log): PgBoss => {
  boss.on('error', (error) => log.error({ error }, 'the job queue met an error'))
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'the job queue warns'))
  return boss
}

/** Makes or brings forward the queue's own tables (schema pgboss) and one queue a job; whoever comes second waits. */
const prepare = async (pool: pg.Pool, boss: PgBoss, jobs: readonly Job[]): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await boss.start()
    const known = new Set((await boss.getQueues()).map(({ name }) => name))
    if (!known.has(deadLetters)) await boss.createQueue(deadLetters)
    for (const { name, every } of jobs)
      // Of recurring work one waiting and one running are enough, however slow it is.
      if (!known.has(name))
        await boss.createQueue(name, { ...usual, policy: every === undefined ? 'standard' : 'stately' })
    await client.query('select pg_advisory_unlock($1)', [lock])
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** Recurring work follows the list: new lines are set, those of jobs that are gone are removed. */
const schedule = async (boss: PgBoss, jobs: readonly Job[]): Promise<void> => {
  const recurring = new Map(jobs.map(({ name, every }) => [name, every]))
  for (const { name } of await boss.getSchedules()) if (recurring.get(name) === undefined) await boss.unschedule(name)
  for (const [name, every] of recurring) if (every !== undefined) await boss.schedule(name, every, null, { tz: 'UTC' })
}

/** Opens the queue in the database: it takes work at once, and does it from `start` on. */
export const openJobs = async (options: { url: string; jobs: readonly Job[]; log: Log }): Promise<JobQueue> => {
  const { url, jobs, log } = options
  const byName = new Map(jobs.map((job) => [job.name, job]))
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    application_name: 'parapet-jobs',
    options: '-c timezone=UTC',
  })
  pool.on('error', (error) => log.warn({ error }, 'the job queue lost a connection'))
  const db: Db = { executeSql: (text, values) => pool.query(text, values) }
  const sender = listenTo(new PgBoss({ db, supervise: false, schedule: false }), log)
  const worker = listenTo(new PgBoss({ db }), log)
  const workers = new Map<string, string>()
  let context = (): Ctx => {
    throw new Error('The job queue does not know yet with which context work is done.')
  }
  const jobNamed = (name: string): Job => {
    const job = byName.get(name)
    if (!job) throw new Error(`There is no job named ${name}.`)
    return job
  }
  const run = (name: string, data: Envelope | null) => jobNamed(name).run(context(), data?.work ?? {})

  const attempt = async ({ id, name, data, retryCount }: JobWithMetadata<Envelope | null>): Promise<JobResult> => {
    try {
      await run(name, data)
      return { id, status: 'completed' }
    } catch (error) {
      log.warn({ job: name, id, attempt: retryCount + 1, error }, 'a job failed')
      return { id, status: 'failed', output: { message: (error as Error).message } }
    }
  }
  const watch = {
    batchSize: jobsPerBatch,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: jobPollEverySeconds,
  } as const
  const work = (name: string): Promise<string> =>
    worker.work<Envelope | null>(
      name,
      { ...watch, includeMetadata: true, perJobResults: true } as const,
      async (batch) => {
        const results: JobResult[] = []
        for (const job of batch as JobWithMetadata<Envelope | null>[]) results.push(await attempt(job))
        return results
      },
    )
  const reportDead = () =>
    worker.work(deadLetters, { ...watch, includeMetadata: true } as const, async (batch) => {
      for (const { sourceName, sourceId } of batch as JobWithMetadata[])
        log.error({ job: sourceName, id: sourceId }, 'a job was given up')
    })

  await prepare(pool, sender, jobs)
  return {
    enqueue: async (ctx, name, work, at) => {
      jobNamed(name)
      const later = at !== undefined && at > ctx.now
      const envelope: Envelope = { work, at: later ? at : null }
      await sender.send(name, envelope, { db: fromKysely(ctx.db), ...(later && { startAfter: at }) })
      const workerId = workers.get(name)
      if (!later && workerId !== undefined) ctx.afterCommit(() => worker.notifyWorker(workerId))
    },
    useContext: (make) => {
      context = make
    },
    start: async () => {
      await worker.start()
      await reportDead()
      for (const { name } of jobs) workers.set(name, await work(name))
      await schedule(worker, jobs)
    },
    stop: async () => {
      await worker.stop({ graceful: true, timeout: jobStopMostMs })
      await sender.stop({ graceful: false })
      await pool.end()
    },
    drain: () => drainWaiting({ pool, boss: sender, names: [...byName.keys()], now: () => context().now, run }),
    runNow: (name) => run(name, null),
  }
}
