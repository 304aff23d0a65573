import { Text } from '@mantine/core'
import type { BookImport, ImportedAccount } from '../../../../contract/book-imports/book-import.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { Figure, Figures } from '../../../ui/figures.tsx'
import { LongTable } from '../../../ui/long-table.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { unknown, type Column } from '../../../ui/row-table.tsx'
import { amountWords } from '../words.ts'

type Account = ImportedAccount & { at: number }

const columns: readonly Column<Account>[] = [
  { name: 'Unit', cell: ({ unitNumber }) => unitNumber },
  {
    name: 'Owners',
    cell: ({ owners }) => (
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {owners.join(', ') || 'No owner on record'}
      </Text>
    ),
  },
  { name: 'Charges', figures: true, cell: ({ charges }) => (charges === 0 ? unknown : charges) },
  { name: 'Owed', figures: true, cell: ({ owedCents }) => amountWords(owedCents) },
  { name: 'Paid ahead', figures: true, cell: ({ creditCents }) => amountWords(creditCents) },
]

/** What owners owe and have paid ahead by it, in total and by unit. */
export const BalancesPanel = ({ made }: { made: BookImport }) => {
  const { owedCents, creditCents, accounts, choices } = made
  const netCents = owedCents - creditCents
  const isEqual = netCents === choices.expectedCents
  return (
    <Panel title="Balances by unit">
      <Figures most={4}>
        <Figure name="Owed by owners">{formatMoney(owedCents)}</Figure>
        <Figure name="Paid ahead">{formatMoney(creditCents)}</Figure>
        <Figure name="Total" note={isEqual ? 'Matches your previous records' : undefined}>
          {formatMoney(netCents)}
        </Figure>
        <Figure name="Units">{accounts.length}</Figure>
      </Figures>
      <LongTable
        label="Balances by unit"
        items={accounts.map((account, at) => ({ ...account, at }))}
        columns={columns}
        idOf={({ at }) => String(at)}
        leastWidth={560}
        stacks
        allWords={`Show all ${accounts.length} units`}
        fewerWords="Show fewer units"
      />
    </Panel>
  )
}
