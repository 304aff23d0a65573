import { Text } from '@mantine/core'
import { EnquiryChange, type Enquiry } from '../../../../contract/enquiries/enquiry.ts'
import { enquiryNumber } from '../../../../contract/enquiries/enquiry-words.ts'
import { api } from '../../../api/api.ts'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { useEnquiryStep } from './use-enquiry-step.tsx'

interface Props {
  enquiry: Enquiry
  onClose: () => void
}

/** Asks why an enquiry is closed. */
export const CloseDialog = ({ enquiry, onClose }: Props) => {
  const { _id: id, number } = enquiry
  const { send, version, conflict } = useEnquiryStep(api.enquiries.change, enquiry, 'Enquiry closed')
  const form = useContractForm(EnquiryChange, { version, step: 'close', reason: '' })
  return (
    <StepDialog
      title={`Close ${enquiryNumber(number)}?`}
      form={form}
      onSend={({ reason }) => send({ params: { id }, body: { step: 'close', reason, version } })}
      onClose={onClose}
      button="Close enquiry"
      busyText="Closing..."
      failed="We couldn’t close the enquiry"
      conflict={conflict}
    >
      <Text size="sm">
        No one is emailed. You can reopen it. It will be erased, with all its messages, two years from now.
      </Text>
      <TextField control={form.control} name="reason" label="Reason" autoComplete="off" data-autofocus />
    </StepDialog>
  )
}
