import type { Instant } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'

/** The latest letters to a unit that were sent, newest first, and how many papers of each wait. */
export const selectLettersOfUnit = async (
  db: Database,
  buildingId: string,
  unitId: string,
  most: number,
): Promise<{ _id: string; runId: string; subject: string; at: Instant; waiting: number; read: boolean }[]> => {
  const { rows } = await run(
    db,
    `select l.id as _id, l.run_id as "runId", l.subject, l.sent_at as at,
       (select count(*)::int from letter_addressees d where d.building_id = l.building_id and d.letter_id = l.id
         and d.way = 'paper' and d.method is null) as waiting,
       exists (select from letter_addressees d where d.building_id = l.building_id and d.letter_id = l.id
         and d.read_at is not null) as read
     from letters l where l.building_id = $1::uuid and l.unit_id = $2::uuid and l.sent_at is not null
     order by l.sent_at desc, l.id desc limit $3`,
    [buildingId, unitId, most],
  )
  return rows as Awaited<ReturnType<typeof selectLettersOfUnit>>
}
