import { Button, Card } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { labelsFor } from '../../../../law/law.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useList, useRoute } from '../../../api/queries.ts'
import { Empty } from '../../../ui/empty.tsx'
import { ListScreen, type List } from '../../../ui/list-screen.tsx'
import { RowTable } from '../../../ui/row-table.tsx'
import { DirectoryActions } from './directory-actions.tsx'
import { DirectoryFilters, ViewChoice } from './directory-filters.tsx'
import { OccupancyFacade } from './occupancy-facade.tsx'
import { unitColumns } from './unit-columns.tsx'
import { useDirectory, useView, type Narrowing } from './use-directory.ts'

/** Rows that somebody who works through a building wants at once. */
const rowsAtOnce = 50

/** The directory for those who manage the building: as a table, and as the building's front. */
export function ManagersDirectory() {
  const narrowing = useDirectory()
  const [view] = useView()
  return view === 'facade' ? <AsFacade narrowing={narrowing} /> : <AsTable narrowing={narrowing} />
}

interface FrameProps<Item> {
  narrowing: Narrowing
  list: List<Item>
  children: (items: readonly Item[]) => ReactNode
}

function Frame<Item>({ narrowing, list, children }: FrameProps<Item>) {
  const { filters, query, set, clear, narrowed } = narrowing
  return (
    <ListScreen
      title="Unit Directory"
      text="Owners, tenants and occupants of each unit. Search by unit, person, email, plate, stall, locker or fob."
      actions={<DirectoryActions query={query} />}
      list={list}
      search={{
        label: 'Search the directory',
        value: filters.search,
        onChange: (search) => void set({ search }),
      }}
      filters={
        <>
          <DirectoryFilters narrowing={narrowing} />
          <ViewChoice />
        </>
      }
      narrowed={narrowed}
      onClear={clear}
      shape="table-row"
      empty={<NoUnits />}
    >
      {children}
    </ListScreen>
  )
}

const NoUnits = () => (
  <Empty
    title="No units yet"
    picture="building"
    action={
      <Button component={Link} to="/unit-directory/import" leftSection={<IconFileImport size={18} aria-hidden />}>
        Import a roster
      </Button>
    }
  >
    Import the building’s roster from a CSV file; you can preview it before anything is saved.
  </Empty>
)

function AsTable({ narrowing }: { narrowing: Narrowing }) {
  const { jurisdiction } = useBuilding()
  const columns = unitColumns(labelsFor(jurisdiction))
  const units = useList(api.units.directory, { query: { ...narrowing.query, limit: rowsAtOnce } })
  return (
    <Frame narrowing={narrowing} list={units}>
      {(items) => (
        <RowTable label="Units" items={items} columns={columns} idOf={({ _id }) => _id} leastWidth={1080} stacks />
      )}
    </Frame>
  )
}

function AsFacade({ narrowing }: { narrowing: Narrowing }) {
  const { data, ...facade } = useRoute(api.units.facade, { query: narrowing.query }, { keepPrevious: true })
  const whole = { ...facade, items: data, hasNextPage: false, isFetchingNextPage: false, fetchNextPage: () => null }
  return (
    <Frame narrowing={narrowing} list={whole}>
      {(units) => (
        <Card>
          <OccupancyFacade units={units} />
        </Card>
      )}
    </Frame>
  )
}
