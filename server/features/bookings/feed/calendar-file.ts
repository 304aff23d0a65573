/** Bookings as iCalendar (RFC 5545), for a calendar program. */
import { Readable } from 'node:stream'
import ical, { ICalEventStatus, type ICalEventData } from 'ical-generator'
import { formatInstant } from '../../../../contract/time.ts'
import type { Download } from '../../../../contract/route.ts'
import type { FeedBooking } from './store.ts'

const askAgainSeconds = 60 * 60

export interface Calendar {
  buildingName: string
  timeZone: string
  /** Where the product is reached, without a slash at its end. */
  publicUrl: string
  bookings: readonly FeedBooking[]
}

const standing = ({ status, offerUntil }: FeedBooking, zone: string): { sure: boolean; words: string } => {
  if (status === 'requested') return { sure: false, words: 'pending approval' }
  if (status === 'offered') return { sure: false, words: `reserved for you until ${formatInstant(offerUntil!, zone)}` }
  return { sure: true, words: '' }
}

/**
 * Moments are written in UTC: programs turn them into the reader's own time, and a zone whose rules a program does not
 * know as they are today, such as that of British Columbia since 2026, cannot move them.
 */
const eventOf = (booking: FeedBooking, { timeZone, publicUrl }: Calendar): ICalEventData => {
  const { sure, words } = standing(booking, timeZone)
  return {
    id: `${booking._id}@parapet`,
    sequence: booking.version - 1,
    start: booking.from,
    end: booking.until,
    created: booking.madeAt,
    stamp: booking.changedAt,
    lastModified: booking.changedAt,
    summary: sure ? booking.amenityName : `${booking.amenityName} (${words})`,
    location: booking.place === '' ? null : booking.place,
    description: `Unit ${booking.unitNumber}`,
    status: sure ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    url: `${publicUrl}/bookings/${booking._id}`,
  }
}

/** The file that calendar programs fetch; they ask for it anew after an hour. */
export const calendarFile = (calendar: Calendar): Download => {
  const text = ical({
    prodId: { company: 'Parapet', product: 'Bookings', language: 'EN' },
    name: `${calendar.buildingName}: my bookings`,
    ttl: askAgainSeconds,
    events: calendar.bookings.map((booking) => eventOf(booking, calendar)),
  }).toString()
  const content = Buffer.from(text)
  return {
    open: () => Readable.from([content]),
    name: 'bookings.ics',
    contentType: 'text/calendar; charset=utf-8',
    sizeBytes: content.length,
  }
}
