import { z } from 'zod'
import { priorities } from './priorities.ts'

/** The words of which a ticket is made; what they are called stands in ticket-words.ts. */

export const TicketStatus = z.enum(['open', 'assigned', 'in_progress', 'on_hold', 'resolved', 'closed', 'declined'])
export type TicketStatus = z.infer<typeof TicketStatus>

/** What counts as open, on the dashboard and everywhere else (specification, section 5). */
export const openStatuses = ['open', 'assigned', 'in_progress'] as const satisfies readonly TicketStatus[]

export const TicketCategory = z.enum([
  'plumbing',
  'electrical',
  'heating',
  'elevator',
  'doors_locks',
  'windows',
  'roof_walls',
  'fire_safety',
  'security',
  'pests',
  'cleaning',
  'garage',
  'grounds',
  'amenities',
  'other',
])
export type TicketCategory = z.infer<typeof TicketCategory>

/** Whose the place is, by which the law says who repairs it. */
export const TicketPlace = z.enum(['unit', 'common', 'limited'])
export type TicketPlace = z.infer<typeof TicketPlace>

export const TicketPriority = z.enum(priorities)
export type TicketPriority = z.infer<typeof TicketPriority>

/** What somebody can do with a ticket by which it stands elsewhere. */
export const TicketStepName = z.enum([
  'assign',
  'unassign',
  'start',
  'hold',
  'resume',
  'resolve',
  'close',
  'decline',
  'withdraw',
  'reopen',
])
export type TicketStepName = z.infer<typeof TicketStepName>

/** What stands in a ticket's story: its steps, and what was said to whoever reported it. */
export const TicketEventKind = z.enum([
  'reported',
  'wrote',
  'asked',
  'assigned',
  'unassigned',
  'started',
  'held',
  'resumed',
  'resolved',
  'closed',
  'declined',
  'withdrawn',
  'reopened',
  'changed',
  'merged',
  'gathered',
  'rated',
  'worked',
])
export type TicketEventKind = z.infer<typeof TicketEventKind>

/** Who did something with a ticket, as those who read it are told. */
export const TicketSide = z.enum(['resident', 'desk', 'vendor', 'product'])
export type TicketSide = z.infer<typeof TicketSide>

/** How a service clock stands; `off` where none counts. */
export const ClockState = z.enum(['running', 'paused', 'met', 'missed', 'late', 'off'])
export type ClockState = z.infer<typeof ClockState>
