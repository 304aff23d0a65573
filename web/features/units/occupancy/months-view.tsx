import { Group, SimpleGrid, Stack, Text } from '@mantine/core'
import type { LocalDate } from '../../../../contract/time.ts'
import type { OccupancyMonth } from '../../../../contract/units/occupancy.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { RowTable, type Column } from '../../../ui/row-table.tsx'
import { Swatch } from './lived-bar.tsx'
import { livedLabels, monthName, monthStatesIn, type MonthState } from './lived.ts'
import { MonthsChart } from './months-chart.tsx'

const columnsOf = (states: readonly MonthState[], today: LocalDate | undefined): Column<OccupancyMonth>[] => [
  { name: 'Month', cell: ({ day }) => (day === today ? `${monthName(day)}, today` : monthName(day)) },
  ...states.map((state) => ({
    name: livedLabels[state],
    cell: (month: OccupancyMonth) => month[state],
    figures: true,
  })),
]

/** How the building was lived in over two years, as a chart and in numbers. */
export function MonthsView() {
  const months = useRoute(api.units.occupancyMonths)
  return (
    <Loaded query={months} shape="card" failed="Failed to load the months">
      {(loaded) => {
        const states = monthStatesIn(loaded)
        return (
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
            <Stack gap="sm">
              <Group component="ul" gap="md" p={0} m={0} style={{ listStyle: 'none' }}>
                {states.map((state) => (
                  <Group key={state} component="li" gap={6} wrap="nowrap">
                    <Swatch state={state} />
                    <Text size="sm">{livedLabels[state]}</Text>
                  </Group>
                ))}
              </Group>
              <MonthsChart months={loaded} states={states} />
              <Text size="sm" c="dimmed">
                Each month shows its last day; this month shows today. Current units only.
                {states.includes('unrecorded') && ' “No record”: the roster lists no owner or resident for that day.'}
              </Text>
            </Stack>
            <RowTable
              label="Units by month"
              items={loaded.toReversed()}
              columns={columnsOf(states, loaded.at(-1)?.day)}
              idOf={({ day }) => day}
              leastWidth={340}
            />
          </SimpleGrid>
        )
      }}
    </Loaded>
  )
}
