import { z } from 'zod'
import { CitedBylaw } from '../bylaws/citing.ts'
import { Policy } from '../fair-share/policy.ts'
import { Id, InstantField, LocalDateField, LocalTimeField, plainText, requiredText, UseDay } from '../fields.ts'
import { clearable, count } from '../form.ts'
import {
  amenityFeeMostCents,
  amenityLineMostChars,
  amenityNameMostChars,
  amenityPeopleMost,
  amenityRulesMostChars,
  amenityWordsMostChars,
  bookingReasonMostChars,
  cancelBeforeMostMinutes,
  declineAfterMostHours,
  offerMostMinutes,
} from '../limits/bookings.ts'
import { weekdays } from '../weekdays.ts'
import { AmenityCapacity, AmenityMode, BookerTie } from './kinds.ts'
import { amenityFaults } from './amenity-faults.ts'
import { passesMidnight } from './day-hours.ts'

/** Something of the building that residents book: as it is read, and as it is written. */

const ClosingTime = z
  .string({ error: 'Enter a time, such as 22:00' })
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Enter a time, such as 22:00')
  // Whatever closes at midnight closes at the end of the day.
  .overwrite((time) => (time === '00:00' ? '24:00' : time))

const DayHours = z
  .object({ from: LocalTimeField, until: ClosingTime })
  .superRefine(({ from, until }, context) => {
    if (from === until)
      context.addIssue({ code: 'custom', path: ['until'], message: 'Closing time must be after opening time' })
  })
  .nullable()

/** When it is open on each weekday, past midnight where it closes before it opens; null where it is closed. */
export const AmenityHours = z
  .object({
    monday: DayHours,
    tuesday: DayHours,
    wednesday: DayHours,
    thursday: DayHours,
    friday: DayHours,
    saturday: DayHours,
    sunday: DayHours,
  })
  .superRefine((hours, context) => {
    for (const [place, weekday] of weekdays.entries()) {
      const [day, next] = [hours[weekday], hours[weekdays[(place + 1) % weekdays.length]!]]
      if (day && next && passesMidnight(day) && day.until > next.from)
        context.addIssue({
          code: 'custom',
          path: [weekday, 'until'],
          message: 'Closing time must be before the next day’s opening',
        })
    }
  })
export type AmenityHours = z.output<typeof AmenityHours>

/** The rules of sharing that an amenity sets; capacity, closures and one booking of a unit at a time come from elsewhere. */
export const AmenitySharing = Policy.pick({
  quotas: true,
  mostAhead: true,
  shortestMinutes: true,
  longestMinutes: true,
  stepMinutes: true,
  noticeMinutes: true,
  advanceDays: true,
  strikes: true,
  bufferBeforeMinutes: true,
  bufferAfterMinutes: true,
})
export type AmenitySharing = z.output<typeof AmenitySharing>

const amount = 'Enter an amount, such as 50'
const Cents = z.number(amount).int(amount).min(0, amount).max(amenityFeeMostCents, amount).default(0)

/** The fields before what they say of each other; a form that reads money in dollars builds on them. */
export const AmenityFields = z.object({
  name: requiredText({ label: 'Name', max: amenityNameMostChars }),
  /** Where it is. */
  place: plainText({ label: 'Location', max: amenityLineMostChars }).default(''),
  description: plainText({ label: 'Description', max: amenityWordsMostChars, lines: 'several' }).default(''),
  mode: AmenityMode,
  hours: AmenityHours,
  /** For `slot`: how long one is, in minutes. */
  slotMinutes: count(5, 1440).default(60),
  /** For `overnight`: when one arrives, and leaves on the last day. */
  arrivesAt: LocalTimeField.default('15:00'),
  leavesAt: LocalTimeField.default('11:00'),
  capacityKind: AmenityCapacity.default('exclusive'),
  /** How many parties at a time, or how many people in all; 1 where it is exclusive. */
  capacity: count(1, amenityPeopleMost).default(1),
  /** How many may come with one booking, whoever books included; null where that does not matter. */
  peopleMost: count(1, amenityPeopleMost).nullable().default(null),
  /** How many of them may be guests from outside. */
  guestsMost: count(0, amenityPeopleMost).default(0),
  /** Who may book; owners who live elsewhere only where the building says so. */
  eligible: z.array(BookerTie).min(1, 'Choose at least one group').default(['residentOwner', 'tenant', 'occupant']),
  sharing: AmenitySharing.prefault({}),
  /** Whether somebody approves each booking. */
  needsApproval: z.boolean().default(false),
  /** What nobody approved in so many hours is declined; null where it waits. */
  declineAfterHours: count(1, declineAfterMostHours).nullable().default(null),
  hasWaitlist: z.boolean().default(true),
  /** How long a freed place is held for the first in line. */
  offerMinutes: count(5, offerMostMinutes).default(120),
  /** Cancelled later than so long before the start is late: it counts in quotas. */
  cancelBeforeMinutes: count(0, cancelBeforeMostMinutes).default(0),
  /** Whether a late cancellation counts as a no-show too. */
  lateIsStrike: z.boolean().default(false),
  /** Whether whoever does not check in is a no-show; otherwise a booking is completed at its end. */
  needsCheckIn: z.boolean().default(false),
  feeCents: Cents,
  feePer: z.enum(['booking', 'hour', 'day']).default('booking'),
  depositCents: Cents,
  /**
   * The bylaw or the ratified rule by which fee and deposit are asked for (Strata Property Act s.110, SPR 6.9): a text of the
   * register, which says the rest, or in words.
   */
  bylawId: clearable(Id).default(null),
  authorityKind: z.enum(['bylaw', 'rule']).nullable().default(null),
  authority: plainText({ label: 'Reference', max: amenityLineMostChars }).default(''),
  /** What one accepts by booking; another text is another version. */
  rules: plainText({ label: 'Rules', max: amenityRulesMostChars, lines: 'several' }).default(''),
})

