import type { Answer, AskedQuestion, ImportChoices } from '../../../../contract/units.ts'
import { isAmbiguousDate, readDate } from '../../../platform/written-date.ts'
import type { Entry } from '../roster/file.ts'
import { positive } from '../roster/cell.ts'
import { splitName, twoPeople } from '../roster/name.ts'
import { withSplitName } from '../roster/row.ts'
import type { Roster } from '../present-store.ts'
import { columnSamplesMost } from '../../../../contract/limits/roster.ts'

export const noChoices: ImportChoices = {
  headingRow: null,
  isWide: null,
  meanings: null,
  dates: null,
  entitlements: null,
  shares: null,
  split: [],
  ends: null,
}

const dateColumns = ['start_date', 'end_date', 'consent_date'] as const
const numberOf = (cell: string | undefined): number | null => {
  const read = cell === undefined ? null : positive()(cell)
  return read && 'value' in read ? read.value : null
}
const near = (one: number, other: number) => Math.abs(one - other) <= other / 100

const askDates = (entries: readonly Entry[]): Omit<AskedQuestion, 'answer'> | null => {
  const cells = entries.flatMap(({ cells: all }) => dateColumns.flatMap((column) => all[column] ?? []))
  const open = [...new Set(cells.filter(isAmbiguousDate))]
  if (open.length === 0) return null
  return { question: 'dates', options: ['dayFirst', 'monthFirst'], samples: open.slice(0, columnSamplesMost) }
}

/** Proportions that make 1 or 100 together are asked about, unless they stand here already as they are written. */
const askEntitlements = (entries: readonly Entry[], present: Roster): Omit<AskedQuestion, 'answer'> | null => {
  const said = new Map<string, { number: number; cell: string }>()
  for (const { cells } of entries) {
    const number = numberOf(cells.unit_entitlement)
    const unit = cells.unit_number?.toLowerCase()
    if (number !== null && unit) said.set(unit, { number, cell: cells.unit_entitlement! })
  }
  const standing = new Map(present.units.map((unit) => [unit.unitNumber.toLowerCase(), unit.unitEntitlement]))
  if (said.size < 2 || [...said].every(([unit, { number }]) => standing.get(unit) === number)) return null
  const total = [...said.values()].reduce((sum, { number }) => sum + number, 0)
  const samples = [...new Set([...said.values()].map(({ cell }) => cell))].slice(0, columnSamplesMost)
  if (near(total, 1)) return { question: 'entitlements', options: ['asWritten', 'timesHundred'], samples }
  return near(total, 100) ? { question: 'entitlements', options: ['asWritten', 'byHundred'], samples } : null
}

/** Owners' shares that are all 1 or less are likely parts of a whole, not of a hundred. */
const askShares = (entries: readonly Entry[], present: Roster): Omit<AskedQuestion, 'answer'> | null => {
  const cells = entries.flatMap(({ cells: all }) => all.ownership_percent ?? [])
  const numbers = cells.map(numberOf)
  const small = numbers.length > 0 && numbers.every((number) => number !== null && number <= 1)
  if (!small || present.links.some(({ sharePercent }) => sharePercent !== null && sharePercent <= 1)) return null
  const samples = [...new Set(cells)].slice(0, columnSamplesMost)
  return { question: 'shares', options: ['asWritten', 'timesHundred'], samples }
}

/** What the file leaves open and is asked once for all its rows, with the answer where somebody gave one. */
export const askAbout = (entries: readonly Entry[], present: Roster, choices: ImportChoices): AskedQuestion[] =>
  [askDates(entries), askEntitlements(entries, present), askShares(entries, present)]
    .filter((question) => question !== null)
    .map((asked) => {
      const answer: Answer | null = choices[asked.question]
      return { ...asked, answer: answer !== null && asked.options.includes(answer) ? answer : null }
    })

const scaled = (cell: string | undefined, by: Answer | null): string | undefined => {
  const number = numberOf(cell)
  if (number === null || by === null || by === 'asWritten') return cell
  return String(Number((by === 'timesHundred' ? number * 100 : number / 100).toFixed(8)))
}

const settled = (cells: Entry['cells'], answers: ReadonlyMap<string, Answer | null>): Entry['cells'] => {
  const read = { ...cells }
  const said = answers.get('dates')
  const order = said === 'dayFirst' || said === 'monthFirst' ? said : null
  for (const column of dateColumns) {
    const cell = read[column]
    if (cell === undefined || order === null || !isAmbiguousDate(cell)) continue
    const date = readDate(cell, order)
    if ('date' in date) read[column] = date.date
  }
  for (const [column, question] of [
    ['unit_entitlement', 'entitlements'],
    ['ownership_percent', 'shares'],
  ] as const) {
    const cell = scaled(read[column], answers.get(question) ?? null)
    if (cell !== undefined) read[column] = cell
  }
  return read
}

/** What of a couple's row is both people's; the rest stays with the first. */
const shared = (place: string) =>
  place.startsWith('mailing_') ||
  ['unit_number', 'role', 'occupies_unit', 'ownership_percent', 'start_date', 'end_date'].includes(place)

/** `John & Mary Smith` as a row each: they share unit, role, days and address, and halve what they own together. */
const coupled = (entry: Entry, count: number): Entry[] => {
  const cells = withSplitName(entry.cells)
  const naming = { firstName: cells.first_name ?? null, lastName: cells.last_name ?? null }
  const two = twoPeople({ ...naming, companyName: cells.company_name ?? null })
  if (!two) return [entry]
  const percent = numberOf(cells.ownership_percent)
  return two.map((name, i) => {
    const { firstName, lastName } = splitName(name)
    const own = i === 0 ? cells : Object.fromEntries(Object.entries(cells).filter(([place]) => shared(place)))
    return {
      ...entry,
      entry: entry.entry + i * count,
      cells: {
        ...own,
        ...(firstName && { first_name: firstName }),
        ...(lastName && { last_name: lastName }),
        ...(percent !== null && { ownership_percent: String(percent / 2) }),
      },
    }
  })
}

/** The entries as they were chosen to be read; of a couple the second is counted behind all that the file holds. */
export const settle = (
  entries: readonly Entry[],
  questions: readonly AskedQuestion[],
  { split }: ImportChoices,
): Entry[] => {
  const answers = new Map(questions.map(({ question, answer }) => [question, answer]))
  const couples = new Set(split)
  return entries
    .map((entry) => ({ ...entry, cells: settled(entry.cells, answers) }))
    .flatMap((entry) => (couples.has(entry.entry) ? coupled(entry, entries.length) : [entry]))
}
