import { z } from 'zod'
import { isLocalDate } from '../time.ts'

/** The rules of one shared thing as a building sets them. A plain value, kept as JSON; what is null does not bind. */

const count = (most: number) => z.int().min(1).max(most)
const day = z.string().refine(isLocalDate)
const dayMinutes = 24 * 60
const by = z.enum(['unit', 'plate']).default('unit')

/** How far the rolling periods and the search for the next allowed day reach. */
export const rollingDaysMost = 366
export const quotasMost = 12
export const strikesMost = { most: 100, withinDays: 800, suspendDays: 800 } as const

export const Quota = z.object({
  most: count(10_000),
  of: z.enum(['times', 'hours', 'nights']),
  by,
  /** A calendar period of the building's zone (weeks from Monday), or any so many days in a row. */
  per: z.union([z.enum(['day', 'week', 'month', 'year']), z.object({ days: count(rollingDaysMost) })]),
})
export type Quota = z.output<typeof Quota>

export const Blackout = z
  .object({ from: day, to: day, why: z.string().max(200) })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day is before the first' })
export type Blackout = z.output<typeof Blackout>

export const Policy = z.object({
  /** When a night is counted. Whoever is there at this time has stayed the night of the day before. */
  midnight: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .default('03:00'),
  quotas: z.array(Quota).max(quotasMost).default([]),
  /** At most so many nights in a row, and after as many in a row so many nights without. */
  consecutive: z
    .object({ nights: count(366), restNights: z.int().min(0).max(366), by: z.enum(['unit', 'plate']).default('plate') })
    .nullable()
    .default(null),
  /** At most so many at the same time. */
  atOnce: z
    .array(z.object({ most: count(1000), by }))
    .max(2)
    .default([]),
  /** At most so many that have not ended yet. */
  mostAhead: count(1000).nullable().default(null),
  shortestMinutes: count(366 * dayMinutes)
    .nullable()
    .default(null),
  longestMinutes: count(366 * dayMinutes)
    .nullable()
    .default(null),
  /** Starts and lengths go in steps of so many minutes, counted from midnight; a day holds whole steps. */
  stepMinutes: count(dayMinutes)
    .refine((minutes) => dayMinutes % minutes === 0, 'Must divide evenly into a day')
    .nullable()
    .default(null),
  /** Asked for at least so long before it starts; 0 refuses what has begun already. */
  noticeMinutes: z
    .int()
    .min(0)
    .max(366 * dayMinutes)
    .nullable()
    .default(null),
  /** Asked for at most so many days before the day on which it starts. */
  advanceDays: z.int().min(0).max(800).nullable().default(null),
  blackouts: z.array(Blackout).max(200).default([]),
  /** After so many no-shows within so many days, nothing for so many days. */
  strikes: z
    .object({
      most: count(strikesMost.most),
      withinDays: count(strikesMost.withinDays),
      suspendDays: count(strikesMost.suspendDays),
    })
    .nullable()
    .default(null),
  /** How many places there are for everybody together: one party, eight parties, forty people. */
  capacity: count(100_000).nullable().default(null),
  /** Minutes that stay free before and after each use; they count between uses of the same thing. */
  bufferBeforeMinutes: z.int().min(0).max(dayMinutes).default(0),
  bufferAfterMinutes: z.int().min(0).max(dayMinutes).default(0),
})
export type Policy = z.output<typeof Policy>

/** A policy that binds nothing. */
export const noPolicy: Policy = Policy.parse({})
