import { Anchor, Button, Stack, Text } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { AmenityRetire, type Amenity } from '../../../../contract/bookings/amenity.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Placeholder } from '../../../ui/placeholder.tsx'
import { StepDialog } from '../../../ui/step-dialog.tsx'
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
  return (
    <>
      {amenity.retiredAt === null ? (
        <Panel title="Take out of service" text="No new bookings will be possible. Existing bookings are kept.">
          <Button variant="default" w="fit-content" onClick={() => setRetiring(true)}>
            Take {amenity.name} out of service
          </Button>
        </Panel>
      ) : (
        <RetiredPanel amenity={amenity} />
      )}
      {retiring && <RetireDialog amenity={amenity} onClose={() => setRetiring(false)} />}
    </>
  )
}

const RetiredPanel = ({ amenity: { _id: id, version, retireReason } }: Props) => {
  const reopen = useAction(api.bookings.reopenAmenity, { done: 'Back in service', refresh: shownOfAmenities })
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
}

const RetireDialog = ({ amenity, onClose }: Props & { onClose: () => void }) => {
  const { _id: id, name } = amenity
  const { send, theirs, version } = useRecordStep(api.bookings.retireAmenity, amenity, {
    done: 'Taken out of service',
    shown: shownOfAmenities,
  })
  const form = useContractForm(
    AmenityRetire,
    { reason: '', version },
    { keeps: `amenity/${id}/retire`, mode: 'onSubmit' },
  )
  return (
    <StepDialog
      title={`Take ${name} out of service`}
      form={form}
      onSend={(body) => send({ params: { id }, body: { ...body, version } })}
      onClose={onClose}
      button="Take out of service"
      conflict={<RecordConflict theirs={theirs} title="Someone else just changed this amenity" />}
    >
      <TextAreaField control={form.control} name="reason" label="Reason (optional)" minRows={2} />
    </StepDialog>
  )
}
