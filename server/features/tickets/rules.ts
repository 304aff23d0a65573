import { lowRatingMost } from '../../../contract/limits/tickets.ts'
import type { TicketEventKind, TicketPlace, TicketStatus, TicketStepName } from '../../../contract/tickets/kinds.ts'
import { openStatuses } from '../../../contract/tickets/kinds.ts'
import { stepLabels } from '../../../contract/tickets/ticket-words.ts'
import type { TicketCan } from '../../../contract/tickets/ticket.ts'
import { addDays, endOfDay, localDateOf, type Instant } from '../../../contract/time.ts'
import { Conflict, Forbidden } from '../../http/errors.ts'

/** The one table of what can be done with a ticket, by where it stands. */
const stepsFrom = {
  open: ['assign', 'start', 'hold', 'resolve', 'decline', 'withdraw'],
  assigned: ['assign', 'unassign', 'start', 'hold', 'resolve', 'decline', 'withdraw'],
  in_progress: ['assign', 'unassign', 'hold', 'resolve', 'withdraw'],
  on_hold: ['assign', 'resume', 'resolve', 'decline', 'withdraw'],
  resolved: ['close', 'reopen'],
  closed: ['reopen'],
  declined: ['reopen'],
} as const satisfies Record<TicketStatus, readonly TicketStepName[]>

/** Steps of those who look after tickets, and steps of whoever reported; some are open to both. */
const deskSteps: ReadonlySet<TicketStepName> = new Set([
  'assign',
  'unassign',
  'start',
  'hold',
  'resume',
  'resolve',
  'decline',
  'close',
  'reopen',
])
const reporterSteps: ReadonlySet<TicketStepName> = new Set(['withdraw', 'close', 'reopen'])

/** How a step is told of afterwards. */
export const eventOf: Readonly<Record<TicketStepName, TicketEventKind>> = {
  assign: 'assigned',
  unassign: 'unassigned',
  start: 'started',
  hold: 'held',
  resume: 'resumed',
  resolve: 'resolved',
  close: 'closed',
  decline: 'declined',
  withdraw: 'withdrawn',
  reopen: 'reopened',
}

/** What the next step depends on. */
export interface Facts {
  status: TicketStatus
  heldFrom: 'open' | 'assigned' | 'in_progress' | null
  isMerged: boolean
  /** Until when it can be opened again; null while it is not over. */
  reopensUntil: Instant | null
  hasHands: boolean
  /** It was resolved, and has no rating since. */
  awaitsRating: boolean
  place: TicketPlace
}

/** What the caller is to a ticket. */
export interface Eyes {
  manages: boolean
  isMine: boolean
  follows: boolean
}

export const isOpen = (status: TicketStatus): boolean => openStatuses.some((open) => open === status)

/** Whether nothing is owed any more. */
export const isOver = (status: TicketStatus): boolean =>
  status === 'resolved' || status === 'closed' || status === 'declined'

/** The end of the last day on which a ticket that ended can be opened again, in the building's zone. */
export const reopensUntil = (endedAt: Instant | null, days: number, zone: string): Instant | null =>
  endedAt === null ? null : endOfDay(addDays(localDateOf(endedAt, zone), days), zone)

/** The steps that a ticket allows now, whoever takes them. */
export const openSteps = (facts: Facts, now: Instant): TicketStepName[] => {
  if (facts.isMerged) return []
  const isTooLate = facts.reopensUntil !== null && now > facts.reopensUntil
  return stepsFrom[facts.status].filter((step) => !(step === 'reopen' && isTooLate))
}

const mayTake = (step: TicketStepName, { manages, isMine }: Eyes): boolean =>
  (manages && deskSteps.has(step)) || (isMine && reporterSteps.has(step))

/** The steps that are open to this caller now. */
export const stepsFor = (eyes: Eyes, facts: Facts, now: Instant): TicketStepName[] =>
  openSteps(facts, now).filter((step) => mayTake(step, eyes))

const stands: Readonly<Record<TicketStatus, string>> = {
  open: 'is open',
  assigned: 'is assigned',
  in_progress: 'is being worked on',
  on_hold: 'is on hold',
  resolved: 'is resolved',
  closed: 'is closed',
  declined: 'is declined',
}

const merged = () => Conflict('This ticket was merged into another. Continue there.')

/** What somebody is told who would write about a ticket that is over. */
export const overToWrite = ({ isMerged }: Pick<Facts, 'isMerged'>) =>
  isMerged ? merged() : Conflict('This ticket is closed. Reopen it to add a message.')

const either = new Intl.ListFormat('en-CA', { type: 'disjunction' })

const whoseStep = (step: TicketStepName): string => {
  if (!deskSteps.has(step)) return 'Only the person who reported it can do this.'
  return reporterSteps.has(step)
    ? 'Only the person who reported it or maintenance staff can do this.'
    : 'Only maintenance staff can do this.'
}

/**
 * Refuses a step: 403 for one that is never the caller's, 409 for one that the ticket does not allow as it stands, which
 * names those that are open.
 */
export const requireStep = (step: TicketStepName, eyes: Eyes, facts: Facts, now: Instant): void => {
  if (!mayTake(step, eyes)) throw Forbidden(whoseStep(step))
  const open = stepsFor(eyes, facts, now)
  if (open.includes(step)) return
  if (facts.isMerged) throw merged()
  const named = open.map((name) => `“${stepLabels[name]}”`)
  throw Conflict(
    open.length === 0
      ? `This ticket ${stands[facts.status]}. No further steps are possible.`
      : `This ticket ${stands[facts.status]}. Available steps: ${either.format(named)}.`,
  )
}

/** Where a ticket stands after a step. */
export const statusAfter = (step: TicketStepName, { status, heldFrom, hasHands }: Facts): TicketStatus => {
  switch (step) {
    case 'assign':
      return status === 'open' ? 'assigned' : status
    case 'resume':
      // Somebody may have got it meanwhile.
      return heldFrom === 'in_progress' ? 'in_progress' : hasHands ? 'assigned' : 'open'
    case 'start':
      return 'in_progress'
    case 'hold':
      return 'on_hold'
    case 'resolve':
      return 'resolved'
    case 'decline':
      return 'declined'
    case 'unassign':
    case 'reopen':
      return 'open'
    default:
      return 'closed'
  }
}

/** Whether neighbours may see that it is there and follow it: what is inside a unit is nobody else's. */
export const isShared = (place: TicketPlace): boolean => place !== 'unit'

/** What the caller may do with a ticket now. */
export const canFor = (eyes: Eyes, facts: Facts, now: Instant): TicketCan => {
  const { manages, isMine, follows } = eyes
  const isRunning = !isOver(facts.status)
  return {
    steps: stepsFor(eyes, facts, now),
    say: isRunning && (manages || isMine || follows),
    change: manages && isRunning,
    merge: manages && isRunning,
    seeInternal: manages,
    follow: !isMine && !follows && isRunning && (manages || isShared(facts.place)),
    unfollow: follows,
    rate: isMine && facts.awaitsRating && (facts.status === 'resolved' || facts.status === 'closed'),
  }
}

/** Whether so few stars say that it is not resolved. */
export const isLow = (stars: number): boolean => stars <= lowRatingMost
