import { Anchor, Button, SimpleGrid, Stack, Text } from '@mantine/core'
import { parseAsStringLiteral } from 'nuqs'
import { useState } from 'react'
import { Link } from 'react-router'
import { collectionKind } from '../../../../contract/collections/collection-kind.ts'
import { collectionStageLabels } from '../../../../contract/collections/collection-words.ts'
import type { CollectionStage, CollectionSummary } from '../../../../contract/collections/collection.ts'
import { ageBands, ageLabels, type AgeBand } from '../../../../contract/ledger/ledger-words.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import { labelsFor, type Labels } from '../../../../law/law.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useRoute } from '../../../api/queries.ts'
import { useRights } from '../../../api/use-rights.ts'
import { Choice } from '../../../ui/choice.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { FigureCard } from '../../../ui/figure-card.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RowTable, unknown, type Column } from '../../../ui/row-table.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useFilters } from '../../../ui/use-filters.ts'
import { FeesTabs } from '../../ledger/ledger.ts'
import { Limitation, NextStep, Stage } from '../state.tsx'
import { narrowed, totals } from './narrowed.ts'
import { RemindersDialog } from './reminders-dialog.tsx'

const showsLabels = { settled: 'Settled' } as const
const filterKeys = {
  shows: parseAsStringLiteral(['settled'] as const),
  stage: parseAsStringLiteral(Object.keys(collectionStageLabels) as CollectionStage[]),
  age: parseAsStringLiteral(ageBands),
}

const cents = (value: number) => (value === 0 ? unknown : formatMoney(value))

const columnsFor = ({ lien }: Pick<Labels, 'lien'>): readonly Column<CollectionSummary>[] => [
  {
    name: 'Unit',
    cell: ({ _id, unit, owners, isCurrent }) => (
      <Stack gap={2} align="flex-start">
        <Anchor component={Link} to={collectionKind.page(_id)} fw={600}>
          {unit.unitNumber}
        </Anchor>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {owners.join(', ')}
        </Text>
        {!isCurrent && <StatusBadge tone="neutral">Former owners</StatusBadge>}
      </Stack>
    ),
  },
  { name: 'Overdue', figures: true, cell: ({ dueCents }) => cents(dueCents) },
  { name: lien.Able, figures: true, cell: ({ lienableCents }) => cents(lienableCents) },
  { name: 'Since', cell: ({ dueSince }) => (dueSince === null ? unknown : formatDate(dueSince)) },
  {
    name: 'Stage',
    cell: ({ stage, limitation }) => (
      <Stack gap={4} align="flex-start">
        <Stage stage={stage} />
        {limitation && <Limitation limitation={limitation} />}
      </Stack>
    ),
  },
  { name: 'Next step', cell: ({ next }) => (next ? <NextStep next={next} /> : unknown) },
]

/** The accounts that the address asks for, and how it narrows them. */
const useAccounts = () => {
  const { filters, set, clear, narrowed: isNarrowed } = useFilters(filterKeys)
  const { shows, ...narrowing } = filters
  const query = { shows: shows ?? 'open' } as const
  const all = useRoute(api.collections.list, { query }, { staleTime: 0, keepPrevious: true })
  const list = {
    ...all,
    items: all.data && narrowed(all.data, narrowing),
    ...{ hasNextPage: false, isFetchingNextPage: false, fetchNextPage: () => null },
  }
  return { filters, set, clear, isNarrowed, list }
}

/** The owner accounts in arrears by unit, with how far each has come and what is done next. */
export default function CollectionList() {
  const [reminding, setReminding] = useState(false)
  const keeps = useRights().looksAfter('billing')
  const labels = labelsFor(useBuilding().jurisdiction)
  const { filters, set, clear, isNarrowed, list } = useAccounts()
  const isOpen = filters.shows === null && list.data && list.data.length > 0
  return (
    <>
      <PageHeader
        title="Collections"
        text="Overdue accounts, and the next step for each."
        actions={
          keeps && (
            <Button variant="default" onClick={() => setReminding(true)}>
              Reminders
            </Button>
          )
        }
      />
      <FeesTabs />
      <ListPart
        lead={isOpen && <Totals accounts={list.data} labels={labels} />}
        list={list}
        search={{
          label: 'Search units and owners',
          value: filters.search,
          onChange: (search) => void set({ search }),
        }}
        filters={<Narrowing {...filters} onChange={(next) => void set(next)} />}
        narrowed={isNarrowed}
        onClear={clear}
        shape="table-row"
        empty={
          <Empty title="No accounts are in arrears">
            An account appears here when a charge stays unpaid after its due date.
          </Empty>
        }
      >
        {(items) => (
          <RowTable
            label="Accounts in arrears"
            items={items}
            columns={columnsFor(labels)}
            idOf={({ _id }) => _id}
            leastWidth={740}
            stacks
          />
        )}
      </ListPart>
      {reminding && <RemindersDialog onClose={() => setReminding(false)} />}
    </>
  )
}

interface Chosen {
  shows: 'settled' | null
  stage: CollectionStage | null
  age: AgeBand | null
}

const Narrowing = ({ shows, stage, age, onChange }: Chosen & { onChange: (next: Partial<Chosen>) => void }) => (
  <>
    <Choice label="Open" labels={showsLabels} value={shows} onChange={(value) => onChange({ shows: value })} />
    <Choice
      label="Any stage"
      labels={collectionStageLabels}
      value={stage}
      onChange={(value) => onChange({ stage: value })}
    />
    <Choice label="Any age" labels={ageLabels} value={age} onChange={(value) => onChange({ age: value })} />
  </>
)

interface TotalsProps {
  accounts: readonly CollectionSummary[]
  labels: Pick<Labels, 'lien'>
}

const Totals = ({ accounts: all, labels: { lien } }: TotalsProps) => {
  const { dueCents, lienableCents, accounts, expired } = totals(all)
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing={{ base: 'xs', sm: 'md' }} mb="lg">
      <FigureCard title="Overdue" figure={formatMoney(dueCents)} />
      <FigureCard title={lien.Able} figure={formatMoney(lienableCents)} />
      <FigureCard title="Accounts" figure={accounts} />
      <FigureCard title="Demand period over" figure={expired} />
    </SimpleGrid>
  )
}
