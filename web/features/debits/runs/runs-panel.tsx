import { Anchor, Group, Text } from '@mantine/core'
import { Link } from 'react-router'
import { debitRunKind } from '../../../../contract/debits/debit-kinds.ts'
import type { DebitRunSummary } from '../../../../contract/debits/debit-run.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { ByWhom } from '../../../ui/by-whom.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RowTable, unknown, type Column } from '../../../ui/row-table.tsx'
import { RunState } from '../state.tsx'

const columns: readonly Column<DebitRunSummary>[] = [
  {
    name: 'Debits of',
    cell: (run) => (
      <Group gap="xs">
        <Anchor component={Link} to={debitRunKind.page(run._id)} fw={600}>
          {formatDate(run.on)}
        </Anchor>
        <RunState run={run} />
      </Group>
    ),
  },
  { name: 'File', figures: true, cell: ({ fileNumber }) => fileNumber },
  { name: 'Debits', figures: true, cell: ({ count }) => count },
  { name: 'Total', figures: true, cell: ({ cents }) => formatMoney(cents) },
  { name: 'Returned', figures: true, cell: ({ returned }) => (returned === 0 ? unknown : returned) },
  { name: 'Made by', cell: ({ by, madeAt }) => <ByWhom by={by} at={madeAt} /> },
]

/** The files made for the bank, the newest first. */
export const RunsPanel = () => {
  const runs = useList(api.debits.runs, { query: {} })
  return (
    <Panel title="Files">
      <ListPart
        list={runs}
        shape="table-row"
        empty={<Text c="dimmed">No files yet. Each file you make for your bank is listed here.</Text>}
      >
        {(items) => (
          <RowTable label="Files" items={items} columns={columns} idOf={({ _id }) => _id} leastWidth={720} stacks />
        )}
      </ListPart>
    </Panel>
  )
}
