import { ActionIcon, Button, Group, Input, Select, Stack, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { Ask } from '../../../../../contract/forms/templates.ts'
import { askColumnsMost, askLabelMostChars } from '../../../../../contract/limits/letters.ts'
import { keyFor } from './fields-of.ts'

type Columns = Ask['columns']

interface Props {
  columns: Columns
  onChange: (columns: Columns) => void
  error: string | undefined
}

const types = [
  { value: 'text', label: 'Text' },
  { value: 'date', label: 'Date' },
  { value: 'money', label: 'Amount' },
]

/** The columns of a table that is asked for. Amounts are added up in the letter. */
export const ColumnsField = ({ columns, onChange, error }: Props) => {
  const change = (at: number, part: Partial<Columns[number]>) =>
    onChange(columns.map((column, index) => (index === at ? { ...column, ...part } : column)))
  return (
    <Input.Wrapper
      component="fieldset"
      labelElement="div"
      label="Columns"
      description="Amounts are totalled in the letter."
      error={error}
      m={0}
      p={0}
      bd={0}
    >
      <Stack gap="xs" mt={4}>
        {columns.map(({ key, label, type }, index) => (
          <ColumnInputs
            key={key}
            number={index + 1}
            label={label}
            type={type}
            onChange={(part) => change(index, part)}
            onRemove={() => onChange(columns.filter((_, other) => other !== index))}
          />
        ))}
        {columns.length < askColumnsMost && (
          <Button
            variant="default"
            w="fit-content"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() =>
              onChange([
                ...columns,
                {
                  key: keyFor(
                    'column',
                    columns.map(({ key }) => key),
                  ),
                  label: '',
                  type: 'text',
                },
              ])
            }
          >
            Add a column
          </Button>
        )}
      </Stack>
    </Input.Wrapper>
  )
}

interface ColumnProps {
  number: number
  label: string
  type: Columns[number]['type']
  onChange: (part: Partial<Columns[number]>) => void
  onRemove: () => void
}

const ColumnInputs = ({ number, label, type, onChange, onRemove }: ColumnProps) => (
  <Group wrap="nowrap" gap="xs">
    <TextInput
      flex={1}
      aria-label={`Label of column ${number}`}
      maxLength={askLabelMostChars}
      value={label}
      onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
    />
    <Select
      w={130}
      aria-label={`Type of column ${number}`}
      allowDeselect={false}
      data={types}
      value={type}
      onChange={(value) => onChange({ type: value as Columns[number]['type'] })}
    />
    <ActionIcon size="xl" aria-label={`Remove column ${number}`} onClick={onRemove}>
      <IconTrash size={18} />
    </ActionIcon>
  </Group>
)
