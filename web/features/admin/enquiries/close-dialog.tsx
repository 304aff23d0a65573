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
  const step = useEnquiryStep(api.enquiries.change, { from: version, done: 'Enquiry closed' })
  const form = useContractForm(EnquiryChange, { version, step: 'close', reason: '' })
  const close = async ({ reason }: z.output<typeof EnquiryChange>) => {
    if (await step.send({ params: { id }, body: { step: 'close', reason, version: step.version } })) onClose()
  }
  return (
    <Dialog onClose={onClose} title={`Close ${enquiryNumber(number)}?`}>
      <Form form={form} onSend={close} failed="We couldn’t close the enquiry">
        <EnquiryConflict theirs={step.theirs} />
        <Text size="sm">
          No one is emailed. You can reopen it. It will be erased, with all its messages, two years from now.
        </Text>
        <TextField control={form.control} name="reason" label="Reason" autoComplete="off" data-autofocus />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyText="Closing...">Close enquiry</SubmitButton>
        </Group>
      </Form>
    </Dialog>
  )
}
