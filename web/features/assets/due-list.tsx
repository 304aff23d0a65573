import { Anchor, Stack, Text } from '@mantine/core'
import { parseAsStringLiteral } from 'nuqs'
import { Link } from 'react-router'
import { rhythmWords } from '../../../contract/assets/asset-words.ts'
import type { DuePlan } from '../../../contract/assets/asset.ts'
import { tradeLabels } from '../../../contract/vendors/vendor-words.ts'
import type { VendorTrade } from '../../../contract/vendors/vendor.ts'
import { api } from '../../api/api.ts'
import { useList } from '../../api/queries.ts'
import { Choice } from '../../ui/choice.tsx'
import { Empty } from '../../ui/empty.tsx'
import { ListPart } from '../../ui/list-part.tsx'
import { RowTable, unknown, type Column } from '../../ui/row-table.tsx'
import { sent, useFilters } from '../../ui/use-filters.ts'
import { DoneButton } from './done-dialog.tsx'
import { DueDay } from './standing.tsx'

const filterKeys = { trade: parseAsStringLiteral(Object.keys(tradeLabels) as VendorTrade[]) }

const columns: readonly Column<DuePlan>[] = [
  { name: 'Date', cell: (plan) => <DueDay plan={plan} /> },
  {
    name: 'Work',
    cell: ({ title, asset, trade }) => (
      <Stack gap={2} align="flex-start">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
        <Anchor component={Link} to={`/assets/${asset._id}`} style={{ overflowWrap: 'anywhere' }}>
          {asset.name}
        </Anchor>
        {trade && (
          <Text size="sm" c="dimmed">
            {tradeLabels[trade]}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    name: 'Location',
    cell: ({ asset: { place } }) => (place ? <Text style={{ overflowWrap: 'anywhere' }}>{place}</Text> : unknown),
  },
  { name: 'Frequency', cell: rhythmWords },
  {
    name: 'Vendor',
    cell: ({ vendor }) =>
      vendor ? (
        <Anchor component={Link} to={`/vendors/${vendor._id}`} style={{ overflowWrap: 'anywhere' }}>
          {vendor.name}
        </Anchor>
      ) : (
        unknown
      ),
  },
  { name: 'Done', cell: (plan) => <DoneButton assetId={plan.asset._id} assetName={plan.asset.name} plan={plan} /> },
]

/** What is to be done, by its day, what is overdue first. */
export const DueList = () => {
  const { filters, set, clear, narrowed } = useFilters(filterKeys)
  const plans = useList(api.assets.due, { query: sent(filters) })
  return (
    <ListPart
      list={plans}
      search={{ label: 'Search work', value: filters.search, onChange: (search) => void set({ search }) }}
      filters={
        <Choice
          label="Any trade"
          labels={tradeLabels}
          value={filters.trade}
          onChange={(trade) => void set({ trade })}
        />
      }
      narrowed={narrowed}
      onClear={clear}
      empty={
        <Empty title="No planned work">
          Open an asset and add recurring work, such as an annual service. It will appear here by date.
        </Empty>
      }
    >
      {(items) => (
        <RowTable
          label="Upcoming work"
          items={items}
          columns={columns}
          idOf={({ _id }) => _id}
          leastWidth={760}
          stacks
        />
      )}
    </ListPart>
  )
}
