import { PasswordInput, TextInput, type PasswordInputProps, type TextInputProps } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { useField, type Tied } from './tied.ts'

/** Fields for text; apart from the others, because the screens to sign in need no more. */

export const TextField = <In extends FieldValues, Out>({ control, name, ...rest }: Tied<TextInputProps, In, Out>) => {
  const { tie, text, error } = useField(control, name)
  return <TextInput {...rest} {...tie} value={text} error={error} />
}

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
