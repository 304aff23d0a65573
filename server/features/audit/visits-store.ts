import type { ReadByStaff } from '../../../contract/audit.ts'
import { readNamesMost } from '../../../contract/limits/audit.ts'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import type { RecordNames } from '../../offers.ts'
import { namedIn, seen, type Sight } from './log-store.ts'

interface Place {
  sessionId: string
  buildingId: string
}

/** Begins a visit; false where one is under way in this browser. */
export const insertVisit = async (
  db: Database,
  visit: Place & { id: string; accountId: string; reason: string | null; at: Instant },
): Promise<boolean> => {
  const written = await db
    .insertInto('staff_visits')
    .values({
      id: visit.id,
      building_id: visit.buildingId,
      account_id: visit.accountId,
      session_id: visit.sessionId,
      reason: visit.reason,
      began_at: visit.at,
    })
    .onConflict((conflict) => conflict.columns(['session_id', 'building_id']).where('left_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

/** Ends the visit under way; null where there is none. */
export const updateLeft = async (
  db: Database,
  { sessionId, buildingId }: Place,
  at: Instant,
): Promise<string | null> => {
  const left = await db
    .updateTable('staff_visits')
    .set({ left_at: at })
    .where('building_id', '=', buildingId)
    .where('session_id', '=', sessionId)
    .where('left_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return left?.id ?? null
}

export const selectVisit = (db: Database, { sessionId, buildingId }: Place) =>
  db
    .selectFrom('staff_visits')
    .where('building_id', '=', buildingId)
    .where('session_id', '=', sessionId)
    .where('left_at', 'is', null)
    .select(['began_at as since', 'reason'])
    .executeTakeFirst()

/** Notes a read under the visit of the browser unless it is noted; false where there is no visit. */
export const insertRead = async (
  db: Database,
  read: Place & { route: string; recordId: string | null; quarter: Instant; at: Instant },
): Promise<boolean> => {
  const { rows } = await run(
    db,
    `with visit as (
       select id from staff_visits where building_id = $1::uuid and session_id = $2::uuid and left_at is null),
     noted as (
       insert into staff_reads (building_id, visit_id, route, record_id, quarter, at)
       select $1::uuid, id, $3::text, $4::uuid, $5::timestamptz, $6::timestamptz from visit
       on conflict do nothing)
     select id from visit`,
    [read.buildingId, read.sessionId, read.route, read.recordId, read.quarter, read.at],
  )
  return rows.length > 0
}

/** What was read on visits, by visit: routes that show the same together, in the order in which they were first read. */
export const selectReads = async (
  db: Database,
  buildingId: string,
  { names, hidden, role, keepsBooks, accountId }: Sight,
  views: Readonly<Record<string, string>>,
  visitIds: readonly string[],
): Promise<Map<string, ReadByStaff[]>> => {
  const { rows } = await run(
    db,
    `select r.visit_id, k.value as what, count(distinct r.record_id)::int as records,
       coalesce((array_agg(distinct n.name) filter (where n.name is not null))[1:${readNamesMost}], '{}') as names
     from staff_reads r
     join jsonb_each_text($2::jsonb) k on k.key = r.route
     left join lateral (
       select n.name from (${namedIn(names)}) n
       where ${['n.id = r.record_id', ...seen(hidden, { subject: 'n.subject', id: 'n.id', role: '$4::text', keepsBooks: '$5::boolean', account: '$6::uuid' })].join(' and ')} limit 1) n on true
     where r.building_id = $1::uuid and r.visit_id = any ($3::uuid[])
     group by r.visit_id, k.value
     order by min(r.at), k.value`,
    [buildingId, JSON.stringify(views), [...visitIds], role, keepsBooks, accountId],
  )
  const read = rows as unknown as (ReadByStaff & { visit_id: string })[]
  const byVisit = Map.groupBy(read, (one) => one.visit_id)
  return new Map([...byVisit].map(([id, all]) => [id, all.map(({ visit_id: _, ...one }) => one)]))
}

/** What the history calls a visit. */
export const visitNames: RecordNames = {
  visit: (building) =>
    `select v.id, a.first_name || ' ' || a.last_name as name, null::uuid as open_id
     from staff_visits v join accounts a on a.id = v.account_id where v.building_id = ${building}`,
}
