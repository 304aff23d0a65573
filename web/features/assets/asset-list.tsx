import { Anchor, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { assetKindLabels } from '../../../contract/assets/asset-words.ts'
import type { AssetSummary } from '../../../contract/assets/asset.ts'
import { api } from '../../api/api.ts'
import { useList } from '../../api/queries.ts'
import { Choice } from '../../ui/choice.tsx'
import { Empty } from '../../ui/empty.tsx'
import { ListPart } from '../../ui/list-part.tsx'
import { RowTable, unknown, type Column } from '../../ui/row-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { sent } from '../../ui/use-filters.ts'
import { DueDay, Warranty } from './standing.tsx'
import { retiredLabels, standingLabels, useAssetFilters } from './use-asset-filters.ts'

const columns: readonly Column<AssetSummary>[] = [
  {
    name: 'Asset',
    cell: (asset) => (
      <Stack gap={4} align="flex-start">
        <Anchor component={Link} to={`/assets/${asset._id}`} fw={600} style={{ overflowWrap: 'anywhere' }}>
          {asset.name}
        </Anchor>
        <Text size="sm" c="dimmed">
          {assetKindLabels[asset.kind]}
        </Text>
        {asset.retiredOn !== null && <StatusBadge tone="neutral">Retired</StatusBadge>}
      </Stack>
    ),
  },
  {
    name: 'Location',
    cell: ({ place }) => (place ? <Text style={{ overflowWrap: 'anywhere' }}>{place}</Text> : unknown),
  },
  {
    name: 'Warranty',
    cell: (asset) => (asset.warranty === 'none' ? unknown : <Warranty asset={asset} />),
  },
  {
    name: 'Next maintenance',
    cell: ({ next }) =>
      next ? (
        <Stack gap={2}>
          <Text style={{ overflowWrap: 'anywhere' }}>{next.title}</Text>
          <DueDay plan={next} />
        </Stack>
      ) : (
        unknown
      ),
  },
]

type Narrowing = ReturnType<typeof useAssetFilters>

const Filters = ({ filters, set }: Pick<Narrowing, 'filters' | 'set'>) => (
  <>
    <Choice label="Any type" labels={assetKindLabels} value={filters.kind} onChange={(kind) => void set({ kind })} />
    <Choice
      label="Any status"
      labels={standingLabels}
      value={filters.standing}
      onChange={(standing) => void set({ standing })}
    />
    <Choice label="In use" labels={retiredLabels} value={filters.shows} onChange={(shows) => void set({ shows })} />
  </>
)

/** What the building owns, by name, with its warranty and what comes next. */
export const AssetList = ({ empty }: { empty: ReactNode }) => {
  const { filters, set, clear, narrowed } = useAssetFilters()
  const assets = useList(api.assets.list, { query: sent(filters) })
  return (
    <ListPart
      list={assets}
      search={{ label: 'Search assets', value: filters.search, onChange: (search) => void set({ search }) }}
      filters={<Filters filters={filters} set={set} />}
      narrowed={narrowed}
      onClear={clear}
      empty={
        <Empty title="No assets yet" action={empty}>
          Add the boiler, elevators, roof and anything else that needs maintenance. You’ll be reminded before warranties
          end and work is due.
        </Empty>
      }
    >
      {(items) => (
        <RowTable label="Assets" items={items} columns={columns} idOf={({ _id }) => _id} leastWidth={640} stacks />
      )}
    </ListPart>
  )
}
