import { formatMoney } from '../../../contract/money.ts'
import type { FundReport } from '../../../contract/spending/report.ts'
import { formatDate } from '../../../contract/time.ts'
import { Panel } from '../../ui/panel.tsx'
import { RowTable, type Column } from '../../ui/row-table.tsx'
import { useFundLabels } from '../../ui/use-money-labels.ts'
import { BalancesChart } from './balances-chart.tsx'
import { balancesOf, isDrawn, type MonthBalances } from './balances.ts'
import classes from './spending.module.css'

const columnsFor = (fundLabels: ReturnType<typeof useFundLabels>): readonly Column<MonthBalances>[] => [
  { name: 'Date', cell: ({ day }) => formatDate(day) },
  { name: fundLabels.operating, figures: true, cell: ({ operating }) => formatMoney(operating) },
  { name: fundLabels.reserve, figures: true, cell: ({ reserve }) => formatMoney(reserve) },
]

/** How the balances of the two main funds went, month by month; nothing before there are two months to compare. */
export const BalancesPanel = ({ report }: { report: FundReport }) => {
  const columns = columnsFor(useFundLabels())
  const balances = balancesOf(report)
  if (!isDrawn(balances)) return null
  return (
    <Panel
      title="Balances by month"
      text={
        report.to < report.endsOn
          ? `At the end of each month, and on ${formatDate(report.to)}.`
          : 'At the end of each month.'
      }
    >
      <BalancesChart balances={balances} />
      <details>
        <summary className={classes.summary}>Balances by month: numbers</summary>
        <RowTable
          label="Balances by month: numbers"
          items={balances}
          columns={columns}
          idOf={({ day }) => day}
          leastWidth={280}
        />
      </details>
    </Panel>
  )
}
