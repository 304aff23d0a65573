import { Textarea, type TextareaProps } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { useField, type Tied } from './tied.ts'
import type { KeptControl } from './kept-control.ts'

/** A field for more than a line; it grows with what is written. Its form keeps a draft. */
export const TextAreaField = <In extends FieldValues, Out>({
  control,
  name,
  ...rest
}: Tied<TextareaProps, In, Out> & { control: KeptControl<In, Out> }) => {
  const { tie, text, error } = useField(control, name)
  return <Textarea autosize minRows={3} {...rest} {...tie} value={text} error={error} />
}
