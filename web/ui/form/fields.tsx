import {
  Checkbox,
  NumberInput,
  PasswordInput,
  Select,
  Switch,
  Textarea,
  TextInput,
  type CheckboxProps,
  type NumberInputProps,
  type PasswordInputProps,
  type SelectProps,
  type SwitchProps,
  type TextareaProps,
  type TextInputProps,
} from '@mantine/core'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'

/** The library's inputs tied to a form: `<TextField control={form.control} name="email" label="Email" />`. */
type Tied<Props, In extends FieldValues, Out> = Omit<
  Props,
  'name' | 'value' | 'onChange' | 'defaultValue' | 'error'
> & {
  control: Control<In, unknown, Out>
  name: FieldPath<In>
}

const useField = <In extends FieldValues, Out>(control: Control<In, unknown, Out>, name: FieldPath<In>) => {
  const { field, fieldState } = useController({ control, name })
  const value: unknown = field.value
  const { value: _, ...tie } = field
  return { tie, value, text: typeof value === 'string' ? value : '', error: fieldState.error?.message }
}

export const TextField = <In extends FieldValues, Out>({ control, name, ...rest }: Tied<TextInputProps, In, Out>) => {
  const { tie, text, error } = useField(control, name)
  return <TextInput {...rest} {...tie} value={text} error={error} />
}

export const TextAreaField = <In extends FieldValues, Out>({
  control,
  name,
  ...rest
}: Tied<TextareaProps, In, Out>) => {
  const { tie, text, error } = useField(control, name)
  return <Textarea autosize minRows={3} {...rest} {...tie} value={text} error={error} />
}

export const PasswordField = <In extends FieldValues, Out>({
  control,
  name,
  ...rest
}: Tied<PasswordInputProps, In, Out>) => {
  const { tie, text, error } = useField(control, name)
  return <PasswordInput {...rest} {...tie} value={text} error={error} />
}

export const SelectField = <In extends FieldValues, Out>({ control, name, ...rest }: Tied<SelectProps, In, Out>) => {
  const { tie, text, error } = useField(control, name)
  return <Select allowDeselect={false} {...rest} {...tie} value={text || null} error={error} />
}

export const NumberField = <In extends FieldValues, Out>({
  control,
  name,
  ...rest
}: Tied<NumberInputProps, In, Out>) => {
  const { tie, value, text, error } = useField(control, name)
  return <NumberInput {...rest} {...tie} value={typeof value === 'number' ? value : text} error={error} />
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

export const SwitchField = <In extends FieldValues, Out>({
  control,
  name,
  ...rest
}: Tied<Omit<SwitchProps, 'checked'>, In, Out>) => {
  const { tie, value, error } = useField(control, name)
  return (
    <Switch
      {...rest}
      {...tie}
      checked={value === true}
      onChange={(event) => tie.onChange(event.currentTarget.checked)}
      error={error}
    />
  )
}
