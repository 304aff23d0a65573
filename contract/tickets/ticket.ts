import { z } from 'zod'
import { Id, InstantField, LocalDateField } from '../fields.ts'
import { Attachment } from '../notices.ts'
import { VendorWarning } from '../vendors/vendor.ts'
import {
  ClockState,
  TicketCategory,
  TicketEventKind,
  TicketPlace,
  TicketPriority,
  TicketSide,
  TicketStatus,
  TicketStepName,
} from './kinds.ts'

/** A maintenance ticket as it is read: by whoever reported it, by neighbours who follow it, and by those who look after it. */

const Unit = z.object({ _id: Id, unitNumber: z.string() })
const Named = z.object({ _id: Id, name: z.string() })

export const TicketSummary = z.object({
  _id: Id,
  /** Counts up in the building; shown as `#1042`. */
  number: z.number().int(),
  title: z.string(),
  category: TicketCategory,
  place: TicketPlace,
  /** Which part of the common property, or where in the unit. */
  placeWords: z.string(),
  /** The unit it is in or belongs to; null for common property, and for neighbours who only follow. */
  unit: Unit.nullable(),
  priority: TicketPriority,
  isEmergency: z.boolean(),
  status: TicketStatus,
  /** While it is on hold: until when, where that is known. */
  resumesOn: LocalDateField.nullable(),
  /** The desk asked something, and waits for the answer. */
  waitsForReply: z.boolean(),
  vendor: Named.nullable(),
  reportedAt: InstantField,
  changedAt: InstantField,
  /** How many report or follow it. */
  followers: z.number().int(),
  version: z.number().int(),
})
export type TicketSummary = z.infer<typeof TicketSummary>

/** A row of the desk: with whose it is and until when something is owed. */
export const TicketRow = TicketSummary.extend({
  reporter: z.string(),
  assignee: Named.nullable(),
  /** The next day that a service clock names: of the first answer, then of the resolution; null while none runs. */
  dueAt: InstantField.nullable(),
  dueFor: z.enum(['answer', 'resolve']).nullable(),
  isLate: z.boolean(),
})
export type TicketRow = z.infer<typeof TicketRow>

export const TicketEvent = z.object({
  _id: Id,
  at: InstantField,
  kind: TicketEventKind,
  /** Null where a neighbour who only follows is not told who it was. */
  by: z.string().nullable(),
  side: TicketSide,
  isMine: z.boolean(),
  words: z.string(),
  /** Where the ticket stood after it, for steps. */
  status: TicketStatus.nullable(),
  files: z.array(Attachment),
})
export type TicketEvent = z.infer<typeof TicketEvent>

/** What those who look after a ticket say among themselves; it has a call of its own and never leaves with the ticket. */
export const InternalNote = z.object({
  _id: Id,
  at: InstantField,
  by: z.string(),
  words: z.string(),
  files: z.array(Attachment),
})
export type InternalNote = z.infer<typeof InternalNote>

const Clock = z.object({
  state: ClockState,
  dueAt: InstantField.nullable(),
  /** Minutes of the building's working time that are left; below zero once it is late. */
  leftMinutes: z.number().int().nullable(),
})
export type TicketClock = z.infer<typeof Clock>

/** What whoever calls a vendor should know first; in red what must be read before work is given to it. */
const Warning = VendorWarning.pick({ tone: true, words: true })

/** What only those who look after the ticket are told. */
const ForDesk = z.object({
  reporter: z.object({
    accountId: Id.nullable(),
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    /** Who entered it, where that was somebody else. */
    enteredBy: z.string().nullable(),
  }),
  assignee: Named.nullable(),
  answer: Clock,
  resolve: Clock,
  /** What whoever calls the vendor should know first. */
  vendorWarnings: z.array(Warning),
})

const TicketCan = z.object({
  /** The steps that are open to the caller now. */
  steps: z.array(TicketStepName),
  say: z.boolean(),
  change: z.boolean(),
  merge: z.boolean(),
  seeInternal: z.boolean(),
  follow: z.boolean(),
  unfollow: z.boolean(),
  rate: z.boolean(),
})
export type TicketCan = z.infer<typeof TicketCan>

