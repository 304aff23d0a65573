import { Button, Input, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useController, type Control } from 'react-hook-form'
import type { Ask } from '../../../../../contract/forms/templates.ts'
import { answerRowsMost } from '../../../../../contract/limits/letters.ts'
import type { OrderValues } from './order-values.ts'
import { RowInputs } from './row-inputs.tsx'

interface Props {
  control: Control<OrderValues, unknown, OrderValues>
  ask: Ask
  index: number
}

/** A table that is filled in row by row. */
export function RowsField({ control, ask: { label, hint, required, columns }, index }: Props) {
  const { field, fieldState } = useController({ control, name: `answers.${index}.rows` })
  const blank = columns.map(() => '')
  // Something to begin with where the letter needs it.
  const rows = field.value.length === 0 && required ? [blank] : field.value
  const change = (next: string[][]) => field.onChange(next)
  return (
    <Input.Wrapper
      component="fieldset"
      labelElement="div"
      label={label}
      {...(hint && { description: hint })}
      withAsterisk={required}
      error={fieldState.error?.message}
      errorProps={{ role: 'alert' }}
      m={0}
      p={0}
      bd={0}
    >
      <Stack gap="sm" mt={4}>
        {rows.map((cells, at) => (
          <RowInputs
            key={`${at + 1} of ${label}`}
            number={at + 1}
            columns={columns}
            cells={cells}
            onChange={(changed) => change(rows.map((row, other) => (other === at ? changed : row)))}
            onRemove={rows.length > 1 || !required ? () => change(rows.filter((_, other) => other !== at)) : null}
          />
        ))}
        {rows.length < answerRowsMost && (
          <Button
            variant="default"
            w="fit-content"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => change([...rows, blank])}
          >
            Add a row
          </Button>
        )}
      </Stack>
    </Input.Wrapper>
  )
}
