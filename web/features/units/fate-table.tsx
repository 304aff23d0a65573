import { Badge, Button, Chip, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleX, IconEqual, IconPencil, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { pageMost } from '../../../contract/limits.ts'
import type { ImportReport, RowFate } from '../../../contract/units.ts'
import { RowTable, type Column } from '../../ui/row-table.tsx'
import { fateLabels, fates, type Fate } from './import-report.ts'

const marks = {
  error: { colour: 'red', Icon: IconCircleX },
  warning: { colour: 'orange', Icon: IconAlertTriangle },
  new: { colour: 'green', Icon: IconPlus },
  update: { colour: 'brand', Icon: IconPencil },
  unchanged: { colour: 'gray', Icon: IconEqual },
} satisfies Record<Fate, unknown>

function FateBadge({ fate }: { fate: Fate }) {
  const { colour, Icon } = marks[fate]
  return (
    <Badge color={colour} leftSection={<Icon size={12} aria-hidden />}>
      {fateLabels[fate]}
    </Badge>
  )
}

const columns: Column<RowFate>[] = [
  { name: 'Row', cell: ({ row }) => row },
  {
    name: 'Unit and name',
    cell: ({ unitNumber, name }) => (
      <>
        <strong>{unitNumber || '–'}</strong> {name}
      </>
    ),
  },
  {
    name: 'Result',
    cell: ({ fate, messages }) => (
      <>
        <FateBadge fate={fate} />
        {messages.map((message) => (
          <div key={message}>{message}</div>
        ))}
      </>
    ),
  },
]

/** Each row of the file with its fate, a stretch at a time; of a refused file the refused rows first of all. */
export function FateTable({ report: { rows, counts } }: { report: ImportReport }) {
  const present = fates.filter((fate) => counts[fate] > 0)
  const [wanted, setWanted] = useState<string[]>(counts.error > 0 ? ['error'] : [])
  const [most, setMost] = useState(pageMost)
  const kept = wanted.length === 0 ? rows : rows.filter(({ fate }) => wanted.includes(fate))
  return (
    <Stack gap="sm">
      <Chip.Group multiple value={wanted} onChange={setWanted}>
        <Group gap="xs" role="group" aria-label="Show only rows that are">
          {present.map((fate) => (
            <Chip key={fate} variant="outline" value={fate}>
              {fateLabels[fate]} ({counts[fate]})
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <RowTable
        label="Rows of the file"
        items={kept.slice(0, most)}
        columns={columns}
        idOf={({ row }) => String(row)}
        leastWidth={300}
      />
      <Group justify="space-between">
        <Text size="sm" role="status">
          {kept.length === rows.length ? `${rows.length} rows` : `${kept.length} of ${rows.length} rows`}
        </Text>
        {kept.length > most && (
          <Button variant="default" onClick={() => setMost(most + pageMost)}>
            Show more rows
          </Button>
        )}
      </Group>
    </Stack>
  )
}
