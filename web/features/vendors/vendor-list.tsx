import { Anchor, Button, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconDownload, IconPlus } from '@tabler/icons-react'
import { parseAsStringLiteral } from 'nuqs'
import { Link } from 'react-router'
import { paperLabels, tradeLabels } from '../../../contract/vendors/vendor-words.ts'
import type { VendorSummary, VendorTrade } from '../../../contract/vendors/vendor.ts'
import { workersCompensationFor } from '../../../law/law.ts'
import { api } from '../../api/api.ts'
import { useBuilding } from '../../api/building.tsx'
import { useSaveFile } from '../../api/download.ts'
import { useList, useRoute } from '../../api/queries.ts'
import { useRights } from '../../api/use-rights.ts'
import { Choice } from '../../ui/choice.tsx'
import { Empty } from '../../ui/empty.tsx'
import { FigureCard } from '../../ui/figure-card.tsx'
import { ListScreen } from '../../ui/list-screen.tsx'
import { RowTable, unknown, type Column } from '../../ui/row-table.tsx'
import { sent, useFilters } from '../../ui/use-filters.ts'
import { ReachLinks } from '../../ui/reach-links.tsx'
import { Contract, Marks, Paper } from './standing.tsx'

const preferredLabels = { yes: 'Preferred only' } as const
const endedLabels = { ended: 'Former vendors' } as const
const { notNeeded: _, ...soughtLabels } = paperLabels
const filterKeys = {
  trade: parseAsStringLiteral(Object.keys(tradeLabels) as VendorTrade[]),
  standing: parseAsStringLiteral(Object.keys(soughtLabels) as (keyof typeof soughtLabels)[]),
  preferred: parseAsStringLiteral(['yes'] as const),
  shows: parseAsStringLiteral(['ended'] as const),
}

const columnsFor = (clearance: string): readonly Column<VendorSummary>[] => [
  {
    name: 'Vendor',
    cell: (vendor) => (
      <Stack gap={4} align="flex-start">
        <Anchor component={Link} to={`/vendors/${vendor._id}`} fw={600} style={{ overflowWrap: 'anywhere' }}>
          {vendor.name}
        </Anchor>
        <Text size="sm" c="dimmed">
          {tradeLabels[vendor.trade]}
        </Text>
        <Marks vendor={vendor} />
      </Stack>
    ),
  },
  {
    name: 'Contact',
    cell: ({ phone, email }) => (phone || email ? <ReachLinks phone={phone} email={email} narrow /> : unknown),
  },
  {
    name: 'Insurance',
    cell: ({ standings, insuredUntil }) => <Paper standing={standings.insurance} until={insuredUntil} />,
  },
  {
    name: clearance,
    cell: ({ standings, clearanceUntil }) => <Paper standing={standings.clearance} until={clearanceUntil} />,
  },
  {
    name: 'Contract',
    cell: (vendor) => (vendor.standings.contract === 'none' ? unknown : <Contract vendor={vendor} />),
  },
]
/** The same ones at each rendering, so that rows stay as they are when more come. */
const columnsOf = {
  BC: columnsFor(workersCompensationFor('BC').board),
  AB: columnsFor(workersCompensationFor('AB').board),
  other: columnsFor(workersCompensationFor('other').board),
}

const AddLink = () => (
  <Button component={Link} to="/vendors/new" leftSection={<IconPlus size={18} aria-hidden />}>
    Add a vendor
  </Button>
)

const Counts = () => {
  const { data } = useRoute(api.vendors.counts)
  if (!data || data.all === 0) return null
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing={{ base: 'xs', sm: 'md' }} mb="md">
      <FigureCard title="Active vendors" figure={data.all} />
      <FigureCard title="Expired documents" figure={data.expired} />
      <FigureCard title="Missing documents" figure={data.missing} />
      <FigureCard title="Documents expiring soon" figure={data.soon} />
    </SimpleGrid>
  )
}

type Narrowing = ReturnType<typeof useFilters<typeof filterKeys>>

const Filters = ({ filters, set }: Pick<Narrowing, 'filters' | 'set'>) => (
  <>
    <Choice label="Any trade" labels={tradeLabels} value={filters.trade} onChange={(trade) => void set({ trade })} />
    <Choice
      label="Any documents"
      labels={soughtLabels}
      value={filters.standing}
      onChange={(standing) => void set({ standing })}
    />
    <Choice
      label="All vendors"
      labels={preferredLabels}
      value={filters.preferred}
      onChange={(preferred) => void set({ preferred })}
    />
    <Choice label="Active" labels={endedLabels} value={filters.shows} onChange={(shows) => void set({ shows })} />
  </>
)

/** The companies and people who work for the building, and how their papers stand. */
export default function VendorList() {
  const { jurisdiction } = useBuilding()
  const { has } = useRights()
  const saveFile = useSaveFile()
  const { filters, set, clear, narrowed } = useFilters(filterKeys)
  const query = sent(filters)
  const vendors = useList(api.vendors.list, { query })
  const save = () =>
    void saveFile(
      api.vendors.file,
      { query },
      { name: 'vendors.csv', failed: 'We couldn’t export the vendors. Please try again.' },
    )
  return (
    <ListScreen
      title="Vendor management"
      text="The building’s vendors, and the status of their insurance and clearance."
      actions={
        <>
          <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={save}>
            Export (CSV)
          </Button>
          {has('maintenanceTickets') && (
            <Button component={Link} to="/assets" variant="default">
              Assets
            </Button>
          )}
          <AddLink />
        </>
      }
      lead={<Counts />}
      list={vendors}
      search={{ label: 'Search vendors', value: filters.search, onChange: (search) => void set({ search }) }}
      filters={<Filters filters={filters} set={set} />}
      narrowed={narrowed}
      onClear={clear}
      empty={
        <Empty title="No vendors yet" action={<AddLink />}>
          Add the companies that repair, clean and maintain the building. You’ll be reminded before insurance, clearance
          or a contract notice deadline expires.
        </Empty>
      }
    >
      {(items) => (
        <RowTable
          label="Vendors"
          items={items}
          columns={columnsOf[jurisdiction]}
          idOf={({ _id }) => _id}
          leastWidth={720}
          stacks
        />
      )}
    </ListScreen>
  )
}
