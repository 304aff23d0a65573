import { Anchor, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { holdingKind } from '../../../contract/ledger/ledger-kinds.ts'
import type { Column } from '../../ui/row-table.tsx'

interface Debited {
  holdingId: string
  unit: { unitNumber: string }
  payerName: string
  lastThree: string
}

/** Names the unit of a row, which leads to its account. */
export const unitColumn: Column<Pick<Debited, 'holdingId' | 'unit'>> = {
  name: 'Unit',
  cell: ({ holdingId, unit }) => (
    <Anchor component={Link} to={holdingKind.page(holdingId)} fw={600}>
      {unit.unitNumber}
    </Anchor>
  ),
}

/** Names the bank account of a row by its holder, and by what `words` says of it. */
export const accountColumn = <Row extends Pick<Debited, 'payerName'>>(words: (row: Row) => string): Column<Row> => ({
  name: 'Account',
  cell: (row) => (
    <Stack gap={2}>
      <Text style={{ overflowWrap: 'anywhere' }}>{row.payerName}</Text>
      <Text size="sm" c="dimmed">
        {words(row)}
      </Text>
    </Stack>
  ),
})

/** Says which account it is by its last digits. */
export const endsIn = ({ lastThree }: Pick<Debited, 'lastThree'>): string => `Ends in ${lastThree}`
