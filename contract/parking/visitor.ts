import { z } from 'zod'
import { Id, InstantField, Notes, plainText, requiredText, UseMoment, VisitorName } from '../fields.ts'
import { clearable } from '../form.ts'
import { textBounds } from '../limits/text.ts'
import { reasonLeastChars, reasonMostChars } from '../limits/parking.ts'
import { provinceMostChars } from '../limits/unit-story.ts'
import { Plate } from './plates.ts'

/** A visitor's pass: as it is read, and as it is written. */

export const PassState = z.enum(['upcoming', 'active', 'expired', 'cancelled', 'revoked'])
export type PassState = z.infer<typeof PassState>
const PassSource = z.enum(['resident', 'guest_link', 'staff'])
export type PassSource = z.infer<typeof PassSource>
export const PassStep = z.enum(['extend', 'cancel', 'revoke'])
export type PassStep = z.infer<typeof PassStep>

const optional = (label: string, bounds: { min: number; max: number }) => plainText({ label, ...bounds }).default('')
export const Reason = requiredText({ label: 'Reason', min: reasonLeastChars, max: reasonMostChars })

/** Who comes with what. */
export const VisitorFields = z.object({
  visitorName: VisitorName,
  licensePlate: Plate,
  province: plainText({ label: 'Province or state', max: provinceMostChars }).default(''),
  vehicleMake: optional('Vehicle make', textBounds.vehicleMake),
  vehicleModel: optional('Vehicle model', textBounds.vehicleModel),
  vehicleColor: optional('Vehicle colour', textBounds.vehicleColor),
  purpose: optional('Purpose', textBounds.purpose),
  notes: Notes.default(''),
})
export type VisitorFields = z.output<typeof VisitorFields>

/** Only for those who manage parking: why it is allowed although a rule stands against it. */
const Override = clearable(Reason).default(null)

export const PassDraft = VisitorFields.extend({
  unitId: Id,
  /** From now on where nothing is said. */
  from: UseMoment.nullable().default(null),
  until: UseMoment,
  override: Override,
})
export type PassDraft = z.output<typeof PassDraft>

const Version = { version: z.number().int() }
export const PassExtend = z.object({ until: UseMoment, override: Override, ...Version })
export type PassExtend = z.output<typeof PassExtend>
export const PassSeen = z.object(Version)
export type PassSeen = z.output<typeof PassSeen>
export const PassRevoke = z.object({ reason: Reason, ...Version })
export type PassRevoke = z.output<typeof PassRevoke>

/** What somebody would like, to be judged without being written. */
export const PassAsked = z.object({
  unitId: Id,
  licensePlate: Plate.optional(),
  from: UseMoment.nullable().default(null),
  until: UseMoment,
})
export type PassAsked = z.output<typeof PassAsked>

export const PassVerdict = z.object({
  allowed: z.boolean(),
  /** Whole sentences: why not, and from when on. */
  refusals: z.array(z.object({ says: z.string(), allowedFrom: InstantField.nullable() })),
})
export type PassVerdict = z.infer<typeof PassVerdict>

/** What is erased after the building's retention reads as null. */
export const VisitorPass = z.object({
  _id: Id,
  unitId: Id,
  unitNumber: z.string(),
  visitorName: z.string().nullable(),
  licensePlate: z.string().nullable(),
  province: z.string(),
  vehicleMake: z.string(),
  vehicleModel: z.string(),
  vehicleColor: z.string(),
  purpose: z.string(),
  notes: z.string(),
  from: InstantField,
  until: InstantField,
  state: PassState,
  source: PassSource,
  madeAt: InstantField,
  /** Who is visited; for those who manage parking, and of one's own. */
  host: z.string().nullable(),
  endedAt: InstantField.nullable(),
  endReason: z.string(),
  override: z.object({ by: z.string(), reason: z.string() }).nullable(),
  isMine: z.boolean(),
  can: z.array(PassStep),
  version: z.number().int(),
})
export type VisitorPass = z.infer<typeof VisitorPass>

export const VisitorSpaces = z.object({
  /** Null where the building has not said how many there are. */
  total: z.number().int().nullable(),
  taken: z.number().int(),
  free: z.number().int().nullable(),
})
export type VisitorSpaces = z.infer<typeof VisitorSpaces>

/** The rules that a resident reads before they register somebody. */
const PassLimits = z.object({
  longestStayHours: z.number().int(),
  nightsPerMonth: z.number().int().nullable(),
  nightsInARow: z.number().int().nullable(),
  restNights: z.number().int(),
  atOnce: z.number().int().nullable(),
  midnight: z.string(),
  advanceDays: z.number().int(),
  retentionDays: z.number().int(),
})

/** What the form for a visitor needs to know. */
export const RegisteringFacts = z.object({
  now: InstantField,
  spaces: VisitorSpaces,
  limits: PassLimits,
  units: z.array(
    z.object({
      _id: Id,
      unitNumber: z.string(),
      /** Nights of this month that are used or registered. */
      nightsUsed: z.number().int(),
      /** Why a visitor who comes now and stays the night is refused; null where nobody would be. */
      tonight: z.string().nullable(),
    }),
  ),
  manages: z.boolean(),
})
export type RegisteringFacts = z.infer<typeof RegisteringFacts>

/** Somebody who came before: registered anew in two taps. */
export const RecentVisitor = z.object({
  passId: Id,
  unitId: Id,
  unitNumber: z.string(),
  visitorName: z.string(),
  licensePlate: z.string(),
  province: z.string(),
  vehicleMake: z.string(),
  vehicleModel: z.string(),
  vehicleColor: z.string(),
  lastFrom: InstantField,
})
export type RecentVisitor = z.infer<typeof RecentVisitor>
