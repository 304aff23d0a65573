import { Stack, Text } from '@mantine/core'
import { MyVehicleDraft, NewVehicle, type MyUnit, type MyVehicle } from '../../../../contract/units/my-place.ts'
import { ownVehiclesMost } from '../../../../contract/limits/people.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import { RecordForm } from '../records/record-form.tsx'
import { RecordList } from '../records/record-section.tsx'
import { fromWords, valuesOf } from '../records/unit-record.ts'
import { VehicleFields, vehicleLabels, VehicleWords } from '../records/vehicle-parts.tsx'
import { staleAfterUnit } from '../stale.ts'

interface Props {
  units: readonly MyUnit[]
  vehicles: readonly MyVehicle[]
}

const failed = 'We couldn’t save the vehicle. Please try again; nothing you typed was lost.'
const none = { plate: '', province: '', make: '', model: '', colour: '' }

/** The reader's own vehicles, which they keep themselves. */
export const MyVehicles = ({ units, vehicles }: Props) => {
  const remove = useAction(api.units.removeMyVehicle, {
    done: 'Vehicle removed',
    failed: 'We couldn’t remove the vehicle.',
    refresh: staleAfterUnit,
  })
  const homes = units.filter(({ can }) => can.addVehicle)
  const isFull = vehicles.length >= ownVehiclesMost
  return (
    <Stack gap="sm">
      <RecordList
        items={vehicles}
        editable
        add={homes.length > 0 && !isFull ? 'Add a vehicle' : null}
        empty={
          homes.length > 0 ? 'No vehicles yet.' : 'No vehicles yet. You can add one from the first day in your unit.'
        }
        nameOf={({ plate }) => plate}
        canEdit={({ can }) => can.change}
        remove={{
          words: ({ plate, unitNumber }) => ({
            title: `Remove ${plate}?`,
            text: `It will no longer be listed for unit ${unitNumber}. The history is kept.`,
            yes: 'Remove vehicle',
          }),
          run: ({ _id }) => remove.run({ params: { recordId: _id } }),
        }}
        renderForm={(vehicle, close) =>
          vehicle ? <ChangeForm vehicle={vehicle} onDone={close} /> : <AddForm homes={homes} onDone={close} />
        }
      >
        {(vehicle) => (
          <VehicleWords
            vehicle={vehicle}
            more={[
              `Unit ${vehicle.unitNumber}`,
              fromWords(vehicle.from),
              vehicle.can.change ? null : 'no longer your unit',
            ]}
          />
        )}
      </RecordList>
      {isFull && (
        <Text size="sm" c="dimmed">
          You’ve reached the limit of {ownVehiclesMost} vehicles. Remove one you no longer have, or ask your managers.
        </Text>
      )}
    </Stack>
  )
}

const AddForm = ({ homes, onDone }: { homes: readonly MyUnit[]; onDone(): void }) => {
  const add = useAction(api.units.addMyVehicle, { refresh: staleAfterUnit })
  return (
    <RecordForm
      keeps="my-vehicle/new"
      schema={NewVehicle}
      initial={{ ...none, unitId: homes[0]?._id ?? '' }}
      labels={vehicleLabels}
      label="New vehicle"
      save="Add vehicle"
      done="Vehicle added"
      failed={failed}
      send={(body) => add.send({ body })}
      onDone={onDone}
    >
      {(control) => (
        <VehicleFields control={control}>
          {homes.length > 1 && (
            <SelectField
              control={control}
              name="unitId"
              label="Unit"
              data={homes.map(({ _id, unitNumber }) => ({ value: _id, label: `Unit ${unitNumber}` }))}
            />
          )}
        </VehicleFields>
      )}
    </RecordForm>
  )
}

const ChangeForm = ({ vehicle, onDone }: { vehicle: MyVehicle; onDone(): void }) => {
  const change = useAction(api.units.changeMyVehicle, { refresh: staleAfterUnit })
  return (
    <RecordForm
      keeps={`my-vehicle/${vehicle._id}`}
      schema={MyVehicleDraft}
      version={vehicle.version}
      initial={valuesOf(vehicle, none)}
      labels={vehicleLabels}
      label={`Vehicle ${vehicle.plate}`}
      save="Save vehicle"
      done="Vehicle saved"
      failed={failed}
      send={(body, version) => change.send({ params: { recordId: vehicle._id }, body: { ...body, version } })}
      onDone={onDone}
    >
      {(control) => <VehicleFields control={control} />}
    </RecordForm>
  )
}
