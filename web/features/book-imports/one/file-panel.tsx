import { Text } from '@mantine/core'
import type { BookImport } from '../../../../contract/book-imports/book-import.ts'
import { importColumnLabels } from '../../../../contract/book-imports/book-import-words.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import { Panel } from '../../../ui/panel.tsx'
import { RowTable, type Column } from '../../../ui/row-table.tsx'
import { TableReading } from '../../../ui/table-reading.tsx'
import { useChargeLabels } from '../../../ui/use-money-labels.ts'
import { useImportStep } from './use-import-step.ts'

const words = {
  remembered: 'Read like the last file with these headings.',
  dates: (samples: string) =>
    `The dates of this file can be read both ways: ${samples}. Choose the order that your previous records use.`,
  turned: 'Amounts owed are shown as negative',
  turnedHint: 'Tick this if amounts owed and amounts paid ahead are switched below.',
}

type Row = BookImport['sample'][number] & { at: number }

const columnsFor = (chargeLabels: ReturnType<typeof useChargeLabels>): readonly Column<Row>[] => [
  { name: 'Unit', cell: ({ unitNumber }) => unitNumber },
  { name: 'Type', cell: ({ type }) => (type === null ? 'Payment' : chargeLabels[type]) },
  { name: 'Due date', cell: ({ dueOn }) => formatDate(dueOn) },
  {
    name: 'Description',
    cell: ({ words: said }) => (
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {said}
      </Text>
    ),
  },
  { name: 'Amount', figures: true, cell: ({ cents }) => formatMoney(cents) },
]

/** How a file of balances is read, with its first rows. */
export const FilePanel = ({ made }: { made: BookImport }) => {
  const { _id: id, version, choices, accounts, dateSamples, sample } = made
  const columns = columnsFor(useChargeLabels())
  const step = useImportStep()
  const isDateAsked = choices.dates === null && dateSamples.length > 0
  return (
    <Panel title="File">
      <TableReading
        file={made}
        choices={choices}
        labels={importColumnLabels}
        words={words}
        isAsked={isDateAsked || accounts.length === 0}
        busy={step.busy}
        onApply={(changes) => step.run({ params: { id }, body: { step: 'read', version, ...changes } })}
      />
      {sample.length > 0 && (
        <RowTable
          label="First rows of the file"
          items={sample.map((one, at) => ({ ...one, at }))}
          columns={columns}
          idOf={({ at }) => String(at)}
          leastWidth={600}
          stacks
        />
      )}
    </Panel>
  )
}
