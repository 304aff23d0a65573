import { Radio, SimpleGrid, Stack } from '@mantine/core'
import type { Numbering } from '../../../../contract/admin/unit-plan.ts'
import { CheckboxField, SelectField } from '../../../ui/form/fields.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { UnitsPreview } from './units-preview.tsx'
import { usualPlan, type OrderForm, type UnitsWay } from './values.ts'

const ways: Readonly<Record<UnitsWay, { label: string; description: string }>> = {
  generate: {
    label: 'Generate units',
    description: 'From the number of floors and units per floor; unit and lot numbers are filled in.',
  },
  import: { label: 'Import a roster', description: 'As the next step, from a file with units and people.' },
  later: { label: 'Later', description: 'The building’s managers will add them.' },
}

const patterns: Readonly<Record<Numbering, string>> = {
  floorPosition: 'Floor and position: 101, 102 …',
  paddedFloor: 'Two-digit floor and position: 0101, 0102 …',
  floorDash: 'Floor, hyphen and position: 1-01, 1-02 …',
  floorLetter: 'Floor and letter: 1A, 1B …',
  running: 'Sequential for the whole building: 1, 2, 3 …',
}

interface Props {
  form: OrderForm
  way: UnitsWay
  onWay: (way: UnitsWay) => void
}

/** How the units come: from a plan with a look at what follows from it, from a file, or later. */
export const UnitsStep = ({ form, way, onWay }: Props) => {
  const { control, setValue, clearErrors } = form
  const choose = (chosen: string) => {
    clearErrors('units')
    setValue('units', chosen === 'generate' ? usualPlan : null, { shouldDirty: true })
    onWay(chosen as UnitsWay)
  }
  return (
    <>
      <Radio.Group label="How do you want to add units?" value={way} onChange={choose}>
        <Stack gap="sm" mt="xs">
          {Object.entries(ways).map(([value, words]) => (
            <Radio key={value} value={value} {...words} />
          ))}
        </Stack>
      </Radio.Group>
      {way === 'generate' && (
        <>
          <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
            <TextField control={control} name="units.floors" label="Floors with units" inputMode="numeric" />
            <TextField control={control} name="units.unitsPerFloor" label="Units per floor" inputMode="numeric" />
            <TextField control={control} name="units.firstFloor" label="Lowest floor with units" inputMode="numeric" />
          </SimpleGrid>
          <SelectField
            control={control}
            name="units.numbering"
            label="Unit numbering"
            data={Object.entries(patterns).map(([value, label]) => ({ value, label }))}
          />
          <Stack gap="sm">
            <CheckboxField control={control} name="units.skipThirteen" label="Skip floor 13" />
            <CheckboxField control={control} name="units.skipFour" label="Skip floors with a 4" />
          </Stack>
          <UnitsPreview form={form} />
        </>
      )}
    </>
  )
}
