import type { RefusalRule } from '../../../../contract/bookings/kinds.ts'

/** Why something was refused, as statistics call it. */
export const refusalWords: Readonly<Record<RefusalRule, string>> = {
  quota: 'Unit reached its limit',
  consecutive: 'Too many nights in a row',
  atOnce: 'Unit had another booking',
  ahead: 'Too many upcoming bookings',
  shortest: 'Too short',
  longest: 'Too long',
  step: 'Not an offered time',
  notice: 'Too little notice',
  advance: 'Too far ahead',
  blackout: 'Closed that day',
  strikes: 'Suspended after no-shows',
  capacity: 'Already taken',
  hours: 'Outside opening hours',
  people: 'Too many people',
  guests: 'Too many guests',
  eligible: 'Not eligible',
  retired: 'Out of service',
  denied: 'Denied by council',
  draw: 'Date goes to a draw',
}
