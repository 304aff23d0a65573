import { Invalid } from '../http/errors.ts'
import type { Page } from '../../contract/route.ts'

/** Cuts the row fetched beyond the limit off and remembers where the next page begins. */
export const pageOf = <Row, Item>(
  rows: readonly Row[],
  limit: number,
  item: (row: Row) => Item,
  cursor: (last: Row) => string,
): Page<Item> => {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { items: shown.map(item), nextCursor: rows.length > limit && last !== undefined ? cursor(last) : null }
}

/** A cursor over several sort keys. */
export const writeCursor = (keys: readonly (string | number | null)[]): string =>
  Buffer.from(JSON.stringify(keys)).toString('base64url')

/** Reads a cursor of so many text keys; a tampered one is refused. */
export const readCursor = (cursor: string, keys: number): string[] => {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (Array.isArray(read) && read.length === keys && read.every((key) => typeof key === 'string')) return read
  } catch {
    // Falls through to the refusal.
  }
  throw Invalid('This list has changed. Please start again from the beginning.')
}
