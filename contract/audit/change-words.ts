import { formatMoney } from '../money.ts'
import { formatDate, formatInstant, isInstant, isLocalDate } from '../time.ts'

/** One way to word a change, for every kind of record, on screens and in files. */

/** What changes of one kind of record are called. */
export interface KindWords {
  /** One record of the kind: `Unit`. */
  one: string
  /** What was done, by the word that the history keeps. */
  actions: Readonly<Record<string, string | undefined>>
  fields: Readonly<Record<string, string | undefined>>
  /** Fields that the action says already, or that say nothing to people. */
  unsaid?: readonly string[]
  /** Fields that are named without what they hold. */
  named?: readonly string[]
  /** What values are called, by their field. */
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** A label for every field of a form. */
export type LabelsOf<Draft> = Readonly<Record<keyof Draft & string, string>>

export interface ChangedField {
  field: string
  before?: unknown
  after?: unknown
}

/** A value as people read it; nothing for none, and for what has no words. Moments show by the zone's clocks. */
export const valueWords = (value: unknown, zone?: string): string => {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (isLocalDate(text)) return formatDate(text)
  return zone && isInstant(text) ? formatInstant(text, zone) : text
}

type ValueNames = Readonly<Record<string, string>> | undefined

const listed = (names: ValueNames, value: unknown, zone?: string): string =>
  [value]
    .flat()
    .map((one) => names?.[String(one)] ?? valueWords(one, zone))
    .join(', ')

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const isId = (value: unknown): boolean =>
  typeof value === 'string' && /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/.test(value)

const isSilent = ({ field, before, after }: ChangedField): boolean =>
  /^_|^version$|Ids?$/.test(field) || [before, after].flat().some(isId) || (before === null && isNothing(after))

const spaced = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The event: `Vehicle removed`; an action without a label shows as the history keeps it. */
export const actionWords = ({ actions }: KindWords, action: string): string => actions[action] ?? capitalised(action)

const isCents = (field: string): boolean => /^cents$|Cents$/.test(field)

const lineOf = (words: KindWords, { field, before, after }: ChangedField, zone?: string): string => {
  const name = words.fields[field] ?? spaced(field)
  const inWords = (value: unknown) =>
    typeof value === 'number' && isCents(field) ? formatMoney(value) : listed(words.values?.[field], value, zone)
  const isErased = before === undefined && after === undefined
  const hasNoWords = [before, after].some((value) => !isNothing(value) && inWords(value) === '')
  if (isErased || hasNoWords || words.named?.includes(field)) return name
  const line = `${name}: ${inWords(after) || 'nothing'}`
  return inWords(before) ? `${line}, was ${inWords(before)}` : line
}

/** What changed, a line a field: `floor: 7, was 6`, cents as dollars; where the values were erased, the field alone. Ids are left out. */
export const fieldLines = (words: KindWords, fields: readonly ChangedField[], zone?: string): string[] =>
  fields.filter((one) => !words.unsaid?.includes(one.field) && !isSilent(one)).map((one) => lineOf(words, one, zone))

const doers: Readonly<Record<string, string | undefined>> = {
  system: 'Parapet',
  operator: 'Platform operator',
  registration: 'New registrant',
  invitation: 'Invitation',
  leaving: 'Move-out',
  'link in a mail': 'Email link',
  'roster import': 'Roster import',
  resident: 'A resident',
  complainant: 'The person who reported it',
}

/** Who did it; jobs of the product are named by the product. */
export const doerWords = (by: string): string => doers[by] ?? (/^[a-z]+\.[a-zA-Z]+$/.test(by) ? 'Parapet' : by)
