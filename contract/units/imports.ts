import { z } from 'zod'
import { Id, InstantField, LocalDateField } from '../fields.ts'
import {
  headingRowsMost,
  importColumnsMost,
  importEndsMost,
  keptAccessShownMost,
  rosterRowsMost,
} from '../limits/roster.ts'
import { Paging } from '../paging.ts'
import { Role } from '../roles.ts'
import { del, get, post, put } from '../route.ts'
import { LinkRole } from './link-role.ts'
import { places } from './roster-columns.ts'

/** What a row of a roster file changes: which field, from what to what, in the words of the file. */
export const FieldChange = z.object({ field: z.string(), before: z.string(), after: z.string() })
export type FieldChange = z.infer<typeof FieldChange>

export const Fate = z.enum(['new', 'update', 'unchanged', 'warning', 'error'])
export type Fate = z.infer<typeof Fate>

/** What an import would do, or did, with one entry of the file: a row, or somebody in a row that holds several. */
export const RowFate = z.object({
  /** Counts the people and units of the file. */
  entry: z.number().int(),
  /** As a spreadsheet counts it, the heading being row 1. */
  row: z.number().int(),
  fate: Fate,
  unitNumber: z.string(),
  name: z.string(),
  messages: z.array(z.string()),
  changes: z.array(FieldChange),
  /** The two people that one name seems to be; null for one, and where it was split already. */
  couple: z.array(z.string()).length(2).nullable(),
})
export type RowFate = z.infer<typeof RowFate>

/** What a column of the file is taken for; of whom in a file with several people in a row. */
export const Meaning = z
  .object({
    place: z.enum(places),
    slot: z.object({ role: LinkRole, number: z.number().int().min(1).max(9) }).nullable(),
  })
  .nullable()
export type Meaning = z.infer<typeof Meaning>

/** `dates`: day or month first. `entitlements` and `shares`: as they stand, or a hundred times more or less. */
const Question = z.enum(['dates', 'entitlements', 'shares'])
export const Answer = z.enum(['dayFirst', 'monthFirst', 'asWritten', 'timesHundred', 'byHundred'])
export type Answer = z.infer<typeof Answer>
export const AskedQuestion = z.object({
  question: Question,
  options: z.array(Answer),
  answer: Answer.nullable(),
  /** Cells of the file that leave it open. */
  samples: z.array(z.string()),
})
export type AskedQuestion = z.infer<typeof AskedQuestion>

/** How a file is to be read, as far as somebody said so; what is left out stays as it was. */
export const ImportChoices = z.object({
  /** The row with the headings; null where it is found out. Another one begins anew: all else that was said goes. */
  headingRow: z
    .number()
    .int()
    .min(1)
    .max(headingRowsMost + 1)
    .nullable(),
  isWide: z.boolean().nullable(),
  meanings: z.array(Meaning).max(importColumnsMost).nullable(),
  dates: z.enum(['dayFirst', 'monthFirst']).nullable(),
  entitlements: z.enum(['asWritten', 'timesHundred', 'byHundred']).nullable(),
  shares: z.enum(['asWritten', 'timesHundred']).nullable(),
  /** Entries whose one name is two people. */
  split: z.array(z.number().int().min(0)).max(rosterRowsMost),
  /** Ties that the file leaves out and that end on a day. */
  ends: z.object({ day: LocalDateField, linkIds: z.array(Id).max(importEndsMost) }).nullable(),
})
export type ImportChoices = z.infer<typeof ImportChoices>

/** `tried`: a dry run; `waiting` and `running`: being written; `failed`: nothing was written, and it may be tried again. */
export const ImportStatus = z.enum(['tried', 'waiting', 'running', 'applied', 'failed', 'undone'])
export type ImportStatus = z.infer<typeof ImportStatus>

const Counts = z.object({
  new: z.number().int(),
  update: z.number().int(),
  unchanged: z.number().int(),
  warning: z.number().int(),
  error: z.number().int(),
})
export type Counts = z.infer<typeof Counts>

/** An import in the list of those that were. */
export const ImportSummary = z.object({
  _id: Id,
  fileName: z.string().nullable(),
  status: ImportStatus,
  /** When it was tried, or written. */
  at: InstantField,
  by: z.string(),
  counts: Counts,
  undoneAt: InstantField.nullable(),
  undoneBy: z.string().nullable(),
})
export type ImportSummary = z.infer<typeof ImportSummary>

export const FileColumn = z.object({ heading: z.string(), samples: z.array(z.string()), meaning: Meaning })
export type FileColumn = z.infer<typeof FileColumn>

/** What was found in the file and what it comes to. */
export const Reading = z.object({
  /** The row with the headings, as a spreadsheet counts it, and the rows at the top that may hold them. */
  headingRow: z.number().int(),
  topRows: z.array(z.object({ row: z.number().int(), text: z.string() })),
  columns: z.array(FileColumn),
  isWide: z.boolean(),
  /** Whether the columns are taken as they were for a file with the same headings. */
  isRemembered: z.boolean(),
  /** Why the file as a whole cannot be read as it is mapped. */
  faults: z.array(z.string()),
  questions: z.array(AskedQuestion),
  units: z.object({ new: z.number().int(), update: z.number().int(), unchanged: z.number().int() }),
  /** People whom the file adds or changes. */
  people: z.number().int(),
  messages: z.array(z.string()),
  /** Ties of today of which the file says nothing: left alone but for those that are to end. */
  notInFile: z.array(
    z.object({
      _id: Id,
      unitNumber: z.string(),
      name: z.string(),
      role: LinkRole,
      from: LocalDateField.nullable(),
      ends: z.boolean(),
    }),
  ),
  keptColumns: z.array(z.string()),
  /** Entries whose one name looks like two people. */
  couples: z.array(z.number().int()),
  /** Whether anything would be written. */
  writes: z.boolean(),
})
export type Reading = z.infer<typeof Reading>

