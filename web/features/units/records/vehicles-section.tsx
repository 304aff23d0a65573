import { SimpleGrid, Text } from '@mantine/core'
import { VehicleDraft, type Vehicle } from '../../../../contract/units/records.ts'
import type { Unit } from '../../../../contract/units/story.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { PersonField } from './choice-fields.tsx'
import { RecordForm } from './record-form.tsx'
import { RecordSection } from './record-section.tsx'
import { staleAfterUnit } from '../stale.ts'
import { fromWords, valuesOf } from './unit-record.ts'

const labels = {
  plate: 'License plate',
  province: 'Province or state',
  make: 'Make',
  model: 'Model',
  colour: 'Color',
}

/** The vehicles of a unit's people. */
export function VehiclesSection({ unit, vehicles }: { unit: Unit; vehicles: readonly Vehicle[] }) {
  const remove = useAction(api.units.removeVehicle, { done: 'The vehicle is removed', refresh: staleAfterUnit })
  return (
    <RecordSection
      id="vehicles"
      title="Vehicles"
      items={vehicles}
      editable={unit.can.edit}
      add="Add a vehicle"
      empty={
        unit.can.edit
          ? 'No vehicle is known. With its plate here, staff can tell a resident’s car from a visitor’s.'
          : 'No vehicle of yours is known. Tell your manager its plate.'
      }
      nameOf={({ plate }) => plate}
      remove={{
        words: ({ plate }) => ({
          title: `Remove ${plate}?`,
          text: 'It no longer counts as a vehicle of this unit. The history keeps it.',
          yes: 'Remove vehicle',
        }),
        run: ({ _id }) => remove.run({ params: { id: unit._id, recordId: _id } }),
      }}
      renderForm={(vehicle, close) => <VehicleForm unit={unit} vehicle={vehicle} onDone={close} />}
    >
      {({ plate, province, make, model, colour, personName, from }) => (
        <>
          <Text fw={600}>{[plate, province].filter(Boolean).join(', ')}</Text>
          <Text size="sm" c="dimmed">
            {[[colour, make, model].filter(Boolean).join(' '), personName, fromWords(from)]
              .filter(Boolean)
              .join(' · ') || 'Nothing more is known of it'}
          </Text>
        </>
      )}
    </RecordSection>
  )
}

function VehicleForm({ unit, vehicle, onDone }: { unit: Unit; vehicle: Vehicle | null; onDone(): void }) {
  const add = useAction(api.units.addVehicle, { refresh: staleAfterUnit })
  const change = useAction(api.units.changeVehicle, { refresh: staleAfterUnit })
  const empty = { plate: '', province: unit.province ?? '', make: '', model: '', colour: '', personId: null }
  return (
    <RecordForm
      schema={VehicleDraft}
      version={vehicle?.version ?? 0}
      initial={vehicle ? valuesOf(vehicle, { ...empty, province: '' }) : empty}
      labels={labels}
      label={vehicle ? `Vehicle ${vehicle.plate}` : 'New vehicle'}
      save={vehicle ? 'Save vehicle' : 'Add vehicle'}
      done={vehicle ? 'The vehicle is saved' : 'The vehicle is added'}
      failed="The vehicle could not be saved. Nothing you typed is lost; please try again."
      send={(body, version) =>
        vehicle
          ? change.send({ params: { id: unit._id, recordId: vehicle._id }, body: { ...body, version } })
          : add.send({ params: { id: unit._id }, body })
      }
      onDone={onDone}
    >
      {(control) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <TextField control={control} name="plate" label={labels.plate} autoCapitalize="characters" withAsterisk />
          <TextField control={control} name="province" label={labels.province} />
          <TextField control={control} name="make" label={labels.make} />
          <TextField control={control} name="model" label={labels.model} />
          <TextField control={control} name="colour" label={labels.colour} />
          <PersonField control={control} name="personId" label="Whose it is" links={unit.links} />
        </SimpleGrid>
      )}
    </RecordForm>
  )
}
