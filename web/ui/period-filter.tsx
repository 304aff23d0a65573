import { Group, TextInput } from '@mantine/core'

interface Props {
  from: string | null
  /** The last day, and what it is called beside `From`. */
  until: string | null
  untilLabel: string
  onFrom: (day: string | null) => void
  onUntil: (day: string | null) => void
  /** What is wrong with the two days together. */
  fault: string | null
}

/** Two days that narrow a list; they stay beside each other. */
export const PeriodFilter = ({ from, until, untilLabel, onFrom, onUntil, fault }: Props) => (
  <Group gap="sm" align="flex-start" wrap="nowrap">
    <TextInput
      type="date"
      label="From"
      value={from ?? ''}
      onChange={({ currentTarget }) => onFrom(currentTarget.value || null)}
    />
    <TextInput
      type="date"
      label={untilLabel}
      value={until ?? ''}
      onChange={({ currentTarget }) => onUntil(currentTarget.value || null)}
      error={fault}
    />
  </Group>
)
