import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { AmenityRetire, type Amenity } from '../../../../contract/bookings/amenity.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Placeholder } from '../../../ui/placeholder.tsx'
import { shownOfAmenities } from '../shown.ts'
import classes from './use-panels.module.css'

const QrCode = lazy(() => import('../../../ui/qr-code.tsx'))

interface Props {
  amenity: Amenity
}

/** The sign for its door, and whether it can be booked. */
export function UsePanels({ amenity }: Props) {
  return (
    <Stack gap="lg">
      <SignPanel amenity={amenity} />
      <StatePanel amenity={amenity} />
    </Stack>
  )
}

const SignPanel = ({ amenity }: Props) => {
  const code = useRoute(api.bookings.checkInCode, { params: { id: amenity._id } })
  return (
    <Panel title="Door sign" text="People scan it on arrival to check in to their booking.">
      <Loaded query={code} shape="card" rows={1} failed="We couldn’t load the code.">
        {({ url }) => (
          <>
            <Text fw={600}>{amenity.name}: check in here</Text>
            <div className={classes.code}>
              <Suspense fallback={<Placeholder shape="card" rows={1} />}>
                <QrCode address={url} label={`Check-in code for ${amenity.name}`} />
              </Suspense>
            </div>
            <Anchor href={url} className="no-print" style={{ overflowWrap: 'anywhere' }}>
              {url}
            </Anchor>
            <Button variant="default" w="fit-content" className="no-print" onClick={() => window.print()}>
              Print the sign
            </Button>
          </>
        )}
      </Loaded>
    </Panel>
  )
}

const StatePanel = ({ amenity }: Props) => {
  const [retiring, setRetiring] = useState(false)
  const reopen = useAction(api.bookings.reopenAmenity, { done: 'Back in service', refresh: shownOfAmenities })
  const { _id: id, version, name, retiredAt, retireReason } = amenity
  if (retiredAt !== null)
    return (
      <Panel title="Out of service" text={retireReason || 'Existing bookings are kept.'}>
        <BusyButton
          w="fit-content"
          busy={reopen.busy}
          busyText="Saving..."
          onClick={() => void reopen.run({ params: { id }, body: { version } })}
        >
          Put back in service
        </BusyButton>
      </Panel>
    )
  return (
    <Panel title="Take out of service" text="No new bookings will be possible. Existing bookings are kept.">
      <Button variant="default" w="fit-content" onClick={() => setRetiring(true)}>
        Take {name} out of service
      </Button>
      {retiring && <RetireDialog amenity={amenity} onClose={() => setRetiring(false)} />}
    </Panel>
  )
}

const RetireDialog = ({ amenity, onClose }: Props & { onClose: () => void }) => {
  const { _id: id, version, name } = amenity
  const form = useContractForm(
    AmenityRetire,
    { reason: '', version },
    { keeps: `amenity/${id}/retire`, mode: 'onSubmit' },
  )
  const retire = useAction(api.bookings.retireAmenity, { done: 'Taken out of service', refresh: shownOfAmenities })
  const send = async (body: AmenityRetire) => {
    await retire.send({ params: { id }, body })
    onClose()
  }
  return (
    <Dialog onClose={onClose} title={`Take ${name} out of service`}>
      <Form form={form} onSend={send} failed="We couldn’t save this. Please try again; nothing you typed was lost.">
        <TextAreaField control={form.control} name="reason" label="Reason (optional)" minRows={2} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyText="Saving...">Take out of service</SubmitButton>
        </Group>
      </Form>
    </Dialog>
  )
}
