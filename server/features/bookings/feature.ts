import { feature } from '../../feature.ts'
import { bookingRoutes } from './routes.ts'
import {
  amenitiesCiting,
  bookingFiguresOffered,
  bookingNames,
  bookingsLeaving,
  bookingsOfUnit,
  bookingsToday,
  drawDue,
  drawJob,
  forgetJob,
  forgetRefusals,
  hiddenBookings,
  remindJob,
  remindOfStarts,
  settleBookings,
  settleJob,
  wordAsked,
  wordBookings,
} from './bookings.ts'

export const bookingsFeature = feature({
  name: 'bookings',
  routes: bookingRoutes,
  jobs: [
    { name: settleJob, every: '*/5 * * * *', run: settleBookings },
    { name: remindJob, every: '*/15 * * * *', run: remindOfStarts },
    { name: drawJob, every: '10 * * * *', run: drawDue },
    { name: forgetJob, every: '40 9 * * *', run: forgetRefusals },
  ],
  wordings: {
    'booking.asked': wordAsked,
    'booking.news': wordBookings,
    'booking.offer': wordBookings,
    'booking.soon': wordBookings,
  },
  figures: bookingFiguresOffered,
  recordNames: bookingNames,
  hiddenRecords: hiddenBookings,
  citations: amenitiesCiting,
  unitPanels: { bookings: bookingsOfUnit },
  agendas: { bookings: bookingsToday },
  leavings: [bookingsLeaving],
  demo: async () => (await import('./demo.ts')).seedBookings,
})
