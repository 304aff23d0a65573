import { Anchor, Text } from '@mantine/core'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { UnitNights } from '../../../../contract/parking/figures.ts'
import { counted } from '../../../../contract/text.ts'
import { FigureBar } from '../../../ui/figure-bar.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RowTable, type Column } from '../../../ui/row-table.tsx'
import { monthWords } from './months.ts'

interface Props {
  month: string
  units: readonly UnitNights[]
  /** Nights that a unit's visitors may stay in a month; null where nobody counts. */
  limit: number | null
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

const columnsFor = (limit: number | null, most: number): readonly Column<UnitNights>[] => [
  {
    name: 'Unit',
    cell: ({ unitNumber }) => (
      <Anchor component={Link} to={`/parking?activeTab=all-visitors&search=${encodeURIComponent(unitNumber)}`} fw={600}>
        Unit {unitNumber}
      </Anchor>
    ),
  },
  { name: 'Visits', figures: true, cell: ({ visits }) => visits },
  {
    name: 'Nights',
    cell: ({ nights }) => (
      <>
        <Text size="sm" className="figures">
          {limit === null ? nights : `${nights} of ${limit}`}
          {limit !== null && nights >= limit && ' (all used)'}
        </Text>
        <FigureBar value={nights} most={limit ?? most} />
      </>
    ),
  },
]

/** Whose visitors stayed how many nights in a month, the most first. */
export const NightsPanel = ({ month, units, limit }: Props) => {
  const nights = units.map((one) => one.nights)
  const most = Math.max(1, ...nights)
  const columns = useMemo(() => columnsFor(limit, most), [limit, most])
  const inAll = `${counted(sum(units.map(({ visits }) => visits)), 'visit')} and ${counted(sum(nights), 'night')}`
  return (
    <Panel
      title="Visitor nights by unit"
      text={units.length > 0 && `${inAll} across ${counted(units.length, 'unit')} in ${monthWords(month)}.`}
    >
      {units.length === 0 ? (
        <Text c="dimmed">No visitors in {monthWords(month)}.</Text>
      ) : (
        <RowTable
          label="Visitor nights by unit"
          items={units}
          columns={columns}
          idOf={({ unitId }) => unitId}
          leastWidth={320}
        />
      )}
    </Panel>
  )
}
