import { Checkbox, Select, type CheckboxProps, type SelectProps } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { findOptions } from '../find-options.ts'
import { useField, type Tied } from './tied.ts'

/** Fields to choose by; those for text stand in `text-fields.tsx`. */

export const SelectField = <In extends FieldValues, Out>({ control, name, ...rest }: Tied<SelectProps, In, Out>) => {
  const { tie, text, error } = useField(control, name)
  return <Select allowDeselect={false} filter={findOptions} {...rest} {...tie} value={text || null} error={error} />
}

export const CheckboxField = <In extends FieldValues, Out>({
  control,
  name,
  ...rest
}: Tied<Omit<CheckboxProps, 'checked'>, In, Out>) => {
  const { tie, value, error } = useField(control, name)
  return (
    <Checkbox
      {...rest}
      {...tie}
      checked={value === true}
      onChange={(event) => tie.onChange(event.currentTarget.checked)}
      error={error}
    />
  )
}
