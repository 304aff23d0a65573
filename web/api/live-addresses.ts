import type { LiveSubject } from '../../contract/live-subjects.ts'

/** Where each kind of record shows: the beginnings of the addresses that are asked anew once one of them has changed. */
export const shownBy: Readonly<Record<Exclude<LiveSubject, 'building'>, readonly string[]>> = {
  'access-request': ['/api/access-requests'],
  amenity: ['/api/amenities', '/api/bookings'],
  asset: ['/api/assets'],
  booking: ['/api/bookings', '/api/amenities'],
  contact: ['/api/building/contacts'],
  // A vote that is closed is a decision, and one that is ratified a proposal that is so.
  decision: ['/api/decisions', '/api/proposals'],
  document: ['/api/documents'],
  forumPost: ['/api/forum/'],
  import: ['/api/roster-imports'],
  letterRun: ['/api/letter-runs', '/api/letters'],
  letterTemplate: ['/api/letter-templates'],
  notice: ['/api/notices'],
  parkingStall: ['/api/parking/'],
  parkingViolation: ['/api/parking/'],
  parkingWait: ['/api/parking/'],
  poll: ['/api/polls'],
  proposal: ['/api/proposals', '/api/decisions'],
  'records-request': ['/api/records-requests'],
  ticket: ['/api/tickets', '/api/work-orders', '/api/management'],
  unit: ['/api/units', '/api/people', '/api/directory', '/api/occupancy'],
  vendor: ['/api/vendors'],
  visitorPass: ['/api/parking/'],
  'work-order': ['/api/work-orders', '/api/tickets', '/api/vendors', '/api/management'],
}

/** Tells where a kind of record shows; nowhere for one that only a newer server knows. */
export const addressesShowing = (subject: string): readonly string[] =>
  (shownBy as Readonly<Record<string, readonly string[] | undefined>>)[subject] ?? []
