import { Checkbox, Group } from '@mantine/core'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { positionLabels, positions } from '../../../../contract/council-words.ts'
import { useField } from '../../../ui/form/tied.ts'

interface Props<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>
  name: FieldPath<In>
}

/** The offices somebody holds; none is a member at large. */
export const PositionsField = <In extends FieldValues, Out>({ control, name }: Props<In, Out>) => {
  const { tie, value, error } = useField(control, name)
  return (
    <Checkbox.Group
      label="Offices"
      description="If none is chosen, they’re a member at large."
      value={Array.isArray(value) ? (value as string[]) : []}
      onChange={(held) => tie.onChange(held)}
      error={error}
    >
      <Group gap="0 var(--mantine-spacing-lg)" mt={4}>
        {positions.map((position) => (
          <Checkbox key={position} value={position} label={positionLabels[position]} py="sm" />
        ))}
      </Group>
    </Checkbox.Group>
  )
}
