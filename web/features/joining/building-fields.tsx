import { Fieldset, SimpleGrid, Text } from '@mantine/core'
import type { Control } from 'react-hook-form'
import type { z } from 'zod'
import type { Registration } from '../../../contract/joining.ts'
import { TextField } from '../../ui/form/text-fields.tsx'

export interface Place {
  _id: string
  name: string
  city: string
}

interface Props {
  control: Control<z.input<typeof Registration>, unknown, Registration>
  /** The building of a link; null where a code may name one. */
  place: Place | null
}

/** Where somebody says they live; the managers of the building decide. */
export const BuildingFields = ({ control, place }: Props) =>
  place ? (
    <Fieldset legend="Your building">
      <Text fw={600}>{place.name}</Text>
      <Text c="dimmed" size="sm" mb="sm">
        {place.city}. Its managers will review your request.
      </Text>
      <TextField control={control} name="unitNumber" label="Unit number" autoComplete="off" />
    </Fieldset>
  ) : (
    <Fieldset legend="Your building (if you know its code)">
      <Text c="dimmed" size="sm" mb="sm">
        The code is on notices in your building, or ask your manager. You can also find your building later.
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextField
          control={control}
          name="buildingCode"
          label="Building code"
          autoComplete="off"
          autoCapitalize="characters"
        />
        <TextField control={control} name="unitNumber" label="Unit number" autoComplete="off" />
      </SimpleGrid>
    </Fieldset>
  )
