import type { Enquiry } from '../../../../contract/enquiries/enquiry.ts'
import { EnquiryAnswer } from '../../../../contract/enquiries/enquiry.ts'
import { api } from '../../../api/api.ts'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Panel } from '../../../ui/panel.tsx'
import { useEnquiryStep } from './use-enquiry-step.tsx'

const Written = EnquiryAnswer.pick({ text: true })

/** Answering by mail; where somebody else was quicker, what was written stays. */
export const AnswerPanel = ({ enquiry }: { enquiry: Enquiry }) => {
  const { _id: id, email, firstName } = enquiry
  const step = useEnquiryStep(api.enquiries.answer, enquiry, 'Reply sent')
  const form = useContractForm(Written, { text: '' }, { keeps: `enquiry/${id}/answer`, mode: 'onSubmit' })
  const send = async ({ text }: { text: string }) => {
    if (await step.send({ params: { id }, body: { text, version: enquiry.version } })) form.reset()
  }
  return (
    <Panel
      title="Reply"
      text={`Sent to ${email} as written, starting with “Hello ${firstName},”. A copy is kept here.`}
    >
      <Form
        form={form}
        onSend={send}
        failed="We couldn’t send the reply. Please try again; nothing you typed was lost."
        label="Reply"
      >
        {step.conflict}
        <TextAreaField control={form.control} name="text" label="Your reply" minRows={6} autoComplete="off" />
        <SubmitButton busyText="Sending..." w="fit-content">
          Send reply
        </SubmitButton>
      </Form>
    </Panel>
  )
}
