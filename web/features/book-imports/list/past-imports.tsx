import { Anchor, Group, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { BookImportSummary } from '../../../../contract/book-imports/book-import.ts'
import { bookImportKind } from '../../../../contract/book-imports/book-import-kind.ts'
import { formatDate } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { ByWhom } from '../../../ui/by-whom.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RowTable, type Column } from '../../../ui/row-table.tsx'
import { State } from '../state.tsx'
import { amountWords, nameOf } from '../words.ts'

const columns: readonly Column<BookImportSummary>[] = [
  {
    name: 'Import',
    cell: (made) => (
      <Group gap="xs">
        <Anchor component={Link} to={bookImportKind.page(made._id)} fw={600} style={{ overflowWrap: 'anywhere' }}>
          {nameOf(made)}
        </Anchor>
        <State state={made.state} />
      </Group>
    ),
  },
  { name: 'As of', cell: ({ asOf }) => formatDate(asOf) },
  { name: 'Owed', figures: true, cell: ({ owedCents }) => amountWords(owedCents) },
  { name: 'Paid ahead', figures: true, cell: ({ creditCents }) => amountWords(creditCents) },
  { name: 'By', cell: (one) => <ByWhom by={one.by} at={one.at} /> },
]

/** The opening balances that were tried or added before, the newest first. */
export const PastImports = () => {
  const imports = useList(api.bookImports.list, { query: {} })
  return (
    <Panel title="Past imports">
      <ListPart
        list={imports}
        shape="table-row"
        empty={<Text c="dimmed">Nothing yet. Balances you bring in are listed here, and you can undo them.</Text>}
      >
        {(items) => (
          <RowTable
            label="Past imports"
            items={items}
            columns={columns}
            idOf={({ _id }) => _id}
            leastWidth={680}
            stacks
          />
        )}
      </ListPart>
    </Panel>
  )
}
