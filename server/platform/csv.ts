import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { Download } from '../../contract/route.ts'

/** What we wrote ourselves, and is no formula whatever it begins with. */
interface Plain {
  readonly plain: string
}
export type Cell = string | number | boolean | null | undefined | Plain
type Row = readonly Cell[]

/** A cell that a spreadsheet would run as a formula is led by an apostrophe, which the import takes off again. */
const textOf = (value: Cell): string => {
  if (typeof value === 'boolean') return value ? 'Y' : 'N'
  if (typeof value === 'object' && value !== null) return value.plain
  return String(value ?? '').replace(/^(?='*[=+\-@\t\r＝＋－＠])/, "'")
}

/** Makes cents a cell of dollars that a spreadsheet can add up, also below zero. */
export const dollarsCell = (cents: number): Cell => {
  const text = (cents / 100).toFixed(2)
  return cents < 0 ? { plain: text } : text
}

const linesOf = (rows: readonly Row[]): string =>
  stringify(
    rows.map((cells) => cells.map(textOf)),
    { record_delimiter: '\r\n' },
  )

const contentType = 'text/csv; charset=utf-8'
/** By it spreadsheets open a file as UTF-8 without asking. */
const mark = '\uFEFF'

/** A CSV file of these rows, the heading first. */
export const csvFile = (rows: readonly Row[], name: string): Download => {
  const content = Buffer.from(mark + linesOf(rows))
  return { open: () => Readable.from([content]), name, contentType, sizeBytes: content.length }
}

async function* inText(parts: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  yield mark
  for await (const rows of parts) yield linesOf(rows)
}

/** A CSV file that is made while it is sent, some rows at a time, the heading first. */
export const csvStream = (parts: AsyncIterable<readonly Row[]>, name: string): Download => ({
  open: () => Readable.from(inText(parts), { objectMode: false }),
  name,
  contentType,
  sizeBytes: null,
})
