import { Alert } from '@mantine/core'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { lowRatingMost } from '../../../../contract/limits/tickets.ts'
import { TicketRating } from '../../../../contract/tickets/bodies.ts'
import type { Ticket } from '../../../../contract/tickets/ticket.ts'
import { api } from '../../../api/api.ts'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useTicketStep } from '../steps/use-ticket-step.tsx'
import { StarsField } from './stars-field.tsx'

interface Props {
  ticket: Ticket
  /** Whether something is chosen that was not sent. */
  onBegun: (begun: boolean) => void
}

const Said = TicketRating.omit({ version: true })

/** Rates how it was resolved; few stars open it again, which is said before they are sent. */
export const RatingForm = ({ ticket, onBegun }: Props) => {
  const { _id: id, version } = ticket
  const { send, conflict } = useTicketStep(api.tickets.rate, ticket, 'Thanks for your rating')
  const form = useContractForm(Said, { stars: undefined, words: '' }, { keeps: `ticket/${id}/rating` })
  const stars = useWatch({ control: form.control, name: 'stars' })
  const isLow = typeof stars === 'number' && stars <= lowRatingMost
  const { isDirty } = form.formState
  useEffect(() => onBegun(isDirty), [isDirty, onBegun])
  const sendAll = async (said: z.output<typeof Said>) => {
    if (await send({ params: { id }, body: { ...said, version } })) onBegun(false)
  }
  return (
    <Form form={form} onSend={sendAll} failed="We couldn’t send your rating. Please try again." label="Rate the work">
      {conflict}
      <StarsField control={form.control} name="stars" label="How was the work?" />
      <div role="status">
        {isLow && <Alert color="orange">A rating this low reopens the ticket. Tell us below what’s still wrong.</Alert>}
      </div>
      <TextAreaField control={form.control} name="words" label="Comment (optional)" minRows={2} />
      <SubmitButton w="fit-content" busyText="Sending...">
        Send rating
      </SubmitButton>
    </Form>
  )
}
