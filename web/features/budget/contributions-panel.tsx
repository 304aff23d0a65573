import { Text } from '@mantine/core'
import type { Budget } from '../../../contract/budget/budget.ts'
import { formatMoney } from '../../../contract/money.ts'
import { Panel } from '../../ui/panel.tsx'
import { RowTable, type Column } from '../../ui/row-table.tsx'
import { useFundLabels } from '../../ui/use-money-labels.ts'

interface Props {
  title: string
  /** As management or as owners read it. */
  budget: Pick<Budget, 'funds' | 'monthCents'>
}

type FundRow = Budget['funds'][number]

const fundColumnsFor = (fundLabels: ReturnType<typeof useFundLabels>): readonly Column<FundRow>[] => [
  { name: 'Fund', cell: ({ fund }) => fundLabels[fund] },
  { name: 'Year', figures: true, cell: ({ yearCents }) => formatMoney(yearCents) },
  { name: 'Month', figures: true, cell: ({ monthCents }) => formatMoney(monthCents) },
  { name: 'Rounding', figures: true, cell: ({ roundingCents }) => formatMoney(roundingCents) },
]

/** What owners contribute to each fund: the year, one of twelve equal months, and the rounding. */
export const ContributionsPanel = ({ title, budget: { funds, monthCents } }: Props) => (
  <Panel title={title} text="Every month is the same. Rounding is twelve months less the annual total.">
    <RowTable
      label={title}
      items={funds}
      columns={fundColumnsFor(useFundLabels())}
      idOf={({ fund }) => fund}
      leastWidth={480}
      stacks
    />
    <Text fw={600} className="figures">
      Both funds: {formatMoney(monthCents)} a month
    </Text>
  </Panel>
)
