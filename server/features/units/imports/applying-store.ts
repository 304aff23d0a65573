import type { Counts, Reading } from '../../../../contract/units.ts'
import type { Database } from '../../../db/connection.ts'
import { isOpen } from '../../buildings/buildings.ts'
import type { Tried } from './trying.ts'

const at = (db: Database, buildingId: string, id: string) =>
  db.updateTable('import_batches').where('building_id', '=', buildingId).where('id', '=', id)

/** Queues a dry run of this version; answers whether it still was one. A constraint lets one be at work in a building. */
export const markWaiting = async (
  db: Database,
  buildingId: string,
  id: string,
  { version, now, accountId }: { version: number; now: string; accountId: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await at(db, buildingId, id)
    .where('version', '=', version)
    .where('status', 'in', ['tried', 'failed'])
    .set({ status: 'waiting', version: version + 1, moved_at: now, account_id: accountId, done: 0, total: 0 })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes a queued import up; answers whether it still waits or was left by a process that ended. */
export const markRunning = async (db: Database, buildingId: string, id: string, now: string): Promise<boolean> => {
  const { numUpdatedRows } = await at(db, buildingId, id)
    .where('status', 'in', ['waiting', 'running'])
    .set({ status: 'running', moved_at: now })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const markProgress = (
  db: Database,
  buildingId: string,
  id: string,
  { done, total, now }: { done: number; total: number; now: string },
) => at(db, buildingId, id).where('status', '=', 'running').set({ done, total, moved_at: now }).execute()

/** Ends an import that was written; answers whether it was still at work. */
export const markApplied = async (
  db: Database,
  buildingId: string,
  id: string,
  { now, counts, reading }: { now: string; counts: Counts; reading: Reading },
): Promise<boolean> => {
  const { numUpdatedRows } = await at(db, buildingId, id)
    .where('status', '=', 'running')
    .set((eb) => ({
      status: 'applied',
      at: now,
      counts: JSON.stringify(counts),
      reading: JSON.stringify(reading),
      done: eb.ref('total'),
      version: eb('version', '+', 1),
      is_outdated: false,
    }))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Gives a dry run back whose roster changed meanwhile, as it looks now. */
export const markOutdated = (db: Database, buildingId: string, id: string, { counts, reading, shown }: Tried) =>
  at(db, buildingId, id)
    .where('status', '=', 'running')
    .set((eb) => ({
      status: 'tried',
      is_outdated: true,
      counts: JSON.stringify(counts),
      reading: JSON.stringify(reading),
      shown,
      version: eb('version', '+', 1),
    }))
    .execute()

export const markFailed = (db: Database, buildingId: string, id: string) =>
  at(db, buildingId, id)
    .where('status', 'in', ['waiting', 'running'])
    .set((eb) => ({ status: 'failed', version: eb('version', '+', 1) }))
    .execute()

/** Imports that have not moved since a moment: whoever wrote them is gone. */
export const selectStalled = (db: Database, before: string) =>
  db
    .selectFrom('import_batches')
    .where('status', 'in', ['waiting', 'running'])
    .where('moved_at', '<', before)
    .where(isOpen('building_id'))
    .select(['id as importId', 'building_id as buildingId'])
    .execute()

/** Dry runs that nobody applied go with their files. */
export const deleteOldTries = (db: Database, before: string) =>
  db.deleteFrom('import_batches').where('status', 'in', ['tried', 'failed']).where('at', '<', before).execute()

/** Rows and former values of old imports go; who imported what when stays. */
export const forgetOldRows = async (db: Database, before: string) => {
  const old = db.selectFrom('import_batches').where('at', '<', before).select('id')
  await db.deleteFrom('import_rows').where('batch_id', 'in', old).execute()
  await db.deleteFrom('import_records').where('batch_id', 'in', old).execute()
}
