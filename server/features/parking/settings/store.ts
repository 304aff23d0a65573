import type { ParkingSettings } from '../../../../contract/parking/settings.ts'
import { run, type Database } from '../../../db/connection.ts'

/** How a building shares its visitor parking; null where nobody has changed what every building begins with. */
export const selectSettings = async (db: Database, buildingId: string): Promise<ParkingSettings | null> => {
  const { rows } = await run(
    db,
    `select s.rules || jsonb_build_object('visitorSpaces', s.visitor_spaces, 'retentionDays', s.retention_days,
       'version', s.version) as settings
     from parking_settings s where s.building_id = $1::uuid`,
    [buildingId],
  )
  return (rows[0] as { settings: ParkingSettings } | undefined)?.settings ?? null
}

/** Writes the settings over those of their version, one version further; false where another version stands there by now. */
export const writeSettings = async (
  db: Database,
  buildingId: string,
  { visitorSpaces, retentionDays, version, ...rules }: ParkingSettings,
): Promise<boolean> => {
  const { rows } = await run(
    db,
    `insert into parking_settings as s (building_id, visitor_spaces, retention_days, rules, version)
     values ($1::uuid, $2, $3, $4::jsonb, $5::integer + 1)
     on conflict (building_id) do update set visitor_spaces = excluded.visitor_spaces,
       retention_days = excluded.retention_days, rules = excluded.rules, version = excluded.version
     where s.version = $5::integer
     returning s.version`,
    [buildingId, visitorSpaces, retentionDays, JSON.stringify(rules), version],
  )
  return rows.length > 0
}
