import { z } from 'zod'
import { Id, LocalDateField, plainText, requiredText } from '../fields.ts'
import {
  levelMostChars,
  mapCellsMost,
  stallCellsMost,
  stallNotesMostChars,
  stallNumberMostChars,
} from '../limits/parking-stalls.ts'
import { count } from '../form.ts'
import { Paging } from '../paging.ts'
import { Version } from '../units/plain.ts'
import { Assignment, AssignmentBasis, HeldStall } from './assignments.ts'
import { Rent } from './rents.ts'
import { StallOffer } from './waits.ts'
import { Share } from './shares.ts'

/** The stalls of a building: as they are read and as they are written. */

/** What a stall is in law, as the information certificate asks it (Strata Property Regulation, Form B, item (m)). */
export const StallTenure = z.enum(['part_of_lot', 'separate_lot', 'limited_common_property', 'common_property'])
export type StallTenure = z.infer<typeof StallTenure>

const cell = count(0, mapCellsMost)
const side = count(1, stallCellsMost)
/** Where a stall stands on its level's map, in cells; `turned` counts quarter turns of its front. */
export const StallPlace = z.object({ x: cell, y: cell, width: side, height: side, turned: count(0, 3) })
export type StallPlace = z.output<typeof StallPlace>

export const StallFields = z.object({
  level: requiredText({ label: 'Level', max: levelMostChars }),
  number: requiredText({ label: 'Number', max: stallNumberMostChars }),
  tenure: StallTenure.default('common_property'),
  accessible: z.boolean().default(false),
  evCharging: z.boolean().default(false),
  visitor: z.boolean().default(false),
  notes: plainText({ label: 'Notes', max: stallNotesMostChars, lines: 'several' }).default(''),
})
const visitorIsCommon = ({ visitor, tenure }: { visitor: boolean; tenure: StallTenure }): boolean =>
  !visitor || tenure === 'common_property'
const visitorFault = { path: ['visitor'], message: 'A visitor stall must be common property' }

/** A new stall; without a place it stands where the map of its level has room. */
export const StallDraft = StallFields.extend({ place: StallPlace.nullable().default(null) }).refine(
  visitorIsCommon,
  visitorFault,
)
export type StallDraft = z.output<typeof StallDraft>
export const StallChange = StallFields.extend({ version: Version }).refine(visitorIsCommon, visitorFault)
export type StallChange = z.output<typeof StallChange>
export const StallMove = StallPlace.extend({ version: Version })
export type StallMove = z.output<typeof StallMove>

export const StallSummary = z.object({
  _id: Id,
  level: z.string(),
  number: z.string(),
  tenure: StallTenure,
  accessible: z.boolean(),
  evCharging: z.boolean(),
  visitor: z.boolean(),
  notes: z.string(),
  place: z.object({
    x: z.number().int(),
    y: z.number().int(),
    width: z.number().int(),
    height: z.number().int(),
    turned: z.number().int(),
  }),
  /** Who has it today; null where nobody does. */
  holder: HeldStall.nullable(),
  /** The number of the unit for which it is held while that unit thinks about it. */
  heldFor: z.string().nullable(),
  version: z.number().int(),
})
export type StallSummary = z.infer<typeof StallSummary>

/** What the law of the building says of terms and fees, for the forms. */
export const StallRules = z.object({
  /** Longest exclusive use of common property, in years; null where no act of ours says one. */
  termYears: z.number().int().nullable(),
  evTermYears: z.number().int().nullable(),
  term: z.string(),
  termSource: z.string().nullable(),
  fee: z.string(),
  feeSource: z.string().nullable(),
})
export type StallRules = z.infer<typeof StallRules>

export const Stall = StallSummary.extend({
  /** Those to come and of today first, then the past. */
  assignments: z.array(Assignment.extend({ rent: Rent.nullable() })),
  /** The first month whose rents are charged to owners’ accounts; null where they’re collected separately. */
  rentsFrom: LocalDateField.nullable(),
  shares: z.array(Share),
  offer: StallOffer.nullable(),
  /** The bases on which it can be given, by its tenure; none for visitors' stalls. */
  bases: z.array(AssignmentBasis),
  rules: StallRules,
})
export type Stall = z.infer<typeof Stall>
export type StallTerm = Stall['assignments'][number]

export const StallFilter = z.object({
  level: z.string().trim().max(levelMostChars).optional(),
  search: Paging.shape.search,
  tenure: StallTenure.optional(),
  trait: z.enum(['accessible', 'evCharging', 'visitor']).optional(),
  /** `free` can be given to somebody today; `endsSoon` is held by a term that ends within a month. */
  shows: z.enum(['free', 'held', 'endsSoon']).optional(),
})
export type StallFilter = z.output<typeof StallFilter>

export const StallQuery = StallFilter.extend(Paging.shape)
export type StallQuery = z.output<typeof StallQuery>

/** The levels of a building, and what there is in all. */
export const StallLevels = z.object({
  levels: z.array(z.object({ level: z.string(), stalls: z.number().int(), free: z.number().int() })),
  counts: z.object({
    all: z.number().int(),
    held: z.number().int(),
    free: z.number().int(),
    visitor: z.number().int(),
    endsSoon: z.number().int(),
    waiting: z.number().int(),
  }),
})
export type StallLevels = z.infer<typeof StallLevels>

/** Of which level the map is asked for. */
export const OfLevel = z.object({ level: requiredText({ label: 'Level', max: levelMostChars }) })
export type OfLevel = z.output<typeof OfLevel>
