import { PgBoss, type Db, type JobResult, type JobWithMetadata } from 'pg-boss'
import { jobPollEverySeconds, jobsPerBatch, jobStopMostMs } from '../../contract/limits.ts'
import { deadLetters, listenTo } from './jobs-queues.ts'
import type { Envelope } from './jobs-drain.ts'
import type { Job } from './jobs.ts'
import type { Log } from './log.ts'

const watch = {
  batchSize: jobsPerBatch,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: jobPollEverySeconds,
} as const

export interface WorkerOptions {
  readonly db: Db
  readonly jobs: readonly Job[]
  readonly log: Log
  readonly run: (name: string, data: Envelope | null) => Promise<void>
}

/** Recurring work follows the list: new lines are set, those of jobs that are gone are removed. */
const schedule = async (boss: PgBoss, jobs: readonly Job[]): Promise<void> => {
  const recurring = new Map(jobs.map(({ name, every }) => [name, every]))
  for (const { name } of await boss.getSchedules()) if (recurring.get(name) === undefined) await boss.unschedule(name)
  for (const [name, every] of recurring) if (every !== undefined) await boss.schedule(name, every, null, { tz: 'UTC' })
}

/** The queue says which jobs are next, and not in which order. */
const inOrder = <J extends JobWithMetadata<unknown>>(batch: readonly J[]): J[] =>
  batch.toSorted((a, b) => b.priority - a.priority || a.createdOn.getTime() - b.createdOn.getTime())

/** Does what waits as this process can; other processes share the work. */
export const openWorker = ({ db, jobs, log, run }: WorkerOptions) => {
  const boss = listenTo(new PgBoss({ db }), log)
  const workers = new Map<string, string>()

  const attempt = async ({ id, name, data, retryCount }: JobWithMetadata<Envelope | null>): Promise<JobResult> => {
    try {
      await run(name, data)
      return { id, status: 'completed' }
    } catch (error) {
      log.warn({ job: name, id, attempt: retryCount + 1, error }, 'a job failed')
      return { id, status: 'failed', output: { message: (error as Error).message } }
    }
  }
  const watchQueue = (name: string): Promise<string> =>
    boss.work<Envelope | null>(
      name,
      { ...watch, includeMetadata: true, perJobResults: true } as const,
      async (batch) => {
        const results: JobResult[] = []
        for (const job of inOrder(batch as JobWithMetadata<Envelope | null>[])) results.push(await attempt(job))
        return results
      },
    )
  const reportDead = (): Promise<string> =>
    boss.work(deadLetters, { ...watch, includeMetadata: true } as const, async (batch) => {
      for (const { sourceName, sourceId } of batch as JobWithMetadata[])
        log.error({ job: sourceName, id: sourceId }, 'a job was given up')
    })

  return {
    start: async (): Promise<void> => {
      await boss.start()
      await boss.supervise()
      await reportDead()
      for (const { name } of jobs) workers.set(name, await watchQueue(name))
      await schedule(boss, jobs)
    },
    /** Looks into a queue now rather than at the next turn. */
    wake: (name: string): void => {
      const worker = workers.get(name)
      if (worker !== undefined) boss.notifyWorker(worker)
    },
    stop: (): Promise<void> => boss.stop({ graceful: true, timeout: jobStopMostMs }),
  }
}