const Brief = z.object({ _id: Id, number: z.number().int(), title: z.string(), status: TicketStatus })

export const Ticket = TicketSummary.extend({
  words: z.string(),
  files: z.array(Attachment),
  /** Whether somebody may enter while nobody is at home, when, and what animals they meet; null on common property. */
  entry: z.object({ mayEnter: z.boolean(), times: z.string(), pets: z.string() }).nullable(),
  /** Whether the caller reported it or it was reported for them; else they follow it, or look after it. */
  isMine: z.boolean(),
  /** Why it is on hold, declined or closed, in the words of whoever did it. */
  reason: z.string(),
  reopened: z.number().int(),
  /** Until when it can be opened again; null while it is open. */
  reopensUntil: InstantField.nullable(),
  rating: z.object({ stars: z.number().int(), words: z.string() }).nullable(),
  /** The ticket into which this one was merged. */
  mergedInto: Brief.nullable(),
  /** Oldest first. */
  events: z.array(TicketEvent),
  desk: ForDesk.nullable(),
  can: TicketCan,
})
export type Ticket = z.infer<typeof Ticket>

/** An open ticket that looks like the one somebody is about to report. */
export const SimilarTicket = Brief.extend({
  placeWords: z.string(),
  category: TicketCategory,
  reportedAt: InstantField,
  followers: z.number().int(),
  isFollowed: z.boolean(),
})
export type SimilarTicket = z.infer<typeof SimilarTicket>

/** What the form needs before somebody reports: their units, and whom to call in an emergency. */
export const ReportingFacts = z.object({
  units: z.array(Unit),
  emergency: z.object({ words: z.string(), phone: z.string() }).nullable(),
  /** Whether the caller may report for somebody else. */
  forOthers: z.boolean(),
})
export type ReportingFacts = z.infer<typeof ReportingFacts>

/** Whom a ticket can be given to. */
export const TicketHands = z.object({
  people: z.array(Named),
  vendors: z.array(z.object({ _id: Id, name: z.string(), isPreferred: z.boolean(), warnings: z.array(Warning) })),
})
export type TicketHands = z.infer<typeof TicketHands>

export const TicketCounts = z.object({
  open: z.number().int(),
  assigned: z.number().int(),
  in_progress: z.number().int(),
  on_hold: z.number().int(),
  resolved: z.number().int(),
  closed: z.number().int(),
  declined: z.number().int(),
  /** Of what is open or on hold: nobody's, the caller's own, late by a clock, and of emergencies. */
  unassigned: z.number().int(),
  mine: z.number().int(),
  late: z.number().int(),
  emergencies: z.number().int(),
})
export type TicketCounts = z.infer<typeof TicketCounts>

export const TicketGroup = z.object({
  key: z.string(),
  name: z.string(),
  /** Open or on hold, as the list shows them. */
  open: z.number().int(),
  late: z.number().int(),
  all: z.number().int(),
})
export type TicketGroup = z.infer<typeof TicketGroup>

/** How tickets came and went, and how long they took, in the building's working minutes. */
export const TicketFigures = z.object({
  /** Active tickets are open, assigned or in progress, as on the dashboard. */
  now: z.object({ active: z.number().int(), onHold: z.number().int() }),
  /** By month, oldest first: `2026-11`. */
  flow: z.array(
    z.object({
      month: z.string(),
      reported: z.number().int(),
      resolved: z.number().int(),
      /** Open at the end of the month. */
      open: z.number().int(),
    }),
  ),
  medians: z.array(
    z.object({
      category: TicketCategory,
      tickets: z.number().int(),
      answerMinutes: z.number().int().nullable(),
      resolveMinutes: z.number().int().nullable(),
    }),
  ),
  /** Mean of the stars given, and how many gave some. */
  rating: z.object({ mean: z.number().nullable(), count: z.number().int() }),
})
export type TicketFigures = z.infer<typeof TicketFigures>

export const BulkResult = z.object({
  done: z.number().int(),
  refused: z.array(z.object({ _id: Id, number: z.number().int().nullable(), why: z.string() })),
})
export type BulkResult = z.infer<typeof BulkResult>
