import type { BylawKind, BylawSetDraft } from '../../../contract/bylaws/bylaw.ts'
import type { Instant } from '../../../contract/time.ts'
import { newId } from '../../db/ids.ts'
import { run, type Database } from '../../db/connection.ts'

/** A set without what is counted of it. */
export interface KnownSet {
  _id: string
  kind: BylawKind
  name: string
  version: number
}

/** The index by which no two sets of a building have one name. */
export const setNameConstraint = 'bylaw_sets_named'

/** Reads a set of the building and holds it, or null. */
export const lockSet = async (db: Database, buildingId: string, id: string): Promise<KnownSet | null> => {
  const { rows } = await run(
    db,
    `select id as "_id", kind, name, version from bylaw_sets
     where building_id = $1::uuid and id = $2::uuid for update`,
    [buildingId, id],
  )
  return (rows as KnownSet[])[0] ?? null
}

/** Adds a set. Violates `setNameConstraint` where another has the name. */
export const insertSet = async (
  db: Database,
  buildingId: string,
  { _id, kind, name, at }: BylawSetDraft & { _id: string; at: Instant },
): Promise<void> => {
  await run(
    db,
    `insert into bylaw_sets (id, building_id, kind, name, created_at)
     values ($1::uuid, $2::uuid, $3, $4, $5::timestamptz)`,
    [_id, buildingId, kind, name, at],
  )
}

/** Gives a new building a set of each kind. */
export const insertFirstSets = async (db: Database, buildingId: string, at: Instant): Promise<void> => {
  for (const [kind, name] of [
    ['bylaw', 'Bylaws'],
    ['rule', 'Rules'],
  ] as const)
    await insertSet(db, buildingId, { _id: newId(Date.parse(at)), kind, name, at })
}

/** Renames a set. Violates `setNameConstraint` where another has the name. */
export const updateSet = async (db: Database, buildingId: string, id: string, name: string): Promise<void> => {
  await run(
    db,
    'update bylaw_sets set name = $3, version = version + 1 where building_id = $1::uuid and id = $2::uuid',
    [buildingId, id, name],
  )
}

/** Removes a set. Refused by the database where it holds texts. */
export const deleteSet = async (db: Database, buildingId: string, id: string): Promise<void> => {
  await run(db, 'delete from bylaw_sets where building_id = $1::uuid and id = $2::uuid', [buildingId, id])
}
