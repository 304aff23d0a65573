/** How SQL looks for words in plain text, and orders names. */
import { sql, type RawBuilder } from 'kysely'
import { plain } from '../../contract/plain.ts'

const escaped = (words: string): string => words.replaceAll(/[\\%_]/g, '\\$&')

/** What holds these words, for `holds`; the signs of LIKE are taken literally. */
export const containing = (words: string): string => `%${escaped(plain(words))}%`

/** The same letter for letter, for plates and numbers, which are kept in one spelling. */
export const containingExactly = (words: string): string => `%${escaped(words)}%`

/** Whether a text holds what was typed, however it is spelled; both as SQL, the second from `containing`. */
export const holds = (text: string, like: string): string => `plain(${text}) like ${like}`

/** Whether any of the texts does. */
export const anyHolds = (texts: readonly string[], like: string): string =>
  `(${texts.map((text) => holds(text, like)).join(' or ')})`

/** A name as lists are ordered by it: for `order by`, and for the same place behind a cursor. */
export const nameOrder = (name: string): string => `sort_key(${name}) collate names`

/** The same for the query builder, of a column. */
export const byName = (name: string): RawBuilder<string> => sql<string>`${sql.raw(nameOrder(name))}`

/** And of a name behind a cursor. */
export const nameAfter = (name: string): RawBuilder<string> => sql<string>`sort_key(${name}) collate names`
