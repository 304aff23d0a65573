import { Button, Group, Text } from '@mantine/core'
import type { Agreement } from '../../../../contract/debits/agreement.ts'
import { coversLabels } from '../../../../contract/debits/debit-words.ts'
import { unknown, type Column } from '../../../ui/row-table.tsx'
import { accountWords, lastDebitWords, noticeWords, periodWords } from '../../ledger/ledger.ts'
import { accountColumn, unitColumn } from '../account-columns.tsx'

/** What is to be done with an agreement. */
export interface Wanted {
  what: 'read' | 'end'
  agreement: Agreement
}

const small = (words: string) => (
  <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
    {words}
  </Text>
)

const known: readonly Column<Agreement>[] = [
  unitColumn,
  accountColumn<Agreement>(accountWords),
  { name: 'Covers', cell: ({ covers }) => small(coversLabels[covers]) },
  {
    name: 'Period',
    cell: (agreement) => (
      <>
        {small(periodWords(agreement))}
        {agreement.endReason !== null && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {agreement.endReason}
          </Text>
        )}
      </>
    ),
  },
  {
    name: 'Notice',
    cell: (agreement) => {
      const words = noticeWords(agreement)
      if (!agreement.isNoticeWaived) return words === null ? unknown : small(words)
      return (
        <>
          <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
            Waived
          </Text>
          {words !== null && small(words)}
        </>
      )
    },
  },
  {
    name: 'Last debit',
    cell: (agreement) => {
      const words = lastDebitWords(agreement)
      return words === null ? unknown : small(words)
    },
  },
]

/** What is shown of each agreement, with what can be done with it. */
export const columnsFor = (want: (wanted: Wanted) => void): readonly Column<Agreement>[] => [
  ...known,
  {
    name: 'Actions',
    cell: (agreement) => (
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          mih="var(--finger)"
          aria-label={`Read the agreement: unit ${agreement.unit.unitNumber}`}
          onClick={() => want({ what: 'read', agreement })}
        >
          Read the agreement
        </Button>
        {agreement.endedOn === null && (
          <Button
            variant="subtle"
            size="xs"
            mih="var(--finger)"
            aria-label={`End agreement: unit ${agreement.unit.unitNumber}`}
            onClick={() => want({ what: 'end', agreement })}
          >
            End agreement
          </Button>
        )}
      </Group>
    ),
  },
]
