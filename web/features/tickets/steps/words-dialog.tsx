import { Text } from '@mantine/core'
import { TicketStep } from '../../../../contract/tickets/bodies.ts'
import type { TicketStepName } from '../../../../contract/tickets/kinds.ts'
import { ticketNumber } from '../../../../contract/tickets/ticket-words.ts'
import type { Ticket } from '../../../../contract/tickets/ticket.ts'
import { api } from '../../../api/api.ts'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { DayField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { wordsOf } from './step-words.ts'
import { useTicketStep } from './use-ticket-step.tsx'

interface Props {
  ticket: Ticket
  step: Exclude<TicketStepName, 'assign'>
  onClose: () => void
}

/** Takes a step that wants words at most, and for a hold a day. */
export const WordsDialog = ({ ticket, step, onClose }: Props) => {
  const { _id: id, title } = ticket
  const { button, text, label, needsWords, done } = wordsOf(step, ticket.desk !== null)
  const { send, version, conflict } = useTicketStep(api.tickets.step, ticket, done)
  const blank = { words: '', version }
  const form = useContractForm(TicketStep, step === 'hold' ? { step, ...blank, resumesOn: '' } : { step, ...blank }, {
    keeps: `ticket/${id}/${step}`,
  })
  return (
    <StepDialog
      title={`${button}: ${ticketNumber(ticket)} ${title}`}
      form={form}
      onSend={(said) => send({ params: { id }, body: { ...said, version } })}
      onClose={onClose}
      button={button}
      danger={step === 'decline'}
      conflict={conflict}
    >
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
    </StepDialog>
  )
}
