import { z } from 'zod'
import {
  Amenity,
  AmenityChange,
  AmenityDraft,
  AmenityRetire,
  AmenitySeen,
  AmenitySummary,
  CheckInCode,
  ClosureDraft,
  PeakDraft,
} from './bookings/amenity.ts'
import {
  AmenityDay,
  Booking,
  BookingChoices,
  BookingDraft,
  BookingFigures,
  BookingStep,
  BookingSummary,
  BookingWish,
  Calendar,
  Feed,
  IncidentDraft,
  Preview,
  Residents,
  SeriesDraft,
  SeriesResult,
} from './bookings/booking.ts'
import { BookingStatus } from './bookings/kinds.ts'
import { Id, UseDay } from './fields.ts'
import { Paging } from './paging.ts'
import { del, get, post, put } from './route.ts'
import { packed } from './clean.ts'

/** What narrows bookings, in the list and in the file. */
export const BookingFilter = z.object({
  /** What is to come or under way (soonest first), or what is over (newest first). */
  shows: z.enum(['current', 'past']).default('current'),
  status: BookingStatus.optional(),
  amenityId: Id.optional(),
  unitId: Id.optional(),
  /** Deposits that are to be returned or kept. */
  deposit: z.enum(['due']).optional(),
})
export type BookingFilter = z.output<typeof BookingFilter>

export const BookingQuery = BookingFilter.extend(Paging.omit({ search: true }).shape).extend({
  /** The caller's own; or, for those who manage amenities, everybody's. */
  scope: z.enum(['mine', 'all']).default('mine'),
})
export type BookingQuery = z.output<typeof BookingQuery>

/** Days of the building, both included. */
const Days = z.object({ from: UseDay, to: UseDay })
export const CalendarQuery = Days.extend({ amenityId: Id.optional() })
export type CalendarQuery = z.output<typeof CalendarQuery>

const ById = z.object({ id: Id })
const resident = { access: 'member' } as const
const desk = { access: 'manager', area: 'amenities' } as const
const amenity = { ...desk, params: ById, reply: Amenity } as const
const booking = { ...resident, params: ById, reply: Booking } as const

