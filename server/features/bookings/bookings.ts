/** Amenities and their bookings: who has what when, by rules that are the same for everybody. */
export { amenitiesCiting } from './amenities/citing.ts'
export { bookingsToday } from './agenda.ts'
export { bookingFiguresOffered } from './figures.ts'
export { bookingsLeaving } from './leaving.ts'
export { wordAsked, wordBookings } from './messages.ts'
export { bookingNames, hiddenBookings } from './names-store.ts'
export {
  drawDue,
  drawJob,
  forgetJob,
  forgetRefusals,
  remindJob,
  remindOfStarts,
  settleBookings,
  settleJob,
} from './settling.ts'
export { requireKnownAmenity } from './reading.ts'
export { bookingsOfUnit } from './unit-panel.ts'
