import { ActionIcon, Button, Group, Input, Stack, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import { useController, type FieldError, type FieldValues } from 'react-hook-form'
import type { Tied } from '../../ui/form/tied.ts'

interface Props {
  label: string
  description?: string
  /** What one of them is called: `Answer`. */
  one: string
  add: string
  least: number
  most: number
}

/** What is wrong with the list as a whole, and with its lines by their place. */
interface Faults extends Partial<Record<number, FieldError>> {
  message?: string
  root?: FieldError
}

/** A list of short texts, a line each, in an order that stays. */
export const LinesField = <In extends FieldValues, Out>(props: Tied<Props, In, Out>) => {
  const { control, name, label, description, one, add, least, most } = props
  const { field, fieldState } = useController({ control, name })
  const labelId = useId()
  const lines = (field.value ?? []) as readonly string[]
  const faults = fieldState.error as Faults | undefined
  const error = faults?.root?.message ?? faults?.message
  const set = (next: readonly string[]) => field.onChange(next)
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: labelId }}
      description={description}
      error={error}
      errorProps={{ role: 'alert' }}
    >
      <Stack gap="xs" mt="xs" role="group" aria-labelledby={labelId}>
        {[...lines.keys()].map((index) => (
          // A line is known by its place alone: two may hold the same words while somebody types.
          <Group key={index} gap="xs" wrap="nowrap" align="flex-start">
            <TextInput
              flex={1}
              aria-label={`${one} ${index + 1}`}
              autoComplete="off"
              value={lines[index] ?? ''}
              error={faults?.[index]?.message}
              onChange={(event) => set(lines.with(index, event.currentTarget.value))}
              onBlur={field.onBlur}
              {...(index === 0 && { ref: field.ref })}
            />
            {lines.length > least && (
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={`Remove ${one.toLowerCase()} ${index + 1}`}
                onClick={() => set(lines.toSpliced(index, 1))}
              >
                <IconTrash size={20} />
              </ActionIcon>
            )}
          </Group>
        ))}
        {lines.length < most && (
          <Button
            variant="default"
            w="fit-content"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => set([...lines, ''])}
          >
            {add}
          </Button>
        )}
      </Stack>
    </Input.Wrapper>
  )
}
