import { z } from 'zod'
import { Id, InstantField, LocalDateField, plainText, requiredText, UseMoment } from '../fields.ts'
import { clearable, count } from '../form.ts'
import {
  amenityPeopleMost,
  bookingDaysMost,
  bookingNoteMostChars,
  bookingReasonMostChars,
  incidentWordsMostChars,
  seriesMost,
} from '../limits/bookings.ts'
import { BookingEventKind, BookingSide, BookingStatus, BookingStepName, DepositState, RefusalRule } from './kinds.ts'

/** A time that somebody has at an amenity: as it is read, and as it is written. */

const Version = z.coerce.number().int()

const WishFields = z.object({
  amenityId: Id,
  /** The unit that has it; its quotas count. */
  unitId: Id,
  /** By those who manage amenities, for a resident of the unit; the caller, or nobody in particular, without. */
  forAccountId: clearable(Id).default(null),
  from: UseMoment,
  until: UseMoment,
  /** Everybody who comes, guests included. */
  people: count(1, amenityPeopleMost).default(1),
  guests: count(0, amenityPeopleMost).default(0),
  note: plainText({ label: 'Note', max: bookingNoteMostChars, lines: 'several' }).default(''),
})
type WishFields = z.output<typeof WishFields>

const dayMs = 86_400_000
const sound = ({ from, until, people, guests }: WishFields, context: z.core.$RefinementCtx): void => {
  const add = (path: keyof WishFields, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  const lengthMs = Date.parse(until) - Date.parse(from)
  if (!(lengthMs > 0)) add('until', 'The end must be after the start')
  if (lengthMs > bookingDaysMost * dayMs) add('until', `Up to ${bookingDaysMost} days at a time`)
  if (guests > people) add('guests', 'There can’t be more guests than people')
}

/** What is asked for, also for a preview. */
export const BookingWish = WishFields.superRefine(sound)
export type BookingWish = z.output<typeof BookingWish>

/** Booking it, or waiting for it; `rulesVersion` is the version of the rules that was shown and accepted. */
export const BookingDraft = WishFields.extend({ rulesVersion: count(0, 1_000_000) }).superRefine(sound)
export type BookingDraft = z.output<typeof BookingDraft>

/** The same again every so many weeks (or days), the first time included; the local time of day stays. */
export const SeriesDraft = WishFields.extend({
  rulesVersion: count(0, 1_000_000),
  every: count(1, 90),
  unit: z.enum(['days', 'weeks']),
  times: count(2, seriesMost),
}).superRefine(sound)
export type SeriesDraft = z.output<typeof SeriesDraft>

export const Refused = z.object({
  rule: RefusalRule,
  /** The whole sentence. */
  says: z.string(),
  /** When it would be allowed; null where a later time helps nothing. */
  allowedFrom: InstantField.nullable(),
  /** `start`: something as long may start then. `asking`: the very same may be asked for from then on. */
  moves: z.enum(['start', 'asking']),
})
export type Refused = z.infer<typeof Refused>

export const Preview = z.object({
  allowed: z.boolean(),
  refusals: z.array(Refused),
  /** Whether one can wait for it: all that stands against it is that somebody else has it, or that lots are drawn. */
  canWait: z.boolean(),
  needsApproval: z.boolean(),
  feeCents: z.number().int(),
  depositCents: z.number().int(),
  /** By which fee and deposit are asked for; empty where there is none. */
  authority: z.string(),
  /** Whether the books charge them to the owners of the unit. */
  isCharged: z.boolean(),
  rulesVersion: z.number().int(),
  /** Until when it can be cancelled without being late. */
  cancelsUntil: InstantField,
})
export type Preview = z.infer<typeof Preview>

export const SeriesResult = z.object({
  booked: z.array(z.object({ _id: Id, from: InstantField, until: InstantField, status: BookingStatus })),
  refused: z.array(z.object({ from: InstantField, until: InstantField, refusals: z.array(Refused) })),
})
export type SeriesResult = z.infer<typeof SeriesResult>

const words = plainText({ label: 'Reason', max: bookingReasonMostChars, lines: 'several' }).default('')
const reason = (missing: string) =>
  requiredText({ label: 'Reason', missing, max: bookingReasonMostChars, lines: 'several' })
const bare = <Name extends BookingStepName>(step: Name) => z.object({ step: z.literal(step), words, version: Version })

export const BookingStep = z.discriminatedUnion('step', [
  bare('approve'),
  z.object({ step: z.literal('decline'), words: reason('Enter a reason for declining'), version: Version }),
  /** Also leaves the waitlist, and lets an offer go. */
  bare('cancel'),
  bare('accept'),
  bare('checkIn'),
  bare('complete'),
  bare('noShow'),
  bare('returnDeposit'),
  z.object({
    step: z.literal('keepDeposit'),
    words: reason('Enter a reason for keeping the deposit'),
    version: Version,
  }),
])
export type BookingStep = z.output<typeof BookingStep>

export const IncidentDraft = z.object({
  words: requiredText({ label: 'Description', max: incidentWordsMostChars, lines: 'several' }),
})

const File = z.object({ _id: Id, fileName: z.string(), fileSize: z.number().int(), contentType: z.string() })

export const BookingSummary = z.object({
  _id: Id,
  amenity: z.object({ _id: Id, name: z.string() }),
  unit: z.object({ _id: Id, unitNumber: z.string() }),
  /** Whose it is; null where nobody is named, or they are no longer known. */
  bookedFor: z.object({ _id: Id, name: z.string() }).nullable(),
  from: InstantField,
  until: InstantField,
  people: z.number().int(),
  guests: z.number().int(),
  status: BookingStatus,
  /** Cancelled later than the amenity allows. */
  isLate: z.boolean(),
  feeCents: z.number().int(),
  depositCents: z.number().int(),
  deposit: DepositState,
  /** Whether fee and deposit were charged to the owners of the unit, in the books. */
  isCharged: z.boolean(),
  /** Until when an offered place is held. */
  offerUntil: InstantField.nullable(),
  /** The same for all dates of a series. */
  seriesId: Id.nullable(),
  madeAt: InstantField,
  version: z.number().int(),
  /** What the caller may do with it now. */
  can: z.object({ steps: z.array(BookingStepName) }),
})
export type BookingSummary = z.infer<typeof BookingSummary>

export const Booking = BookingSummary.extend({
  note: z.string(),
  madeBy: z.string(),
  /** The words with which it was declined or cancelled. */
  reason: z.string(),
  cancelledBy: BookingSide.nullable(),
  /** The bylaw or rule by which fee and deposit were asked for when it was booked. */
  authority: z.string(),
  /** The same in the register; null where it was only named in words. */
  bylawId: Id.nullable(),
  rules: z.object({ version: z.number().int(), text: z.string() }),
  /** For those who read the books: the account, and what of fee and deposit is still owed there. */
  charge: z.object({ holdingId: Id, openCents: z.number().int() }).nullable(),
  /** Who waits before; null where it does not wait. */
  aheadInLine: z.number().int().nullable(),
  cancelsUntil: InstantField,
  events: z.array(
    z.object({
      _id: Id,
      at: InstantField,
      kind: BookingEventKind,
      side: BookingSide,
      by: z.string().nullable(),
      words: z.string(),
    }),
  ),
  /** For those who manage amenities. */
  incidents: z.array(z.object({ _id: Id, at: InstantField, by: z.string(), words: z.string(), files: z.array(File) })),
  can: BookingSummary.shape.can.extend({ noteIncident: z.boolean() }),
})
export type Booking = z.infer<typeof Booking>

/** What the form for a booking needs to know. */
export const BookingChoices = z.object({
  /** The caller's own units; empty for who has none. */
  units: z.array(z.object({ _id: Id, unitNumber: z.string() })),
  manages: z.boolean(),
})
export type BookingChoices = z.infer<typeof BookingChoices>
export const Residents = z.array(z.object({ _id: Id, name: z.string() }))

/** One stretch of the calendar. */
const CalendarEntry = z.object({
  amenityId: Id,
  from: InstantField,
  until: InstantField,
  /** `full`: nobody can have any of it. `partly`: some places are taken. `closed`: it is not open. */
  what: z.enum(['mine', 'full', 'partly', 'closed']),
  /** Those of the caller, and all for those who manage amenities. */
  bookingId: Id.nullable(),
  status: BookingStatus.nullable(),
  /** The unit, for those who manage amenities; why it is closed; else empty. */
  label: z.string(),
})
export type CalendarEntry = z.infer<typeof CalendarEntry>

export const Calendar = z.object({
  from: LocalDateField,
  to: LocalDateField,
  amenities: z.array(z.object({ _id: Id, name: z.string() })),
  entries: z.array(CalendarEntry),
})
export type Calendar = z.infer<typeof Calendar>

/** One day of one amenity, as it can be chosen from. */
export const AmenityDay = z.object({
  date: LocalDateField,
  /** The spans in which it is open; for `overnight` from arriving on this day to leaving on the next. */
  open: z.array(z.object({ from: InstantField, until: InstantField })),
  /** Why it is closed; empty where it is open or just not on this weekday. */
  closedWhy: z.string(),
  /** The times to choose from: the slots, the day, the night; for a free time its possible starts, each with the shortest length. */
  times: z.array(
    z.object({
      from: InstantField,
      until: InstantField,
      placesLeft: z.number().int(),
      isOver: z.boolean(),
      /** Whether the reader has a booking or a request then. */
      isMine: z.boolean(),
    }),
  ),
})
export type AmenityDay = z.infer<typeof AmenityDay>

export const BookingFigures = z.object({
  from: LocalDateField,
  to: LocalDateField,
  byAmenity: z.array(
    z.object({
      amenityId: Id,
      name: z.string(),
      bookings: z.number().int(),
      /** Hours that were used. */
      hours: z.number(),
      cancelled: z.number().int(),
      late: z.number().int(),
      noShows: z.number().int(),
    }),
  ),
  /** Starts by hour of the day in the building's zone; 24 values. */
  byHour: z.array(z.number().int()),
  refused: z.array(z.object({ rule: RefusalRule, count: z.number().int() })),
})
export type BookingFigures = z.infer<typeof BookingFigures>

/** The link to a calendar program; it is shown once, when it is made. */
export const Feed = z.object({ madeAt: InstantField.nullable(), url: z.string().nullable() })
export type Feed = z.infer<typeof Feed>
