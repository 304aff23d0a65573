import { NumberInput } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { useField, type Tied } from '../../../ui/form/tied.ts'

/** Per cent of a unit; empty where nobody said. */
export const ShareField = <In extends FieldValues, Out>({ control, name }: Tied<object, In, Out>) => {
  const { tie, value, error } = useField(control, name)
  return (
    <NumberInput
      {...tie}
      label="Share"
      description="If there are several owners."
      suffix="%"
      min={0}
      max={100}
      decimalScale={4}
      hideControls
      maw={320}
      value={typeof value === 'number' ? value : ''}
      onChange={(next) => tie.onChange(next === '' ? null : Number(next))}
      error={error}
    />
  )
}
