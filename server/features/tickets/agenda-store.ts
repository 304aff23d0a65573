import { agendaEntriesMost } from '../../../contract/limits/agenda.ts'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { dueAt } from './tickets-store.ts'

/** A ticket that wants somebody of the desk. */
export interface Wanting {
  _id: string
  number: number
  title: string
  dueAt: Instant | null
  dueFor: 'answer' | 'resolve' | null
  isMine: boolean
  isNobodys: boolean
}

const open = `('open', 'assigned', 'in_progress')`
const nobodys = 't.assignee_id is null and t.vendor_id is null'

/** What is due until a moment, what an account looks after and what nobody does: what is due first, and how many. */
export const selectWanting = async (
  db: Database,
  buildingId: string,
  { accountId, until }: { accountId: string; until: Instant },
): Promise<{ found: number; tickets: Wanting[] }> => {
  const { rows } = await run(
    db,
    `select t.id as _id, t.number, t.title, ${dueAt} as "dueAt",
       case when ${dueAt} is null then null when ${dueAt} = t.answer_due_at then 'answer' else 'resolve' end as "dueFor",
       t.assignee_id is not distinct from $2::uuid as "isMine", ${nobodys} as "isNobodys",
       count(*) over ()::integer as found
     from tickets t
     where t.building_id = $1::uuid
       and (${dueAt} <= $3::timestamptz or t.status in ${open} and (t.assignee_id = $2::uuid or ${nobodys}))
     order by coalesce(${dueAt}, 'infinity'::timestamptz), t.id limit ${agendaEntriesMost}`,
    [buildingId, accountId, until],
  )
  const found = rows as (Wanting & { found: number })[]
  return { found: found[0]?.found ?? 0, tickets: found.map(({ found: _found, ...ticket }) => ticket) }
}

/** How many tickets are not over now, were not at an earlier moment, and are late. */
export const countStanding = async (
  db: Database,
  buildingId: string,
  { now, before }: { now: Instant; before: Instant },
): Promise<{ open: number; openBefore: number; late: number }> => {
  const { rows } = await run(
    db,
    `select count(*) filter (where t.ended_at is null)::integer as open,
       count(*) filter (where t.reported_at <= $3::timestamptz
         and (t.ended_at is null or t.ended_at > $3::timestamptz))::integer as "openBefore",
       count(*) filter (where ${dueAt} < $2::timestamptz)::integer as late
     from tickets t where t.building_id = $1::uuid`,
    [buildingId, now, before],
  )
  return rows[0] as { open: number; openBefore: number; late: number }
}
