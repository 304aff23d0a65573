import { TicketStep } from '../../../../contract/tickets/bodies.ts'
import { ticketNumber } from '../../../../contract/tickets/ticket-words.ts'
import type { Ticket, TicketHands } from '../../../../contract/tickets/ticket.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { StepForm } from '../../../ui/step-dialog.tsx'
import { HandsFields } from './hands-fields.tsx'
import { useTicketStep } from './use-ticket-step.tsx'

interface Props {
  ticket: Ticket
  onClose: () => void
}

const names = { accountId: 'accountId', vendorId: 'vendorId', despiteWarnings: 'despiteWarnings' } as const

/** Gives a ticket to somebody at the desk, to a vendor, or to both. */
export const AssignDialog = ({ ticket, onClose }: Props) => {
  const hands = useRoute(api.tickets.hands)
  return (
    <Dialog onClose={onClose} title={`Assign: ${ticketNumber(ticket)} ${ticket.title}`}>
      <Loaded query={hands} shape="form" rows={2} failed="We couldn’t load the people and vendors.">
        {(found) => <AssignForm ticket={ticket} hands={found} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

const AssignForm = ({ ticket, hands, onClose }: Props & { hands: TicketHands }) => {
  const { _id: id, vendor, desk } = ticket
  const { send, version, conflict } = useTicketStep(api.tickets.step, ticket, 'Ticket assigned')
  const form = useContractForm(
    TicketStep,
    {
      step: 'assign',
      accountId: desk?.assignee?._id ?? '',
      vendorId: vendor?._id ?? '',
      despiteWarnings: false,
      words: '',
      version,
    },
    { keeps: `ticket/${id}/assign` },
  )
  return (
    <StepForm
      form={form}
      onSend={(said) => send({ params: { id }, body: { ...said, version } })}
      onClose={onClose}
      button="Assign"
      failed="We couldn’t save this. Please try again; your choices were not lost."
      conflict={conflict}
    >
      <HandsFields control={form.control} names={names} hands={hands} />
      <TextAreaField
        control={form.control}
        name="words"
        label="Note (optional)"
        description="Visible to everyone who follows the ticket."
        minRows={2}
      />
    </StepForm>
  )
}
