import { Checkbox, SimpleGrid, Stack } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import type { AmenityMode, BookerTie } from '../../../../contract/bookings/kinds.ts'
import { modeLabels, tieLabels } from '../../../../contract/bookings/booking-words.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useField } from '../../../ui/form/tied.ts'
import { Panel } from '../../../ui/panel.tsx'
import type { KeptControl } from '../../../ui/form/kept-control.ts'
import type { AmenityRead, AmenityValues } from './amenity-values.ts'

export interface FieldsProps {
  control: KeptControl<AmenityValues, AmenityRead>
}

const modes = (Object.keys(modeLabels) as AmenityMode[]).map((value) => ({ value, label: modeLabels[value] }))
const ties = Object.keys(tieLabels) as BookerTie[]
const capacities = [
  { value: 'exclusive', label: 'One party at a time' },
  { value: 'parties', label: 'Several parties at a time' },
  { value: 'people', label: 'A total number of people' },
]

/** What it is. */
export const BasicFields = ({ control }: FieldsProps) => (
  <Panel title="Basics">
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      <TextField control={control} name="name" label="Name" withAsterisk autoComplete="off" />
      <TextField control={control} name="place" label="Location" autoComplete="off" />
    </SimpleGrid>
    <TextAreaField control={control} name="description" label="Description" minRows={2} />
    <SelectField
      control={control}
      name="mode"
      label="Booking type"
      description="An elevator move reserves the elevator for moving in or out."
      data={modes}
    />
  </Panel>
)

/** How many have it at once, and who may book it. */
export const CapacityFields = ({ control }: FieldsProps) => {
  const kind = useWatch({ control, name: 'capacityKind' })
  return (
    <Panel title="Capacity and eligibility">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <SelectField control={control} name="capacityKind" label="Shared by" data={capacities} />
        <TextField
          control={control}
          name="capacity"
          label={kind === 'people' ? 'Total people' : 'Parties at a time'}
          description={kind === 'exclusive' ? 'Always 1.' : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          control={control}
          name="peopleMost"
          label="Maximum people per booking"
          description="Leave empty for no limit."
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          control={control}
          name="guestsMost"
          label="Maximum outside guests"
          description="Included in the number of people."
          inputMode="numeric"
          autoComplete="off"
        />
      </SimpleGrid>
      <Eligible control={control} />
    </Panel>
  )
}

const Eligible = ({ control }: FieldsProps) => {
  const { tie, value, error } = useField(control, 'eligible')
  return (
    <Checkbox.Group
      label="Eligible to book"
      description="Off-site owners can book only if you select them."
      value={Array.isArray(value) ? value : []}
      onChange={tie.onChange}
      error={error}
    >
      <Stack gap="xs" mt="xs">
        {ties.map((one) => (
          <Checkbox key={one} value={one} label={tieLabels[one]} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

/** What one accepts by booking. */
export const RulesField = ({ control }: FieldsProps) => (
  <Panel
    title="House rules"
    text="People accept the current version when they book; changing the text creates a new version."
  >
    <TextAreaField control={control} name="rules" label="Rules" minRows={4} maxRows={20} />
  </Panel>
)
