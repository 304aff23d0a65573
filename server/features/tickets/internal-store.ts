import { ticketEventsMost } from '../../../contract/limits/tickets.ts'
import type { InternalNote } from '../../../contract/tickets/ticket.ts'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { attachmentsIn } from '../documents/documents.ts'

/** The internal notes of a ticket, oldest first. */
export const selectInternalNotes = async (
  db: Database,
  buildingId: string,
  ticketId: string,
): Promise<InternalNote[]> => {
  const { rows } = await run(
    db,
    `select n.id as _id, n.at, a.first_name || ' ' || a.last_name as by, n.words,
       ${attachmentsIn('ticketInternalNote', { buildingId: 'n.building_id', id: 'n.id' })} as files
     from ticket_internal_notes n join accounts a on a.id = n.account_id
     where n.building_id = $1::uuid and n.ticket_id = $2::uuid order by n.id desc limit ${ticketEventsMost}`,
    [buildingId, ticketId],
  )
  return (rows as InternalNote[]).toReversed()
}

export const insertInternalNote = (
  db: Database,
  buildingId: string,
  note: { _id: string; ticketId: string; accountId: string; words: string; at: Instant },
) =>
  db
    .insertInto('ticket_internal_notes')
    .values({
      id: note._id,
      building_id: buildingId,
      ticket_id: note.ticketId,
      at: note.at,
      account_id: note.accountId,
      words: note.words,
    })
    .execute()
