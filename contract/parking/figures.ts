import { z } from 'zod'
import { Id, LocalDateField } from '../fields.ts'
import { get } from '../route.ts'

/** What the visitor parking of a building was used for in a month. */

const ofMonth = z.object({ month: z.string().regex(/^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/) })
export type OfMonth = z.output<typeof ofMonth>

/** Nights of a unit's visitors in one month. */
export const UnitNights = z.object({
  unitId: Id,
  unitNumber: z.string(),
  visits: z.number().int(),
  nights: z.number().int(),
})
export type UnitNights = z.infer<typeof UnitNights>

/** What refuses a visitor: a rule of the engine that parking sets, a resident's own car, or a plate that has a pass. */
export const PassRule = z.enum([
  'quota',
  'consecutive',
  'atOnce',
  'longest',
  'advance',
  'blackout',
  'capacity',
  'resident',
  'taken',
])
export type PassRule = z.infer<typeof PassRule>

/** How often a rule refused a visitor in a month, and on which days. */
export const PassRefusals = z.object({
  rule: PassRule,
  count: z.number().int(),
  days: z.array(z.object({ day: LocalDateField, count: z.number().int() })),
})
export type PassRefusals = z.infer<typeof PassRefusals>

const keeper = { access: 'manager', area: 'parking', feature: 'parking', query: ofMonth } as const

export const parkingFigures = {
  nights: get('/api/parking/visitors/nights', {
    shows: 'visitorPass.all',
    also: ['parkingStall'],
    ...keeper,
    summary: 'List visits and nights by unit for a month, highest first',
    reply: z.array(UnitNights),
  }),
  refusals: get('/api/parking/visitors/refusals', {
    shows: 'visitorPass.all',
    also: ['parkingStall'],
    ...keeper,
    summary: 'Count refusals by rule for a month, highest first; no names are included',
    reply: z.array(PassRefusals),
  }),
}
