import { Anchor, Button, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { parseAsString } from 'nuqs'
import { Link } from 'react-router'
import { api } from '../../../api/api.ts'
import { useSaveFile } from '../../../api/download.ts'
import { useList, useRoute } from '../../../api/queries.ts'
import { Choice } from '../../../ui/choice.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { ListScreen } from '../../../ui/list-screen.tsx'
import { sent, useFilters } from '../../../ui/use-filters.ts'
import { floorLabels } from '../floors.ts'
import { OwnUnits } from '../own-units.tsx'
import { PrintButton } from './directory-actions.tsx'
import { NeighbourList } from './neighbour-list.tsx'
import { OfficeHolders } from './office-holders.tsx'

const rowsAtOnce = 50

/** The directory for those who live in the building: who holds office, and the neighbours who chose to be listed. */
export function NeighboursDirectory() {
  const { filters, set, clear, narrowed } = useFilters({ floor: parseAsString })
  const query = sent(filters)
  const units = useList(api.units.neighbours, { query: { ...query, limit: rowsAtOnce } })
  const choices = useRoute(api.units.directoryChoices).data
  return (
    <ListScreen
      title="Unit Directory"
      text={
        <>
          Neighbours who chose to be listed.{' '}
          <Anchor component={Link} to="/my-profile#neighbours">
            Choose what they see about you
          </Anchor>
        </>
      }
      actions={<Actions query={query} />}
      lead={
        <>
          <OwnUnits />
          {filters.floor === null && <OfficeHolders search={filters.search} />}
        </>
      }
      list={units}
      search={{
        label: 'Search by unit or neighbour',
        value: filters.search,
        onChange: (search) => void set({ search }),
      }}
      filters={
        <Choice
          label="Any floor"
          labels={floorLabels(choices?.floors ?? [])}
          value={filters.floor}
          onChange={(floor) => void set({ floor })}
        />
      }
      narrowed={narrowed}
      onClear={clear}
      empty={
        <Empty title="No units yet" picture="building">
          <Text>Your building’s units will appear here after your managers add them.</Text>
        </Empty>
      }
    >
      {(items) => <NeighbourList units={items} />}
    </ListScreen>
  )
}

function Actions({ query }: { query: { search?: string; floor?: string } }) {
  const saveFile = useSaveFile()
  const naming = { name: 'neighbours.csv', failed: 'Failed to export the directory' }
  return (
    <>
      <PrintButton />
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => void saveFile(api.units.exportNeighbours, { query }, naming)}
      >
        Export (CSV)
      </Button>
    </>
  )
}
