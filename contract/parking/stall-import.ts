import { z } from 'zod'
import { flag } from '../form.ts'

/** Stalls from a spreadsheet: first what would come of it, then, asked again, the doing. */

export const stallColumns = [
  'level',
  'number',
  'tenure',
  'accessible',
  'ev',
  'visitor',
  'unit',
  'basis',
  'from',
  'until',
  'fee',
  'authority',
  'notes',
  'x',
  'y',
  'width',
  'height',
  'turned',
] as const
export type StallColumn = (typeof stallColumns)[number]

export const StallImport = z.object({ apply: flag().default(false) })

export const StallImportReport = z.object({
  applied: z.boolean(),
  rows: z.number().int(),
  created: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  assigned: z.number().int(),
  /** A row with a fault keeps the whole file from being written. */
  faults: z.array(z.object({ row: z.number().int(), words: z.string() })),
})
export type StallImportReport = z.infer<typeof StallImportReport>