export const AmenityDraft = AmenityFields.superRefine(amenityFaults)
export type AmenityDraft = z.output<typeof AmenityDraft>

const Version = z.coerce.number().int()
export const AmenityChange = AmenityFields.extend({ version: Version }).superRefine(amenityFaults)
export type AmenityChange = z.output<typeof AmenityChange>

export const AmenitySeen = z.object({ version: Version })
export const AmenityRetire = z.object({
  reason: plainText({ label: 'Reason', max: bookingReasonMostChars }).default(''),
  version: Version,
})
export type AmenityRetire = z.output<typeof AmenityRetire>

/** Days on which it cannot be booked; what stands is not cancelled. */
export const ClosureDraft = z
  .object({
    from: UseDay,
    to: UseDay,
    why: plainText({ label: 'Reason', max: amenityLineMostChars }).default(''),
  })
  .superRefine(({ from, to }, context) => {
    if (from > to) context.addIssue({ code: 'custom', path: ['to'], message: 'The last day is before the first' })
  })
export type ClosureDraft = z.output<typeof ClosureDraft>

const Closure = z.object({ _id: Id, from: LocalDateField, to: LocalDateField, why: z.string() })
export type Closure = z.infer<typeof Closure>

/** Dates that many want: until the day of the draw one takes part, then lots decide (fair-share/lottery.ts). */
export const PeakDraft = z
  .object({
    from: UseDay,
    to: UseDay,
    /** On the morning of this day the lots are drawn. */
    drawsOn: UseDay,
    name: requiredText({ label: 'Name', max: amenityNameMostChars }),
  })
  .superRefine(({ from, to, drawsOn }, context) => {
    if (from > to) context.addIssue({ code: 'custom', path: ['to'], message: 'The last day is before the first' })
    if (drawsOn > from)
      context.addIssue({ code: 'custom', path: ['drawsOn'], message: 'The draw must be before these dates' })
  })
export type PeakDraft = z.output<typeof PeakDraft>

const Peak = z.object({
  _id: Id,
  name: z.string(),
  from: LocalDateField,
  to: LocalDateField,
  drawsOn: LocalDateField,
  /** How many units take part. */
  entries: z.number().int(),
  drawnAt: InstantField.nullable(),
  /** Recorded with the draw, so that anybody can compute the lots again. */
  seed: z.string().nullable(),
  /** For those who manage amenities, in the drawn order; wins are those of the last year. Empty for everybody else. */
  lots: z.array(
    z.object({ unitId: Id, unitNumber: z.string(), wins: z.number().int(), lot: z.string(), won: z.boolean() }),
  ),
})
export type Peak = z.infer<typeof Peak>

const Photo = z.object({ _id: Id, fileName: z.string(), fileSize: z.number().int(), contentType: z.string() })

export const AmenitySummary = AmenityFields.pick({
  name: true,
  place: true,
  description: true,
  mode: true,
  capacityKind: true,
  capacity: true,
  needsApproval: true,
  hasWaitlist: true,
  feeCents: true,
  feePer: true,
  depositCents: true,
}).extend({
  _id: Id,
  photos: z.array(Photo),
  /** Since when it cannot be booked any more; null while it can. */
  retiredAt: InstantField.nullable(),
  /** Whether the caller could book it for one of their units. */
  canBook: z.boolean(),
  version: z.number().int(),
})
export type AmenitySummary = z.infer<typeof AmenitySummary>

export const Amenity = AmenityFields.extend(AmenitySummary.shape).extend({
  rulesVersion: z.number().int(),
  retireReason: z.string(),
  /** The text of the register that it rests on, as it is today. */
  bylaw: CitedBylaw.nullable(),
  closures: z.array(Closure),
  peaks: z.array(Peak),
  can: z.object({ manage: z.boolean() }),
})
export type Amenity = z.infer<typeof Amenity>

/** What stands on the sign at its door: a QR code of this page checks in. */
export const CheckInCode = z.object({ path: z.string(), url: z.string() })
