import { ActionIcon, Group, SimpleGrid, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { Ask } from '../../../../../contract/forms/templates.ts'
import { answerCellMostChars } from '../../../../../contract/limits/letters.ts'

interface Props {
  number: number
  columns: Ask['columns']
  cells: readonly string[]
  onChange: (cells: string[]) => void
  /** Null where the row must stay. */
  onRemove: (() => void) | null
}

const formOf = {
  text: {},
  date: { type: 'date' },
  money: { inputMode: 'decimal', leftSection: '$' },
} as const

/** One row of a table that is filled in: side by side, on a phone below each other. */
export const RowInputs = ({ number, columns, cells, onChange, onRemove }: Props) => (
  <Group role="group" aria-label={`Row ${number}`} wrap="nowrap" gap="xs" align="flex-end">
    <SimpleGrid cols={{ base: 1, sm: Math.max(columns.length, 1) }} spacing="xs" verticalSpacing={4} flex={1}>
      {columns.map(({ key, label, type }, at) => (
        <TextInput
          key={key}
          label={label}
          maxLength={answerCellMostChars}
          autoComplete="off"
          {...formOf[type]}
          value={cells[at] ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange(columns.map((_, other) => (other === at ? value : (cells[other] ?? ''))))
          }
        />
      ))}
    </SimpleGrid>
    {onRemove && (
      <ActionIcon size="xl" aria-label={`Remove row ${number}`} onClick={onRemove}>
        <IconTrash size={18} />
      </ActionIcon>
    )}
  </Group>
)
