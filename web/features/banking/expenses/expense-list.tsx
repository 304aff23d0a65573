import { Button, Stack, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { BankExpense } from '../../../../contract/banking/bank-expense.ts'
import { expenseStateLabels } from '../../../../contract/banking/banking-words.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { ListPart } from '../../../ui/list-part.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RowTable, unknown, type Column } from '../../../ui/row-table.tsx'
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx'
import { sent, useFilters } from '../../../ui/use-filters.ts'
import { useFundLabels } from '../../../ui/use-money-labels.ts'
import { UndoExpense } from './undo-expense.tsx'

const tones: Readonly<Record<BankExpense['state'], Tone>> = {
  atBank: 'good',
  outstanding: 'waiting',
  recorded: 'neutral',
  undone: 'neutral',
}

const columnsFor = (
  fundLabels: ReturnType<typeof useFundLabels>,
  undo: (expense: BankExpense) => void,
): readonly Column<BankExpense>[] => [
  {
    name: 'Date',
    cell: (expense) => <Day expense={expense} />,
  },
  { name: 'Expense', cell: (expense) => <What expense={expense} /> },
  { name: 'Amount', figures: true, cell: ({ cents }) => formatMoney(cents) },
  { name: 'Paid from', cell: ({ fund }) => fundLabels[fund] },
  { name: 'State', cell: (expense) => <State expense={expense} /> },
  {
    name: 'Actions',
    cell: (expense) =>
      expense.state === 'outstanding' || expense.state === 'recorded' ? (
        <Button
          variant="subtle"
          size="xs"
          mih="var(--finger)"
          aria-label={`Undo the expense of ${formatMoney(expense.cents)} for ${expense.category.name}`}
          onClick={() => undo(expense)}
        >
          Undo
        </Button>
      ) : (
        unknown
      ),
  },
]

/** Expenses that were recorded without a bank file, the newest first. */
export const ExpenseList = () => {
  const { filters, set, clear, narrowed } = useFilters({})
  const expenses = useList(api.banking.expenses, { query: sent(filters) })
  const [undoing, setUndoing] = useState<BankExpense | null>(null)
  const fundLabels = useFundLabels()
  const columns = useMemo(() => columnsFor(fundLabels, setUndoing), [fundLabels])
  const isSearched = narrowed || (expenses.items ?? []).length > 0
  return (
    <Panel
      title="Recorded expenses"
      text="Expenses from paper statements, and cheques recorded when they’re written. When one shows up in a bank file, match it there; it isn’t entered again."
    >
      <div>
        <ListPart
          list={expenses}
          {...(isSearched && {
            search: {
              label: 'Search by payee, reference or category',
              value: filters.search,
              onChange: (search) => void set({ search }),
            },
          })}
          narrowed={narrowed}
          onClear={clear}
          shape="table-row"
          empty={<Text c="dimmed">No expenses recorded.</Text>}
        >
          {(items) => (
            <RowTable
              label="Recorded expenses"
              items={items}
              columns={columns}
              idOf={({ _id }) => _id}
              leastWidth={720}
              stacks
            />
          )}
        </ListPart>
      </div>
      {undoing && <UndoExpense expense={undoing} onClose={() => setUndoing(null)} />}
    </Panel>
  )
}

const Day = ({ expense: { day, enteredFor } }: { expense: BankExpense }) => (
  <Stack gap={2}>
    <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
      {formatDate(day)}
    </Text>
    {enteredFor !== day && (
      <Text size="sm" c="dimmed">
        In the books on {formatDate(enteredFor)}
      </Text>
    )}
  </Stack>
)

const What = ({ expense: { category, levy, payee, reference, authority } }: { expense: BankExpense }) => {
  const more = [payee, reference, levy?.name, authority].filter(Boolean).join(' · ')
  return (
    <Stack gap={2}>
      <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
        {category.name}
      </Text>
      {more !== '' && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {more}
        </Text>
      )}
    </Stack>
  )
}

const State = ({ expense: { state, bankOn, undone } }: { expense: BankExpense }) => {
  const note = bankOn === null ? undone?.reason : formatDate(bankOn)
  return (
    <Stack gap={2} align="flex-start">
      <StatusBadge tone={tones[state]}>{expenseStateLabels[state]}</StatusBadge>
      {note !== undefined && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {note}
        </Text>
      )}
    </Stack>
  )
}
