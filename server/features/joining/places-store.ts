import type { Database } from '../../db/connection.ts'

/** A building that people may join, named by its id or its code. */
export const selectPlace = async (db: Database, named: { id: string } | { code: string }) => {
  const open = db.selectFrom('buildings').where('suspended_at', 'is', null).select(['id as _id', 'name', 'city'])
  const found = 'id' in named ? open.where('id', '=', named.id) : open.where('code', '=', named.code.toUpperCase())
  return (await found.executeTakeFirst()) ?? null
}
