/** Writing to each other about a ticket, in public and among those who look after it. */
import type { Download, Upload } from '../../../contract/route.ts'
import type { InternalWords, TicketWords } from '../../../contract/tickets/bodies.ts'
import type { InternalNote, Ticket } from '../../../contract/tickets/ticket.ts'
import { ticketFilesMost } from '../../../contract/limits/tickets.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { NotFound, Refusal } from '../../http/errors.ts'
import { recordChange } from '../audit/audit.ts'
import { attachFiles, openAttachment, storeUploads } from '../documents/documents.ts'
import { insertInternalNote, selectInternalNotes } from './internal-store.ts'
import { tellDesk, tellFollowers } from './messages.ts'
import { eyesOf, factsOf, requireKnown, requireTicket, shown, type ById, type Caller } from './reading.ts'
import { noteEvent, wakeScreens } from './record.ts'
import { canFor, overToWrite } from './rules.ts'
import { lockTickets, type KnownTicket } from './tickets-store.ts'
import { updateTalk } from './writing-store.ts'

const requireRoom = ({ files, events }: Pick<KnownTicket, 'files' | 'events'>, coming: number): void => {
  const there = files.length + events.reduce((sum, event) => sum + event.files.length, 0)
  if (there + coming > ticketFilesMost)
    throw new Refusal(413, 'TOO_MANY_FILES', `A ticket can have at most ${ticketFilesMost} files.`)
}

/**
 * Writes to everybody who follows the ticket, whatever changed meanwhile: a message is lost to no other one. A word of
 * the desk may wait for an answer; a resident's ends the waiting. 409 once the ticket is over.
 */
export const sayOnTicket = async (
  ctx: Caller,
  { params, body, files }: ById & { body: TicketWords; files: readonly Upload[] },
): Promise<Ticket> => {
  await requireTicket(ctx, params.id)
  await storeUploads(ctx, files)
  return inTransaction(ctx, async (tx) => {
    await lockTickets(tx.db, tx.building._id, [params.id])
    const before = await requireTicket(tx, params.id)
    const eyes = eyesOf(tx, before)
    const facts = await factsOf(tx, before)
    if (!canFor(eyes, facts, tx.now).say) throw overToWrite(facts)
    requireRoom(before, files.length)
    const isDesk = eyes.manages && !eyes.isMine
    const waits = isDesk && body.waits
    const _id = newId(Date.parse(tx.now))
    const talk = {
      waitsSince: waits ? tx.now : isDesk ? before.waitsSince : null,
      answeredAt: before.answeredAt ?? (isDesk ? tx.now : null),
    }
    await updateTalk(tx.db, tx.building._id, params.id, talk, tx.now)
    await attachFiles(tx, { subject: 'ticketEvent', subjectId: _id }, files)
    const said = {
      _id,
      kind: waits ? 'asked' : 'wrote',
      side: isDesk ? 'desk' : 'resident',
      words: body.words,
    } as const
    const { after } = await noteEvent(tx, before, params.id, said)
    await tellFollowers(tx, after, _id)
    if (!isDesk) await tellDesk(tx, after, _id)
    return shown(tx, after)
  })
}

/** A file of a ticket, of its report or of what was written, as a download; 404 for one that hangs elsewhere. */
export const openTicketFile = async (
  ctx: Caller,
  { params }: { params: { id: string; fileId: string } },
): Promise<Download> => {
  const ticket = await requireTicket(ctx, params.id)
  if (ticket.files.some(({ _id }) => _id === params.fileId))
    return openAttachment(ctx, { subject: 'ticket', subjectId: ticket._id }, params.fileId)
  const event = ticket.events.find(({ files }) => files.some(({ _id }) => _id === params.fileId))
  if (!event) throw NotFound()
  return openAttachment(ctx, { subject: 'ticketEvent', subjectId: event._id }, params.fileId)
}

/** What those who look after a ticket say among themselves; 404 for one next door. */
export const listInternalNotes = async (ctx: Caller, { params }: ById): Promise<InternalNote[]> => {
  await requireKnown(ctx, params.id)
  return selectInternalNotes(ctx.db, ctx.building._id, params.id)
}

/** Writes a note that only those who look after tickets read. Nobody is told of it, and the history keeps no word of it. */
export const sayInternally = async (
  ctx: Caller,
  { params, body, files }: ById & { body: InternalWords; files: readonly Upload[] },
): Promise<InternalNote[]> => {
  await requireKnown(ctx, params.id)
  await storeUploads(ctx, files)
  return inTransaction(ctx, async (tx) => {
    await lockTickets(tx.db, tx.building._id, [params.id])
    await requireKnown(tx, params.id)
    const _id = newId(Date.parse(tx.now))
    const note = { _id, ticketId: params.id, accountId: tx.account._id, words: body.words, at: tx.now }
    await insertInternalNote(tx.db, tx.building._id, note)
    await attachFiles(tx, { subject: 'ticketInternalNote', subjectId: _id }, files)
    const about = { subject: 'ticket', subjectId: params.id, buildingId: tx.building._id } as const
    await recordChange(tx, { ...about, action: 'internal note' })
    // Residents' screens are not woken: that there is a note is nothing to them either.
    await wakeScreens(tx, { reporterId: null, followerIds: [] })
    return selectInternalNotes(tx.db, tx.building._id, params.id)
  })
}

/** A file of an internal note as a download. */
export const openInternalFile = async (
  ctx: Caller,
  { params }: { params: { id: string; noteId: string; fileId: string } },
): Promise<Download> => {
  const notes = await listInternalNotes(ctx, { params })
  if (!notes.some(({ _id }) => _id === params.noteId)) throw NotFound()
  return openAttachment(ctx, { subject: 'ticketInternalNote', subjectId: params.noteId }, params.fileId)
}
