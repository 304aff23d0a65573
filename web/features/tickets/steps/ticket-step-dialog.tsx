import type { TicketStepName } from '../../../../contract/tickets/kinds.ts'
import type { Ticket } from '../../../../contract/tickets/ticket.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { WordsDialog } from './words-dialog.tsx'

interface Props {
  ticket: Ticket
  step: TicketStepName
  onClose: () => void
}

/** What a step asks before it is taken. */
export const TicketStepDialog = ({ ticket, step, onClose }: Props) =>
  step === 'assign' ? (
    <AssignDialog ticket={ticket} onClose={onClose} />
  ) : (
    <WordsDialog ticket={ticket} step={step} onClose={onClose} />
  )
