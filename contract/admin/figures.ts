import { z } from 'zod'
import { InstantField, LocalDateField } from '../fields.ts'
import { get } from '../route.ts'

export const FigureSpan = z.enum(['days', 'months'])
export type FigureSpan = z.infer<typeof FigureSpan>

/** What happened on a day, or in the month that begins with it, by the days of UTC. */
export const FiguresOfDay = z.object({
  day: LocalDateField,
  newAccounts: z.number().int(),
  notices: z.number().int(),
  mailsSent: z.number().int(),
  mailsFailed: z.number().int(),
  /** Null before the first day on which they were counted. */
  signIns: z.number().int().nullable(),
})
export type FiguresOfDay = z.infer<typeof FiguresOfDay>

/** The platform in figures, nobody named. */
export const PlatformFigures = z.object({
  at: InstantField,
  buildings: z.number().int(),
  units: z.number().int(),
  people: z.number().int(),
  activeIn7Days: z.number().int(),
  activeIn30Days: z.number().int(),
  storageBytes: z.number().int(),
  span: FigureSpan,
  /** From the earliest on; the last one is not over yet. */
  series: z.array(FiguresOfDay),
})
export type PlatformFigures = z.infer<typeof PlatformFigures>

export const figureRoutes = {
  figures: get('/api/admin/figures', {
    shows: null,
    access: 'superadmin',
    summary: 'Get platform statistics, current and over 90 days or 12 months',
    query: z.object({ span: FigureSpan.default('days') }),
    reply: PlatformFigures,
  }),
}
