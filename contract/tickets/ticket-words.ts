import type { ClockState, TicketCategory, TicketEventKind, TicketPlace, TicketStatus, TicketStepName } from './kinds.ts'

/** What the words of tickets are called on screens, in files, messages and the history. */

export const ticketNumber = ({ number }: { number: number }): string => `#${number}`

export const statusLabels: Readonly<Record<TicketStatus, string>> = {
  open: 'Open',
  assigned: 'Assigned',
  in_progress: 'In progress',
  on_hold: 'On hold',
  resolved: 'Resolved',
  closed: 'Closed',
  declined: 'Declined',
}

export const categoryLabels: Readonly<Record<TicketCategory, string>> = {
  plumbing: 'Water and plumbing',
  electrical: 'Electricity and lights',
  heating: 'Heating and ventilation',
  elevator: 'Elevator',
  doors_locks: 'Doors and locks',
  windows: 'Windows',
  roof_walls: 'Roof and walls',
  fire_safety: 'Fire safety',
  security: 'Security and intercom',
  pests: 'Pests',
  cleaning: 'Cleaning',
  garage: 'Garage',
  grounds: 'Grounds and snow',
  amenities: 'Amenity rooms',
  other: 'Something else',
}

/** Places, in the words of the building's law for a unit. */
export const placeLabels = (unit: string): Readonly<Record<TicketPlace, string>> => ({
  unit: `In the ${unit.toLowerCase()}`,
  common: 'Common property',
  limited: 'Limited common property',
})

export const stepLabels: Readonly<Record<TicketStepName, string>> = {
  assign: 'Assign',
  unassign: 'Take off whoever has it',
  start: 'Start work',
  hold: 'Put on hold',
  resume: 'Go on',
  resolve: 'Mark as resolved',
  close: 'Close',
  decline: 'Decline',
  withdraw: 'Withdraw',
  reopen: 'Open again',
}

export const eventLabels: Readonly<Record<TicketEventKind, string>> = {
  reported: 'Reported',
  wrote: 'Wrote',
  asked: 'Asked',
  assigned: 'Assigned',
  unassigned: 'No longer assigned',
  started: 'Work started',
  held: 'Put on hold',
  resumed: 'Goes on',
  resolved: 'Resolved',
  closed: 'Closed',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  reopened: 'Opened again',
  changed: 'Changed',
  merged: 'Merged into another ticket',
  gathered: 'Another report was added',
  rated: 'Rated',
  worked: 'Work',
}

export const clockLabels: Readonly<Record<ClockState, string>> = {
  running: 'Running',
  paused: 'Paused',
  met: 'In time',
  missed: 'Missed',
  late: 'Late',
  off: 'Off',
}
