import { z } from 'zod'
import { Id, InstantField, LocalDateField } from './fields.ts'
import { flag } from './form.ts'
import { Paging } from './paging.ts'
import { get, post } from './route.ts'
import { directory } from './units/directory.ts'
import { LinkRole } from './units/link-role.ts'

export { LinkRole } from './units/link-role.ts'

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

/** Somebody's tie to a unit for a time. */
export const UnitLink = z.object({
  _id: Id,
  role: LinkRole,
  personId: Id,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  hasAccount: z.boolean(),
  sharePercent: z.number().nullable(),
  occupiesUnit: z.boolean(),
  from: LocalDateField.nullable(),
  to: LocalDateField.nullable(),
})

export type UnitLink = z.infer<typeof UnitLink>

export const Unit = UnitSummary.extend({ links: z.array(UnitLink), version: z.number().int() })
export type Unit = z.infer<typeof Unit>

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

const ById = z.object({ id: Id })

export const units = {
  ...directory,
  list: get('/api/units', {
    access: 'manager',
    summary: 'The units of the building with who owns and who rents them',
    query: Paging.extend({ floor: z.string().max(20).optional() }),
    reply: UnitSummary,
    sends: 'page',
  }),
  get: get('/api/units/:id', { access: 'manager', summary: 'One unit and its people', params: ById, reply: Unit }),
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
}
