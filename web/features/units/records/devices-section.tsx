import { Button, Group, SimpleGrid, Text } from '@mantine/core'
import { useState } from 'react'
import { DeviceDraft, type Device } from '../../../../contract/units/records.ts'
import type { Unit } from '../../../../contract/units/story.ts'
import { formatDate } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { PersonField } from './choice-fields.tsx'
import { DeviceEndForm } from './device-end-form.tsx'
import { RecordForm } from './record-form.tsx'
import { RecordSection } from './record-section.tsx'
import { staleAfterUnit } from '../stale.ts'
import { choicesOf, deviceWords, endWords, fromWords, valuesOf } from './unit-record.ts'

const labels = { kind: 'Type', serial: 'Number', issuedOn: 'Issued on' }
const empty = { kind: 'fob', serial: '', issuedOn: '', personId: null }

const nameOf = ({ kind, serial }: Device) => `${deviceWords[kind].toLowerCase()} ${serial}`

/** What opens the building for a unit's people; what came back or was lost stays in view of those who manage it. */
export function DevicesSection({ unit, devices }: { unit: Unit; devices: readonly Device[] }) {
  const [ending, setEnding] = useState<string | null>(null)
  return (
    <RecordSection
      id="devices"
      title="Fobs and keys"
      items={devices}
      editable={unit.can.edit}
      add="Issue a fob or key"
      empty={
        unit.can.edit
          ? 'Nothing issued. Record the number of each fob, key, remote and card, so a lost one can be deactivated.'
          : 'No fobs or keys are on record for you. Tell your manager the numbers of yours.'
      }
      nameOf={nameOf}
      canEdit={({ endedOn }) => endedOn === null}
      renderMore={(device) =>
        device.endedOn === null &&
        ending !== device._id && (
          <Button
            variant="subtle"
            aria-label={`Mark returned: ${nameOf(device)}`}
            onClick={() => setEnding(device._id)}
          >
            Mark returned
          </Button>
        )
      }
      renderForm={(device, close) => <DeviceForm unit={unit} device={device} onDone={close} />}
    >
      {(device) => (
        <>
          <Group gap="xs">
            <Text fw={600} {...(device.endedOn !== null && { c: 'dimmed' })}>
              {deviceWords[device.kind]} {device.serial}
            </Text>
            {device.endReason && (
              <StatusBadge tone={device.endReason === 'lost' ? 'bad' : 'neutral'}>
                {endWords[device.endReason]}
              </StatusBadge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {[
              device.personName,
              fromWords(device.from) ?? (device.issuedOn && `issued on ${formatDate(device.issuedOn)}`),
              device.endedOn && `ended on ${formatDate(device.endedOn)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {ending === device._id && <DeviceEndForm unitId={unit._id} device={device} onDone={() => setEnding(null)} />}
        </>
      )}
    </RecordSection>
  )
}

function DeviceForm({ unit, device, onDone }: { unit: Unit; device: Device | null; onDone(): void }) {
  const add = useAction(api.units.addDevice, { refresh: staleAfterUnit })
  const change = useAction(api.units.changeDevice, { refresh: staleAfterUnit })
  return (
    <RecordForm
      keeps={device ? `device/${device._id}` : `unit/${unit._id}/device`}
      schema={DeviceDraft}
      version={device?.version ?? 0}
      initial={device ? valuesOf(device, empty) : empty}
      labels={labels}
      label={device ? nameOf(device) : 'New fob or key'}
      save={device ? 'Save changes' : 'Issue'}
      done={device ? 'Changes saved' : 'Issued'}
      failed="We couldn’t save this. Please try again; nothing you typed was lost."
      send={(body, version) =>
        device
          ? change.send({ params: { id: unit._id, recordId: device._id }, body: { ...body, version } })
          : add.send({ params: { id: unit._id }, body })
      }
      onDone={onDone}
    >
      {(control) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <SelectField control={control} name="kind" label={labels.kind} data={choicesOf(deviceWords)} />
          <TextField control={control} name="serial" label={labels.serial} withAsterisk />
          <DayField control={control} name="issuedOn" label={labels.issuedOn} />
          <PersonField control={control} name="personId" label="Issued to" links={unit.links} />
        </SimpleGrid>
      )}
    </RecordForm>
  )
}
