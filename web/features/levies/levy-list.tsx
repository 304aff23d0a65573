import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { LevySummary } from '../../../contract/levies/levy.ts'
import { levyKind } from '../../../contract/levies/levy-kind.ts'
import { formatMoney } from '../../../contract/money.ts'
import { api } from '../../api/api.ts'
import { useList } from '../../api/queries.ts'
import { useRights } from '../../api/use-rights.ts'
import { Empty } from '../../ui/empty.tsx'
import { ListPart } from '../../ui/list-part.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { RowTable, unknown, type Column } from '../../ui/row-table.tsx'
import { FeesTabs } from '../ledger/ledger.ts'
import { Paid } from './paid.tsx'
import { State } from './state.tsx'
import { dueWords } from './words.ts'

const money = (of: (levy: LevySummary) => number) => (levy: LevySummary) =>
  levy.state === 'draft' ? unknown : formatMoney(of(levy))

const columns: readonly Column<LevySummary>[] = [
  {
    name: 'Special levy',
    cell: ({ _id, name, state }) => (
      <Group gap="xs">
        <Anchor component={Link} to={levyKind.page(_id)} fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Anchor>
        <State state={state} />
      </Group>
    ),
  },
  { name: 'Total', figures: true, cell: ({ totalCents }) => formatMoney(totalCents) },
  {
    name: 'Due',
    cell: (levy) => (
      <Text size="sm" style={{ textWrap: 'balance' }}>
        {dueWords(levy)}
      </Text>
    ),
  },
  { name: 'Charged', figures: true, cell: money((levy) => levy.money.chargedCents) },
  {
    name: 'Paid',
    figures: true,
    cell: (levy) =>
      levy.state === 'draft' ? (
        unknown
      ) : (
        <Stack gap={4}>
          {formatMoney(levy.money.paidCents)}
          <Paid levy={levy} />
        </Stack>
      ),
  },
  { name: 'Spent', figures: true, cell: money((levy) => levy.money.spentCents) },
  { name: 'Left', figures: true, cell: money((levy) => levy.money.balanceCents) },
]

/** The special levies of the building, the latest first. */
export default function LevyList() {
  const keeps = useRights().looksAfter('billing')
  const levies = useList(api.levies.list, { query: {} })
  const draft = keeps && (
    <Button component={Link} to="/fees/levies/new">
      Draft a special levy
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Special levies"
        text="One-time charges that owners approved for a single purpose, on top of monthly fees."
        actions={draft}
      />
      <FeesTabs />
      <ListPart
        list={levies}
        shape="table-row"
        empty={
          <Empty title="No special levies yet" action={draft}>
            A special levy pays for something that the budget doesn’t cover, such as a new roof. Owners approve it, each
            unit pays its share, and what isn’t spent goes back to owners.
          </Empty>
        }
      >
        {(items) => (
          <RowTable
            label="Special levies"
            items={items}
            columns={columns}
            idOf={({ _id }) => _id}
            leastWidth={740}
            stacks
          />
        )}
      </ListPart>
    </>
  )
}
