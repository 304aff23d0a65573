import { z } from 'zod'
import { Id, InstantField, LocalDateField, plainText } from '../fields.ts'
import { count } from '../form.ts'
import { endReasonMostChars, levelMostChars, offerDaysMost, offerDaysUsual } from '../limits/parking-stalls.ts'
import { Version } from '../units/plain.ts'
import { AssignmentBasis, AssignmentTerms } from './assignments.ts'

/** Who waits for a stall, in the order in which they came, and what is offered to whoever is next. */

const Wishes = z.object({
  accessible: z.boolean().default(false),
  evCharging: z.boolean().default(false),
  /** Only on this level; empty for any. */
  level: plainText({ label: 'Level', max: levelMostChars }).default(''),
})

export const WaitDraft = Wishes.extend({ unitId: Id })
export type WaitDraft = z.output<typeof WaitDraft>
export const WaitLeave = z.object({
  reason: plainText({ label: 'Reason', max: endReasonMostChars }).default(''),
  version: Version,
})
export type WaitLeave = z.output<typeof WaitLeave>

/** A stall is offered to the first in line whose wishes it meets, and held for them so many days. */
export const OfferDraft = AssignmentTerms.extend({
  days: count(1, offerDaysMost).default(offerDaysUsual),
  version: Version,
})
export type OfferDraft = z.output<typeof OfferDraft>

export const StallOffer = z.object({
  _id: Id,
  waitId: Id,
  unitId: Id,
  unitNumber: z.string(),
  stallId: Id,
  level: z.string(),
  number: z.string(),
  basis: AssignmentBasis,
  from: LocalDateField,
  until: LocalDateField.nullable(),
  conditions: z.string(),
  feeCents: z.number().int().nullable(),
  bylawId: Id.nullable(),
  authority: z.string(),
  /** It is held until then, and goes to the next in line after that. */
  expiresAt: InstantField,
  version: z.number().int(),
})
export type StallOffer = z.infer<typeof StallOffer>
export const OfferAnswer = z.object({ version: Version })

export const Wait = z.object({
  _id: Id,
  unitId: Id,
  unitNumber: z.string(),
  joinedAt: InstantField,
  wishes: z.object({ accessible: z.boolean(), evCharging: z.boolean(), level: z.string() }),
  /** From 1, in the order in which they joined. */
  position: z.number().int(),
  offer: StallOffer.nullable(),
  version: z.number().int(),
})
export type Wait = z.infer<typeof Wait>
