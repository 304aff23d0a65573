import { parse } from 'csv-parse/sync'
import { importColumnsMost, rosterRowsMost } from '../../../../contract/limits/roster.ts'
import { unitColumns, type Column, type Place } from './columns.ts'
import { readHeader, type Header, type Mapped, type Slot } from './header.ts'
import type { LinkRole } from '../../../../contract/units.ts'

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
}

export interface RosterFile {
  header: Header
  headings: string[]
  /** The rows below the heading as they stand, blank ones too. */
  records: string[][]
  /** The row, as a spreadsheet counts it, of the first record. */
  firstRow: number
  delimiter: string
  entries: Entry[]
  /** Why the file as a whole cannot be read. */
  faults: string[]
}

/** Text of a file as spreadsheets write it: UTF-8 or UTF-16 by its mark, UTF-8 where it is valid, else Windows-1252. */
export const textOf = (content: Buffer): string => {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content)
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}

const tooManyColumns = `The file has more than ${importColumnsMost} columns: leave out those that the roster does not need.`

const delimiters = [',', ';', '\t'] as const

const recordsOf = (text: string, delimiter: string, most: number): string[][] =>
  parse(text, { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: false, to: most })

/** Far more than a mapping takes, with room for cells that hold lists: the parser takes seconds over a wider line. */
const separatorsMost = importColumnsMost * 25

const isTooWide = (text: string): boolean =>
  text
    .split(/[\r\n]/)
    .some((line) => line.length > separatorsMost && delimiters.some((mark) => line.split(mark).length > separatorsMost))

/** The delimiter by which most headings are understood; the one that cuts most where none is. */
const delimiterOf = (text: string): string => {
  const judged = delimiters.map((delimiter) => {
    const [headings = []] = recordsOf(text, delimiter, 1)
    const { meanings } = readHeader(headings.slice(0, importColumnsMost))
    return { delimiter, understood: meanings.filter(Boolean).length, cells: headings.length }
  })
  return judged.toSorted((a, b) => b.understood - a.understood || b.cells - a.cells)[0]!.delimiter
}

const nothing: Header = { meanings: [], isWide: false, faults: [], unknown: [], kept: [] }
const unreadable = (fault: string): RosterFile => ({
  header: nothing,
  headings: [],
  records: [],
  firstRow: 2,
  delimiter: ',',
  entries: [],
  faults: [fault],
})

/** An export's apostrophe that keeps a spreadsheet from running a cell is taken off again. */
export const cellText = (raw: string | undefined): string => (raw ?? '').trim().replace(/^'(?='*[=+\-@＝＋－＠])/, '')

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
  if (record.every((cell) => cell.trim() === '')) return []
  const entries = header.isWide ? wideEntries(header, record, row) : [longEntry(header, record, row)]
  const surplus = record.slice(header.meanings.length).some((cell) => cell.trim() !== '')
  if (!surplus) return entries
  const fault = `The row has ${record.length} cells, but there are ${header.meanings.length} columns: a text with a comma needs quotes.`
  return entries.map((entry) => ({ ...entry, fault }))
}

/**
 * Reads a roster file: its encoding and delimiter are found out, and its columns where nobody says what they mean;
 * `sep=;` on top is understood too.
 */
export const readRosterFile = (content: Buffer, mapped: Mapped | null = null): RosterFile => {
  const decoded = textOf(content).replace(/^\uFEFF/, '')
  const announced = /^"?sep=(.)"?\r?\n/i.exec(decoded)
  const text = announced ? decoded.slice(announced[0].length) : decoded
  const above = announced ? 2 : 1
  if (text.trim() === '') return unreadable('The file is empty.')
  if (isTooWide(text)) return unreadable(tooManyColumns)
  let records: string[][]
  let delimiter = ','
  try {
    delimiter = announced?.[1] ?? delimiterOf(text)
    records = recordsOf(text, delimiter, rosterRowsMost + 2)
  } catch {
    return unreadable('The file cannot be read as a table: a quoted text has no end.')
  }
  const [headings = [], ...rows] = records
  if (headings.length > importColumnsMost) return unreadable(tooManyColumns)
  if (rows.length > rosterRowsMost)
    return unreadable(`The file has more than ${rosterRowsMost} rows: split it, or ask whether it is the right one.`)
  const header = readHeader(headings, mapped)
  const read = { header, headings, records: rows, firstRow: above + 1, delimiter }
  if (header.faults.length) return { ...read, entries: [], faults: header.faults }
  const entries = rows
    .flatMap((record, i) => entriesOf(header, record, i + above + 1))
    .map((one, entry): Entry => ({ entry, ...one }))
  return { ...read, entries, faults: entries.length ? [] : ['The file has headings, but no rows.'] }
}
