/** The steps of a ticket from its report to its end: one verb, as one table in the rules says what is open. */
import type { TicketStep } from '../../../contract/tickets/bodies.ts'
import type { TicketStepName } from '../../../contract/tickets/kinds.ts'
import type { Ticket } from '../../../contract/tickets/ticket.ts'
import type { InBuilding } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { InvalidField } from '../../http/errors.ts'
import { requireHands } from './hands.ts'
import { tellAssignee, tellDesk, tellFollowers } from './messages.ts'
import { eyesOf, factsOf, requireForStep, shown, todayIn, type ById, type Caller } from './reading.ts'
import { noteEvent, type Happened } from './record.ts'
import { eventOf, isOver, statusAfter, type Facts } from './rules.ts'
import type { KnownTicket } from './tickets-store.ts'
import { updateStanding, type Standing } from './writing-store.ts'

/** What a step brings besides its name. */
export interface Wanted {
  step: TicketStepName
  words: string
  accountId?: string | null
  vendorId?: string | null
  resumesOn?: string | null
  /** That missing or expired papers of the vendor were read. */
  despiteWarnings?: boolean
  /** Names an action on several tickets, which tells people once by itself. */
  batchId?: string
}

const handsAfter = ({ assignee, vendor }: KnownTicket, { step, accountId, vendorId }: Wanted, by: string | null) => {
  if (step === 'assign') return { assigneeId: accountId ?? null, vendorId: vendorId ?? null }
  if (step === 'unassign') return { assigneeId: null, vendorId: null }
  const isNobodys = assignee === null && vendor === null
  return { assigneeId: step === 'start' && isNobodys ? by : (assignee?._id ?? null), vendorId: vendor?._id ?? null }
}

/** Words that stand with the ticket: why it rests, or why it is over. */
const reasonAfter = (ticket: KnownTicket, { step, words }: Wanted): string => {
  if (step === 'assign' || step === 'unassign') return ticket.reason
  return step === 'hold' || step === 'decline' || step === 'withdraw' ? words : ''
}

const standingAfter = (tx: InBuilding, ticket: KnownTicket, facts: Facts, wanted: Wanted): Standing => {
  const { step, resumesOn } = wanted
  const status = statusAfter(step, facts)
  const isHeld = status === 'on_hold'
  return {
    status,
    heldFrom: step === 'hold' ? (ticket.status as Standing['heldFrom']) : isHeld ? ticket.heldFrom : null,
    resumesOn: step === 'hold' ? (resumesOn ?? null) : isHeld ? ticket.resumesOn : null,
    reason: reasonAfter(ticket, wanted),
    ...handsAfter(ticket, wanted, tx.account?._id ?? null),
    waitsSince: isOver(status) || step === 'reopen' || step === 'resume' ? null : ticket.waitsSince,
    resolvedAt: step === 'resolve' ? tx.now : step === 'reopen' ? null : ticket.resolvedAt,
    endedAt: isOver(status) ? (ticket.endedAt ?? tx.now) : null,
    reopened: ticket.reopened + (step === 'reopen' ? 1 : 0),
  }
}

/** Takes a step with a ticket that the caller of it holds and has judged. Answers the line of its story. */
export const takeStep = async (
  tx: InBuilding,
  before: KnownTicket,
  wanted: Wanted,
  side: Happened['side'],
): Promise<{ eventId: string; after: KnownTicket }> => {
  const facts = await factsOf(tx, before)
  await updateStanding(tx.db, tx.building._id, before._id, standingAfter(tx, before, facts, wanted), tx.now)
  const { step, words, despiteWarnings = false, batchId } = wanted
  const happened = { kind: eventOf[step], side, words, despiteWarnings, ...(batchId !== undefined && { batchId }) }
  return noteEvent(tx, before, before._id, happened)
}

const tellOf = async (
  tx: Caller,
  step: TicketStepName,
  { after, eventId, isDesk }: { after: KnownTicket; eventId: string; isDesk: boolean },
): Promise<void> => {
  await tellFollowers(tx, after, eventId)
  if (step === 'assign') await tellAssignee(tx, after, eventId)
  if (!isDesk) await tellDesk(tx, after, eventId)
}

const requireDay = (tx: Caller, body: TicketStep): void => {
  if (body.step === 'hold' && body.resumesOn !== null && body.resumesOn <= todayIn(tx))
    throw InvalidField('resumesOn', 'Choose a future date')
}

/** Gives a ticket to somebody as one of several; the caller tells people. Throws as `stepTicket` does, before it writes. */
export const assignAmong = async (
  tx: Caller,
  { _id, version }: { _id: string; version: number },
  wanted: Wanted & { step: 'assign' },
): Promise<KnownTicket> => {
  const before = await requireForStep(tx, 'assign', _id, version)
  return (await takeStep(tx, before, wanted, 'desk')).after
}

/**
 * Takes a step with a ticket: 403 for one that is never the caller's, 409 for one that it does not allow as it stands,
 * naming those that are open, and for a version that moved on. Whoever reported or follows it is told.
 */
export const stepTicket = (ctx: Caller, { params, body }: ById & { body: TicketStep }): Promise<Ticket> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireForStep(tx, body.step, params.id, body.version)
    requireDay(tx, body)
    if (body.step === 'assign') await requireHands(tx, body)
    const { isMine, manages } = eyesOf(tx, before)
    const isDesk = manages && !(isMine && body.step === 'withdraw')
    const { after, eventId } = await takeStep(tx, before, body, isDesk ? 'desk' : 'resident')
    await tellOf(tx, body.step, { after, eventId, isDesk })
    return shown(tx, after)
  })