/** Amenities and their bookings: who has what when, by rules that are the same for everybody. */
export const bookings = {
  amenities: get('/api/amenities', {
    ...resident,
    summary: 'What can be booked in the building, by name',
    query: z.object({ shows: z.enum(['current', 'retired']).default('current') }),
    reply: z.array(AmenitySummary),
  }),
  calendar: get('/api/amenities/calendar', {
    ...resident,
    summary: 'When amenities are taken or closed, over up to six weeks',
    query: CalendarQuery,
    reply: Calendar,
  }),
  amenity: get('/api/amenities/:id', {
    ...resident,
    summary: 'One amenity with its rules',
    params: ById,
    reply: Amenity,
  }),
  day: get('/api/amenities/:id/day', {
    ...resident,
    summary: 'The times of one amenity on a day, and what is left of them',
    params: ById,
    query: z.object({ date: UseDay }),
    reply: AmenityDay,
  }),
  addAmenity: post('/api/amenities', { ...desk, summary: 'Add an amenity', body: AmenityDraft, reply: Amenity }),
  changeAmenity: put('/api/amenities/:id', {
    ...amenity,
    summary: 'Change an amenity; what is booked stands, and a stale version is refused',
    body: AmenityChange,
  }),
  retireAmenity: post('/api/amenities/:id/retire', {
    ...amenity,
    summary: 'An amenity cannot be booked any more; what is booked stands',
    body: AmenityRetire,
  }),
  reopenAmenity: post('/api/amenities/:id/reopen', {
    ...amenity,
    summary: 'An amenity can be booked again',
    body: AmenitySeen,
  }),
  addPhotos: post('/api/amenities/:id/photos', {
    ...amenity,
    summary: 'Add photos to an amenity',
    body: z.object({}),
    files: true,
  }),
  removePhoto: del('/api/amenities/:id/photos/:fileId', {
    ...desk,
    summary: 'Take a photo off an amenity',
    params: z.object({ id: Id, fileId: Id }),
    reply: Amenity,
  }),
  openPhoto: get('/api/amenities/:id/photos/:fileId', {
    ...resident,
    summary: 'A photo of an amenity',
    params: z.object({ id: Id, fileId: Id }),
    sends: 'file',
  }),
  addClosure: post('/api/amenities/:id/closures', {
    ...amenity,
    summary: 'Close an amenity on some days; what is booked stands',
    body: ClosureDraft,
  }),
  removeClosure: del('/api/amenities/:id/closures/:closureId', {
    ...desk,
    summary: 'Open an amenity again on those days',
    params: z.object({ id: Id, closureId: Id }),
    reply: Amenity,
  }),
  addPeak: post('/api/amenities/:id/peaks', {
    ...amenity,
    summary: 'Have lots drawn for dates that many want',
    body: PeakDraft,
  }),
  removePeak: del('/api/amenities/:id/peaks/:peakId', {
    ...desk,
    summary: 'Draw no lots for those dates; refused once they are drawn',
    params: z.object({ id: Id, peakId: Id }),
    reply: Amenity,
  }),
  draw: post('/api/amenities/:id/peaks/:peakId/draw', {
    ...desk,
    summary: 'Draw the lots now; those who won have their place, the others wait in the drawn order',
    params: z.object({ id: Id, peakId: Id }),
    reply: Amenity,
  }),
  checkInCode: get('/api/amenities/:id/check-in-code', {
    ...desk,
    summary: 'The address behind the QR code at the door',
    params: ById,
    reply: CheckInCode,
  }),
  list: get('/api/bookings', {
    ...resident,
    summary: "The caller's bookings; with scope=all everybody's, for those who manage amenities",
    query: BookingQuery,
    reply: BookingSummary,
    sends: 'page',
  }),
  file: get('/api/bookings/export', {
    ...desk,
    summary: 'The bookings as CSV, narrowed like the list',
    query: BookingFilter,
    sends: 'file',
  }),
  figures: get('/api/bookings/figures', {
    ...desk,
    summary: 'Use by amenity and hour, no-shows, and what was refused and why',
    query: Days,
    reply: BookingFigures,
  }),
  choices: get('/api/bookings/choices', {
    ...resident,
    summary: 'What the form for a booking needs to know',
    reply: BookingChoices,
  }),
  residents: get('/api/bookings/residents', {
    ...desk,
    summary: 'For whom one can book in a unit',
    query: z.object({ unitId: Id }),
    reply: Residents,
  }),
  preview: post('/api/bookings/preview', {
    ...resident,
    summary: 'Whether it can be booked, what it costs, and else why not and when',
    body: BookingWish,
    reply: Preview,
  }),
  book: post('/api/bookings', {
    ...resident,
    summary: 'Book; what the rules or somebody else stands against is refused with the reasons',
    body: BookingDraft,
    reply: Booking,
    throttle: 'book',
  }),
  repeat: post('/api/bookings/series', {
    ...resident,
    summary: 'Book the same every so many days or weeks; each date is judged for itself',
    body: SeriesDraft,
    reply: SeriesResult,
    throttle: 'book',
  }),
  wait: post('/api/bookings/waitlist', {
    ...resident,
    summary: 'Wait for a time that somebody else has, or take part in the draw of a peak date',
    body: BookingDraft,
    reply: Booking,
    throttle: 'book',
  }),
  checkInHere: post('/api/bookings/check-in', {
    ...resident,
    summary: 'Check in to what one has booked here now, by the code at the door',
    body: z.object({ code: z.string().max(100).overwrite(packed).trim().min(1) }),
    reply: Booking,
  }),
  feed: get('/api/bookings/feed', {
    ...resident,
    summary: 'Whether the caller has a link for calendar programs',
    reply: Feed,
  }),
  makeFeed: post('/api/bookings/feed', {
    ...resident,
    summary: 'Make the link to the own bookings anew; an earlier one no longer works',
    reply: Feed,
    secret: true,
  }),
  endFeed: del('/api/bookings/feed', { ...resident, summary: 'End the link', reply: Feed }),
  readFeed: get('/api/bookings/feed/:token', {
    access: 'link',
    summary: 'The bookings of whoever made the link, as iCalendar',
    params: z.object({ token: z.string().max(120) }),
    sends: 'file',
    throttle: 'calendarFeed',
  }),
  get: get('/api/bookings/:id', { ...booking, summary: 'One booking with its story' }),
  step: post('/api/bookings/:id/steps', {
    ...booking,
    summary: 'Take a step with a booking; one that it does not allow is refused, and the open ones are named',
    body: BookingStep,
  }),
  noteIncident: post('/api/bookings/:id/incidents', {
    ...desk,
    params: ById,
    reply: Booking,
    summary: 'Note what happened at a booking, with photos',
    body: IncidentDraft,
    files: true,
  }),
  openIncidentFile: get('/api/bookings/:id/incidents/:incidentId/files/:fileId', {
    ...desk,
    summary: 'Download a photo of an incident',
    params: z.object({ id: Id, incidentId: Id, fileId: Id }),
    sends: 'file',
  }),
}
