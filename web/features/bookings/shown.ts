import { api } from '../../api/api.ts'

/** What is stale after a booking was made or changed. */
export const shownOfBookings = [
  api.bookings.calendar,
  api.bookings.day,
  api.bookings.preview,
  api.bookings.list,
  api.bookings.get,
  api.bookings.figures,
  api.audit.history,
]

/** What is stale after an amenity was changed. */
export const shownOfAmenities = [api.bookings.amenities, api.bookings.amenity, ...shownOfBookings]
