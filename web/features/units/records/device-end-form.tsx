import { SimpleGrid } from '@mantine/core'
import { localDateOf } from '../../../../contract/time.ts'
import { DeviceEnding, type Device } from '../../../../contract/units/records.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import { DayField } from '../../../ui/form/text-fields.tsx'
import { useZone } from '../../../ui/moments.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { RecordForm } from './record-form.tsx'
import { staleAfterUnit } from '../stale.ts'
import { choicesOf, endWords } from './unit-record.ts'

const Ending = DeviceEnding.omit({ version: true })
const labels = { serial: 'Number', endedOn: 'Date', endReason: 'Reason' }

interface Props {
  unitId: string
  device: Device
  onDone(): void
}

/** A fob or key is no longer out. */
export function DeviceEndForm({ unitId, device, onDone }: Props) {
  const today = localDateOf(useNow(), useZone())
  const end = useAction(api.units.endDevice, { refresh: staleAfterUnit })
  return (
    <RecordForm
      keeps={`device/${device._id}/end`}
      schema={Ending}
      version={device.version}
      initial={{ endReason: 'returned', endedOn: today }}
      labels={labels}
      label={`Return or deactivation of ${device.serial}`}
      save="Save status"
      done="Status saved"
      failed="We couldn’t save this. Please try again; nothing you typed was lost."
      send={(body, version) => end.send({ params: { id: unitId, recordId: device._id }, body: { ...body, version } })}
      onDone={onDone}
    >
      {(control) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <SelectField control={control} name="endReason" label={labels.endReason} data={choicesOf(endWords)} />
          <DayField control={control} name="endedOn" label={labels.endedOn} />
        </SimpleGrid>
      )}
    </RecordForm>
  )
}
