import { Button, SimpleGrid } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { lotHeading } from '../../../contract/unit-words.ts'
import { UnitChange, type Unit } from '../../../contract/units/story.ts'
import { labelsFor } from '../../../law/law.ts'
import { api } from '../../api/api.ts'
import { useBuilding } from '../../api/building.tsx'
import { toast } from '../../api/toast.ts'
import { useAction } from '../../api/use-action.ts'
import { TextField } from '../../ui/form/text-fields.tsx'
import { Facts } from './facts.tsx'
import { RecordForm } from './records/record-form.tsx'
import { UnitSection } from './records/record-section.tsx'
import { valuesOf } from './records/unit-record.ts'
import { staleAfterUnit } from './stale.ts'
import { useFocusBack } from './use-focus-back.ts'

const empty = {
  unitNumber: '',
  strataLot: '',
  unitEntitlement: '',
  unitType: '',
  floor: '',
  streetAddress: '',
  city: '',
  province: '',
  postalCode: '',
}
const UnitFields = UnitChange.omit({ version: true })

const useLabels = () => {
  const { lot, entitlement } = labelsFor(useBuilding().jurisdiction)
  return {
    unitNumber: 'Unit number',
    strataLot: lotHeading(lot),
    unitEntitlement: entitlement.One,
    unitType: 'Type',
    floor: 'Floor',
    streetAddress: 'Street address',
    city: 'City',
    province: 'Province',
    postalCode: 'Postal code',
  }
}

/** The unit itself: its lot, entitlement, floor, type and address. */
export function UnitFacts({ unit }: { unit: Unit }) {
  const [editing, setEditing] = useState(false)
  const labels = useLabels()
  const pencil = useFocusBack(editing)
  return (
    <UnitSection id="facts" title="Unit details">
      {editing ? (
        <UnitForm unit={unit} onDone={() => setEditing(false)} />
      ) : (
        <>
          <Facts
            facts={[
              [labels.strataLot, unit.strataLot],
              [labels.unitEntitlement, unit.unitEntitlement],
              [labels.unitType, unit.unitType],
              [labels.floor, unit.floor],
              [
                'Address',
                [unit.streetAddress, [unit.city, unit.province, unit.postalCode].filter(Boolean).join(' ')]
                  .filter(Boolean)
                  .join(', ') || null,
              ],
            ]}
          />
          {unit.can.edit && (
            <Button
              ref={pencil}
              variant="default"
              w="fit-content"
              leftSection={<IconPencil size={18} aria-hidden />}
              onClick={() => setEditing(true)}
              className="no-print"
            >
              Edit the unit
            </Button>
          )}
        </>
      )}
    </UnitSection>
  )
}

function UnitForm({ unit, onDone }: { unit: Unit; onDone(): void }) {
  const change = useAction(api.units.change, { refresh: staleAfterUnit })
  const labels = useLabels()
  return (
    <RecordForm
      keeps={`unit/${unit._id}`}
      schema={UnitFields}
      version={unit.version}
      initial={valuesOf(unit, empty)}
      labels={labels}
      label={`Unit ${unit.unitNumber}`}
      save="Save unit"
      done="Unit saved"
      failed="We couldn’t save the unit. Please try again; nothing you typed was lost."
      send={async (body, version) => {
        const { sameDoors } = await change.send({ params: { id: unit._id }, body: { ...body, version } })
        if (sameDoors.length > 0)
          toast.warning(`There is also a unit ${sameDoors.join(' and ')}. Are they the same?`, { autoClose: false })
      }}
      onDone={onDone}
    >
      {(control) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <TextField control={control} name="unitNumber" label={labels.unitNumber} withAsterisk />
          <TextField control={control} name="strataLot" label={labels.strataLot} />
          <TextField control={control} name="unitEntitlement" label={labels.unitEntitlement} inputMode="decimal" />
          <TextField control={control} name="unitType" label={labels.unitType} />
          <TextField control={control} name="floor" label={labels.floor} />
          <TextField control={control} name="streetAddress" label={labels.streetAddress} />
          <TextField control={control} name="city" label={labels.city} />
          <TextField control={control} name="province" label={labels.province} />
          <TextField control={control} name="postalCode" label={labels.postalCode} />
        </SimpleGrid>
      )}
    </RecordForm>
  )
}
