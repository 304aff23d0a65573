import { Button, Group, Stack, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { formatMoney } from '../../../contract/money.ts'
import type { Spending, SpendingStep } from '../../../contract/spending/report.ts'
import { spendingBasisLabels } from '../../../contract/spending/spending-words.ts'
import { formatDate } from '../../../contract/time.ts'
import { labelsFor } from '../../../law/law.ts'
import { useBuilding } from '../../api/building.tsx'
import { LongTable } from '../../ui/long-table.tsx'
import type { Column } from '../../ui/row-table.tsx'
import { useFundLabels } from '../../ui/use-money-labels.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { State } from './state.tsx'
import { approvalWords, expenseWords, recordedWithWords } from './words.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const Approval = ({ spending }: { spending: Spending }) => {
  const { state, fund, basis } = spending
  const approval = approvalWords(spending) ?? recordedWithWords(spending)
  return (
    <Stack gap={4} align="flex-start">
      <State state={state} />
      {approval !== null && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {approval}
        </Text>
      )}
      {state === 'approved' && fund === 'reserve' && basis !== null && (
        <Text size="sm" c="dimmed">
          {spendingBasisLabels[basis]}
        </Text>
      )}
    </Stack>
  )
}

const FundName = ({ fund }: Pick<Spending, 'fund'>) => (
  <Text size="sm" c="dimmed">
    {useFundLabels()[fund]}
  </Text>
)

const columns: readonly Column<Spending>[] = [
  { name: 'Date', cell: ({ day }) => <span style={{ whiteSpace: 'nowrap' }}>{formatDate(day)}</span> },
  {
    name: 'Expense',
    cell: ({ category, fund }) => (
      <Stack gap={2}>
        <Text style={{ overflowWrap: 'break-word' }}>{category}</Text>
        <FundName fund={fund} />
      </Stack>
    ),
  },
  { name: 'Amount', figures: true, cell: ({ cents }) => formatMoney(cents) },
  { name: 'Approval', cell: (spending) => <Approval spending={spending} /> },
]

interface Wanted {
  step: SpendingStep['step']
  spending: Spending
}

const Steps = ({ spending, onWant }: { spending: Spending; onWant: (wanted: Wanted) => void }) => {
  const isBare = spending.state === 'unapproved'
  const words = isBare ? 'Record approval' : 'Change approval'
  const expense = expenseWords(spending, labelsFor(useBuilding().jurisdiction))
  return (
    <Group gap="xs">
      <Button
        variant="default"
        size="xs"
        mih="var(--finger)"
        aria-label={`${words}: ${expense}`}
        onClick={() => onWant({ step: 'approve', spending })}
      >
        {words}
      </Button>
      {!isBare && (
        <Button
          variant="subtle"
          size="xs"
          mih="var(--finger)"
          aria-label={`Withdraw approval: ${expense}`}
          onClick={() => onWant({ step: 'withdraw', spending })}
        >
          Withdraw approval
        </Button>
      )}
    </Group>
  )
}

const columnsFor = (onWant: (wanted: Wanted) => void): readonly Column<Spending>[] => [
  ...columns,
  { name: 'Actions', cell: (spending) => <Steps spending={spending} onWant={onWant} /> },
]

interface Props {
  items: readonly Spending[]
  mayApprove: boolean
}

/** Expenses outside the budget, each with its approval; who keeps the books records it here. */
export const SpendingTable = ({ items, mayApprove }: Props) => {
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const shown = useMemo(() => (mayApprove ? columnsFor(setWanted) : columns), [mayApprove])
  const Dialog = wanted?.step === 'withdraw' ? WithdrawDialog : ApproveDialog
  return (
    <>
      <LongTable
        label="Spending outside the budget"
        few={20}
        items={items}
        columns={shown}
        idOf={({ _id }) => _id}
        leastWidth={mayApprove ? 700 : 560}
        stacks
        allWords={`Show all ${items.length} expenses`}
        fewerWords="Show fewer expenses"
      />
      {wanted && <Dialog spending={wanted.spending} onClose={() => setWanted(null)} />}
    </>
  )
}
