import { Text } from '@mantine/core'
import { memo } from 'react'
import type { BankRow } from '../../../../contract/banking/bank-row.ts'
import { formatDate } from '../../../../contract/time.ts'
import classes from './matching.module.css'
import { labelsFor } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import { directionOf, outcomeWords, signedMoney, type Categories } from './outcome-words.ts'
import { StateMark } from './state-mark.tsx'
import { optionId } from './use-current.ts'

interface Props {
  rows: readonly BankRow[]
  currentId: string | undefined
  sending: ReadonlySet<string>
  categories: Categories
  onChoose: (row: BankRow) => void
}

/** The transactions of the bank, to go through by the arrow keys; one of them takes part in the order of the Tab key. */
export const TransactionList = ({ rows, currentId, sending, categories, onChoose }: Props) => (
  <div role="listbox" aria-label="Transactions" className={classes['list']}>
    {rows.map((row) => (
      <Option
        key={row._id}
        row={row}
        isCurrent={row._id === currentId}
        isSending={sending.has(row._id)}
        categories={categories}
        onChoose={onChoose}
      />
    ))}
  </div>
)

interface OptionProps {
  row: BankRow
  isCurrent: boolean
  isSending: boolean
  categories: Categories
  onChoose: (row: BankRow) => void
}

const PlainOption = ({ row, isCurrent, isSending, categories, onChoose }: OptionProps) => {
  const { _id: id, day, text, cents, outcome, proposal } = row
  const labels = labelsFor(useBuilding().jurisdiction)
  const matchedWith = outcome ?? proposal?.outcome
  return (
    <div
      role="option"
      id={optionId(id)}
      className={classes['option']}
      aria-selected={isCurrent}
      aria-busy={isSending}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={() => !isCurrent && onChoose(row)}
    >
      <Text component="span" size="sm" c="dimmed">
        {formatDate(day)} · {directionOf(cents)}
      </Text>
      <Text component="span" className="figures" fw={600} ta="right" c={cents > 0 && !isCurrent ? 'green' : 'inherit'}>
        {signedMoney(cents)}
      </Text>
      <Text component="span" size="sm" truncate>
        {text}
      </Text>
      <span style={{ justifySelf: 'end' }}>
        <StateMark row={row} />
      </span>
      {matchedWith && (
        <Text component="span" size="sm" fw={600} className="figures" style={{ gridColumn: '1 / -1' }}>
          {outcomeWords(row, matchedWith, categories, labels)}
        </Text>
      )}
    </div>
  )
}

/** Drawn again only where something of it changed. */
const Option = memo(PlainOption)
