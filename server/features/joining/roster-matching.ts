/** Which rows of the roster may be somebody who asks for access, and why: pure, so that each reason can be tested. */
import { plain, plainWords } from '../../../contract/plain.ts'
import type { MatchReason, RosterMatch } from '../../../contract/joining/access-requests.ts'

/** Whoever asks, as far as they say or have proved. */
export interface Asker {
  firstName: string
  lastName: string
  /** Null while it is not confirmed: a mere claim speaks for nobody. */
  email: string | null
  unitNumber: string
}

type Row = Omit<RosterMatch, 'why'>

/** As searches compare them; whatever is neither letter nor digit parts words. */
const wordsOf = (name: string): string[] =>
  plain(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** How many letters must be put in, left out, exchanged or swapped with their neighbour to make one word the other. */
export const editsBetween = (one: string, other: string): number => {
  const [a, b] = [[...one], [...other]]
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = rows[i - 1]![j - 1]! + Number(a[i - 1] !== b[j - 1])
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? rows[i - 2]![j - 2]! + 1 : changed
      row.push(Math.min(changed, swapped, rows[i - 1]![j]! + 1, row[j - 1]! + 1))
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}

/** Short words allow one slip, long ones two. */
const isNear = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= 3 && editsBetween(one, other) <= (one.length > 7 ? 2 : 1))

/** A given name may be shortened: to its initial, or as Kate for Kateryna. */
const isShort = (one: string, other: string): boolean =>
  one !== other && ((one.length !== 2 && other.startsWith(one)) || (other.length !== 2 && one.startsWith(other)))

const nameReason = (asker: Asker, name: string): MatchReason | null => {
  const [asked, kept] = [wordsOf(`${asker.firstName} ${asker.lastName}`), wordsOf(name)]
  if (asked.toSorted().join(' ') === kept.toSorted().join(' ')) return 'name'
  const [last = ''] = wordsOf(asker.lastName).slice(-1)
  const [first = ''] = wordsOf(asker.firstName)
  const hasLast = kept.some((word) => isNear(last, word))
  const hasFirst = kept.some((word) => isNear(first, word) || isShort(first, word))
  return hasLast && hasFirst ? 'similarName' : null
}

const emailReason = (asked: string | null, kept: string | null): MatchReason | null => {
  if (!asked || !kept) return null
  if (asked === kept) return 'email'
  const [[mine = ''], [theirs = '']] = [asked.split('@'), kept.split('@')]
  const sameName = mine === theirs && mine.length > 4
  return sameName || editsBetween(asked, kept) <= 2 ? 'similarEmail' : null
}

const unitKey = (unitNumber: string): string =>
  unitNumber
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll(/0+(?=\d)/g, (zeros, at: number, all: string) => (/\d/.test(all[at - 1] ?? '') ? zeros : ''))

/** Whether two spellings mean one door: `0703`, `703`; `TH-3`, `th3`. */
export const isSameUnit = (one: string, other: string): boolean => unitKey(one) === unitKey(other)

const weights: Readonly<Record<MatchReason, number>> = { email: 8, name: 6, similarEmail: 4, similarName: 3, unit: 2 }

/** Why a row may be whoever asks; empty where nothing speaks for it. */
export const reasonsFor = (asker: Asker, { name, email, units }: Row): MatchReason[] =>
  [
    emailReason(asker.email, email),
    nameReason(asker, name),
    units.some(({ unitNumber }) => isSameUnit(unitNumber, asker.unitNumber)) ? ('unit' as const) : null,
  ].filter((reason) => reason !== null)

/** Rows with a reason, the likeliest first; those of an account already in use stand after others of the same weight. */
export const matchesFor = (asker: Asker, rows: readonly Row[], most: number): RosterMatch[] => {
  const weightOf = ({ why, hasAccount }: RosterMatch) =>
    why.reduce((sum, reason) => sum + weights[reason], 0) - (hasAccount ? 0.5 : 0)
  return rows
    .map((row) => ({ ...row, why: reasonsFor(asker, row) }))
    .filter(({ why }) => why.length > 0)
    .toSorted((a, b) => weightOf(b) - weightOf(a) || a.name.localeCompare(b.name, 'en-CA'))
    .slice(0, most)
}

/** Rows in which every word stands, in name, e-mail or unit, whatever speaks for them. */
export const rowsHolding = (words: string, rows: readonly Row[]): Row[] => {
  const parts = plainWords(words)
  return rows.filter(({ name, email, units }) => {
    const text = plain([name, email ?? '', ...units.map(({ unitNumber }) => unitNumber)].join('\n'))
    return parts.every((part) => text.includes(part))
  })
}
