import { run, type Database } from '../../../db/connection.ts'

/** Units of the building by their numbers in small letters. */
export const selectUnitIds = async (
  db: Database,
  buildingId: string,
  unitNumbers: readonly string[],
): Promise<Map<string, string>> => {
  const { rows } = await run(
    db,
    `select id, lower(unit_number) as number from units
     where building_id = $1::uuid and lower(unit_number) = any($2::text[])`,
    [buildingId, unitNumbers.map((number) => number.toLowerCase())],
  )
  return new Map((rows as { id: string; number: string }[]).map(({ id, number }) => [number, id]))
}

/** Marks a place in the transaction under way, to which `goBack` takes everything back. */
export const markPlace = async (db: Database): Promise<void> => {
  await run(db, 'savepoint stalls_tried', [])
}

/** Takes back what was written since the place that was marked. */
export const goBack = async (db: Database): Promise<void> => {
  await run(db, 'rollback to savepoint stalls_tried', [])
}
