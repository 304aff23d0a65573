import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { VehicleDraft, type Vehicle } from '../../../../contract/units/records.ts'
import type { Unit } from '../../../../contract/units/story.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { PersonField } from './choice-fields.tsx'
import { RecordForm } from './record-form.tsx'
import { RecordSection } from './record-section.tsx'
import { staleAfterUnit } from '../stale.ts'
import { fromWords, valuesOf } from './unit-record.ts'
import { VehicleFields, vehicleLabels, VehicleWords } from './vehicle-parts.tsx'

/** The vehicles of a unit's people. */
export function VehiclesSection({ unit, vehicles }: { unit: Unit; vehicles: readonly Vehicle[] }) {
  const remove = useAction(api.units.removeVehicle, { done: 'Vehicle removed', refresh: staleAfterUnit })
  return (
    <RecordSection
      id="vehicles"
      title="Vehicles"
      items={vehicles}
      editable={unit.can.edit}
      add="Add a vehicle"
      empty={
        unit.can.edit ? (
          'No vehicles on record. With plates listed here, staff can tell a resident’s car from a visitor’s.'
        ) : (
          <>
            No vehicles are on record for you.{' '}
            <Anchor component={Link} to="/my-profile#vehicles" inherit underline="always">
              Add one in your profile
            </Anchor>
            , so staff can tell it from a visitor’s.
          </>
        )
      }
      nameOf={({ plate }) => plate}
      remove={{
        words: ({ plate }) => ({
          title: `Remove ${plate}?`,
          text: 'It will no longer be listed for this unit. The history is kept.',
          yes: 'Remove vehicle',
        }),
        run: ({ _id }) => remove.run({ params: { id: unit._id, recordId: _id } }),
      }}
      renderForm={(vehicle, close) => <VehicleForm unit={unit} vehicle={vehicle} onDone={close} />}
    >
      {(vehicle) => <VehicleWords vehicle={vehicle} more={[vehicle.personName, fromWords(vehicle.from)]} />}
    </RecordSection>
  )
}

function VehicleForm({ unit, vehicle, onDone }: { unit: Unit; vehicle: Vehicle | null; onDone(): void }) {
  const add = useAction(api.units.addVehicle, { refresh: staleAfterUnit })
  const change = useAction(api.units.changeVehicle, { refresh: staleAfterUnit })
  const empty = { plate: '', province: unit.province ?? '', make: '', model: '', colour: '', personId: null }
  return (
    <RecordForm
      keeps={vehicle ? `vehicle/${vehicle._id}` : `unit/${unit._id}/vehicle`}
      schema={VehicleDraft}
      version={vehicle?.version ?? 0}
      initial={vehicle ? valuesOf(vehicle, { ...empty, province: '' }) : empty}
      labels={vehicleLabels}
      label={vehicle ? `Vehicle ${vehicle.plate}` : 'New vehicle'}
      save={vehicle ? 'Save vehicle' : 'Add vehicle'}
      done={vehicle ? 'Vehicle saved' : 'Vehicle added'}
      failed="We couldn’t save the vehicle. Please try again; nothing you typed was lost."
      send={(body, version) =>
        vehicle
          ? change.send({ params: { id: unit._id, recordId: vehicle._id }, body: { ...body, version } })
          : add.send({ params: { id: unit._id }, body })
      }
      onDone={onDone}
    >
      {(control) => (
        <VehicleFields control={control}>
          <PersonField control={control} name="personId" label="Belongs to" links={unit.links} />
        </VehicleFields>
      )}
    </RecordForm>
  )
}
