import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { NextDebit, NextDebits } from '../../../../contract/debits/debit-run.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { LongTable } from '../../../ui/long-table.tsx'
import { unknown, type Column } from '../../../ui/row-table.tsx'
import { accountColumn, endsIn, unitColumn } from '../account-columns.tsx'
import { State } from '../state.tsx'
import { notesOf } from '../words.ts'
import { PaperNoticeDialog } from './paper-notice-dialog.tsx'
import { WhyAmount } from './why-amount.tsx'

const columns: readonly Column<NextDebit>[] = [
  unitColumn,
  accountColumn<NextDebit>(endsIn),
  {
    name: 'Amount',
    figures: true,
    cell: (debit) =>
      debit.parts.length === 0 ? (
        unknown
      ) : (
        <Group gap="xs" justify="flex-end" wrap="nowrap">
          {formatMoney(debit.cents)}
          <WhyAmount debit={debit} />
        </Group>
      ),
  },
]

const Note = ({ children }: { children: string }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
)

/** Where a debit is, and what someone has to do about it. */
const statusFor = (onNotice: (debit: NextDebit) => void): Column<NextDebit> => ({
  name: 'Status',
  cell: (debit) => (
    <Stack gap={4} align="flex-start">
      <State state={debit.state} />
      {notesOf(debit).map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      {debit.state === 'needsNotice' && !debit.isReachable && (
        <Button
          variant="default"
          size="xs"
          mih="var(--finger)"
          aria-label={`Record a paper notice: unit ${debit.unit.unitNumber}`}
          onClick={() => onNotice(debit)}
        >
          Record a paper notice
        </Button>
      )}
    </Stack>
  ),
})

/** Each account of the day, with its amount and what keeps it out of the file. */
export const NextTable = ({ next: { on, debits } }: { next: NextDebits }) => {
  const [noticed, setNoticed] = useState<NextDebit | null>(null)
  return (
    <>
      <LongTable
        label="Next debits"
        items={debits}
        columns={[...columns, statusFor(setNoticed)]}
        idOf={({ agreementId }) => agreementId}
        leastWidth={680}
        stacks
        few={20}
        allWords={`Show all ${debits.length} debits`}
        fewerWords="Show fewer debits"
      />
      {noticed && <PaperNoticeDialog on={on} debit={noticed} onClose={() => setNoticed(null)} />}
    </>
  )
}
