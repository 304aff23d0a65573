import { composed } from '../composed.ts'

/** Characters that show nothing, which come along when people copy from web pages, emails and spreadsheets. */

/**
 * Control characters but tab and line ends, and marks that reorder or hide the text around them. Joiners stay: they hold
 * emoji together, and some scripts need them.
 */
const hidden = /(?![\t\n\r])[\p{Cc}\u00AD\u180E\u200B\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]/gu

/** Strips the marks that no text needs, from plain and rich text. */
export const withoutHidden = (text: string): string => text.replace(hidden, '')

/** Strips every mark that shows nothing, for what is typed letter by letter: names, codes, addresses. */
export const withoutMarks = (text: string): string => text.replace(/\p{DI}/gu, '')

/** The same without no-break spaces, for what has no space inside: emails, codes, numbers. */
export const packed = (text: string): string => text.replace(/[\p{DI}\u00A0\u2007\u202F]/gu, '')

/** Tells whether nothing of a text can be seen. */
export const isBlank = (text: string): boolean => !/[^\s\p{DI}\p{Cc}\u2800\uFFF9-\uFFFB]/u.test(text)

/**
 * Answers a name as it is compared where no two may look the same: without capitals, marks that show nothing, wide or
 * joined forms of letters, and with single spaces. `name_key` in the database does the same.
 */
export const nameKey = (name: string): string =>
  composed(withoutMarks(name), 'NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** Tells whether two of some names look the same; blank ones are not counted. */
export const hasAlike = (names: readonly string[]): boolean => {
  const keys = names.map(nameKey).filter((key) => key !== '')
  return new Set(keys).size < keys.length
}
