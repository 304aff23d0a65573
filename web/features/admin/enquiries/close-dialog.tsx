import { Button, Group, Text } from '@mantine/core'
import type { z } from 'zod'
import { EnquiryChange } from '../../../../contract/enquiries/enquiry.ts'
import { enquiryNumber } from '../../../../contract/enquiries/enquiry-words.ts'
import { api } from '../../../api/api.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { EnquiryConflict } from './enquiry-conflict.tsx'
import { useEnquiryStep } from './use-enquiry-step.ts'

interface Props {
  id: string
  number: number
  version: number
  onClose: () => void
}

/** Asks why an enquiry is closed. */
export const CloseDialog = ({ id, number, version, onClose }: Props) => {
  const step = useEnquiryStep(api.enquiries.change, { from: version, done: 'The enquiry is closed' })
  const form = useContractForm(EnquiryChange, { version, step: 'close', reason: '' })
  const close = async ({ reason }: z.output<typeof EnquiryChange>) => {
    if (await step.send({ params: { id }, body: { step: 'close', reason, version: step.version } })) onClose()
  }
  return (
    <Dialog onClose={onClose} title={`Close ${enquiryNumber(number)}?`}>
      <Form form={form} onSend={close} failed="Failed to close the enquiry">
        <EnquiryConflict theirs={step.theirs} />
        <Text size="sm">
          Nobody is mailed. It can be taken up again, and is erased two years from now with all that was written.
        </Text>
        <TextField control={form.control} name="reason" label="Reason" autoComplete="off" data-autofocus />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyText="Closing...">Close the enquiry</SubmitButton>
        </Group>
      </Form>
    </Dialog>
  )
}
