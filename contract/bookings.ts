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
    shows: 'amenity.all',
    also: ['booking'],
    ...resident,
    summary: 'List the building’s amenities by name',
    query: z.object({ shows: z.enum(['current', 'retired']).default('current') }),
    reply: z.array(AmenitySummary),
  }),
  calendar: get('/api/amenities/calendar', {
    shows: 'booking.all',
    also: ['amenity'],
    ...resident,
    summary: 'Show when amenities are taken or closed, over up to six weeks',
    query: CalendarQuery,
    reply: Calendar,
  }),
  amenity: get('/api/amenities/:id', {
    shows: 'amenity.one',
    also: ['booking', 'bylaw'],
    ...resident,
    summary: 'Get an amenity with its rules',
    params: ById,
    reply: Amenity,
  }),
  day: get('/api/amenities/:id/day', {
    shows: 'amenity.one',
    also: ['booking'],
    ...resident,
    summary: 'List an amenity’s times on a day, with availability',
    params: ById,
    query: z.object({ date: UseDay }),
    reply: AmenityDay,
  }),
  addAmenity: post('/api/amenities', { ...desk, summary: 'Add an amenity', body: AmenityDraft, reply: Amenity }),
  changeAmenity: put('/api/amenities/:id', {
    ...amenity,
    summary: 'Update an amenity; existing bookings are kept, and a stale version is refused',
    body: AmenityChange,
  }),
  retireAmenity: post('/api/amenities/:id/retire', {
    ...amenity,
    summary: 'Take an amenity out of service; existing bookings are kept',
    body: AmenityRetire,
  }),
  reopenAmenity: post('/api/amenities/:id/reopen', {
    ...amenity,
    summary: 'Put an amenity back in service',
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
    summary: 'Remove a photo from an amenity',
    params: z.object({ id: Id, fileId: Id }),
    reply: Amenity,
  }),
  openPhoto: get('/api/amenities/:id/photos/:fileId', {
    shows: 'amenity.one',
    ...resident,
    summary: 'Download a photo of an amenity',
    params: z.object({ id: Id, fileId: Id }),
    sends: 'file',
  }),
  addClosure: post('/api/amenities/:id/closures', {
    ...amenity,
    summary: 'Close an amenity on some days; existing bookings are kept',
    body: ClosureDraft,
  }),
  removeClosure: del('/api/amenities/:id/closures/:closureId', {
    ...desk,
    summary: 'Reopen an amenity on those days',
    params: z.object({ id: Id, closureId: Id }),
    reply: Amenity,
  }),
  addPeak: post('/api/amenities/:id/peaks', {
    ...amenity,
    summary: 'Schedule a draw for popular dates',
    body: PeakDraft,
  }),
  removePeak: del('/api/amenities/:id/peaks/:peakId', {
    ...desk,
    summary: 'Remove a draw; refused after it has been held',
    params: z.object({ id: Id, peakId: Id }),
    reply: Amenity,
  }),
  draw: post('/api/amenities/:id/peaks/:peakId/draw', {
    ...desk,
    summary: 'Hold the draw now; winners get their spot, the others are waitlisted in the order drawn',
    params: z.object({ id: Id, peakId: Id }),
    reply: Amenity,
  }),
  checkInCode: get('/api/amenities/:id/check-in-code', {
    shows: 'amenity.one',
    ...desk,
    summary: 'Get the address for the QR code at the door',
    params: ById,
    reply: CheckInCode,
  }),
  list: get('/api/bookings', {
    shows: 'booking.all',
    also: ['amenity'],
    ...resident,
    summary: 'List the caller’s bookings, or with scope=all everyone’s, for those who manage amenities',
    query: BookingQuery,
    reply: BookingSummary,
    sends: 'page',
  }),
  file: get('/api/bookings/export', {
    shows: 'booking.all',
    ...desk,
    summary: 'Export bookings as CSV, filtered like the list',
    query: BookingFilter,
    sends: 'file',
  }),
  figures: get('/api/bookings/figures', {
    shows: 'booking.all',
    also: ['amenity'],
    ...desk,
    summary: 'Get usage by amenity and hour, no-shows, and refusals by reason',
    query: Days,
    reply: BookingFigures,
  }),
  choices: get('/api/bookings/choices', {
    shows: 'booking.unlogged',
    also: ['amenity'],
    ...resident,
    summary: 'Get the choices for the booking form',
    reply: BookingChoices,
  }),
  residents: get('/api/bookings/residents', {
    shows: 'person.all',
    ...desk,
    summary: 'List the residents of a unit who can be booked for',
    query: z.object({ unitId: Id }),
    reply: Residents,
  }),
  preview: post('/api/bookings/preview', {
    ...resident,
    summary: 'Check whether a time can be booked, with the cost, or why not and when',
    body: BookingWish,
    reply: Preview,
  }),
  book: post('/api/bookings', {
    ...resident,
    summary: 'Book a time; refused with the reasons if the rules or another booking prevent it',
    body: BookingDraft,
    reply: Booking,
    throttle: 'book',
  }),
  repeat: post('/api/bookings/series', {
    ...resident,
    summary: 'Book a series of dates by days or weeks; each date is checked separately',
    body: SeriesDraft,
    reply: SeriesResult,
    throttle: 'book',
  }),
  wait: post('/api/bookings/waitlist', {
    ...resident,
    summary: 'Join the waitlist for a taken time, or enter the draw for a popular date',
    body: BookingDraft,
    reply: Booking,
    throttle: 'book',
  }),
  checkInHere: post('/api/bookings/check-in', {
    ...resident,
    summary: 'Check in to the caller’s current booking with the code at the door',
    body: z.object({ code: z.string().max(100).overwrite(packed).trim().min(1) }),
    reply: Booking,
  }),
  feed: get('/api/bookings/feed', {
    shows: 'booking.unlogged',
    ...resident,
    summary: 'Get the caller’s calendar link status',
    reply: Feed,
  }),
  makeFeed: post('/api/bookings/feed', {
    ...resident,
    summary: 'Create a new calendar link for the caller’s bookings; an earlier one stops working',
    reply: Feed,
    secret: true,
  }),
  endFeed: del('/api/bookings/feed', { ...resident, summary: 'Revoke the calendar link', reply: Feed }),
  readFeed: get('/api/bookings/feed/:token', {
    shows: 'booking.unlogged',
    access: 'link',
    summary: 'Get the link owner’s bookings as iCalendar',
    params: z.object({ token: z.string().max(120) }),
    sends: 'file',
    throttle: 'calendarFeed',
  }),
  get: get('/api/bookings/:id', {
    shows: 'booking.one',
    also: ['amenity', 'holding'],
    ...booking,
    summary: 'Get a booking with its history',
  }),
  step: post('/api/bookings/:id/steps', {
    ...booking,
    summary: 'Take a step on a booking; one that isn’t allowed is refused, and the available ones are named',
    body: BookingStep,
  }),
  noteIncident: post('/api/bookings/:id/incidents', {
    ...desk,
    params: ById,
    reply: Booking,
    summary: 'Record an incident on a booking, with photos',
    body: IncidentDraft,
    files: true,
  }),
  openIncidentFile: get('/api/bookings/:id/incidents/:incidentId/files/:fileId', {
    shows: 'booking.one',
    ...desk,
    summary: 'Download a photo of an incident',
    params: z.object({ id: Id, incidentId: Id, fileId: Id }),
    sends: 'file',
  }),
}
