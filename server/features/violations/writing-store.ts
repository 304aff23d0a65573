import type { Updateable } from 'kysely'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import type { DB } from '../../db/schema.gen.ts'
import type { KnownViolation } from './store.ts'

/** Holds a case for a change, in a statement of its own, so that what is read after it is as it is then. */
export const lockViolation = async (db: Database, buildingId: string, id: string): Promise<void> => {
  await run(db, 'select from violations where building_id = $1::uuid and id = $2::uuid for update', [buildingId, id])
}

/** The constraint by which the text of a case is in the register. */
export const bylawConstraint = 'violations_bylaw'
/** The constraint by which a decision is about one case. */
export const decisionConstraint = 'violations_of_decision'

/** Adds a case with the building's next number; the caller holds the building. */
export const insertViolation = async (
  db: Database,
  buildingId: string,
  one: Pick<
    KnownViolation,
    '_id' | 'topic' | 'words' | 'place' | 'happenedOn' | 'happenedAt' | 'reportedOn' | 'unitId'
  > & {
    at: Instant
  },
): Promise<void> => {
  await run(
    db,
    `insert into violations (id, building_id, number, topic, words, place, happened_on, happened_at, reported_on, unit_id,
       made_at)
     values ($2::uuid, $1::uuid, next_violation_number($1::uuid), $3, $4, $5, $6::date, $7, $8::date, $9::uuid,
       $10::timestamptz)`,
    [
      ...[buildingId, one._id, one.topic, one.words, one.place],
      ...[one.happenedOn, one.happenedAt, one.reportedOn, one.unitId, one.at],
    ],
  )
}

/** Writes what changed of a case that the caller holds, one version further. */
export const updateViolation = async (
  db: Database,
  buildingId: string,
  { _id, version }: Pick<KnownViolation, '_id' | 'version'>,
  changes: Updateable<DB['violations']>,
): Promise<void> => {
  await db
    .updateTable('violations')
    .set({ ...changes, version: version + 1 })
    .where('building_id', '=', buildingId)
    .where('id', '=', _id)
    .execute()
}
