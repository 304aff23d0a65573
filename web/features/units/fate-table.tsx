import { Badge, Chip, Group, Stack, Table, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleX, IconEqual, IconPencil, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { ImportReport } from '../../../contract/units.ts'
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

/** Each row of the file with what would happen, or happened, to it; filtered by fate. */
export function FateTable({ report: { rows, counts } }: { report: ImportReport }) {
  const present = fates.filter((fate) => counts[fate] > 0)
  const [shown, setShown] = useState<string[]>([])
  const kept = shown.length === 0 ? rows : rows.filter(({ fate }) => shown.includes(fate))
  return (
    <Stack gap="sm">
      <Chip.Group multiple value={shown} onChange={setShown}>
        <Group gap="xs" role="group" aria-label="Show only rows that are">
          {present.map((fate) => (
            <Chip variant="outline" key={fate} value={fate}>
              {fateLabels[fate]} ({counts[fate]})
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <Table.ScrollContainer minWidth={600} maxHeight={560}>
        <Table stickyHeader tabularNums verticalSpacing="xs" aria-label="Rows of the file">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Row</Table.Th>
              <Table.Th scope="col">Result</Table.Th>
              <Table.Th scope="col">Unit</Table.Th>
              <Table.Th scope="col">Name</Table.Th>
              <Table.Th scope="col">What we found</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {kept.map(({ row, fate, unitNumber, name, messages }) => (
              <Table.Tr key={row}>
                <Table.Td>{row}</Table.Td>
                <Table.Td>
                  <FateBadge fate={fate} />
                </Table.Td>
                <Table.Td>{unitNumber || '–'}</Table.Td>
                <Table.Td>{name || '–'}</Table.Td>
                <Table.Td>
                  {messages.map((message) => (
                    <Text key={message} size="sm">
                      {message}
                    </Text>
                  ))}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Text size="sm" role="status">
        {kept.length === rows.length ? `${rows.length} rows` : `${kept.length} of ${rows.length} rows`}
      </Text>
    </Stack>
  )
}
