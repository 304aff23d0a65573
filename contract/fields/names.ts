import { nameLeastChars, nameMostChars } from '../limits.ts'
import { textBounds } from '../limits/text.ts'
import { withoutMarks } from '../clean.ts'
import { optionalText, requiredText } from './text.ts'

/**
 * Words that are refused as whole words only: Grant, Null, Walter and Inès are people. This is no defence of the
 * database, whose statements take parameters.
 */
const refusedWords = new Set([
  'select',
  'insert',
  'update',
  'delete',
  'drop',
  'create',
  'alter',
  'exec',
  'execute',
  'union',
  'truncate',
])
const word = /[\p{L}\p{M}]+(?:['’ʼ-][\p{L}\p{M}]+)*/gu
// Latin letters of any language, the Greek ones in Salish names, and the syllabics in which names of the North are written.
const nameCharacters = /^[\p{Script=Latin}\p{Script=Canadian_Aboriginal}\p{Lm}\p{M}θλχ' ’ʻʼ‘-]+$/u

// @__NO_SIDE_EFFECTS__
const rule =
  (label: string) =>
  (name: string): string | null => {
    if (name.match(word)?.some((part) => refusedWords.has(part.toLowerCase()))) return 'Invalid input detected'
    return nameCharacters.test(name) && /\p{L}/u.test(name) ? null : `${label} contains invalid characters`
  }

// @__NO_SIDE_EFFECTS__
const nameField = (label: string) => ({
  label,
  min: nameLeastChars,
  max: nameMostChars,
  shape: (name: string) => withoutMarks(name).replace(/\s+/g, ' ').trim(),
  rule: rule(label),
})

/** A name of a person under the given label (specification, section 5). */
// @__NO_SIDE_EFFECTS__
export const personName = (label: string) => requiredText(nameField(label))
// @__NO_SIDE_EFFECTS__
export const optionalPersonName = (label: string) => optionalText(nameField(label))

export const FirstName = personName('First name')
export const LastName = personName('Last name')

export const Username = requiredText({
  label: 'Username',
  ...textBounds.username,
  isCode: true,
  rule: (name) => (/^[a-z0-9._-]+$/i.test(name) ? null : 'Invalid username format'),
})
