import { Table, Text } from '@mantine/core'

interface Line {
  label: string
  value: string
  /** The rule that stands behind it. */
  source?: string | null | undefined
}

/** How a vote was counted, line by line. */
export const Arithmetic = ({ lines }: { lines: readonly Line[] }) => (
  <div>
    <Text fw={600} mb={4}>
      How votes were counted
    </Text>
    <Table aria-label="How votes were counted">
      <Table.Tbody>
        {lines.map(({ label, value, source }) => (
          <Table.Tr key={label}>
            <Table.Th scope="row" fw={400} style={{ overflowWrap: 'anywhere' }}>
              {label}
              {source && (
                <Text span size="sm" c="dimmed">
                  {' '}
                  ({source})
                </Text>
              )}
            </Table.Th>
            <Table.Td ta="right">{value}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </div>
)
