import { Badge, Box, Button, Chip, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleX, IconEqual, IconPencil, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Fate, FieldChange, RosterImport, RowFate } from '../../../../contract/units.ts'
import { counted } from '../../../../contract/text.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { RowTable, type Column } from '../../../ui/row-table.tsx'
import { fateLabels, fates } from './import-words.ts'

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

const Change = ({ change: { field, before, after } }: { change: FieldChange }) => (
  <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
    {field}: {before ? <s>{before}</s> : 'empty'} → <strong>{after || 'empty'}</strong>
  </Text>
)

interface Props {
  made: RosterImport
  /** Splits one name into the two people it seems to be; absent where nothing can be chosen any more. */
  onSplit?: (entry: number) => void
}

const columnsFor = (onSplit: Props['onSplit']): Column<RowFate>[] => [
  {
    name: 'Unit and name',
    cell: ({ row, unitNumber, name }) => (
      <Box miw="8.5rem" style={{ overflowWrap: 'break-word' }}>
        <strong>{unitNumber || '–'}</strong> {name}
        <Text size="sm" c="dimmed">
          Row {row}
        </Text>
      </Box>
    ),
  },
  {
    name: 'Result',
    cell: ({ entry, fate, messages, changes, couple }) => (
      <Stack gap={4} align="flex-start">
        <FateBadge fate={fate} />
        {messages.map((message) => (
          <Text size="sm" key={message} style={{ overflowWrap: 'anywhere' }}>
            {message}
          </Text>
        ))}
        {changes.map((change) => (
          <Change key={change.field} change={change} />
        ))}
        {couple && onSplit && (
          <Button variant="default" className="wraps" onClick={() => onSplit(entry)}>
            Split into {couple.join(' and ')}
          </Button>
        )}
      </Stack>
    ),
  },
]

/** Each row of the file with its fate and what it changes; of a refused file the refused rows first of all. */
export function FateTable({ made: { _id, counts }, onSplit }: Props) {
  const [fate, setFate] = useState<Fate | ''>(counts.error > 0 ? 'error' : '')
  const rows = useList(api.units.importRows, { params: { id: _id }, query: fate ? { fate } : {} }, { staleTime: 0 })
  const present = fates.filter((one) => counts[one] > 0)
  const all = present.reduce((sum, one) => sum + counts[one], 0)
  const { items, error, isError, refetch } = rows
  return (
    <Stack gap="sm">
      <Chip.Group value={fate} onChange={(value) => setFate(fates.find((one) => one === value) ?? '')}>
        <Group gap="xs" role="group" aria-label="Filter rows by result">
          <Chip variant="outline" value="">
            All ({all})
          </Chip>
          {present.map((one) => (
            <Chip key={one} variant="outline" value={one}>
              {fateLabels[one]} ({counts[one]})
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <Loaded query={{ data: items, error, isError, refetch }} shape="table-row">
        {(shown) => (
          <>
            <RowTable
              label="Rows in the file"
              items={shown}
              columns={columnsFor(onSplit)}
              idOf={({ entry }) => String(entry)}
              leastWidth={320}
            />
            <Group justify="space-between">
              <Text size="sm" role="status">
                {shown.length} of {counted(fate ? counts[fate] : all, 'row')}
              </Text>
              {rows.hasNextPage && (
                <BusyButton
                  variant="default"
                  busy={rows.isFetchingNextPage}
                  busyText="Loading..."
                  onClick={() => void rows.fetchNextPage()}
                >
                  Show more rows
                </BusyButton>
              )}
            </Group>
          </>
        )}
      </Loaded>
    </Stack>
  )
}
