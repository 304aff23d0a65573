import { Anchor, Text } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import type { AmenitySummary } from '../../../../contract/bookings/amenity.ts'
import type { CalendarEntry } from '../../../../contract/bookings/booking.ts'
import { addDays, daysBetween, localDateOf, type LocalDate } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { useZone } from '../../../ui/moments.tsx'
import { dayWords } from '../words.ts'
import classes from './calendar.module.css'
import { DayEntries } from './day-entries.tsx'
import { daysShown, type View } from './use-shown-days.ts'

interface Props {
  view: Exclude<View, 'day'>
  day: LocalDate
  amenities: readonly AmenitySummary[]
  today: LocalDate
}

/** Whether an entry lies on a day: from its first to its last moment. */
const isOn =
  (date: LocalDate, zone: string) =>
  ({ from, until }: CalendarEntry) =>
    localDateOf(from, zone) <= date && date <= localDateOf(new Date(Date.parse(until) - 1).toISOString(), zone)

/** A week or a month: who has what is said by day; a day leads to its free times. */
export const DaysBoard = ({ view, day, amenities, today }: Props) => {
  const zone = useZone()
  const { from, to } = daysShown(view, day)
  const one = amenities.length === 1 ? { amenityId: amenities[0]!._id } : {}
  const calendar = useRoute(
    api.bookings.calendar,
    { query: { from, to, ...one } },
    { staleTime: 0, keepPrevious: true },
  )
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
  const byDay = (entries: readonly CalendarEntry[]) =>
    days.map(
      (date) =>
        [date, entries.filter(isOn(date, zone)).filter(({ what }) => view === 'week' || what !== 'partly')] as const,
    )
  return (
    <Loaded query={calendar} shape="list-item" failed="We couldn’t load the calendar.">
      {({ entries }) => (
        <>
          {view === 'month' && (
            <Text size="sm" c="dimmed" mb="xs" hiddenFrom="md">
              Other days have openings.
            </Text>
          )}
          <ol className={classes.days} data-view={view} aria-label={view === 'week' ? 'Days of the week' : 'Days'}>
            {byDay(entries).map(([date, ofDay]) => (
              <li
                key={date}
                className={classes.day}
                data-today={date === today || undefined}
                data-empty={ofDay.length === 0 || undefined}
                data-beside={date.slice(0, 7) !== day.slice(0, 7) || undefined}
              >
                <DayLink date={date} isToday={date === today} isShort={view === 'month'} />
                <DayEntries
                  date={date}
                  entries={ofDay}
                  amenities={amenities}
                  most={view === 'month' ? 3 : 12}
                  isShort={view === 'month'}
                  isOver={date < today}
                />
              </li>
            ))}
          </ol>
        </>
      )}
    </Loaded>
  )
}

const DayLink = ({ date, isToday, isShort }: { date: LocalDate; isToday: boolean; isShort: boolean }) => {
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  query.delete('view')
  query.set('day', date)
  const words = dayWords(date).split(', ')
  return (
    <Text component="h2" size="sm" fw={600} m={0}>
      <Anchor
        component={Link}
        to={`/bookings?${query}`}
        mih="var(--finger)"
        display="inline-flex"
        inherit
        aria-label={`Free times on ${dayWords(date)}`}
        style={{ alignItems: 'center' }}
      >
        {isShort ? words.slice(0, 2).join(' ') : words.slice(0, 2).join(', ')}
        {isToday && ' (today)'}
      </Anchor>
    </Text>
  )
}
