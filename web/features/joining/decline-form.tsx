import type { z } from 'zod'
import { Decline, type AccessRequest } from '../../../contract/joining/access-requests.ts'
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

/** Turns somebody down, with a reason if there is one to give. */
export const DeclineForm = ({ request: { _id: id, version, name, emailVerified }, onStale }: Props) => {
  const take = useRequestStep(api.joining.declineAccess, { done: `${name} was turned down`, onStale })
  const form = useContractForm(Decline, { reason: '', version }, { keeps: `access-request/${id}/decline` })
  const send = (values: z.output<typeof Decline>) => take({ params: { id }, body: { ...values, version } })
  return (
    <Form form={form} onSend={send} failed="The request could not be declined. Please try again." label="Turn down">
      <TextAreaField
        control={form.control}
        name="reason"
        label="Reason, if there is one to give"
        description={
          emailVerified
            ? 'It is told to them by mail. They may ask again.'
            : 'They get no mail, because nobody knows whose address it is.'
        }
      />
      <SubmitButton
        w="fit-content"
        className="wraps"
        color="red"
        busyText="Turning down..."
      >{`Turn ${name} down`}</SubmitButton>
    </Form>
  )
}
