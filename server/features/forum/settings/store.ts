import type { ForumSettings } from '../../../../contract/forum/settings.ts'
import { run, type Database } from '../../../db/connection.ts'

/** How a building runs its forum; null where nobody has changed what every building begins with. */
export const selectSettings = async (db: Database, buildingId: string): Promise<ForumSettings | null> => {
  const { rows } = await run(
    db,
    'select look_first as "lookFirst", version from forum_settings where building_id = $1::uuid',
    [buildingId],
  )
  return (rows[0] as ForumSettings | undefined) ?? null
}

/** Writes them over those of their version, one version further; false where another version stands there by now. */
export const writeSettings = async (
  db: Database,
  buildingId: string,
  { lookFirst, version }: ForumSettings,
): Promise<boolean> => {
  const { rows } = await run(
    db,
    `insert into forum_settings as s (building_id, look_first, version) values ($1, $2, $3::integer + 1)
     on conflict (building_id) do update set look_first = excluded.look_first, version = excluded.version
     where s.version = $3::integer
     returning s.version`,
    [buildingId, lookFirst, version],
  )
  return rows.length > 0
}