export const RosterImport = ImportSummary.extend({
  version: z.number().int(),
  reading: Reading,
  choices: ImportChoices,
  progress: z.object({ done: z.number().int(), total: z.number().int() }),
  /** The roster changed between the dry run and the writing: the dry run was made anew, and nothing written. */
  isOutdated: z.boolean(),
  /** Whether it can be undone as far as time goes. */
  canUndo: z.boolean(),
})
export type RosterImport = z.infer<typeof RosterImport>

/** Somebody who has access to the building though an import ended, or would end, their last tie to it. */
export const AccessKept = z.object({
  personId: Id,
  name: z.string(),
  role: Role,
  /** The last day of what still ties them; null where nothing does. */
  until: LocalDateField.nullable(),
  can: z.object({ endAccess: z.boolean() }),
  /** Why it may not be ended, where nothing ties them. */
  refused: z.string().nullable(),
})
export type AccessKept = z.infer<typeof AccessKept>

/** Somebody whose access ends by itself with the last day that an import wrote, or would write. */
export const AccessEndingThen = z.object({ personId: Id, name: z.string(), role: Role, until: LocalDateField })
export type AccessEndingThen = z.infer<typeof AccessEndingThen>

/** Who came into the building by the ties that an import wrote, and what undoing it leaves them; null for nothing. */
const LeavingByUndo = z.object({
  count: z.number().int(),
  people: z.array(z.object({ personId: Id, name: z.string(), role: Role, becomes: Role.nullable() })),
})
export type LeavingByUndo = z.infer<typeof LeavingByUndo>

/** As it stands when it is read; the lists are cut off at `keptAccessShownMost`. */
export const KeptAccess = z.object({
  count: z.number().int(),
  people: z.array(AccessKept),
  ending: z.object({ count: z.number().int(), people: z.array(AccessEndingThen) }),
  /** Nobody where the import can no longer be undone. */
  byUndo: LeavingByUndo,
})
export type KeptAccess = z.infer<typeof KeptAccess>

const ById = z.object({ id: Id })
const Versioned = z.object({ version: z.number().int().min(1) })
export const SaidChoices = ImportChoices.partial().extend(Versioned.shape)
export type SaidChoices = z.output<typeof SaidChoices>

export const imports = {
  listImports: get('/api/roster-imports', {
    shows: 'import.all',
    access: 'manager',
    summary: 'List roster files that were tried or imported, newest first',
    query: Paging,
    reply: ImportSummary,
    sends: 'page',
  }),
  startImport: post('/api/roster-imports', {
    access: 'manager',
    summary: 'Try a roster file (CSV) without saving anything',
    body: z.object({}),
    files: true,
    reply: RosterImport,
    throttle: 'import',
  }),
  getImport: get('/api/roster-imports/:id', {
    shows: 'import.one',
    access: 'manager',
    summary: 'Get an import: how its file is read, what it does or did, and its progress',
    params: ById,
    reply: RosterImport,
  }),
  importRows: get('/api/roster-imports/:id/rows', {
    shows: 'import.one',
    access: 'manager',
    summary: 'List the result of each row in the file',
    params: ById,
    query: Paging.extend({ fate: Fate.optional() }),
    reply: RowFate,
    sends: 'page',
  }),
  chooseImport: put('/api/roster-imports/:id/choices', {
    access: 'manager',
    summary: 'Choose how the file is read, and try it again; columns are remembered for files with these headings',
    params: ById,
    body: SaidChoices,
    reply: RosterImport,
  }),
  forgetMapping: del('/api/roster-imports/:id/mapping', {
    access: 'manager',
    summary: 'Forget the columns remembered for files with these headings, and detect them again',
    params: ById,
    reply: RosterImport,
  }),
  applyImport: post('/api/roster-imports/:id/apply', {
    access: 'manager',
    summary: 'Import a tried file as a job, all or nothing',
    params: ById,
    body: Versioned,
    reply: RosterImport,
  }),
  undoImport: post('/api/roster-imports/:id/undo', {
    access: 'manager',
    summary: 'Undo a whole import, with the access it gave, while nothing in it has changed since',
    params: ById,
    /** How many people it was said would lose access; another number is refused. */
    body: Versioned.extend({ losing: z.number().int().min(0).default(0) }),
    reply: RosterImport,
  }),
  importAccess: get('/api/roster-imports/:id/access', {
    shows: 'import.one',
    access: 'manager',
    summary:
      'List the people who keep access after the import ends their last link, lose it automatically, or would lose it by an undo',
    params: ById,
    reply: KeptAccess,
  }),
  endImportAccess: post('/api/roster-imports/:id/end-access', {
    access: 'manager',
    summary: 'End the access of people whose last link the import ended',
    params: ById,
    body: z.object({ personIds: z.array(Id).min(1).max(keptAccessShownMost) }),
    reply: z.object({
      ended: z.number().int(),
      refused: z.array(z.object({ personId: Id, name: z.string(), why: z.string() })),
    }),
  }),
  discardImport: del('/api/roster-imports/:id', {
    access: 'manager',
    summary: 'Discard a dry run and its file',
    params: ById,
  }),
  importRemarks: get('/api/roster-imports/:id/file', {
    shows: 'import.one',
    access: 'manager',
    summary: 'Download the tried file with a column of remarks on each row, to fix and import again',
    params: ById,
    sends: 'file',
  }),
}
