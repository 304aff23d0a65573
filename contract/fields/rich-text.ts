import { z } from 'zod'
import { isOvermarked } from '../composed.ts'
import { richTextDepthMost, richTextTagsMost } from '../limits/text.ts'
import { tooManyAccents } from './text.ts'

/** Elements that hold nothing, and those that end where the next one begins: none of them can be nested in itself. */
const notNested = new Set(['br', 'hr', 'img', 'input', 'wbr', 'p', 'li', 'tr', 'td', 'th'])

/**
 * Whether rich text has few enough tags, nested few enough levels deep, to be cleaned. It reads the text once and cleans
 * nothing: the cost of cleaning is bounded here, not by the length.
 */
const isCleanable = (html: string): boolean => {
  let tags = 0
  const open: string[] = []
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    if (++tags > richTextTagsMost) return false
    const [, slash, name = ''] = /^<(\/?)([a-z][a-z0-9]*)/.exec(html.slice(at, at + 20).toLowerCase()) ?? []
    if (name === '' || notNested.has(name)) continue
    // What was never opened closes nothing.
    if (slash === '') open.push(name)
    else if (open.includes(name)) open.length = open.lastIndexOf(name)
    if (open.length > richTextDepthMost) return false
  }
  return true
}

const tooMuchFormatting = (label: string): string => `${label} has too much formatting. Paste it as plain text.`

/**
 * Rich text as it was written. The server cleans it after this has refused what is too long or has more tags or
 * accents than anything a person writes.
 */
// @__NO_SIDE_EFFECTS__
export const richText = ({ label, max, tooLong }: { label: string; max: number; tooLong: string }) =>
  z
    .string({ error: `${label} is required` })
    .min(1, `${label} is required`)
    .max(max, { error: tooLong, abort: true })
    .refine(isCleanable, tooMuchFormatting(label))
    .refine((html) => !isOvermarked(html), tooManyAccents(label))
