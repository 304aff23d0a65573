import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'

/** The library's inputs tied to a form: `<TextField control={form.control} name="email" label="Email" />`. */
export type Tied<Props, In extends FieldValues, Out> = Omit<
  Props,
  'name' | 'value' | 'onChange' | 'defaultValue' | 'error'
> & {
  control: Control<In, unknown, Out>
  name: FieldPath<In>
}

export const useField = <In extends FieldValues, Out>(control: Control<In, unknown, Out>, name: FieldPath<In>) => {
  const { field, fieldState } = useController({ control, name })
  const value: unknown = field.value
  const { value: _, ...tie } = field
  return { tie, value, text: typeof value === 'string' ? value : '', error: fieldState.error?.message }
}
