import { Group, Stack, Text, Title } from '@mantine/core'
import { formatMoney } from '../../../contract/money.ts'
import { SpendingFund, type FundReport } from '../../../contract/spending/report.ts'
import { Panel } from '../../ui/panel.tsx'
import { RowTable, type Column } from '../../ui/row-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useFundLabels } from '../../ui/use-money-labels.ts'
import { movesOf, type Move } from './moves.ts'
import { unapprovedWords } from './words.ts'

const columns: readonly Column<Move>[] = [
  {
    name: 'Category',
    cell: ({ name, isSum, unapprovedCents }) => (
      <Group gap="xs">
        <Text fw={isSum ? 600 : undefined} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        {unapprovedCents > 0 && <StatusBadge tone="waiting">{unapprovedWords(unapprovedCents)}</StatusBadge>}
      </Group>
    ),
  },
  {
    name: 'Amount',
    figures: true,
    cell: ({ cents, isSum }) => (
      <Text span inherit fw={isSum ? 600 : undefined}>
        {formatMoney(cents)}
      </Text>
    ),
  },
]

/** Income by source and expenses by category, for each of the two main funds. */
export const MovesPanel = ({ report }: { report: FundReport }) => (
  <Panel
    title="Income and expenses"
    text="Charges count on their due date, whether or not they’re paid. Special levies aren’t included."
  >
    {SpendingFund.options.map((fund) => (
      <Moves key={fund} fund={fund} report={report} />
    ))}
  </Panel>
)

const Moves = ({ fund, report }: { fund: SpendingFund; report: FundReport }) => {
  const fundLabels = useFundLabels()
  const moves = movesOf(fund, report)
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {fundLabels[fund]}
      </Title>
      {moves.length === 0 ? (
        <Text c="dimmed">No income or expenses in this period.</Text>
      ) : (
        <RowTable
          label={`${fundLabels[fund]}: income and expenses`}
          items={moves}
          columns={columns}
          idOf={({ _id }) => _id}
          leastWidth={260}
        />
      )}
    </Stack>
  )
}
