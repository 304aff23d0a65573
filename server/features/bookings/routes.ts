import { bookings } from '../../../contract/bookings.ts'
import { bind } from '../../http/bind.ts'
import { amenityRoutes } from './amenities/routes.ts'
import { book, previewBooking, repeatBooking, waitFor } from './booking.ts'
import { checkInHere } from './checking-in.ts'
import { drawNow } from './drawing.ts'
import { deskRoutes } from './desk-routes.ts'
import { feedRoutes } from './feed/routes.ts'
import { bookingChoices, getAmenity, getBooking, listAmenities, listBookings, listResidents } from './reading.ts'
import { stepBooking } from './steps.ts'

const { amenities, amenity, list, choices, residents, preview, repeat, wait, get, draw, step } = bookings

/** Every noun of bookings brings its own. */
export const bookingRoutes = [
  ...amenityRoutes,
  ...bind(
    {
      ...{ amenities, amenity, list, choices, residents, preview, repeat, wait, get, draw, step },
      book: bookings.book,
      checkInHere: bookings.checkInHere,
    },
    {
      draw: drawNow,
      step: stepBooking,
      checkInHere,
      amenities: listAmenities,
      amenity: getAmenity,
      list: listBookings,
      choices: bookingChoices,
      residents: listResidents,
      preview: previewBooking,
      book,
      repeat: repeatBooking,
      wait: waitFor,
      get: getBooking,
    },
  ),
  ...feedRoutes,
  ...deskRoutes,
]
