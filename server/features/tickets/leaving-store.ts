import { run, type Database } from '../../db/connection.ts'

/** Tickets that are not over and that somebody reported, or looks after. */
export const selectHeld = async (
  db: Database,
  buildingId: string,
  accountId: string,
): Promise<{ reported: number; assigned: string[] }> => {
  const { rows } = await run(
    db,
    `select count(*) filter (where reporter_id = $2::uuid)::integer as reported,
       coalesce(json_agg(id order by id) filter (where assignee_id = $2::uuid), '[]') as assigned
     from tickets where building_id = $1::uuid and (reporter_id = $2::uuid or assignee_id = $2::uuid)
       and status in ('open', 'assigned', 'in_progress', 'on_hold')`,
    [buildingId, accountId],
  )
  return rows[0] as { reported: number; assigned: string[] }
}

/** Nobody has a ticket any more that somebody had who left; one that no vendor has either is open again. */
export const updateUnassigned = async (
  db: Database,
  buildingId: string,
  accountId: string,
  at: string,
): Promise<void> => {
  await run(
    db,
    `update tickets set assignee_id = null, version = version + 1, changed_at = $3::timestamptz,
       status = case when status = 'assigned' and vendor_id is null then 'open' else status end
     where building_id = $1::uuid and assignee_id = $2::uuid
       and status in ('open', 'assigned', 'in_progress', 'on_hold')`,
    [buildingId, accountId, at],
  )
}
