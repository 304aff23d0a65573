import type { Instant } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'

interface Of {
  hostId: string
  /** Null for every unit. */
  unitId: string | null
  now: Instant
}

const running = `building_id = $1::uuid and host_id = $2::uuid and ($3::uuid is null or unit_id = $3::uuid)
  and ended_at is null`

/** How many visitors' passes and links of somebody still run. */
export const countHeld = async (
  db: Database,
  buildingId: string,
  { hostId, unitId, now }: Of,
): Promise<{ passes: number; links: number }> => {
  const { rows } = await run(
    db,
    `select (select count(*) from visitor_passes where ${running} and until_at > $4::timestamptz)::integer as passes,
       (select count(*) from guest_links where ${running} and until > $4::timestamptz and used < uses)::integer as links`,
    [buildingId, hostId, unitId, now],
  )
  return rows[0] as { passes: number; links: number }
}

/** Ends them; answers the passes that ended. */
export const endHeld = async (db: Database, buildingId: string, { hostId, unitId, now }: Of): Promise<string[]> => {
  await run(db, `update guest_links set ended_at = $4::timestamptz where ${running}`, [buildingId, hostId, unitId, now])
  const { rows } = await run(
    db,
    `update visitor_passes set ended_at = $4::timestamptz, ended_as = 'cancelled', version = version + 1
     where ${running} and until_at > $4::timestamptz returning id`,
    [buildingId, hostId, unitId, now],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}
