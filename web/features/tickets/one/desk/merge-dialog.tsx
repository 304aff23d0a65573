import { Text } from '@mantine/core'
import { z } from 'zod'
import { TicketMerge } from '../../../../../contract/tickets/bodies.ts'
import { ticketNumber } from '../../../../../contract/tickets/ticket-words.ts'
import type { Ticket } from '../../../../../contract/tickets/ticket.ts'
import { api } from '../../../../api/api.ts'
import { TextField } from '../../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../../ui/step-dialog.tsx'
import { useTicketStep } from '../../steps/use-ticket-step.tsx'

interface Props {
  ticket: Ticket
  onClose: () => void
}

/** People write the number as they read it: `#1042`. */
const bare = (typed: unknown): unknown => (typeof typed === 'string' ? typed.trim().replace(/^#/, '') : typed)
const Said = z.object({ into: z.preprocess(bare, TicketMerge.shape.into) })

/** Makes a ticket part of another one, which goes on. */
export const MergeDialog = ({ ticket, onClose }: Props) => {
  const { send, version, conflict } = useTicketStep(api.tickets.merge, ticket, 'Tickets merged')
  const form = useContractForm(Said, { into: '' })
  return (
    <StepDialog
      title={`Merge ${ticketNumber(ticket)} into another ticket`}
      form={form}
      onSend={({ into }) => send({ params: { id: ticket._id }, body: { into, version } })}
      onClose={onClose}
      button="Merge"
      busyText="Merging..."
      failed="We couldn’t merge the tickets. Please try again."
      conflict={conflict}
    >
      <Text size="sm">
        This ticket will be closed. The person who reported it and its followers will follow the other ticket and be
        notified.
      </Text>
      <TextField
        control={form.control}
        name="into"
        label="Ticket to merge into"
        placeholder="#1042"
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
      />
    </StepDialog>
  )
}
