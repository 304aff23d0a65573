import { z } from 'zod'
import { Id, LocalDateField } from '../fields.ts'
import { get } from '../route.ts'

/** What an entry is about, by the feature that says it. */
export const AgendaKind = z.enum([
  'ticket',
  'records',
  'access',
  'vendor',
  'document',
  'parking',
  'booking',
  'council',
  'mortgagee',
  'fees',
  'bylaw',
  'violation',
  'collection',
])
export type AgendaKind = z.infer<typeof AgendaKind>

/** In the order in which a day is worked through. */
export const AgendaStanding = z.enum(['overdue', 'today', 'soon', 'waiting'])
export type AgendaStanding = z.infer<typeof AgendaStanding>

/** Something that wants somebody who manages a building. */
export const AgendaEntry = z.object({
  /** One of its kind in a building, the same at each look. */
  key: z.string(),
  kind: AgendaKind,
  title: z.string(),
  detail: z.string(),
  /** A day of the building. */
  dueOn: LocalDateField.nullable(),
  standing: AgendaStanding,
  /** A path on this site, in that building. */
  to: z.string(),
})
export type AgendaEntry = z.infer<typeof AgendaEntry>

const Count = z.number().int().min(0)

export const AgendaFigure = z.object({
  key: z.string(),
  label: z.string(),
  value: Count,
  /** Of how many there are; null where that says nothing. */
  of: Count.nullable(),
  /** What it was 30 days before; null where nobody knows. */
  before: Count.nullable(),
  to: z.string(),
})
export type AgendaFigure = z.infer<typeof AgendaFigure>

/** One building of the caller's: overdue first, then what is due today, what comes soon and what waits. */
export const BuildingDay = z.object({
  building: z.object({ _id: Id, name: z.string() }),
  /** The building's calendar day. */
  today: LocalDateField,
  entries: z.array(AgendaEntry),
  figures: z.array(AgendaFigure),
})
export type BuildingDay = z.infer<typeof BuildingDay>

export const dayRoutes = {
  day: get('/api/management/day', {
    shows: 'building.day',
    also: ['ticket', 'workOrder'],
    access: 'manager',
    summary: 'List what is due in every building the caller manages, with key numbers',
    reply: z.array(BuildingDay),
  }),
}
