/**
 * Plain text on the way in: what is taken off, and how names are compared. Escaping is the output's work. Apart from
 * `text.ts`, so that only pages with a form load it.
 */
import { composed } from './composed.ts'
import { isBlank, withoutHidden } from './clean/marks.ts'
import { withoutTags } from './clean/tags.ts'

export { hasAlike, isBlank, nameKey, packed, withoutHidden, withoutMarks } from './clean/marks.ts'

/** A database cannot keep NUL bytes and halves of surrogate pairs. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Script addresses at the start, or anywhere when something follows at once: "JavaScript: a course" stays inside a text. */
const scriptPrefix = /^\s*(?:javascript|vbscript)\s*:|(?:javascript|vbscript):(?=\S)|data:text\/html[,;]/gi

/** Strips tags and script prefixes until none is left: one may hide in another. */
const withoutMarkup = (text: string): string => {
  for (let before = text; ; before = text) {
    text = withoutTags(before).replace(scriptPrefix, '')
    if (text === before) return text
  }
}

// Windows, Word and Apple's Notes each end lines in their own way.
const lineEnd = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/**
 * A text of several lines as it is kept: composed (NFC), without tags, script prefixes and marks that reorder or hide the
 * text around them. Empty where nothing of it can be seen.
 */
export const cleanText = (raw: string): string => {
  const text = withoutMarkup(composed(withoutHidden(raw.replace(lineEnd, '\n')))).trim()
  return isBlank(text) ? '' : text
}

/** The same for a text of one line: any run of white space is one space. */
export const cleanLine = (raw: string): string => withoutMarkup(cleanText(raw).replace(/\s+/g, ' ')).trim()
