import { Alert, Button, Group, List, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { z } from 'zod'
import { ManyAssigned } from '../../../../contract/tickets/bodies.ts'
import { counted } from '../../../../contract/text.ts'
import type { BulkResult, TicketHands, TicketRow } from '../../../../contract/tickets/ticket.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { StepForm } from '../../../ui/step-dialog.tsx'
import { shownOfTickets } from '../shown.ts'
import { HandsFields } from '../steps/hands-fields.tsx'

interface Props {
  tickets: readonly TicketRow[]
  /** They were given away, as far as they could be. */
  onDone: () => void
  onClose: () => void
}

/** Assigns several tickets; those that changed since are listed and skipped. */
export const AssignManyDialog = ({ tickets, onDone, onClose }: Props) => {
  const hands = useRoute(api.tickets.hands)
  // They stay the same while the list behind the dialog is read anew.
  const [given] = useState(tickets)
  const [result, setResult] = useState<BulkResult | null>(null)
  const done = (found: BulkResult) => {
    onDone()
    if (found.refused.length === 0) onClose()
    else setResult(found)
  }
  return (
    <Dialog onClose={onClose} title={`Assign ${counted(given.length, 'ticket')}`}>
      {result ? (
        <Refused result={result} onClose={onClose} />
      ) : (
        <Loaded query={hands} shape="form" rows={2} failed="We couldn’t load the people and vendors.">
          {(found) => <ManyForm tickets={given} hands={found} onDone={done} onClose={onClose} />}
        </Loaded>
      )}
    </Dialog>
  )
}

const Refused = ({ result: { done, refused }, onClose }: { result: BulkResult; onClose: () => void }) => (
  <Stack gap="md">
    <Text>{counted(done, 'ticket')} assigned.</Text>
    <Alert color="orange" role="alert" title={`${counted(refused.length, 'ticket was', 'tickets were')} not assigned`}>
      <List c="inherit" size="sm">
        {refused.map(({ _id, number, why }) => (
          <List.Item key={_id}>
            {number === null ? 'A ticket' : `#${number}`}: {why}
          </List.Item>
        ))}
      </List>
    </Alert>
    <Group justify="flex-end">
      <Button onClick={onClose}>Close</Button>
    </Group>
  </Stack>
)

const Said = ManyAssigned.omit({ tickets: true })
const names = { accountId: 'accountId', vendorId: 'vendorId', despiteWarnings: 'despiteWarnings' } as const

interface FormProps extends Pick<Props, 'tickets' | 'onClose'> {
  hands: TicketHands
  onDone: (result: BulkResult) => void
}

const ManyForm = ({ tickets, hands, onDone, onClose }: FormProps) => {
  const assign = useAction(api.tickets.assignMany, {
    done: ({ done }) => `${counted(done, 'ticket')} assigned`,
    refresh: shownOfTickets,
  })
  const form = useContractForm(Said, { accountId: '', vendorId: '', despiteWarnings: false })
  const send = async (said: z.output<typeof Said>) => {
    const chosen = tickets.map(({ _id, version }) => ({ _id, version }))
    onDone(await assign.send({ body: { ...said, tickets: chosen } }))
  }
  return (
    <StepForm
      form={form}
      onSend={send}
      onClose={onClose}
      button={`Assign ${counted(tickets.length, 'ticket')}`}
      failed="We couldn’t save this. Please try again; your choices were not lost."
    >
      <HandsFields control={form.control} names={names} hands={hands} />
    </StepForm>
  )
}
