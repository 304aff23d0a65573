import { statusLabels } from '../../../../contract/tickets/ticket-words.ts'
import type { Ticket } from '../../../../contract/tickets/ticket.ts'
import type { Endpoint } from '../../../api/endpoint.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { shownOfTickets } from '../shown.ts'

/** How a ticket stands, and with whom, in a line. */
const standing = ({ status, vendor, desk }: Ticket): string => {
  const hands = [desk?.assignee?.name, vendor?.name].filter(Boolean).join(' with ')
  return hands ? `${statusLabels[status].toLowerCase()}, with ${hands}` : statusLabels[status].toLowerCase()
}

const words = (theirs: Ticket): string =>
  `The ticket is now ${standing(theirs)}. Your choices are still here, but not saved. Check them and send again.`

/** Takes a step with a ticket; `conflict` says when someone else was quicker. */
export const useTicketStep = <T,>(endpoint: Endpoint<T>, ticket: { version: number }, done: string) => {
  const { send, theirs, version } = useRecordStep<Ticket, T>(endpoint, ticket, { done, shown: shownOfTickets })
  return {
    send,
    version,
    conflict: <RecordConflict theirs={theirs} title="Someone else just changed this ticket" words={words} />,
  }
}
