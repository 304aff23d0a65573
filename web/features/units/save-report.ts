import type { RowFate } from '../../../contract/units.ts'
import { reportCsv } from './import-report.ts'

/** Hands the report of an import to the browser as a CSV file, named after the roster; the mark lets Excel read UTF-8. */
export const saveReport = (fileName: string, rows: readonly RowFate[]): void => {
  const address = URL.createObjectURL(new Blob(['\uFEFF', reportCsv(rows)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${fileName.replace(/\.csv$/i, '')}-report.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
