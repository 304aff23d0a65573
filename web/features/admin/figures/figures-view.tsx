import { SegmentedControl, SimpleGrid, Stack, Text } from '@mantine/core'
import { parseAsStringLiteral } from 'nuqs'
import type { PlatformFigures } from '../../../../contract/admin/figures.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { FileSize } from '../../../ui/file-size.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Instant } from '../../../ui/moments.tsx'
import { useFilters } from '../../../ui/use-filters.ts'
import { FigureCard } from '../../../ui/figure-card.tsx'
import { FigureChart } from './figure-chart.tsx'
import { charts } from './series.ts'

const spans = ['days', 'months'] as const
const spanWords = { days: '90 days', months: '12 months' } as const

/** The platform in figures: as it is, and over time. */
const FiguresView = () => {
  const { filters, set } = useFilters({ span: parseAsStringLiteral(spans).withDefault('days') })
  const figures = useRoute(api.admin.figures, { query: { span: filters.span } }, { keepPrevious: true })
  return (
    <Loaded query={figures} shape="stat" failed="We couldn’t load the platform statistics">
      {(loaded) => (
        <Stack gap="lg">
          <Totals figures={loaded} />
          <SegmentedControl
            aria-label="Time range"
            w="fit-content"
            value={filters.span}
            onChange={(span) => void set({ span: spans.find((one) => one === span) ?? 'days' })}
            data={spans.map((span) => ({ value: span, label: spanWords[span] }))}
          />
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
            {charts.map((chart) => (
              <FigureChart key={chart.measure} chart={chart} shown={loaded} />
            ))}
          </SimpleGrid>
          <Text size="sm" c="dimmed">
            As of <Instant at={loaded.at} />; days and months are in UTC, and the last one is still in progress. No one
            is named.
          </Text>
        </Stack>
      )}
    </Loaded>
  )
}
export default FiguresView

const number = (value: number) => value.toLocaleString('en-CA')

const Totals = ({ figures }: { figures: PlatformFigures }) => (
  <SimpleGrid cols={{ base: 2, md: 4 }} spacing={{ base: 'sm', sm: 'md' }}>
    <FigureCard title="Buildings" figure={number(figures.buildings)} caption={`${number(figures.units)} units`} />
    <FigureCard title="People" figure={number(figures.people)} caption="active accounts" />
    <FigureCard
      title="Active in last 7 days"
      figure={number(figures.activeIn7Days)}
      caption={`${number(figures.activeIn30Days)} in 30 days`}
    />
    <FigureCard title="Storage" figure={<FileSize bytes={figures.storageBytes} />} caption="duplicates counted once" />
  </SimpleGrid>
)
