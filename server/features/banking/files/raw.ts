/** A file of a bank before anyone knows what is in its cells. */
import { textOf } from '../../../platform/decoded.ts'
import { tableOf } from '../../../platform/tables/table.ts'
import { isOfx, statementsOf, type OfxStatement } from './ofx.ts'

export type RawFile =
  | { format: 'csv'; rows: string[][] }
  | { format: 'ofx'; statements: OfxStatement[] }
  | { fault: string }

/** Reads bytes as a table or as OFX; answers why where it can't. */
export const rawOf = (content: Buffer): RawFile => {
  const text = textOf(content).replace(/^\uFEFF/, '')
  if (text.includes('\0')) return { fault: 'The file isn’t text. Download it from the bank again as CSV, OFX or QFX.' }
  if (!isOfx(text)) {
    const table = tableOf(text)
    return 'fault' in table ? table : { format: 'csv', ...table }
  }
  const statements = statementsOf(text)
  if (statements === null)
    return { fault: 'The file can’t be read as OFX. Download it from the bank again, or as CSV.' }
  return { format: 'ofx', statements }
}
