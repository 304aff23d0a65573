import type { Instant } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'

export interface DatabaseFacts {
  demo: boolean
  now: Instant
  /** When the tables were last brought forward. */
  updatedAt: Instant
  version: string
}

/** Selects what the database knows of the installation, in one statement. */
export const selectFacts = async (db: Database): Promise<DatabaseFacts> => {
  const { rows } = await run(
    db,
    `select exists (select from installation where demo_seeded_at is not null) as demo, clock_timestamp() as now,
       (select max(applied_at) from migrations) as "updatedAt",
       split_part(current_setting('server_version'), ' ', 1) as version`,
  )
  return rows[0] as DatabaseFacts
}
