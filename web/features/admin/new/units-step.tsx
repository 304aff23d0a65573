import { Radio, SimpleGrid, Stack } from '@mantine/core'
import type { Numbering } from '../../../../contract/admin/unit-plan.ts'
import { CheckboxField, SelectField } from '../../../ui/form/fields.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { UnitsPreview } from './units-preview.tsx'
import { usualPlan, type OrderForm, type UnitsWay } from './values.ts'

const ways: Readonly<Record<UnitsWay, { label: string; description: string }>> = {
  generate: { label: 'Generate them', description: 'By floors and units on a floor; numbers and lots follow.' },
  import: { label: 'Import a roster', description: 'Next, from a file with units and people.' },
  later: { label: 'Later', description: 'Whoever manages the building brings them in.' },
}

const patterns: Readonly<Record<Numbering, string>> = {
  floorPosition: 'Floor and place: 101, 102 …',
  paddedFloor: 'Floor in two digits and place: 0101, 0102 …',
  floorDash: 'Floor, hyphen and place: 1-01, 1-02 …',
  floorLetter: 'Floor and letter: 1A, 1B …',
  running: 'Through the whole building: 1, 2, 3 …',
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
      <Radio.Group label="How do the units come in?" value={way} onChange={choose}>
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
            <TextField control={control} name="units.unitsPerFloor" label="Units on a floor" inputMode="numeric" />
            <TextField control={control} name="units.firstFloor" label="Lowest of these floors" inputMode="numeric" />
          </SimpleGrid>
          <SelectField
            control={control}
            name="units.numbering"
            label="How they are numbered"
            data={Object.entries(patterns).map(([value, label]) => ({ value, label }))}
          />
          <Stack gap="sm">
            <CheckboxField control={control} name="units.skipThirteen" label="No floor is called 13" />
            <CheckboxField control={control} name="units.skipFour" label="No floor has a 4 in its number" />
          </Stack>
          <UnitsPreview form={form} />
        </>
      )}
    </>
  )
}
