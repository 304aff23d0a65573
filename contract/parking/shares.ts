import { z } from 'zod'
import { Id, LocalDateField, plainText, UseDay } from '../fields.ts'
import { shareNoteMostChars, unitNumberMostChars } from '../limits/parking-stalls.ts'
import { Version } from '../units/plain.ts'

/** Lending a stall to a neighbour for some days. */

const ShareState = z.enum(['offered', 'taken', 'over'])

const order = { path: ['until'], message: 'The last day is before the first' }
export const ShareDraft = z
  .object({
    stallId: Id,
    from: UseDay,
    until: UseDay,
    /** The number of the only unit that may take it; any unit where none is named. */
    toUnit: plainText({ label: 'Unit', max: unitNumberMostChars }).default(''),
    note: plainText({ label: 'Note', max: shareNoteMostChars }).default(''),
  })
  .refine(({ from, until }) => until >= from, order)
export type ShareDraft = z.output<typeof ShareDraft>
export const ShareTake = z.object({ unitId: Id, version: Version })
export type ShareTake = z.output<typeof ShareTake>
export const ShareEnd = z.object({ version: Version })

export const Share = z.object({
  _id: Id,
  stallId: Id,
  level: z.string(),
  number: z.string(),
  /** The unit that lends. */
  unitId: Id,
  unitNumber: z.string(),
  from: LocalDateField,
  until: LocalDateField,
  toUnitId: Id.nullable(),
  toUnitNumber: z.string().nullable(),
  takenBy: z.object({ unitId: Id, unitNumber: z.string() }).nullable(),
  note: z.string(),
  state: ShareState,
  version: z.number().int(),
})
export type Share = z.infer<typeof Share>
