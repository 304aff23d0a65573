import { run, type Database } from '../../db/connection.ts'
import { nameOrder } from '../../db/finding.ts'

/** The names of accounts, in their order. */
export const selectNames = async (
  db: Database,
  accountIds: readonly string[],
): Promise<{ _id: string; name: string }[]> => {
  const { rows } = await run(
    db,
    `select id as _id, first_name || ' ' || last_name as name from accounts where id = any($1::uuid[])
     order by ${nameOrder('first_name')}, ${nameOrder('last_name')}, id`,
    [[...accountIds]],
  )
  return rows as { _id: string; name: string }[]
}

/** Those without an account who reported a ticket, or one that became part of it, with name and address. */
export const selectStrangers = async (
  db: Database,
  buildingId: string,
  ticketId: string,
): Promise<{ name: string; email: string }[]> => {
  const { rows } = await run(
    db,
    `with recursive gathered as (
       select id from tickets where building_id = $1::uuid and id = $2::uuid
       union select t.id from tickets t join gathered g on t.building_id = $1::uuid and t.merged_into = g.id)
     select distinct on (lower(t.reporter_email)) t.reporter_name as name, t.reporter_email as email
     from tickets t join gathered g on g.id = t.id
     where t.building_id = $1::uuid and t.reporter_name is not null and t.reporter_email <> ''
     order by lower(t.reporter_email), t.id`,
    [buildingId, ticketId],
  )
  return rows as { name: string; email: string }[]
}
