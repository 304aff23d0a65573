import type { Instant } from '../../../../contract/time.ts'
import type { Database } from '../../../db/connection.ts'

/** Lays a hold on a document, or lifts it. */
export const updateHold = (
  db: Database,
  buildingId: string,
  id: string,
  hold: { reason: string; accountId: string; since: Instant } | null,
) =>
  db
    .updateTable('documents')
    .where('building_id', '=', buildingId)
    .where('id', '=', id)
    .set((eb) => ({
      hold_reason: hold?.reason ?? null,
      hold_by: hold?.accountId ?? null,
      hold_since: hold?.since ?? null,
      version: eb('version', '+', 1),
    }))
    .execute()
