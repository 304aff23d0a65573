import { EnquiryNote } from '../../../../contract/enquiries/enquiry.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Panel } from '../../../ui/panel.tsx'
import { shownOfEnquiries } from './use-enquiry-step.tsx'

/** A note among staff. */
export const NotePanel = ({ id }: { id: string }) => {
  const keep = useAction(api.enquiries.note, { done: 'Note saved', refresh: shownOfEnquiries })
  const form = useContractForm(EnquiryNote, { text: '' }, { keeps: `enquiry/${id}/note`, mode: 'onSubmit' })
  const send = async (body: EnquiryNote) => {
    await keep.send({ params: { id }, body })
    form.reset()
  }
  return (
    <Panel title="Note" text="Visible to platform staff only.">
      <Form
        form={form}
        onSend={send}
        failed="We couldn’t save the note. Please try again; nothing you typed was lost."
        label="Note"
      >
        <TextAreaField control={form.control} name="text" label="Your note" autoComplete="off" />
        <SubmitButton busyText="Saving..." variant="default" w="fit-content">
          Save note
        </SubmitButton>
      </Form>
    </Panel>
  )
}
