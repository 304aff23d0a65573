import { Button, Group, Text } from '@mantine/core'
import { TicketStep } from '../../../../contract/tickets/bodies.ts'
import type { TicketStepName } from '../../../../contract/tickets/kinds.ts'
import { ticketNumber } from '../../../../contract/tickets/ticket-words.ts'
import type { Ticket } from '../../../../contract/tickets/ticket.ts'
import { api } from '../../../api/api.ts'
import { useGround } from '../../../api/use-ground.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { DayField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepConflict } from './step-conflict.tsx'
import { wordsOf } from './step-words.ts'
import { useTicketStep } from './use-ticket-step.ts'

interface Props {
  ticket: Ticket
  step: Exclude<TicketStepName, 'assign'>
  onClose: () => void
}

/** Takes a step that wants words at most, and for a hold a day. */
export const WordsDialog = ({ ticket, step, onClose }: Props) => {
  const { _id: id, version, title } = ticket
  const { button, text, label, needsWords, done } = wordsOf(step, ticket.desk !== null)
  const { send, theirs } = useTicketStep(api.tickets.step, done)
  const ground = useGround(version, theirs)
  const blank = { words: '', version }
  const form = useContractForm(TicketStep, step === 'hold' ? { step, ...blank, resumesOn: '' } : { step, ...blank }, {
    keeps: `ticket/${id}/${step}`,
  })
  const sendAll = async (said: TicketStep) => {
    if (await send({ params: { id }, body: { ...said, version: ground } })) onClose()
  }
  return (
    <Dialog onClose={onClose} title={`${button}: ${ticketNumber(ticket)} ${title}`}>
      <Form form={form} onSend={sendAll} failed="We couldn’t save this. Please try again; nothing you typed was lost.">
        <StepConflict theirs={theirs} />
        <Text size="sm">{text}</Text>
        <TextAreaField
          control={form.control}
          name="words"
          label={label}
          withAsterisk={needsWords}
          minRows={2}
          data-autofocus
        />
        {step === 'hold' && <DayField control={form.control} name="resumesOn" label="Until (optional)" />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyText="Saving..." {...(step === 'decline' && { color: 'red' })}>
            {button}
          </SubmitButton>
        </Group>
      </Form>
    </Dialog>
  )
}
