import { run, type Database } from '../../db/connection.ts'

/** Reads the document whose versions are the consolidated bylaws, or null. */
export const selectPaper = async (db: Database, buildingId: string): Promise<string | null> => {
  const { rows } = await run(db, 'select document_id as id from bylaw_papers where building_id = $1::uuid', [
    buildingId,
  ])
  return (rows as { id: string }[])[0]?.id ?? null
}

/** Remembers the document whose versions are the consolidated bylaws. */
export const upsertPaper = async (db: Database, buildingId: string, documentId: string): Promise<void> => {
  await run(
    db,
    `insert into bylaw_papers (building_id, document_id) values ($1::uuid, $2::uuid)
     on conflict (building_id) do update set document_id = excluded.document_id`,
    [buildingId, documentId],
  )
}
