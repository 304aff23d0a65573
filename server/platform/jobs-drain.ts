import type pg from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Instant } from '../../contract/time.ts'

/** What lies in the queue: the work, and the domain's own time before which it is not done. */
export interface Envelope {
  readonly work: object
  readonly at: Instant | null
}

interface Waiting {
  id: string
  name: string
  data: Envelope | null
}

interface Draining {
  readonly pool: pg.Pool
  readonly boss: PgBoss
  readonly names: readonly string[]
  readonly now: () => Instant
  readonly run: (name: string, data: Envelope | null) => Promise<void>
}

/** Does what waits and is due, what comes first before the rest and each as it was queued, until nothing new appears. */
export const drainWaiting = async ({ pool, boss, names, now, run }: Draining): Promise<number> => {
  const done = new Set<string>()
  const errors: unknown[] = []
  const next = async (): Promise<Waiting | undefined> => {
    const { rows } = await pool.query<Waiting>(
      `select id, name, data from pgboss.job
       where state < 'active' and name = any($1) and not id = any($2) and coalesce(data->>'at', '') <= $3
       order by priority desc, created_on, id limit 1`,
      [names, [...done], now()],
    )
    return rows[0]
  }
  for (let job = await next(); job; job = await next()) {
    done.add(job.id)
    try {
      await run(job.name, job.data)
      await boss.complete(job.name, job.id, null, { includeQueued: true })
    } catch (error) {
      errors.push(error)
      await boss.fail(job.name, job.id, { message: (error as Error).message })
    }
  }
  if (errors.length) throw errors[0]
  return done.size
}
