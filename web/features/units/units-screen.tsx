import { Button } from '@mantine/core'
import { IconDownload, IconFileImport } from '@tabler/icons-react'
import { Link } from 'react-router'
import { parseAsString } from 'nuqs'
import type { UnitSummary } from '../../../contract/units.ts'
import { labelsFor, type Labels } from '../../../law/law.ts'
import { api } from '../../api/api.ts'
import { useBuilding } from '../../api/building.tsx'
import { useSaveFile } from '../../api/download.ts'
import { useList } from '../../api/queries.ts'
import { useRights } from '../../api/use-rights.ts'
import { Empty } from '../../ui/empty.tsx'
import { ListScreen } from '../../ui/list-screen.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RowTable, type Column } from '../../ui/row-table.tsx'
import { sent, useFilters } from '../../ui/use-filters.ts'

const Names = ({ names }: { names: readonly string[] }) =>
  names.length === 0 ? '–' : names.map((name) => <div key={name}>{name}</div>)

const columns = ({ lot, entitlement }: Labels): Column<UnitSummary>[] => [
  { name: 'Unit', cell: ({ unitNumber }) => <strong>{unitNumber}</strong> },
  { name: 'Floor', cell: ({ floor }) => floor ?? '–' },
  { name: 'Owners', cell: ({ owners }) => <Names names={owners} /> },
  { name: 'Tenants', cell: ({ tenants }) => <Names names={tenants} /> },
  { name: lot.One, cell: ({ strataLot }) => strataLot ?? '–' },
  { name: entitlement.One, cell: ({ unitEntitlement }) => unitEntitlement ?? '–', figures: true },
]

const ImportButton = () => (
  <Button component={Link} to="/unit-directory/import" leftSection={<IconFileImport size={18} aria-hidden />}>
    Import a roster
  </Button>
)

/** The units of the building with who owns and who rents them, for those who manage it. */
export default function UnitsScreen() {
  return useRights().managesBuilding ? <Directory /> : <NotYours />
}

const NotYours = () => (
  <Notice title="Unit Directory" link={{ to: '/dashboard', text: 'Back to the dashboard' }}>
    Your managers and council keep the list of owners and tenants, and only they can open it. A directory of the
    neighbours who chose to be listed is still to come.
  </Notice>
)

function Directory() {
  const { jurisdiction } = useBuilding()
  const saveFile = useSaveFile()
  const { filters, set, clear, narrowed } = useFilters({ floor: parseAsString })
  const units = useList(api.units.list, { query: sent(filters) })
  return (
    <ListScreen
      title="Unit Directory"
      text="Who owns and who rents each unit."
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() =>
              void saveFile(api.units.exportRoster, {}, { name: 'roster.csv', failed: 'Failed to export the roster' })
            }
          >
            Export (CSV)
          </Button>
          <ImportButton />
        </>
      }
      list={units}
      search={{
        label: 'Search by unit or name',
        value: filters.search,
        onChange: (search) => void set({ search }),
      }}
      narrowed={narrowed}
      onClear={clear}
      shape="table-row"
      empty={
        <Empty title="No units yet" picture="building" action={<ImportButton />}>
          Bring in the building’s roster from a CSV file; you can try it out before anything is written.
        </Empty>
      }
    >
      {(items) => (
        <RowTable
          label="Units"
          items={items}
          columns={columns(labelsFor(jurisdiction))}
          idOf={({ _id }) => _id}
          leastWidth={720}
        />
      )}
    </ListScreen>
  )
}
