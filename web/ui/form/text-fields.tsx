import { PasswordInput, TextInput, type PasswordInputProps, type TextInputProps } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { useField, type Tied } from './tied.ts'

/** Fields for text; apart from the others, because the screens to sign in need no more. */

export const TextField = <In extends FieldValues, Out>({ control, name, ...rest }: Tied<TextInputProps, In, Out>) => {
  const { tie, text, error } = useField(control, name)
  return <TextInput {...rest} {...tie} value={text} error={error} />
}

/** A calendar day, by the browser's own picker, which every phone and screen reader knows. */
export const DayField = <In extends FieldValues, Out>(props: Tied<TextInputProps, In, Out>) => (
  <TextField {...props} type="date" />
)

export const PasswordField = <In extends FieldValues, Out>({
  control,
  name,
  ...rest
}: Tied<PasswordInputProps, In, Out>) => {
  const { tie, text, error } = useField(control, name)
  return (
    <PasswordInput
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
      {...rest}
      {...tie}
      value={text}
      error={error}
      aria-invalid={error !== undefined}
    />
  )
}
