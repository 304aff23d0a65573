import type { Database } from '../../db/connection.ts'

/** The codes of buildings that begin with a stem of capitals. */
export const selectTakenCodes = async (db: Database, stem: string): Promise<string[]> => {
  const rows = await db.selectFrom('buildings').where('code', 'like', `${stem}%`).select('code').execute()
  return rows.map(({ code }) => code)
}
