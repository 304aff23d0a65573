import { SimpleGrid, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Vehicle } from '../../../../contract/units/records.ts'
import { TextField } from '../../../ui/form/text-fields.tsx'
import type { FormControl } from './record-form.tsx'

export const vehicleLabels = {
  plate: 'Licence plate',
  province: 'Province or state',
  make: 'Make',
  model: 'Model',
  colour: 'Colour',
}

interface Props {
  control: FormControl
  /** What is asked besides, such as whose it is. */
  children?: ReactNode
}

/** What is asked of a vehicle. */
export const VehicleFields = ({ control, children }: Props) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
    <TextField control={control} name="plate" label={vehicleLabels.plate} autoCapitalize="characters" withAsterisk />
    <TextField control={control} name="province" label={vehicleLabels.province} />
    <TextField control={control} name="make" label={vehicleLabels.make} />
    <TextField control={control} name="model" label={vehicleLabels.model} />
    <TextField control={control} name="colour" label={vehicleLabels.colour} />
    {children}
  </SimpleGrid>
)

interface WordsProps {
  vehicle: Pick<Vehicle, 'plate' | 'province' | 'make' | 'model' | 'colour'>
  /** What else is said of it: whose it is, where, from when. */
  more: readonly (string | null)[]
}

/** A vehicle in two lines. */
export const VehicleWords = ({ vehicle: { plate, province, make, model, colour }, more }: WordsProps) => (
  <>
    <Text fw={600}>{[plate, province].filter(Boolean).join(', ')}</Text>
    <Text size="sm" c="dimmed">
      {[[colour, make, model].filter(Boolean).join(' '), ...more].filter(Boolean).join(' · ') || 'No other details'}
    </Text>
  </>
)
