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
    <Panel title="Sign for the door" text="Whoever booked scans it when they come, and is checked in.">
      <Loaded query={code} shape="card" rows={1} failed="The code could not be loaded.">
        {({ url }) => (
          <>
            <Text fw={600}>{amenity.name}: check in here</Text>
            <div className={classes.code}>
              <Suspense fallback={<Placeholder shape="card" rows={1} />}>
                <QrCode address={url} label={`Code that checks in to ${amenity.name}`} />
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
  const reopen = useAction(api.bookings.reopenAmenity, { done: 'It can be booked again', refresh: shownOfAmenities })
  const { _id: id, version, name, retiredAt, retireReason } = amenity
  if (retiredAt !== null)
    return (
      <Panel title="No longer booked" text={retireReason || 'What was booked before stands.'}>
        <BusyButton
          w="fit-content"
          busy={reopen.busy}
          busyText="Saving..."
          onClick={() => void reopen.run({ params: { id }, body: { version } })}
        >
          Let it be booked again
        </BusyButton>
      </Panel>
    )
  return (
    <Panel title="Take it out of use" text="It cannot be booked any more. What is booked already stands.">
      <Button variant="default" w="fit-content" onClick={() => setRetiring(true)}>
        Take {name} out of use
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
  const retire = useAction(api.bookings.retireAmenity, { done: 'It is out of use', refresh: shownOfAmenities })
  const send = async (body: AmenityRetire) => {
    await retire.send({ params: { id }, body })
    onClose()
  }
  return (
    <Dialog onClose={onClose} title={`Take ${name} out of use`}>
      <Form form={form} onSend={send} failed="It could not be saved. Nothing you typed is lost; please try again.">
        <TextAreaField control={form.control} name="reason" label="Why (may stay empty)" minRows={2} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyText="Saving...">Take out of use</SubmitButton>
        </Group>
      </Form>
    </Dialog>
  )
}
