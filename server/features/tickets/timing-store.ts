import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'

/** What the clocks of a ticket want next, and the working minutes that they took. The version stays: nobody did anything. */
export const updateClocks = async (
  db: Database,
  buildingId: string,
  id: string,
  clocks: {
    answerDueAt: Instant | null
    resolveDueAt: Instant | null
    answerMinutes: number | null
    resolveMinutes: number | null
  },
): Promise<void> => {
  await run(
    db,
    `update tickets set answer_due_at = $3::timestamptz, resolve_due_at = $4::timestamptz,
       answer_minutes = $5::integer, resolve_minutes = $6::integer
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, clocks.answerDueAt, clocks.resolveDueAt, clocks.answerMinutes, clocks.resolveMinutes],
  )
}

/** Tickets of a building whose clocks run. */
export const selectClocked = async (db: Database, buildingId: string): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select id from tickets where building_id = $1::uuid and least(answer_due_at, resolve_due_at) is not null
     order by id`,
    [buildingId],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

/** Tickets of a building that are not over. */
export const selectUnderWay = async (db: Database, buildingId: string): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select id from tickets where building_id = $1::uuid and status in ('open', 'assigned', 'in_progress', 'on_hold')
     order by id`,
    [buildingId],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}
