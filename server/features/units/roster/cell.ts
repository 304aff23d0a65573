import type { z } from 'zod'
import { rosterCellMostChars, rosterCellShownChars, rosterListMostChars } from '../../../../contract/limits/roster.ts'
import { entitlementMost } from '../../../../contract/limits/unit-story.ts'
import { cleanLine, cleanText, isStorable } from '../../../../contract/clean.ts'
import { truncate } from '../../../../contract/text.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import type { LinkRole } from '../../../../contract/units.ts'
import { readDate } from '../../../platform/written-date.ts'

/** What a cell holds, or what is wrong with it as the rest of a sentence: `is not a date`. */
export type Reading<T> = { value: T; doubt?: string; remark?: string } | { fault: string }
export type Reader<T> = (text: string) => Reading<T>

/** A cell's text as messages quote it. */
export const quoted = (text: string): string => `“${truncate(cleanLine(text), rosterCellShownChars)}”`

const readText =
  (clean: (raw: string) => string, most: number): Reader<string> =>
  (text) => {
    if (!isStorable(text)) return { fault: 'contains characters that can’t be stored' }
    const value = clean(text)
    if (value === '') return { fault: 'contains no text' }
    return value.length > most ? { fault: `is longer than ${most} characters` } : { value }
  }

export const line = (most: number): Reader<string> => readText(cleanLine, most)
export const lines: Reader<string> = readText(cleanText, rosterCellMostChars)
/** A list of what belongs to a unit; each piece of it is judged by itself. */
export const longList: Reader<string> = readText(cleanText, rosterListMostChars)

/** What is said of a row beside what it says itself. */
export interface Remarks {
  errors: string[]
  warnings: string[]
}

const labelOf = (column: string) => {
  const words = column.replaceAll('_', ' ')
  return words[0]!.toUpperCase() + words.slice(1)
}

/** Reads a cell and remarks on it; undefined where it cannot be read. */
export const readCell = <T>(column: string, cell: string, read: Reader<T>, remarks: Remarks): T | undefined => {
  const reading = read(cell)
  const said = `${labelOf(column)} ${quoted(cell)}`
  if ('fault' in reading) {
    remarks.errors.push(`${said} ${reading.fault}.`)
    return undefined
  }
  if (reading.remark) remarks.warnings.push(`${said} ${reading.remark}.`)
  if (reading.doubt) remarks.warnings.push(`${said} ${reading.doubt}: please check it.`)
  return reading.value
}

/** Reads a cell by a field of the contract, in its words. */
export const field =
  (schema: z.ZodType<string>): Reader<string> =>
  (text) => {
    const parsed = schema.safeParse(text)
    return parsed.success ? { value: parsed.data } : { fault: `isn’t accepted: ${parsed.error.issues[0]?.message}` }
  }

/** The same where an odd value is kept, but asked about. */
export const fieldOrDoubt =
  (schema: z.ZodType<string>, otherwise: Reader<string>): Reader<string> =>
  (text) => {
    const strict = field(schema)(text)
    if ('value' in strict) return strict
    const kept = otherwise(text)
    return 'value' in kept ? { value: kept.value, doubt: 'looks unusual' } : kept
  }

const yes = new Set(['y', 'yes', 'true', '1', 'x', 'oui'])
const no = new Set(['n', 'no', 'false', '0', 'non'])

export const yesOrNo: Reader<boolean> = (text) => {
  const word = text.toLowerCase()
  if (yes.has(word)) return { value: true }
  return no.has(word) ? { value: false } : { fault: 'is neither Y nor N' }
}

/** A number above nought as people write it: `1,234.5`, `33.33 %`; a comma that may be a decimal sign is asked back. */
export const positive =
  (most = entitlementMost): Reader<number> =>
  (text) => {
    const plain = text
      .replace(/\s*%$/, '')
      .replace(/^(\d{1,3})((?:,\d{3})+)(\.\d+)?$/, (all) => all.replaceAll(',', ''))
    if (!/^\d{1,12}(?:\.\d{1,8})?$/.test(plain)) return { fault: 'is not a positive number: write it as 12 or 12.5' }
    const value = Number(plain)
    if (value <= 0) return { fault: 'must be above 0' }
    return value > most ? { fault: `must be at most ${most}` } : { value }
  }

export const date: Reader<LocalDate> = (text) => {
  const read = readDate(text)
  return 'date' in read ? { value: read.date } : read
}

/** Who somebody is to the unit, and whether the word says that they live in it. */
const roles: Record<string, { role: LinkRole; occupies?: boolean } | undefined> = {
  owner: { role: 'owner' },
  'co-owner': { role: 'owner' },
  'absentee owner': { role: 'owner', occupies: false },
  'occupant owner': { role: 'owner', occupies: true },
  'resident owner': { role: 'owner', occupies: true },
  tenant: { role: 'tenant' },
  renter: { role: 'tenant' },
  lessee: { role: 'tenant' },
  occupant: { role: 'occupant' },
  resident: { role: 'occupant' },
  agent: { role: 'agent' },
}

export const role: Reader<{ role: LinkRole; occupies?: boolean }> = (text) => {
  const value = roles[text.toLowerCase().replaceAll(/[\s_]+/g, ' ')]
  return value ? { value } : { fault: 'isn’t a known role: use owner, tenant, occupant or agent' }
}
