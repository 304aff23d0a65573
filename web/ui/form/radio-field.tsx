import { Radio, Stack, type RadioGroupProps } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { useField, type Tied } from './tied.ts'

interface Option {
  value: string | boolean
  label: string
  description?: string
}

interface Props {
  options: readonly Option[]
}

/** One of two or three, all in view; a value may be a yes or no. */
export const RadioField = <In extends FieldValues, Out>({
  control,
  name,
  options,
  ...rest
}: Tied<Omit<RadioGroupProps, 'children'>, In, Out> & Props) => {
  const { tie, value, error } = useField(control, name)
  return (
    <Radio.Group
      {...rest}
      {...tie}
      value={String(value)}
      onChange={(chosen) => tie.onChange(options.find((option) => String(option.value) === chosen)?.value)}
      error={error}
    >
      <Stack gap="xs" mt="xs">
        {options.map((option) => (
          <Radio
            key={String(option.value)}
            value={String(option.value)}
            label={option.label}
            description={option.description}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}
