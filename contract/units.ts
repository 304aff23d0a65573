import { z } from 'zod'
import { Id, InstantField } from './fields.ts'
import { flag } from './form.ts'
import { Paging } from './paging.ts'
import { get, post } from './route.ts'
import { directory } from './units/directory.ts'
import { LinkRole } from './units/link-role.ts'
import { moves } from './units/moves.ts'
import { people } from './units/people.ts'
import { unitRecords } from './units/record-routes.ts'
import { rosterPerson } from './units/roster-person.ts'
import { unitStory } from './units/story.ts'
import { unitTies } from './units/ties.ts'

export { LinkRole } from './units/link-role.ts'
import { occupancy } from './units/occupancy.ts'

/** A unit as lists and pickers need it. */
export const UnitSummary = z.object({
  _id: Id,
  unitNumber: z.string(),
  strataLot: z.string().nullable(),
  floor: z.string().nullable(),
  unitEntitlement: z.number().nullable(),
  unitType: z.string().nullable(),
  owners: z.array(z.string()),
  tenants: z.array(z.string()),
})
export type UnitSummary = z.infer<typeof UnitSummary>

/** What a row of a roster file changes: which field, from what to what, in the words of the file. */
export const FieldChange = z.object({ field: z.string(), before: z.string(), after: z.string() })
export type FieldChange = z.infer<typeof FieldChange>

/** What an import would do, or did, with one row of the file. */
export const RowFate = z.object({
  row: z.number().int(),
  fate: z.enum(['new', 'update', 'unchanged', 'warning', 'error']),
  unitNumber: z.string(),
  name: z.string(),
  messages: z.array(z.string()),
  changes: z.array(FieldChange),
})
export type RowFate = z.infer<typeof RowFate>

export const ImportReport = z.object({
  /** The batch that was written; null for a dry run or a refused file. */
  batchId: Id.nullable(),
  applied: z.boolean(),
  counts: z.object({
    new: z.number().int(),
    update: z.number().int(),
    unchanged: z.number().int(),
    warning: z.number().int(),
    error: z.number().int(),
  }),
  units: z.object({ new: z.number().int(), update: z.number().int(), unchanged: z.number().int() }),
  rows: z.array(RowFate),
  /** What concerns the file as a whole. */
  messages: z.array(z.string()),
  /** People tied to a unit today of whom the file says nothing; nobody is end-dated. */
  notInFile: z.array(z.object({ unitNumber: z.string(), name: z.string(), role: LinkRole })),
  /** Columns whose feature is not there yet: kept, and exported again. */
  keptColumns: z.array(z.string()),
  at: InstantField,
})
export type ImportReport = z.infer<typeof ImportReport>

export const units = {
  ...directory,
  ...moves,
  ...people,
  list: get('/api/units', {
    access: 'manager',
    summary: 'The units of the building with who owns and who rents them',
    query: Paging.extend({ floor: z.string().max(20).optional() }),
    reply: UnitSummary,
    sends: 'page',
  }),
  ...unitStory,
  ...unitTies,
  ...unitRecords,
  ...rosterPerson,
  importRoster: post('/api/units/import', {
    access: 'manager',
    summary: 'Try or apply a roster file (CSV): nothing is written unless every row is sound',
    body: z.object({ apply: flag().default(false) }),
    files: true,
    reply: ImportReport,
    throttle: 'import',
  }),
  template: get('/api/units/import/template', {
    access: 'manager',
    summary: 'An empty roster file with the canonical columns and one sample row',
    sends: 'file',
  }),
  exportRoster: get('/api/units/export', {
    access: 'manager',
    summary: 'The roster as CSV in the columns that the import takes',
    sends: 'file',
  }),
  ...occupancy,
}
