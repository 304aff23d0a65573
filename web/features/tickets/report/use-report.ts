import { useState } from 'react'
import { toast } from '../../../api/toast.ts'
import type { TicketDraft } from '../../../../contract/tickets/bodies.ts'
import { ticketNumber } from '../../../../contract/tickets/ticket-words.ts'
import type { Ticket } from '../../../../contract/tickets/ticket.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { ApiError, isUnanswered } from '../../../api/errors.ts'
import { arrivedBefore, dropWaiting, filesFit, keepWaiting, type WaitingTicket } from '../../../api/outbox/outbox.ts'
import { useUser } from '../../../api/session.tsx'
import { useAction } from '../../../api/use-action.ts'
import { shownOfTickets } from '../shown.ts'
import { keptWords, tooMuchWords } from './offline-words.tsx'

/**
 * Gives the way to send a report: answers the ticket, or null where nothing answered and it waits on this device. Sent before
 * and not answered, it goes again under its own key, so that it is there once.
 */
export const useReport = (waiting: WaitingTicket | undefined) => {
  const { _id: buildingId } = useBuilding()
  const { _id: userId } = useUser()
  // One for the form, in whatever words it is sent: what arrived without an answer is not there twice.
  const [key] = useState(() => waiting?._id ?? crypto.randomUUID())
  const report = useAction(api.tickets.report, {
    done: (ticket) => `${ticketNumber(ticket)} reported`,
    refresh: shownOfTickets,
    key,
  })

  const kept = (body: TicketDraft, files: readonly File[]): WaitingTicket => ({
    _id: key,
    userId,
    buildingId,
    body,
    files,
    writtenAt: waiting?.writtenAt ?? new Date().toISOString(),
    triedAt: waiting?.triedAt ?? null,
    refused: null,
  })
  const keep = async (ticket: WaitingTicket): Promise<null> => {
    if (!filesFit(ticket.files)) throw new ApiError(0, 'NOT_KEPT', tooMuchWords(ticket.files))
    await keepWaiting(ticket)
    toast.info(keptWords, { toastId: keptWords })
    return null
  }

  return async (body: TicketDraft, files: readonly File[]): Promise<Ticket | null> => {
    if (!navigator.onLine) return keep(kept(body, files))
    // What is kept says the same as what goes out, should this page end before the answer.
    if (waiting) await keepWaiting(kept(body, files))
    try {
      const ticket = await report.send({ body, files })
      if (waiting) await dropWaiting(waiting._id)
      return ticket
    } catch (error) {
      if (error instanceof ApiError && error.code === 'IDEMPOTENCY_MISMATCH')
        throw new ApiError(error.status, error.code, arrivedBefore)
      if (!isUnanswered(error)) throw error
      const ticket = kept(body, files)
      return keep({ ...ticket, triedAt: ticket.triedAt ?? new Date().toISOString() })
    }
  }
}
