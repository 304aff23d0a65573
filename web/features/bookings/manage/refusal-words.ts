import type { RefusalRule } from '../../../../contract/bookings/kinds.ts'

/** Why something was refused, as statistics call it. */
export const refusalWords: Readonly<Record<RefusalRule, string>> = {
  quota: 'The unit had used its share',
  consecutive: 'Too many nights in a row',
  atOnce: 'The unit had another booking then',
  ahead: 'Too many bookings ahead',
  shortest: 'Too short',
  longest: 'Too long',
  step: 'Not at a time that is offered',
  notice: 'Too late before the start',
  advance: 'Too early before the day',
  blackout: 'Closed on that day',
  strikes: 'Suspended after no-shows',
  capacity: 'Somebody else had it',
  hours: 'Outside the opening hours',
  people: 'Too many people',
  guests: 'Too many guests',
  eligible: 'Not for this person',
  retired: 'No longer booked',
  draw: 'Lots are drawn for it',
}
