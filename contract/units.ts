import { z } from 'zod'
import { Id } from './fields.ts'
import { Paging } from './paging.ts'
import { get } from './route.ts'
import { council } from './units/council.ts'
import { directory } from './units/directory.ts'
import { imports } from './units/imports.ts'
import { moves } from './units/moves.ts'
import { occupancy } from './units/occupancy.ts'
import { myPlace } from './units/my-place.ts'
import { people } from './units/people.ts'
import { unitRecords } from './units/record-routes.ts'
import { rosterPerson } from './units/roster-person.ts'
import { unitStory } from './units/story.ts'
import { unitTies } from './units/ties.ts'

export { LinkRole } from './units/link-role.ts'
export type {
  AccessKept,
  AccessEndingThen,
  Answer,
  AskedQuestion,
  Counts,
  Fate,
  FieldChange,
  FileColumn,
  ImportChoices,
  ImportStatus,
  ImportSummary,
  KeptAccess,
  LeavingByUndo,
  Meaning,
  Reading,
  RosterImport,
  RowFate,
  SaidChoices,
} from './units/imports.ts'

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

export const units = {
  ...directory,
  ...moves,
  ...people,
  ...myPlace,
  list: get('/api/units', {
    shows: 'unit.directory',
    access: 'manager',
    summary: 'List the building’s units with their owners and tenants',
    query: Paging.extend({ floor: z.string().max(20).optional() }),
    reply: UnitSummary,
    sends: 'page',
  }),
  ...unitStory,
  ...unitTies,
  ...unitRecords,
  ...rosterPerson,
  ...imports,
  template: get('/api/units/import/template', {
    shows: null,
    access: 'manager',
    summary: 'Download an empty roster file with the standard columns and one sample row',
    sends: 'file',
  }),
  exportRoster: get('/api/units/export', {
    shows: 'unit.roster',
    access: 'manager',
    summary: 'Export the roster as CSV, in the columns the import accepts',
    sends: 'file',
  }),
  ...occupancy,
  ...council,
}
