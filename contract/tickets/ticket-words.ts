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
  plumbing: 'Plumbing and water',
  electrical: 'Electrical and lighting',
  heating: 'Heating and ventilation',
  elevator: 'Elevator',
  doors_locks: 'Doors and locks',
  windows: 'Windows',
  roof_walls: 'Roof and walls',
  fire_safety: 'Fire safety',
  security: 'Security and intercom',
  pests: 'Pests',
  cleaning: 'Cleaning',
  garage: 'Parkade',
  grounds: 'Grounds and snow',
  amenities: 'Amenities',
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
  unassign: 'Unassign',
  start: 'Start work',
  hold: 'Put on hold',
  resume: 'Resume',
  resolve: 'Mark as resolved',
  close: 'Close',
  decline: 'Decline',
  withdraw: 'Withdraw',
  reopen: 'Reopen',
}

export const eventLabels: Readonly<Record<TicketEventKind, string>> = {
  reported: 'Reported',
  wrote: 'Message',
  asked: 'Question',
  assigned: 'Assigned',
  unassigned: 'Unassigned',
  started: 'Work started',
  held: 'Put on hold',
  resumed: 'Resumed',
  resolved: 'Resolved',
  closed: 'Closed',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  reopened: 'Reopened',
  changed: 'Edited',
  merged: 'Merged into another ticket',
  gathered: 'Another report added',
  rated: 'Rated',
  worked: 'Work update',
}

export const clockLabels: Readonly<Record<ClockState, string>> = {
  running: 'Running',
  paused: 'Paused',
  met: 'On time',
  missed: 'Missed',
  late: 'Overdue',
  off: 'Off',
}
