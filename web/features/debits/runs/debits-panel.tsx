import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { DebitRun } from '../../../../contract/debits/debit-run.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { LongTable } from '../../../ui/long-table.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { unknown, type Column } from '../../../ui/row-table.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { accountColumn, endsIn, unitColumn } from '../account-columns.tsx'
import { ReturnDialog } from './return-dialog.tsx'

type Debit = DebitRun['debits'][number]

const columns: readonly Column<Debit>[] = [
  unitColumn,
  accountColumn<Debit>(endsIn),
  {
    name: 'Amount',
    figures: true,
    cell: ({ cents, isReturned, isEnded }) => (
      <Group gap="xs" justify="flex-end">
        {isEnded && <StatusBadge tone="bad">Agreement ended</StatusBadge>}
        {isReturned && <StatusBadge tone="bad">Returned</StatusBadge>}
        {formatMoney(cents)}
      </Group>
    ),
  },
]

/** What can be done with a debit that the bank took. */
const actionsFor = (onReturn: (debit: Debit) => void): Column<Debit> => ({
  name: 'Actions',
  cell: (debit) =>
    debit.isReturned ? (
      unknown
    ) : (
      <Button
        variant="subtle"
        size="xs"
        mih="var(--finger)"
        aria-label={`Mark as returned: unit ${debit.unit.unitNumber}`}
        onClick={() => onReturn(debit)}
      >
        Mark as returned
      </Button>
    ),
})

/** The debits of a file, one for each account. */
export const DebitsPanel = ({ run }: { run: DebitRun }) => {
  const [returning, setReturning] = useState<Debit | null>(null)
  const { debits, can } = run
  return (
    <Panel title="Debits">
      <LongTable
        label="Debits"
        items={debits}
        columns={can.markReturned ? [...columns, actionsFor(setReturning)] : columns}
        idOf={({ _id }) => _id}
        leastWidth={600}
        stacks
        few={20}
        allWords={`Show all ${debits.length} debits`}
        fewerWords="Show fewer debits"
      />
      {returning && <ReturnDialog run={run} debit={returning} onClose={() => setReturning(null)} />}
    </Panel>
  )
}
