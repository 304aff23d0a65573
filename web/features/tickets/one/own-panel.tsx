import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { TicketStepName } from '../../../../contract/tickets/kinds.ts'
import { stepLabels } from '../../../../contract/tickets/ticket-words.ts'
import type { Ticket } from '../../../../contract/tickets/ticket.ts'
import { Panel } from '../../../ui/panel.tsx'
import { TicketStepDialog } from '../steps/ticket-step-dialog.tsx'
import { wordsOf } from '../steps/step-words.ts'
import { RatingForm } from './rating-form.tsx'

interface Props {
  ticket: Ticket
}

const buttonOf = (step: TicketStepName): string => (step === 'assign' ? stepLabels.assign : wordsOf(step, false).button)

/** What whoever reported it can do: say that it is fixed or is not, rate it, take the report back. */
export const OwnPanel = ({ ticket }: Props) => {
  const { can, status } = ticket
  const [step, setStep] = useState<TicketStepName | null>(null)
  const [rating, setRating] = useState(false)
  const dialog = step && <TicketStepDialog ticket={ticket} step={step} onClose={() => setStep(null)} />
  if (can.steps.length === 0 && !can.rate && !rating) return dialog
  const buttons = can.steps.length > 0 && (
    <Group gap="sm">
      {can.steps.map((one) => (
        <Button key={one} variant="default" onClick={() => setStep(one)}>
          {buttonOf(one)}
        </Button>
      ))}
    </Group>
  )
  if (status !== 'resolved' && !can.rate && !rating)
    return (
      <>
        {dialog}
        {buttons}
      </>
    )
  return (
    <Panel title={status === 'resolved' ? 'Is it fixed?' : 'How was it?'}>
      {dialog}
      {(can.rate || rating) && <RatingForm ticket={ticket} onBegun={setRating} />}
      {buttons}
    </Panel>
  )
}
