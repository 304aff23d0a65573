import { Button, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { VendorEnd, type Vendor } from '../../../contract/vendors/vendor.ts'
import { api } from '../../api/api.ts'
import { useRefresh } from '../../api/queries.ts'
import { useAction } from '../../api/use-action.ts'
import { useRecordStep } from '../../api/use-record-step.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { RecordConflict } from '../../ui/conflict.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../ui/step-dialog.tsx'
import { shownOfVendors } from './shown.ts'

/** What can be done with a vendor: change it, end its work here, or take it up again. */
export const VendorActions = ({ vendor }: { vendor: Vendor }) => {
  const [ending, setEnding] = useState(false)
  return (
    <>
      <Button
        component={Link}
        to={`/vendors/${vendor._id}/edit`}
        variant="default"
        leftSection={<IconPencil size={18} aria-hidden />}
      >
        Edit
      </Button>
      {vendor.endedOn === null ? (
        <Button variant="default" onClick={() => setEnding(true)}>
          End relationship
        </Button>
      ) : (
        <TakeUp vendor={vendor} />
      )}
      {ending && <EndDialog vendor={vendor} onClose={() => setEnding(false)} />}
    </>
  )
}

const TakeUp = ({ vendor: { _id: id, name, version } }: { vendor: Vendor }) => {
  const takeUp = useAction(api.vendors.takeUp, { done: `${name} reactivated`, refresh: shownOfVendors })
  const refresh = useRefresh()
  const run = async () => {
    if (!(await takeUp.run({ params: { id }, body: { version } }))) await refresh(...shownOfVendors)
  }
  return (
    <BusyButton variant="default" busy={takeUp.busy} busyText="Saving..." onClick={() => void run()}>
      Reactivate
    </BusyButton>
  )
}

const Reason = VendorEnd.omit({ version: true })

const EndDialog = ({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) => {
  const { _id: id, name } = vendor
  const { send, theirs, version } = useRecordStep(api.vendors.end, vendor, {
    done: `${name} is no longer active`,
    shown: shownOfVendors,
  })
  const form = useContractForm(Reason, { reason: '' }, { keeps: `vendor/${id}/end` })
  return (
    <StepDialog
      title={`End the relationship with ${name}?`}
      form={form}
      onSend={({ reason }) => send({ params: { id }, body: { reason, version } })}
      onClose={onClose}
      button="End relationship"
      failed="We couldn’t save this. Please try again."
      conflict={<RecordConflict theirs={theirs} title="Someone else just changed this vendor" />}
    >
      <Text size="sm">
        You can’t assign it new work, and no document reminders are sent. Its record, files and history stay, and you
        can reactivate it.
      </Text>
      <TextAreaField
        control={form.control}
        name="reason"
        label="Reason"
        description="Optional, for anyone who considers hiring them again."
        minRows={2}
      />
    </StepDialog>
  )
}
