import { rosterEntriesMost } from '../../../../contract/limits/roster.ts'
import { unitColumns, type Column, type Place } from './columns.ts'
import { readHeader, type Header, type Mapped, type Slot } from './header.ts'
import type { LinkRole } from '../../../../contract/units.ts'
import type { Table } from './table.ts'

/** One person and unit of the file, in the words of the file; a unit alone where nobody is named. */
export interface Entry {
  /** Counts the people and units of the file. */
  entry: number
  /** The row as a spreadsheet counts it, the heading being row 1. */
  row: number
  cells: Partial<Record<Place, string>>
  /** Set where the columns of a wide file say it. */
  role: LinkRole | null
  fault: string | null
  /** The row further up that names the unit, where this one leaves it blank. */
  unitFrom?: number
}

export interface RosterFile extends Omit<Table, 'fault'> {
  header: Header
  entries: Entry[]
  /** Why the file as a whole cannot be read. */
  faults: string[]
}

const nothing: Header = { meanings: [], isWide: false, faults: [], unknown: [], kept: [] }
/**
 * The text of a cell. What keeps a spreadsheet from running or rewriting a cell is taken off: an apostrophe before it, or
 * the formula `="0123"`.
 */
export const cellText = (raw: string | undefined): string => {
  const text = (raw ?? '').trim()
  const [, kept] = /^="(.*)"$/s.exec(text) ?? []
  return kept === undefined ? text.replace(/^'(?='*[=+\-@＝＋－＠])/, '') : kept.replaceAll('""', '"').trim()
}
const isBlank = (record: readonly string[]) => record.every((cell) => cellText(cell) === '')

const sameSlot = (a: Slot, b: Slot) => a.role === b.role && a.number === b.number

/** What a wide row says of its unit belongs to everybody in it, where owners get mail to its owners, the rest to the first. */
const belongsTo = (place: Place, role: LinkRole | null, isFirst: boolean): boolean => {
  if (unitColumns.includes(place as Column)) return true
  if (place.startsWith('mailing_') || place === 'start_date') return role === 'owner' || role === null
  return isFirst
}

type Unnumbered = Omit<Entry, 'entry'>

const wideEntries = ({ meanings }: Header, record: readonly string[], row: number): Unnumbered[] => {
  const filled = meanings.flatMap((meaning, i) => {
    const text = cellText(record[i])
    return meaning && text ? [{ ...meaning, text }] : []
  })
  const slots = filled
    .flatMap(({ slot }) => slot ?? [])
    .filter((slot, i, all) => all.findIndex((one) => sameSlot(one, slot)) === i)
  const people: (Slot | null)[] = slots.length ? slots : [null]
  return people.map((person, i) => ({
    row,
    role: person?.role ?? null,
    fault: null,
    cells: Object.fromEntries(
      filled
        .filter(({ place, slot }) =>
          slot ? person && sameSlot(slot, person) : belongsTo(place, person?.role ?? null, i === 0),
        )
        .map(({ place, text }) => [place, text]),
    ),
  }))
}

const longEntry = ({ meanings }: Header, record: readonly string[], row: number): Unnumbered => ({
  row,
  role: null,
  fault: null,
  cells: Object.fromEntries(
    meanings.flatMap((meaning, i) => {
      const text = cellText(record[i])
      return meaning && text ? [[meaning.place, text]] : []
    }),
  ),
})

const entriesOf = (header: Header, record: readonly string[], row: number): Unnumbered[] => {
  if (isBlank(record)) return []
  const entries = header.isWide ? wideEntries(header, record, row) : [longEntry(header, record, row)]
  const surplus = record.slice(header.meanings.length).some((cell) => cell.trim() !== '')
  if (!surplus) return entries
  const fault = `The row has ${record.length} cells, but there are ${header.meanings.length} columns; text with a comma needs quotes.`
  return entries.map((entry) => ({ ...entry, fault }))
}

const namesSomebody = ({ cells }: Unnumbered): boolean =>
  ['full_name', 'first_name', 'last_name', 'company_name'].some((place) => cells[place as Place] !== undefined)

/** Reports that name a unit once leave its cell blank in the rows of its other people: they get the unit from further up. */
const withUnitAbove = (one: Unnumbered, last: Unnumbered | null): Unnumbered =>
  one.cells.unit_number === undefined && last && namesSomebody(one)
    ? { ...one, cells: { ...one.cells, unit_number: last.cells.unit_number! }, unitFrom: last.row }
    : one

/** The entries of the rows in their order; null where there are more than a roster has. */
const allEntries = (header: Header, { records, firstRow }: Table): Entry[] | null => {
  const all: Entry[] = []
  let last: Unnumbered | null = null
  for (const [i, record] of records.entries()) {
    for (const one of entriesOf(header, record, firstRow + i)) {
      all.push({ entry: all.length, ...withUnitAbove(one, last) })
      if (one.cells.unit_number !== undefined) last = one
    }
    if (all.length > rosterEntriesMost) return null
  }
  return all
}

/** Reads a table as a roster; its columns are found out where nobody says what they mean. */
export const rosterIn = (table: Table, mapped: Mapped | null = null): RosterFile => {
  const { fault, ...read } = table
  if (fault !== null) return { ...read, header: nothing, entries: [], faults: [fault] }
  const header = readHeader(read.headings, mapped)
  if (header.faults.length) return { ...read, header, entries: [], faults: header.faults }
  const entries = allEntries(header, table)
  if (entries === null)
    return { ...read, header, entries: [], faults: [`The file names more than ${rosterEntriesMost} people; split it.`] }
  return { ...read, header, entries, faults: entries.length ? [] : ['The file has headings, but no rows.'] }
}
