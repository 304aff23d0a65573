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
  const take = useRequestStep(api.joining.askBack, { done: `Your question is on its way to ${name}`, onStale })
  const form = useContractForm(Question, { question: '', version }, { keeps: `access-request/${id}/question` })
  const send = (values: z.output<typeof Question>) => take({ params: { id }, body: { ...values, version } })
  return (
    <Form form={form} onSend={send} failed="Your question could not be sent. Please try again." label="Ask first">
      <TextAreaField
        control={form.control}
        name="question"
        label="Your question"
        placeholder="Who is your landlord, and since when do you rent?"
      />
      <SubmitButton w="fit-content" busyText="Sending...">
        Send question
      </SubmitButton>
    </Form>
  )
}
