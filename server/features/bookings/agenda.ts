/** What bookings ask of those who manage amenities today. */
import { bookingKind } from '../../../contract/bookings/booking-kinds.ts'
import { endOfDay, localDateOf, startOfDay } from '../../../contract/time.ts'
import type { AgendaOf } from '../../offers.ts'
import { countOnDay, selectWantingBookings, type WantingBooking } from './agenda-store.ts'
import { managesAmenities } from './reading.ts'

const details: Readonly<Record<WantingBooking['wants'], string>> = {
  approval: 'Approve or decline it',
  deposit: 'Return the deposit, or keep it with a reason',
}

/** What waits for approval and which deposits are held, with how many bookings the day has; nothing for who has no say. */
export const bookingsToday: AgendaOf = async (ctx, today) => {
  if (!managesAmenities(ctx)) return null
  const { _id: buildingId, timeZone } = ctx.building
  const { found, bookings } = await selectWantingBookings(ctx.db, buildingId, ctx.now)
  const day = { from: startOfDay(today, timeZone), until: endOfDay(today, timeZone) }
  const value = await countOnDay(ctx.db, buildingId, day)
  const figure = { key: 'bookingsToday', label: 'Bookings today', value, of: null, before: null }
  return {
    entries: bookings.map(({ _id, amenityName, unitNumber, wants, dueAt }) => ({
      key: `booking:${_id}`,
      kind: 'booking',
      title: `${amenityName}, unit ${unitNumber}`,
      detail: details[wants],
      dueOn: dueAt === null ? null : localDateOf(dueAt, timeZone),
      to: bookingKind.page(_id),
    })),
    found,
    noun: 'booking',
    list: '/bookings/manage?view=approve',
    figures: [{ ...figure, to: '/bookings/manage' }],
  }
}
