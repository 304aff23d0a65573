import { z } from 'zod'
import { Id, InstantField, LocalDateField } from './fields.ts'
import { actionMostChars } from './limits/audit.ts'
import { kinds, type PlatformSubjectName, type SubjectName } from './kinds.ts'
import { visits } from './audit/visits.ts'
import { Paging } from './paging.ts'
import { get } from './route.ts'

/** The kinds of record that keep a history. */
export const Subject = z.enum(
  kinds.filter(({ history }) => history !== null).map(({ name }) => name) as [SubjectName, ...SubjectName[]],
)
export type Subject = z.infer<typeof Subject>

/** One change of a record: who, when, what. */
export const Change = z.object({
  _id: Id,
  at: InstantField,
  by: z.string(),
  action: z.string(),
  fields: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
})
export type Change = z.infer<typeof Change>

/** The kinds that the history of a building holds: what people do with their own account is theirs, jobs and enquiries are the platform's. */
export const LoggedSubject = Subject.exclude(
  kinds.filter(({ isPlatforms }) => isPlatforms).map(({ name }) => name) as PlatformSubjectName[],
)

/** What somebody of the platform's staff read on a visit. */
const ReadByStaff = z.object({
  /** A view of a kind, such as `vendor.all`, or what the route that showed it says of itself. */
  what: z.string(),
  /** How many records of the kind were opened; 0 for what is shown whole. */
  records: z.number().int(),
  /** The first of them by name. */
  names: z.array(z.string()),
})
export type ReadByStaff = z.infer<typeof ReadByStaff>

/** A change in the history of the whole building. */
export const LoggedChange = Change.extend({
  subject: LoggedSubject,
  /** What the record is called today; null for one that is no longer there. */
  name: z.string().nullable(),
  /** The id by which its screen opens it; null where none does. */
  openId: Id.nullable(),
  /** Somebody of the platform's staff, who belongs to no building. */
  byStaff: z.boolean(),
  /** Of a visit what was read on it. */
  reads: z.array(ReadByStaff),
})
export type LoggedChange = z.infer<typeof LoggedChange>

/** What the history of a building is narrowed by; both days are included, by the building's clocks. */
export const LogFilter = z.object({
  subject: LoggedSubject.optional(),
  action: z.string().trim().min(1).max(actionMostChars).optional(),
  /** An account, or `system` for all that nobody who was signed in has done. */
  by: z.union([Id, z.literal('system')]).optional(),
  from: LocalDateField.optional(),
  until: LocalDateField.optional(),
  search: Paging.shape.search,
})
export type LogFilter = z.output<typeof LogFilter>

/** What occurs in the history of a building, so that nothing is offered that finds nothing. */
export const LogChoices = z.object({
  actions: z.array(z.object({ subject: LoggedSubject, action: z.string() })),
  people: z.array(z.object({ _id: Id, name: z.string(), isStaff: z.boolean() })),
})
export type LogChoices = z.infer<typeof LogChoices>

/** The chain of hashes that seals a building's history. */
export const HistorySeal = z.object({
  /** When its first link was added; null while nothing has been recorded. */
  since: InstantField.nullable(),
  /** Whether changes were recorded before that, which are not proven. */
  hasUnproven: z.boolean(),
  links: z.number().int(),
  /** The hash of the newest link, in hexadecimal. */
  head: z.string().nullable(),
})
export type HistorySeal = z.infer<typeof HistorySeal>

export const audit = {
  ...visits,
  list: get('/api/history', {
    shows: 'building.history',
    access: 'manager',
    summary: 'List every change in the building, newest first',
    query: LogFilter.extend(Paging.shape),
    reply: LoggedChange,
    sends: 'page',
  }),
  choices: get('/api/history/choices', {
    shows: 'building.history',
    access: 'manager',
    summary: 'List the people and record types for filtering the history',
    reply: LogChoices,
  }),
  seal: get('/api/history/seal', {
    shows: 'building.history',
    access: 'manager',
    summary: 'Get the newest seal of the building’s history',
    reply: HistorySeal,
  }),
  file: get('/api/history.csv', {
    shows: 'building.history',
    access: 'manager',
    summary: 'Export the building’s history, with the same filters as the list',
    query: LogFilter,
    sends: 'file',
  }),
  history: get('/api/history/:subject/:id', {
    shows: 'building.record',
    access: 'manager',
    summary: 'List a record’s changes, newest first',
    params: z.object({ subject: LoggedSubject, id: Id }),
    query: Paging,
    reply: Change,
    sends: 'page',
  }),
}
