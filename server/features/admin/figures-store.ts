import type { FiguresOfDay, FigureSpan, PlatformFigures } from '../../../contract/admin/figures.ts'
import { figureDays, figureMonths } from '../../../contract/limits/platform.ts'
import { later, type Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'

type Totals = Omit<PlatformFigures, 'at' | 'span' | 'series'>

const dayMs = 86_400_000

const active = (since: string) => `(
  select count(*)::int from (
    select a.id from accounts a where a.last_signed_in_at >= ${since}
    union select s.account_id from sessions s where s.last_seen_at >= ${since} and not s.awaits_second_factor) x)`

/** The platform as it is, in one statement. A content that hangs in several places counts once. */
export const selectTotals = async (db: Database, now: Instant): Promise<Totals> => {
  const { rows } = await run(
    db,
    `select
       (select count(*)::int from buildings) as buildings,
       (select count(*)::int from units) as units,
       (select count(*)::int from accounts where disabled_at is null) as people,
       ${active('$1::timestamptz')} as "activeIn7Days",
       ${active('$2::timestamptz')} as "activeIn30Days",
       ((select coalesce(sum(size_bytes), 0) from stored_files)
         + (select coalesce(sum(octet_length(content)), 0) from import_files))::bigint as "storageBytes"`,
    [later(now, -7 * dayMs), later(now, -30 * dayMs)],
  )
  return rows[0] as Totals
}

const spans = {
  days: { unit: 'day', back: `${figureDays - 1} days` },
  months: { unit: 'month', back: `${figureMonths - 1} months` },
} as const satisfies Record<FigureSpan, { unit: string; back: string }>

/** What happened by day or by month of UTC, in one statement; sessions of the database run in UTC. */
export const selectSeries = async (db: Database, span: FigureSpan, now: Instant): Promise<FiguresOfDay[]> => {
  const { unit, back } = spans[span]
  const counted = (table: string, column: string, condition = 'true') => `
    (select date_trunc('${unit}', t.${column})::date as day, count(*)::int as many
     from ${table} t, bounds b where t.${column} >= b.first and ${condition} group by 1)`
  const { rows } = await run(
    db,
    `with bounds as (
       select date_trunc('${unit}', $1::timestamptz) - interval '${back}' as first,
         date_trunc('${unit}', $1::timestamptz) as last),
     counting as (select date_trunc('${unit}', min(day)::timestamptz)::date as since from sign_ins_by_day)
     select g.day, coalesce(a.many, 0) as "newAccounts", coalesce(n.many, 0) as notices,
       coalesce(m.many, 0) as "mailsSent", coalesce(f.many, 0) as "mailsFailed",
       case when g.day >= c.since then coalesce(s.many, 0) end as "signIns"
     from (select generate_series(first, last, interval '1 ${unit}')::date as day from bounds) g
     cross join counting c
     left join ${counted('accounts', 'created_at')} a on a.day = g.day
     left join ${counted('notices', 'released_at', 't.deleted_at is null')} n on n.day = g.day
     left join ${counted('outbox', 'sent_at')} m on m.day = g.day
     left join ${counted('outbox', 'failed_at')} f on f.day = g.day
     left join (select date_trunc('${unit}', t.day::timestamptz)::date as day, sum(t.sign_ins)::int as many
       from sign_ins_by_day t, bounds b where t.day >= b.first::date group by 1) s on s.day = g.day
     order by g.day`,
    [now],
  )
  return rows as FiguresOfDay[]
}
