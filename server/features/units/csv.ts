import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { Download } from '../../../contract/route.ts'

export type Cell = string | number | boolean | null | undefined

/** A cell that a spreadsheet would run as a formula is led by an apostrophe, which the import takes off again. */
const textOf = (value: Cell): string => {
  if (typeof value === 'boolean') return value ? 'Y' : 'N'
  return String(value ?? '').replace(/^(?='*[=+\-@\t\r＝＋－＠])/, "'")
}

/** A CSV file of these rows, the heading first, as spreadsheets open it without asking: UTF-8 with its mark. */
export const csvFile = (rows: readonly (readonly Cell[])[], name: string): Download => {
  const text = stringify(
    rows.map((cells) => cells.map(textOf)),
    { record_delimiter: '\r\n' },
  )
  const content = Buffer.from(`\uFEFF${text}`)
  return {
    open: () => Readable.from([content]),
    name,
    contentType: 'text/csv; charset=utf-8',
    sizeBytes: content.length,
  }
}
