import { Checkbox, List, Select, SimpleGrid, Text } from '@mantine/core'
import { BookingWish } from '../../../../contract/bookings/booking.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useZone } from '../../../ui/moments.tsx'
import { spanWords } from '../words.ts'
import type { BookingValues } from './booking-values.ts'
import { datesOf, type Repeat } from './repeat-dates.ts'

interface Props {
  wish: BookingValues
  repeat: Repeat | null
  onRepeat: (repeat: Repeat | null) => void
}

const rhythms = {
  '1 days': 'Every day',
  '1 weeks': 'Every week',
  '2 weeks': 'Every two weeks',
  '4 weeks': 'Every four weeks',
} as const
const counts = [2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 26]
const usual: Repeat = { every: 1, unit: 'weeks', times: 4 }

/** The same on more dates: how often, and of each date whether it can be booked. */
export const RepeatFields = ({ wish, repeat, onRepeat }: Props) => (
  <>
    <Checkbox
      label="Repeat on later dates"
      checked={repeat !== null}
      onChange={({ currentTarget }) => onRepeat(currentTarget.checked ? usual : null)}
    />
    {repeat && (
      <>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <Select
            label="Frequency"
            allowDeselect={false}
            data={Object.entries(rhythms).map(([value, label]) => ({ value, label }))}
            value={`${repeat.every} ${repeat.unit}`}
            onChange={(chosen) => {
              const [every, unit] = (chosen ?? '').split(' ')
              onRepeat({ ...repeat, every: Number(every), unit: unit === 'days' ? 'days' : 'weeks' })
            }}
          />
          <Select
            label="Total bookings"
            allowDeselect={false}
            data={counts.map((count) => ({ value: `${count}`, label: `${count} times` }))}
            value={`${repeat.times}`}
            onChange={(chosen) => onRepeat({ ...repeat, times: Number(chosen) })}
          />
        </SimpleGrid>
        <Dates wish={wish} repeat={repeat} />
      </>
    )}
  </>
)

const Dates = ({ wish, repeat }: { wish: BookingValues; repeat: Repeat }) => {
  const zone = useZone()
  return (
    <div>
      <Text size="sm" fw={600} id="dates-of-series">
        Dates (unavailable dates are skipped)
      </Text>
      <List size="sm" spacing={4} mt={4} aria-labelledby="dates-of-series">
        {datesOf(wish, repeat, zone).map((span) => (
          <List.Item key={span.from}>
            <DateOfSeries wish={{ ...wish, ...span }} />
          </List.Item>
        ))}
      </List>
      <Text size="sm" c="dimmed" mt={4}>
        Earlier dates count toward the limits, so a later one may still be refused.
      </Text>
    </div>
  )
}

/** One date, judged as it stands now; what the earlier ones of the series take of a quota shows when they are booked. */
const DateOfSeries = ({ wish }: { wish: BookingValues }) => {
  const zone = useZone()
  const sound = BookingWish.safeParse(wish)
  const { data, isError } = useRoute(
    api.bookings.preview,
    { body: sound.data ?? ({} as BookingWish) },
    { enabled: sound.success, keepPrevious: true },
  )
  const verdict = isError ? 'couldn’t be checked' : data ? (data.allowed ? 'free' : '') : '...'
  return (
    <>
      <span className="figures">{spanWords(wish, zone)}</span>
      {verdict && `: ${verdict}`}
      {data && !data.allowed && (
        <Text size="sm" c="dimmed">
          Not available. {data.refusals.map(({ says }) => says).join(' ')}
        </Text>
      )}
    </>
  )
}
