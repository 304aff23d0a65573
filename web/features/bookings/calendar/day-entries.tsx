import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { AmenitySummary } from '../../../../contract/bookings/amenity.ts'
import type { CalendarEntry } from '../../../../contract/bookings/booking.ts'
import { statusLabels } from '../../../../contract/bookings/booking-words.ts'
import { addDays, startOfDay, type LocalDate } from '../../../../contract/time.ts'
import { useZone } from '../../../ui/moments.tsx'
import { clock, shortTimeWords } from '../words.ts'
import classes from './calendar.module.css'

interface Props {
  date: LocalDate
  entries: readonly CalendarEntry[]
  amenities: readonly AmenitySummary[]
  most: number
  /** Without what is taken in part: it can still be booked. */
  isShort: boolean
  /** The day is over: nothing is free any more. */
  isOver: boolean
}

const whatWords = { mine: 'yours', full: 'taken', partly: 'partly taken', closed: 'closed' } as const

/** What is taken or closed on a day, by time. */
export const DayEntries = ({ date, entries, amenities, most, isShort, isOver }: Props) => {
  const known = entries.filter(({ amenityId }) => amenities.some(({ _id }) => _id === amenityId))
  const sorted = known
    .filter(isNews)
    .toSorted((one, other) => rank(one) - rank(other) || (one.from < other.from ? -1 : 1))
  if (sorted.length === 0 && isOver) return null
  if (sorted.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {isShort ? 'Free' : 'All free'}
      </Text>
    )
  return (
    <>
      <ul className={classes.entries}>
        {sorted.slice(0, most).map((entry) => (
          <li
            key={`${entry.amenityId}/${entry.from}/${entry.what}/${entry.bookingId}`}
            className={classes.entry}
            data-what={entry.what}
          >
            <Entry entry={entry} date={date} name={amenities.find(({ _id }) => _id === entry.amenityId)?.name ?? ''} />
          </li>
        ))}
      </ul>
      {sorted.length > most && (
        <Text size="sm" c="dimmed" mt={4}>
          and {sorted.length - most} more
        </Text>
      )}
    </>
  )
}

/** What one waits for is taken, which need not be said twice. */
const isNews = ({ what, amenityId, from }: CalendarEntry, _: number, all: readonly CalendarEntry[]): boolean =>
  what !== 'full' || !all.some((one) => one.what === 'mine' && one.amenityId === amenityId && one.from === from)

/** One's own first. */
const rank = ({ what }: CalendarEntry): number => (what === 'mine' ? 0 : 1)

/** The part of a time that lies on a day. */
const timeOn = (date: LocalDate, { from, until }: Pick<CalendarEntry, 'from' | 'until'>, zone: string): string => {
  const [begin, end] = [startOfDay(date, zone), startOfDay(addDays(date, 1), zone)]
  if (from <= begin && until >= end) return 'all day'
  if (from < begin) return `until ${clock(until, zone)}`
  return until > end ? `from ${clock(from, zone)}` : shortTimeWords('slot', { from, until }, zone)
}

const Entry = ({ entry, date, name }: { entry: CalendarEntry; date: LocalDate; name: string }) => {
  const zone = useZone()
  const { from, until, what, bookingId, status, label } = entry
  const time = timeOn(date, { from, until }, zone)
  const state = what === 'mine' && status && status !== 'active' ? statusLabels[status].toLowerCase() : whatWords[what]
  return (
    <>
      {bookingId === null ? (
        <span className={classes.name}>{name}</span>
      ) : (
        <Anchor component={Link} to={`/bookings/${bookingId}`} inherit className={classes.name ?? ''}>
          {name}
        </Anchor>
      )}{' '}
      <span className="figures">{[time, state, what === 'mine' ? '' : label].filter(Boolean).join(', ')}</span>
    </>
  )
}
