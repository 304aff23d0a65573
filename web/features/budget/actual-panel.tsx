import { Badge, Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ActualRow, ActualSum, BudgetActual } from '../../../contract/budget/actual.ts'
import type { Budget } from '../../../contract/budget/budget.ts'
import { formatMoney } from '../../../contract/money.ts'
import { formatDate, localDateOf } from '../../../contract/time.ts'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { useZone } from '../../ui/moments.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RowTable, type Column } from '../../ui/row-table.tsx'
import { useFundLabels } from '../../ui/use-money-labels.ts'
import { useNow } from '../../ui/use-now.ts'

/** A row of the table, or a sum of rows. */
type Row = ActualSum & { name: string; kind: ActualRow['kind'] | 'net'; isUnbudgeted?: boolean; isSum?: boolean }

const columns: readonly Column<Row>[] = [
  {
    name: 'Category',
    cell: ({ name, isUnbudgeted, isSum }) => (
      <Group gap="xs">
        <Text fw={isSum ? 600 : undefined} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        {isUnbudgeted && (
          <Badge color="orange" variant="light">
            Not budgeted
          </Badge>
        )}
      </Group>
    ),
  },
  { name: 'Budget', figures: true, cell: ({ budgetCents }) => formatMoney(budgetCents) },
  { name: 'Actual', figures: true, cell: ({ actualCents }) => formatMoney(actualCents) },
  { name: 'Forecast', figures: true, cell: ({ forecastCents }) => formatMoney(forecastCents) },
]

type FundActual = BudgetActual['funds'][number]

const rowsOf = ({ rows, income, expense, net }: FundActual): Row[] => [
  ...rows.filter(({ kind }) => kind === 'income'),
  { ...income, kind: 'income', name: 'Total income', isSum: true },
  ...rows.filter(({ kind }) => kind === 'expense'),
  { ...expense, kind: 'expense', name: 'Total expenses', isSum: true },
  { ...net, kind: 'net', name: 'Income less expenses', isSum: true },
]

interface Props {
  budget: Budget
  /** Its lines alone, for a year that hasn’t begun, and where they can’t be compared. */
  lines: ReactNode
}

/** What a budget planned beside what happened, by fund, once its year has begun. */
export function ActualPanel({ budget: { _id, startsOn, approvedOn }, lines }: Props) {
  const hasBegun = startsOn <= localDateOf(useNow(), useZone())
  const isShown = hasBegun && approvedOn !== null
  const actual = useRoute(api.budget.actual, { params: { id: _id } }, { enabled: isShown })
  if (!isShown) return lines
  return (
    <>
      {actual.isError && lines}
      <Panel
        title="Budget and actual"
        text="Forecast is the actual amount so far, plus the budget for the rest of the year."
      >
        <Loaded query={actual} shape="table-row" failed="We couldn’t compare the budget with the books.">
          {(found) => found && <Funds actual={found} />}
        </Loaded>
      </Panel>
    </>
  )
}

const Funds = ({ actual: { from, to, funds } }: { actual: BudgetActual }) => {
  const fundLabels = useFundLabels()
  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed">
        {formatDate(from)} to {formatDate(to)}. Charges count on their due date.
      </Text>
      {funds.map((one) => (
        <Stack key={one.fund} gap="xs">
          <Title order={3} size="h4">
            {fundLabels[one.fund]}
          </Title>
          <RowTable
            label={`${fundLabels[one.fund]}: budget and actual`}
            items={rowsOf(one)}
            columns={columns}
            idOf={({ kind, name }) => `${kind} ${name}`}
            leastWidth={560}
            stacks
          />
        </Stack>
      ))}
    </Stack>
  )
}
