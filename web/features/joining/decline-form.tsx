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
  const take = useRequestStep(api.joining.declineAccess, { done: `${name}’s request was declined`, onStale })
  const form = useContractForm(Decline, { reason: '', version }, { keeps: `access-request/${id}/decline` })
  const send = (values: z.output<typeof Decline>) => take({ params: { id }, body: { ...values, version } })
  return (
    <Form
      form={form}
      onSend={send}
      failed="We couldn’t decline the request. Please try again; nothing you typed was lost."
      label="Decline"
    >
      <TextAreaField
        control={form.control}
        name="reason"
        label="Reason (optional)"
        description={
          emailVerified
            ? 'We’ll email it to them. They can request access again.'
            : 'They won’t get an email, because their address isn’t confirmed.'
        }
      />
      <SubmitButton
        w="fit-content"
        className="wraps"
        color="red"
        busyText="Declining..."
      >{`Decline ${name}`}</SubmitButton>
    </Form>
  )
}
