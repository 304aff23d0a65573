import type { Database } from '../../db/connection.ts'

/** Notes a content of the file store as used now; of one on its way out, this waits until it is gone. */
export const noteContent = (db: Database, { sha256, sizeBytes }: { sha256: string; sizeBytes: number }, now: string) =>
  db
    .insertInto('stored_files')
    .values({ sha256, size_bytes: sizeBytes, used_at: now })
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ used_at: now }))
    .execute()

/** Notes that nothing refers to a content any more, so that it is swept some time after now. */
export const letGo = (db: Database, sha256: string, now: string) =>
  db.updateTable('stored_files').set({ used_at: now }).where('sha256', '=', sha256).execute()
