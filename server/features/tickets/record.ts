/** What every step with a ticket leaves behind: a line of its story, its clocks, a line of the history, screens that wake. */
import type { TicketEventKind, TicketSide } from '../../../contract/tickets/kinds.ts'
import type { InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { recordChange } from '../audit/audit.ts'
import { membersOf, rolesManaging, wakeAccounts, wakeKeepers } from '../buildings/buildings.ts'
import { requireKnown } from './reading.ts'
import { settleClocks } from './timing.ts'
import type { KnownTicket } from './tickets-store.ts'
import { insertEvent } from './writing-store.ts'

/** What the history keeps of a ticket. */
const valuesOf = (ticket: KnownTicket) => ({
  title: ticket.title,
  category: ticket.category,
  place: ticket.place,
  placeWords: ticket.placeWords,
  unit: ticket.unit?.unitNumber ?? null,
  priority: ticket.priority,
  status: ticket.status,
  resumesOn: ticket.resumesOn,
  assignee: ticket.assignee?.name ?? null,
  vendor: ticket.vendor?.name ?? null,
  mergedInto: ticket.mergedInto === null ? null : `#${ticket.mergedInto.number}`,
  stars: ticket.stars,
})

export interface Happened {
  kind: TicketEventKind
  side: TicketSide
  words?: string
  /** A vendor that did it by its link. */
  vendorName?: string
  /** That it was given away although papers of the vendor are missing or over. */
  despiteWarnings?: boolean
  /** Names an action on several tickets, which is told once. */
  batchId?: string
  /** The id under which files hang on it already. */
  _id?: string
}

/** Adds a line to a ticket's story and to the history. Answers the line's id and the ticket after it. */
export const noteEvent = async (
  tx: InBuilding,
  before: KnownTicket | null,
  ticketId: string,
  { kind, side, words = '', vendorName, despiteWarnings = false, batchId, _id = newId(Date.parse(tx.now)) }: Happened,
): Promise<{ eventId: string; after: KnownTicket }> => {
  const written = await requireKnown(tx, ticketId)
  await insertEvent(tx.db, tx.building._id, {
    _id,
    ticketId,
    kind,
    side,
    accountId: vendorName === undefined ? (tx.account?._id ?? null) : null,
    vendorName: vendorName ?? null,
    words,
    status: before?.status === written.status ? null : written.status,
    priority: written.priority,
    batchId: batchId ?? null,
    at: tx.now,
  })
  await settleClocks(tx, await requireKnown(tx, ticketId))
  const after = await requireKnown(tx, ticketId)
  await recordChange(tx, {
    subject: 'ticket',
    subjectId: ticketId,
    buildingId: tx.building._id,
    action: kind,
    before: before ? valuesOf(before) : {},
    after: { ...valuesOf(after), ...(despiteWarnings && { despiteWarnings }) },
    ...(vendorName !== undefined && { actor: vendorName }),
  })
  await wakeScreens(tx, after)
  return { eventId: _id, after }
}

/** Only those who may see a ticket hear that it changed. */
export const wakeScreens = async (
  tx: InBuilding,
  { reporterId, followerIds }: Pick<KnownTicket, 'reporterId' | 'followerIds'>,
): Promise<void> => {
  wakeKeepers(tx, 'tickets', 'ticket')
  wakeAccounts(tx, 'ticket', [...followerIds, reporterId])
}

/** Those who look after tickets. */
export const deskOf = async (tx: InBuilding): Promise<string[]> => {
  const roles = await rolesManaging(tx.db, tx.building._id, 'tickets')
  if (roles.length === 0) return []
  return (await membersOf(tx.db, tx.building._id, roles, tx.now)).map(({ accountId }) => accountId)
}
