import { Anchor, Stack, Text } from '@mantine/core'
import { parseAsStringLiteral } from 'nuqs'
import { Link } from 'react-router'
import type { HoldingSummary } from '../../../../contract/ledger/holding.ts'
import { holdingKind } from '../../../../contract/ledger/ledger-kinds.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate, localDateOf } from '../../../../contract/time.ts'
import { labelsFor, type Labels } from '../../../../law/law.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useList } from '../../../api/queries.ts'
import { Choice } from '../../../ui/choice.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { useZone } from '../../../ui/moments.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RowTable, unknown, type Column } from '../../../ui/row-table.tsx'
import { sent, useFilters } from '../../../ui/use-filters.ts'
import { useNow } from '../../../ui/use-now.ts'
import { FeesTabs } from '../fees-tabs.tsx'
import { ownersWords } from '../words.ts'
import { Ageing } from './ageing.tsx'

const labels = { owing: 'Owing', credit: 'With credit', former: 'Former owners' } as const
const filterKeys = { shows: parseAsStringLiteral(['owing', 'credit', 'former'] as const) }

const cents = (value: number) => (value === 0 ? unknown : formatMoney(value))

const columnsFor = (today: string, { lien }: Pick<Labels, 'lien'>): readonly Column<HoldingSummary>[] => [
  {
    name: 'Unit',
    cell: (holding) => (
      <Stack gap={2} align="flex-start">
        <Anchor component={Link} to={holdingKind.page(holding._id)} fw={600}>
          {holding.unit.unitNumber}
        </Anchor>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {ownersWords(holding, today)}
        </Text>
      </Stack>
    ),
  },
  { name: 'Due', figures: true, cell: ({ dueCents }) => cents(dueCents) },
  { name: 'Since', cell: ({ dueSince }) => (dueSince === null ? unknown : formatDate(dueSince)) },
  { name: lien.Able, figures: true, cell: ({ lienableCents }) => cents(lienableCents) },
  { name: 'Due later', figures: true, cell: ({ laterCents }) => cents(laterCents) },
  { name: 'Credit', figures: true, cell: ({ creditCents }) => cents(creditCents) },
]

/** What every owner owes, by how long it has been due, and the account of each unit. */
export default function Receivables() {
  const today = localDateOf(useNow(), useZone())
  const words = labelsFor(useBuilding().jurisdiction)
  const { filters, set, clear, narrowed } = useFilters(filterKeys)
  const holdings = useList(api.ledger.holdings, { query: sent(filters) })
  return (
    <>
      <PageHeader title="Receivables" text="Amounts due from owners, and since when." />
      <FeesTabs />
      <ListPart
        lead={<Ageing />}
        list={holdings}
        search={{
          label: 'Search units, owners and payment codes',
          value: filters.search,
          onChange: (search) => void set({ search }),
        }}
        filters={
          <Choice
            label="Current owners"
            labels={labels}
            value={filters.shows}
            onChange={(shows) => void set({ shows })}
          />
        }
        narrowed={narrowed}
        onClear={clear}
        shape="table-row"
        empty={<Empty title="No accounts yet">Each unit has an account once its owner is on record.</Empty>}
      >
        {(items) => (
          <RowTable
            label="Accounts"
            items={items}
            columns={columnsFor(today, words)}
            idOf={({ _id }) => _id}
            leastWidth={720}
            stacks
          />
        )}
      </ListPart>
    </>
  )
}
