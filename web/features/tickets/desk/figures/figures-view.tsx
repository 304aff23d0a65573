import { SimpleGrid, Stack, Text } from '@mantine/core'
import { counted } from '../../../../../contract/text.ts'
import { categoryLabels } from '../../../../../contract/tickets/ticket-words.ts'
import type { TicketFigures } from '../../../../../contract/tickets/ticket.ts'
import { api } from '../../../../api/api.ts'
import { useRoute } from '../../../../api/queries.ts'
import { FigureCard } from '../../../../ui/figure-card.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { RowTable, unknown, type Column } from '../../../../ui/row-table.tsx'
import { workingTime } from '../../words.ts'
import { FlowChart } from './flow-chart.tsx'
import { monthName, type FlowMonth } from './flow-words.ts'

type Median = TicketFigures['medians'][number]

const flowColumns: readonly Column<FlowMonth>[] = [
  { name: 'Month', cell: ({ month }) => monthName(month) },
  { name: 'Reported', figures: true, cell: ({ reported }) => reported.toLocaleString('en-CA') },
  { name: 'Resolved', figures: true, cell: ({ resolved }) => resolved.toLocaleString('en-CA') },
  { name: 'Still open', figures: true, cell: ({ open }) => open.toLocaleString('en-CA') },
]

const lasted = (minutes: number | null) => (minutes === null ? unknown : workingTime(minutes))

const medianColumns: readonly Column<Median>[] = [
  { name: 'Category', cell: ({ category }) => categoryLabels[category] },
  { name: 'Tickets', figures: true, cell: ({ tickets }) => tickets.toLocaleString('en-CA') },
  { name: 'First reply', figures: true, cell: ({ answerMinutes }) => lasted(answerMinutes) },
  { name: 'Resolved', figures: true, cell: ({ resolveMinutes }) => lasted(resolveMinutes) },
]

/** How tickets came and went, how long they took, and how people found it. */
export default function FiguresView() {
  const figures = useRoute(api.tickets.figures, undefined, { staleTime: 0 })
  return (
    <Loaded query={figures} shape="card" failed="We couldn’t load the statistics.">
      {({ now, flow, medians, rating }) => (
        <Stack gap="lg">
          <SimpleGrid cols={{ base: 1, xs: 3 }} spacing={{ base: 'xs', sm: 'md' }}>
            <FigureCard
              title="Active"
              figure={now.active.toLocaleString('en-CA')}
              caption={`${now.onHold.toLocaleString('en-CA')} on hold`}
            />
            <FigureCard title="Reported this month" figure={(flow.at(-1)?.reported ?? 0).toLocaleString('en-CA')} />
            <FigureCard
              title="Average rating"
              figure={rating.mean === null ? unknown : `${rating.mean.toFixed(1)} of 5`}
              caption={counted(rating.count, 'rating')}
            />
          </SimpleGrid>
          <Panel title="By month">
            <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
              <Stack gap="sm">
                <FlowChart flow={flow} />
              </Stack>
              <RowTable
                label="Tickets by month"
                items={flow.toReversed()}
                columns={flowColumns}
                idOf={({ month }) => month}
                leastWidth={280}
              />
            </SimpleGrid>
          </Panel>
          <Panel title="Time taken" text="Medians in the building’s working hours: half took less, half took more.">
            {medians.length === 0 ? (
              <Text c="dimmed">No replies yet.</Text>
            ) : (
              <RowTable
                label="Time taken by tickets"
                items={medians}
                columns={medianColumns}
                idOf={({ category }) => category}
                leastWidth={420}
                stacks
              />
            )}
          </Panel>
        </Stack>
      )}
    </Loaded>
  )
}
