import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useController, type FieldError } from 'react-hook-form'
import { levyInstalmentsMost } from '../../../../contract/limits/levies.ts'
import { Panel } from '../../../ui/panel.tsx'
import { nextDueDay } from './due-days.ts'
import type { LevyControl } from './levy-control.ts'

/** What is wrong with the days as a whole, and with each by its place. */
interface Faults extends Partial<Record<number, FieldError>> {
  message?: string
  root?: FieldError
}

/** When the instalments are due, as many as are needed. */
export const DueDaysField = ({ control }: { control: LevyControl }) => {
  const { field, fieldState } = useController({ control, name: 'dueDays' })
  const days = field.value
  const faults = fieldState.error as Faults | undefined
  const error = faults?.root?.message ?? faults?.message
  const set = (next: string[]) => field.onChange(next)
  return (
    <Panel title="Due dates" text="Each unit’s share is divided into equal instalments.">
      <Stack gap="sm" maw={420}>
        {[...days.keys()].map((index) => (
          // A day is known by its place alone: two may be the same while somebody types.
          <Group key={index} gap="xs" wrap="nowrap" align="flex-end">
            <TextInput
              flex={1}
              type="date"
              label={days.length === 1 ? 'Due on' : `Instalment ${index + 1} due on`}
              withAsterisk
              value={days[index] ?? ''}
              error={faults?.[index]?.message}
              onChange={(event) => set(days.with(index, event.currentTarget.value))}
              onBlur={field.onBlur}
              {...(index === 0 && { ref: field.ref })}
            />
            {days.length > 1 && (
              <ActionIcon
                variant="subtle"
                color="red"
                mb={faults?.[index] ? 26 : 4}
                aria-label={`Remove instalment ${index + 1}`}
                onClick={() => set(days.toSpliced(index, 1))}
              >
                <IconTrash size={20} />
              </ActionIcon>
            )}
          </Group>
        ))}
      </Stack>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
      {days.length < levyInstalmentsMost && (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => set([...days, nextDueDay(days)])}
        >
          Add an instalment
        </Button>
      )}
    </Panel>
  )
}
