import { z } from 'zod'
import { Adjustments } from './adjustments/adjustments.ts'
import { Id, UseDay } from './fields.ts'
import { get } from './route.ts'

/** Without a day, the first one after the account ended, or else today. */
export const AdjustmentsQuery = z.object({ holdingId: Id, on: UseDay.optional() })
export type AdjustmentsQuery = z.output<typeof AdjustmentsQuery>

const reader = {
  shows: 'holding.one',
  access: 'manager',
  also: ['payment', 'levy', 'budget'],
  query: AdjustmentsQuery,
} as const

/** The figures that both sides of a sale need for the statement of adjustments. */
export const adjustments = {
  get: get('/api/adjustments', {
    ...reader,
    summary: 'Get what the seller and the buyer of a unit bear of its fees and special levies',
    reply: Adjustments,
  }),
  file: get('/api/adjustments/file', {
    ...reader,
    summary: 'Download what the seller and the buyer of a unit bear of its fees and special levies as a PDF',
    sends: 'file',
  }),
}
