import { Text } from '@mantine/core'
import type { Levy } from '../../../../contract/levies/levy.ts'
import { levySpendingShown } from '../../../../contract/limits/levies.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import { Panel } from '../../../ui/panel.tsx'
import { RowTable, type Column } from '../../../ui/row-table.tsx'

type Spent = Levy['spending'][number]

const columns: readonly Column<Spent>[] = [
  { name: 'Date', cell: ({ day }) => formatDate(day) },
  {
    name: 'Expense',
    cell: ({ words }) => (
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {words}
      </Text>
    ),
  },
  { name: 'Amount', figures: true, cell: ({ cents }) => formatMoney(cents) },
]

/** What the levy was spent on, the latest first. */
export const SpendingPanel = ({ levy: { state, spending, can } }: { levy: Levy }) => {
  if (state === 'draft') return null
  return (
    <Panel
      title="Spending"
      text={spending.length === levySpendingShown ? `The latest ${levySpendingShown} expenses.` : undefined}
    >
      {spending.length === 0 ? (
        <Text c="dimmed">
          Nothing has been spent yet.
          {state === 'approved' && can.steps.length > 0 && ' Match a withdrawal on the bank screen with this levy.'}
        </Text>
      ) : (
        <RowTable label="Spending" items={spending} columns={columns} idOf={({ _id }) => _id} leastWidth={420} stacks />
      )}
    </Panel>
  )
}
