import type { AbsentOwner } from '../../../../contract/units/occupancy.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { Choice } from '../../../ui/choice.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { RowTable, type Column } from '../../../ui/row-table.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { PersonLink, UnitLink } from './ties.tsx'
import { useOccupancyFilters } from './use-occupancy-filters.ts'

const addressLabels: Readonly<Record<AbsentOwner['address'], string>> = {
  missing: 'No address on file',
  onFile: 'Address on file',
  inBuilding: 'Lives in the building',
}

const Reach = ({ owner: { address, livesIn } }: { owner: AbsentOwner }) => {
  if (address === 'missing') return <StatusBadge tone="bad">{addressLabels.missing}</StatusBadge>
  return address === 'inBuilding' ? `Lives in ${livesIn}` : addressLabels.onFile
}

const columns: Column<AbsentOwner>[] = [
  { name: 'Unit', cell: (owner) => <UnitLink of={owner} /> },
  { name: 'Owner', cell: (owner) => <PersonLink of={owner} /> },
  { name: 'Mailing address', cell: (owner) => <Reach owner={owner} /> },
]

/** Owners who live elsewhere, and whether post reaches them. */
export function AbsentView() {
  const { filters, set, search, searched } = useOccupancyFilters()
  const { address } = filters
  return (
    <ListPart
      list={useList(api.units.absentOwners, { query: { ...searched, ...(address && { address }) } })}
      search={search}
      filters={
        <Choice
          label="Any address"
          labels={addressLabels}
          value={address}
          onChange={(next) => void set({ address: next })}
        />
      }
      narrowed={search.value !== '' || address !== null}
      onClear={() => void set({ search: null, address: null })}
      shape="table-row"
      empty={
        <Empty title="Every owner lives in their unit">An owner who moves out but keeps the unit appears here.</Empty>
      }
    >
      {(items) => (
        <RowTable
          label="Owners who live elsewhere"
          items={items}
          columns={columns}
          idOf={({ _id }) => _id}
          leastWidth={330}
        />
      )}
    </ListPart>
  )
}
