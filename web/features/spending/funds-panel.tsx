import { Text } from '@mantine/core'
import { formatMoney } from '../../../contract/money.ts'
import type { FundOfYear, FundReport } from '../../../contract/spending/report.ts'
import { Panel } from '../../ui/panel.tsx'
import { RowTable, type Column } from '../../ui/row-table.tsx'
import { useFundLabels } from '../../ui/use-money-labels.ts'
import { OverdrawnFunds } from '../ledger/ledger.ts'

const fundColumn = (fundLabels: ReturnType<typeof useFundLabels>): Column<FundOfYear> => ({
  name: 'Fund',
  cell: ({ kind, name }) => <Text style={{ overflowWrap: 'anywhere' }}>{name ?? fundLabels[kind]}</Text>,
})
const otherColumn: Column<FundOfYear> = {
  name: 'Other',
  figures: true,
  cell: ({ otherCents }) => formatMoney(otherCents),
}
const flows: readonly Column<FundOfYear>[] = [
  { name: 'Opening', figures: true, cell: ({ openingCents }) => formatMoney(openingCents) },
  { name: 'Income', figures: true, cell: ({ incomeCents }) => formatMoney(incomeCents) },
  { name: 'Expenses', figures: true, cell: ({ expenseCents }) => formatMoney(expenseCents) },
]
const closing: Column<FundOfYear> = {
  name: 'Closing',
  figures: true,
  cell: ({ closingCents }) => (
    <Text span inherit fw={600}>
      {formatMoney(closingCents)}
    </Text>
  ),
}
const plain = [...flows, closing]
const withOther = [...flows, otherColumn, closing]

/** Every fund from its opening balance to its closing one, special levies by their names. */
export const FundsPanel = ({ report: { funds, to, endsOn } }: { report: FundReport }) => {
  const fund = fundColumn(useFundLabels())
  const hasOther = funds.some(({ otherCents }) => otherCents !== 0)
  return (
    <Panel
      title="Funds"
      text={hasOther ? 'Other is what was brought into the books, less write-offs of it.' : undefined}
    >
      <RowTable
        label="Funds"
        items={funds}
        columns={[fund, ...(hasOther ? withOther : plain)]}
        idOf={({ _id }) => _id}
        leastWidth={hasOther ? 720 : 620}
        stacks
      />
      <OverdrawnFunds
        funds={funds.map(({ kind, closingCents }) => ({ kind, cents: closingCents }))}
        on={to < endsOn ? null : to}
      />
    </Panel>
  )
}
