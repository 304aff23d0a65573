import { Group, SimpleGrid, Stack, Text } from '@mantine/core'
import type { BookingFigures } from '../../../../contract/bookings/booking.ts'
import { bookingFiguresMostDays } from '../../../../contract/limits/bookings.ts'
import { counted } from '../../../../contract/text.ts'
import { addDays, daysBetween, formatTime, localDateOf } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { FigureCard } from '../../../ui/figure-card.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { useZone } from '../../../ui/moments.tsx'
import { PeriodFilter } from '../../../ui/period-filter.tsx'
import { parseAsDay, useFilters } from '../../../ui/use-filters.ts'
import { useNow } from '../../../ui/use-now.ts'
import { BarList } from './bar-list.tsx'
import { refusalWords } from './refusal-words.ts'

const usualDays = 90

const faultOf = (from: string, to: string): string | null => {
  if (from > to) return 'The last day is before the first'
  return daysBetween(from, to) >= bookingFiguresMostDays ? `Up to ${bookingFiguresMostDays} days` : null
}

/** How amenities are used, when, and what was refused; each bar with its figure. */
export function FiguresView() {
  const zone = useZone()
  const today = localDateOf(useNow(), zone)
  const { filters, set } = useFilters({ from: parseAsDay, to: parseAsDay })
  const from = filters.from ?? addDays(today, -usualDays)
  const to = filters.to ?? today
  const fault = faultOf(from, to)
  const figures = useRoute(
    api.bookings.figures,
    { query: { from, to } },
    { enabled: fault === null, keepPrevious: true, staleTime: 0 },
  )
  return (
    <Stack gap="lg">
      <Group>
        <PeriodFilter
          from={from}
          until={to}
          untilLabel="Until"
          onFrom={(day) => void set({ from: day })}
          onUntil={(day) => void set({ to: day })}
          fault={fault}
        />
      </Group>
      <Loaded query={figures} shape="stat" failed="We couldn’t load the statistics.">
        {(found) => <Shown figures={found} />}
      </Loaded>
    </Stack>
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
/** `12 hours, 5 bookings, 2 cancelled (1 late), 1 no-show`; of what did not happen nothing is said. */
const wordsOfUse = (hours: number, count: number, gone: { cancelled: number; late: number; missed: number }): string =>
  [
    counted(Math.round(hours), 'hour'),
    counted(count, 'booking'),
    ...(gone.cancelled > 0 ? [`${gone.cancelled} cancelled${gone.late > 0 ? ` (${gone.late} late)` : ''}`] : []),
    ...(gone.missed > 0 ? [counted(gone.missed, 'no-show')] : []),
  ].join(', ')
const hourName = (hour: number): string => formatTime(`${String(hour).padStart(2, '0')}:00`)

const Shown = ({ figures: { byAmenity, byHour, refused } }: { figures: BookingFigures }) => {
  const bookings = sum(byAmenity.map((one) => one.bookings))
  const noShows = sum(byAmenity.map((one) => one.noShows))
  const used = byHour.flatMap((count, hour) =>
    count > 0 ? [{ name: hourName(hour), value: count, words: `${count}` }] : [],
  )
  return (
    <>
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing={{ base: 'xs', sm: 'md' }}>
        <FigureCard title="Bookings" figure={bookings} />
        <FigureCard title="Hours used" figure={Math.round(sum(byAmenity.map((one) => one.hours)))} />
        <FigureCard title="No-shows" figure={noShows} />
        <FigureCard title="Refused" figure={sum(refused.map(({ count }) => count))} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Stack gap="lg">
          <BarList
            title="Usage by amenity"
            empty="No bookings in this period."
            bars={byAmenity.map(({ name, bookings: count, hours, cancelled, late, noShows: missed }) => ({
              name,
              value: hours,
              words: wordsOfUse(hours, count, { cancelled, late, missed }),
            }))}
          />
          <BarList
            title="Refusals by reason"
            empty="No refusals in this period."
            bars={refused.map(({ rule, count }) => ({ name: refusalWords[rule], value: count, words: `${count}` }))}
          />
        </Stack>
        <BarList title="Start times by hour" empty="No bookings in this period." bars={used} />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        Dates and times are in the building’s time zone. No names are shown.
      </Text>
    </>
  )
}
