import { bookings } from '../../../contract/bookings.ts'
import { bind } from '../../http/bind.ts'
import { exportBookings } from './bookings-file.ts'
import { bookingFigures } from './figures.ts'
import { noteIncident, openIncidentFile } from './incidents.ts'

const { file, figures } = bookings

/** What only those who manage amenities read and note. */
export const deskRoutes = bind(
  { file, figures, noteIncident: bookings.noteIncident, openIncidentFile: bookings.openIncidentFile },
  { file: exportBookings, figures: bookingFigures, noteIncident, openIncidentFile },
)
