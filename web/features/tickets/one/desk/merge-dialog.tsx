import { Button, Group, Text } from '@mantine/core'
import { z } from 'zod'
import { TicketMerge } from '../../../../../contract/tickets/bodies.ts'
import { ticketNumber } from '../../../../../contract/tickets/ticket-words.ts'
import type { Ticket } from '../../../../../contract/tickets/ticket.ts'
import { api } from '../../../../api/api.ts'
import { useGround } from '../../../../api/use-ground.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextField } from '../../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { StepConflict } from '../../steps/step-conflict.tsx'
import { useTicketStep } from '../../steps/use-ticket-step.ts'

interface Props {
  ticket: Ticket
  onClose: () => void
}

/** People write the number as they read it: `#1042`. */
const bare = (typed: unknown): unknown => (typeof typed === 'string' ? typed.trim().replace(/^#/, '') : typed)
const Said = z.object({ into: z.preprocess(bare, TicketMerge.shape.into) })

/** Makes a ticket part of another one, which goes on. */
export const MergeDialog = ({ ticket, onClose }: Props) => {
  const { _id: id, version } = ticket
  const { send, theirs } = useTicketStep(api.tickets.merge, 'Tickets merged')
  const ground = useGround(version, theirs)
  const form = useContractForm(Said, { into: '' })
  const sendAll = async ({ into }: z.output<typeof Said>) => {
    if (await send({ params: { id }, body: { into, version: ground } })) onClose()
  }
  return (
    <Dialog onClose={onClose} title={`Merge ${ticketNumber(ticket)} into another ticket`}>
      <Form form={form} onSend={sendAll} failed="We couldn’t merge the tickets. Please try again.">
        <StepConflict theirs={theirs} />
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
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyText="Merging...">Merge</SubmitButton>
        </Group>
      </Form>
    </Dialog>
  )
}
