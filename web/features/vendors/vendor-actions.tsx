import { Button, Group, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { VendorEnd, type Vendor } from '../../../contract/vendors/vendor.ts'
import { api } from '../../api/api.ts'
import { newerOf } from '../../api/errors.ts'
import { useRefresh } from '../../api/queries.ts'
import { useAction } from '../../api/use-action.ts'
import { useGround } from '../../api/use-ground.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
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
  const [theirs, setTheirs] = useState<Vendor | null>(null)
  const version = useGround(vendor.version, theirs)
  const end = useAction(api.vendors.end, { done: `${name} is no longer active`, refresh: shownOfVendors })
  const refresh = useRefresh()
  const form = useContractForm(Reason, { reason: '' }, { keeps: `vendor/${id}/end` })
  const send = async ({ reason }: { reason: string }) => {
    try {
      await end.send({ params: { id }, body: { reason, version } })
    } catch (error) {
      setTheirs((known) => (newerOf(error) as Vendor | null) ?? known)
      await refresh(...shownOfVendors)
      throw error
    }
    onClose()
  }
  return (
    <Dialog onClose={onClose} title={`End the relationship with ${name}?`}>
      <Form form={form} onSend={send} failed="We couldn’t save this. Please try again.">
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
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyText="Saving...">End relationship</SubmitButton>
        </Group>
      </Form>
    </Dialog>
  )
}
