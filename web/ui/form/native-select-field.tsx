import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { useField, type Tied } from './tied.ts'

/** One of a few, by the device's own list: it weighs nothing, works before scripts do, and is what a phone knows best. */
export const NativeSelectField = <In extends FieldValues, Out>({
  control,
  name,
  ...rest
}: Tied<NativeSelectProps, In, Out>) => {
  const { tie, text, error } = useField(control, name)
  return <NativeSelect {...rest} {...tie} value={text} error={error} />
}
