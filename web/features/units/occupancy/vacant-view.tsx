import { Text } from '@mantine/core'
import { daysBetween, type LocalDate } from '../../../../contract/time.ts'
import type { VacantUnit } from '../../../../contract/units/occupancy.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { Empty } from '../../../ui/empty.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { RowTable, type Column } from '../../../ui/row-table.tsx'
import { floorName } from '../floors.ts'
import { daysWords } from './days-words.ts'
import { Day, UnitLink } from './ties.tsx'
import { useOccupancyFilters } from './use-occupancy-filters.ts'

const columnsOn = (day: LocalDate): Column<VacantUnit>[] => [
  {
    name: 'Unit',
    cell: ({ _id, unitNumber, floor }) => (
      <>
        <UnitLink of={{ unitId: _id, unitNumber }} />
        <Text size="sm" c="dimmed">
          {floorName(floor)}
        </Text>
      </>
    ),
  },
  { name: 'Owners', cell: ({ owners }) => (owners.length > 0 ? owners.join(', ') : 'No owner on record') },
  {
    name: 'Vacant since',
    cell: ({ since, until }) => (
      <>
        {since === null ? 'Unknown' : <Day on={since} />}
        <Text size="sm" c="dimmed">
          {since !== null && daysWords(daysBetween(day, since))}
          {since !== null && until !== null && ', '}
          {until !== null && (
            <>
              someone moves in on <Day on={until} />
            </>
          )}
        </Text>
      </>
    ),
  },
]

/** The units in which nobody lives. */
export function VacantView({ day }: { day: LocalDate }) {
  const { set, search, searched } = useOccupancyFilters()
  return (
    <ListPart
      list={useList(api.units.vacantUnits, { query: searched })}
      search={search}
      narrowed={search.value !== ''}
      onClear={() => void set({ search: null })}
      shape="table-row"
      empty={<Empty title="No vacant units">Units that become vacant appear here, with the date.</Empty>}
    >
      {(items) => (
        <RowTable
          label="Vacant units"
          items={items}
          columns={columnsOn(day)}
          idOf={({ _id }) => _id}
          leastWidth={330}
        />
      )}
    </ListPart>
  )
}
