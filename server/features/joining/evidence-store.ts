import type { Database } from '../../db/connection.ts'

/** Requests that ended before a moment and have files still. */
export const selectOldEvidence = (db: Database, before: string) =>
  db
    .selectFrom('access_requests as r')
    .where('r.decided_at', 'is not', null)
    .where('r.decided_at', '<', before)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('attachments as f')
          .whereRef('f.building_id', '=', 'r.building_id')
          .where('f.subject', '=', 'accessRequest')
          .whereRef('f.subject_id', '=', 'r.id')
          .select('f.id'),
      ),
    )
    .orderBy('r.id')
    .select(['r.id', 'r.building_id as buildingId'])
    .execute()
