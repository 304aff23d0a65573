import type pg from 'pg'
import { fromKysely, type PgBoss } from 'pg-boss'
import type { KindOfWork } from '../../contract/admin/jobs.ts'
import { jobsAgainMost } from '../../contract/limits/platform.ts'
import type { Instant } from '../../contract/time.ts'
import type { Ctx } from '../context.ts'
import { nextRun } from './cron.ts'
import type { FailedJob, FailedJobs, Job, JobDesk } from './jobs.ts'
import { withoutSecrets } from './log.ts'

interface Desk {
  readonly pool: pg.Pool
  readonly boss: PgBoss
  readonly jobs: readonly Job[]
  /** Looks into a queue at once rather than at the next turn. */
  readonly wake: (name: string) => void
}

interface StateRow {
  name: string
  waiting: number
  later: number
  running: number
  retrying: number
  failed: number
  waiting_since: Date | null
  done_at: Date | null
  failed_at: Date | null
}

const errorMostChars = 300

const instantOf = (date: Date | null | undefined): Instant | null => date?.toISOString() ?? null

/**
 * Failures that matter: of recurring work those since it was last done, because the next turn makes up for the ones
 * before; of other work all. `$1` names the recurring kinds.
 */
const unresolved = `j.state = 'failed' and (not j.name = any ($1) or j.completed_on > coalesce(
  (select max(d.completed_on) from pgboss.job d where d.name = j.name and d.state = 'completed'), '-infinity'))`

const statesText = `
  with done as (
    select name, max(completed_on) as done_at from pgboss.job where state = 'completed' group by name)
  select j.name,
    count(*) filter (where state = 'created' and coalesce(data->>'at', '') <= $2)::int as waiting,
    count(*) filter (where state = 'created' and data->>'at' > $2)::int as later,
    count(*) filter (where state = 'active')::int as running,
    count(*) filter (where state = 'retry')::int as retrying,
    count(*) filter (where state = 'failed'
      and (not j.name = any ($1) or completed_on > coalesce(d.done_at, '-infinity')))::int as failed,
    min(created_on) filter (where state < 'active' and coalesce(data->>'at', '') <= $2) as waiting_since,
    max(d.done_at) as done_at,
    max(completed_on) filter (where state = 'failed') as failed_at
  from pgboss.job j left join done d using (name)
  where j.name = any ($3)
  group by j.name`

const kindOf = ({ name, every }: Job, row: StateRow | undefined, now: Instant): KindOfWork => ({
  name,
  recurs: every !== undefined,
  waiting: row?.waiting ?? 0,
  later: row?.later ?? 0,
  running: row?.running ?? 0,
  retrying: row?.retrying ?? 0,
  failed: row?.failed ?? 0,
  waitingSince: instantOf(row?.waiting_since),
  lastDoneAt: instantOf(row?.done_at),
  lastFailedAt: instantOf(row?.failed_at),
  nextRunAt: every === undefined ? null : nextRun(every, now),
})

interface FailedRow {
  id: string
  name: string
  at: Date
  mark: string
  attempts: number
  error: string | null
}

const failedText = `
  select j.id, j.name, j.completed_on as at, j.completed_on::text as mark, j.retry_count + 1 as attempts,
    coalesce(j.output->>'message', j.output->'value'->>'message') as error
  from pgboss.job j where ${unresolved} and j.name = any ($2)`

/** Nothing of what a job works with is shown, and of its error no address and nothing that may be a secret. */
const shown = ({ id, name, at, mark, attempts, error }: FailedRow): FailedJob => ({
  id,
  name,
  failedAt: at.toISOString(),
  mark,
  attempts,
  error: withoutSecrets(error ?? 'It was interrupted for an unknown reason.').slice(0, errorMostChars),
})

/** The queue as the platform's staff see it and set it going again. */
export const openDesk = ({ pool, boss, jobs, wake }: Desk): JobDesk => {
  const everyOf = new Map(jobs.map(({ name, every }) => [name, every]))
  const names = [...everyOf.keys()]
  const recurring = names.filter((name) => everyOf.get(name) !== undefined)
  const namesOf = (name: string | undefined) => (name === undefined ? names : [name])

  const again = async (ctx: Ctx, name: string, ids: readonly string[]): Promise<void> => {
    await boss.retry(name, [...ids], { db: fromKysely(ctx.db) })
    ctx.afterCommit(() => wake(name))
  }

  return {
    kinds: async (now) => {
      const { rows } = await pool.query<StateRow>(statesText, [recurring, now, names])
      const rowOf = new Map(rows.map((row) => [row.name, row]))
      return jobs.map((job) => kindOf(job, rowOf.get(job.name), now))
    },
    failed: async ({ name, after, limit }: FailedJobs) => {
      const values: unknown[] = [recurring, namesOf(name)]
      const before = after ? ` and (j.completed_on, j.id) < ($3::timestamptz, $4::uuid)` : ''
      const text = `${failedText}${before} order by j.completed_on desc, j.id desc limit ${limit}`
      const { rows } = await pool.query<FailedRow>(text, after ? [...values, after.mark, after.id] : values)
      return rows.map(shown)
    },
    find: async (id) => {
      const { rows } = await pool.query<{ name: string; state: string }>(
        'select name, state::text from pgboss.job where id = $1::uuid and name = any ($2)',
        [id, names],
      )
      const [row] = rows
      return row ? { name: row.name, hasFailed: row.state === 'failed' } : null
    },
    again: (ctx, { id, name }) => again(ctx, name, [id]),
    allAgain: async (ctx, name) => {
      const { rows } = await pool.query<{ id: string; name: string }>(
        // Recurring work that waits twice would be done twice for nothing: of it the newest is enough.
        `select id, name from (
           select j.id, j.name, j.completed_on, row_number() over (partition by j.name order by j.completed_on desc) as place
           from pgboss.job j where ${unresolved} and j.name = any ($2)
             and (not j.name = any ($1) or not exists (
               select from pgboss.job w where w.name = j.name and w.state < 'active'))) f
         where not f.name = any ($1) or f.place = 1
         order by f.completed_on limit ${jobsAgainMost}`,
        [recurring, namesOf(name)],
      )
      for (const [kind, found] of Map.groupBy(rows, (row) => row.name))
        await again(
          ctx,
          kind,
          found.map(({ id }) => id),
        )
      return rows
    },
  }
}
