import type { TicketStatus } from '../../../contract/tickets/kinds.ts'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'

export interface UnitTicket {
  _id: string
  number: number
  title: string
  status: TicketStatus
  reportedAt: Instant
}

/** The last tickets about a unit, those of one reporter where one is named, and how many there are. */
export const selectOfUnit = async (
  db: Database,
  buildingId: string,
  unitId: string,
  { reporterId, limit }: { reporterId: string | null; limit: number },
): Promise<{ count: number; open: number; tickets: UnitTicket[] }> => {
  const { rows } = await run(
    db,
    `with mine as (select * from tickets t where t.building_id = $1::uuid and t.unit_id = $2::uuid
         and ($3::uuid is null or t.reporter_id = $3::uuid))
     select m.id as _id, m.number, m.title, m.status, m.reported_at as "reportedAt",
       count(*) over ()::integer as count,
       count(*) filter (where m.status in ('open', 'assigned', 'in_progress')) over ()::integer as open
     from mine m order by m.id desc limit ${limit}`,
    [buildingId, unitId, reporterId],
  )
  const found = rows as (UnitTicket & { count: number; open: number })[]
  return {
    count: found[0]?.count ?? 0,
    open: found[0]?.open ?? 0,
    tickets: found.map(({ count: _count, open: _open, ...ticket }) => ticket),
  }
}
