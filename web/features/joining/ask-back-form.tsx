import type { z } from 'zod'
import { Question, type AccessRequest } from '../../../contract/joining/access-requests.ts'
import { api } from '../../api/api.ts'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useRequestStep } from './use-request-step.ts'

interface Props {
  request: AccessRequest
  onStale: (newer: AccessRequest) => void
}

/** Asks somebody something before deciding. */
export const AskBackForm = ({ request: { _id: id, version, name }, onStale }: Props) => {
  const take = useRequestStep(api.joining.askBack, { done: `Question sent to ${name}`, onStale })
  const form = useContractForm(Question, { question: '', version }, { keeps: `access-request/${id}/question` })
  const send = (values: z.output<typeof Question>) => take({ params: { id }, body: { ...values, version } })
  return (
    <Form
      form={form}
      onSend={send}
      failed="We couldn’t send your question. Please try again; nothing you typed was lost."
      label="Ask a question"
    >
      <TextAreaField
        control={form.control}
        name="question"
        label="Your question"
        placeholder="Who is your landlord, and when did you move in?"
      />
      <SubmitButton w="fit-content" busyText="Sending...">
        Send question
      </SubmitButton>
    </Form>
  )
}
