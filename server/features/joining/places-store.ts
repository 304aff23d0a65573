import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'

/** A building that people may join, named by its id or its code. */
export const selectPlace = async (db: Database, named: { id: string } | { code: string }) => {
  const open = db.selectFrom('buildings').where('suspended_at', 'is', null).select(['id as _id', 'name', 'city'])
  const found = 'id' in named ? open.where('id', '=', named.id) : open.where('code', '=', named.code.toUpperCase())
  return (await found.executeTakeFirst()) ?? null
}

/** Takes a counted code back where it is right. It writes either way, so that the time it takes tells nothing. */
export const giveBackRightCode = async (db: Database, key: string, code: string): Promise<void> => {
  await sql`
    update throttles set count = count - (
      select count(*)::int from buildings where code = ${code.toUpperCase()} and suspended_at is null)
    where key = ${key}`.execute(db)
}
