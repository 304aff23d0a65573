import { Button, Card, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import { useIntersection, useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import type { AmenitySummary } from '../../../../contract/bookings/amenity.ts'
import type { AmenityDay } from '../../../../contract/bookings/booking.ts'
import { counted } from '../../../../contract/text.ts'
import { localTimeOf, type LocalDate } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { useZone } from '../../../ui/moments.tsx'
import { priceWords, shortTimeWords, takenWords } from '../words.ts'
import { AmenityPhoto } from '../amenity-photo.tsx'
import { DayStrip } from './day-strip.tsx'
import classes from './calendar.module.css'

type Time = AmenityDay['times'][number]
interface Props {
  amenity: AmenitySummary
  date: LocalDate
  onChoose: (day: AmenityDay, time: Time) => void
}

/** One amenity on a day: what it is, how the day stands, and the times that can be booked. */
export const AmenityCard = ({ amenity, date, onChoose }: Props) => {
  // The times come a little before one scrolls to them.
  const { ref, entry } = useIntersection<HTMLLIElement>({ rootMargin: '300px' })
  const [seen, setSeen] = useState(false)
  if (entry?.isIntersecting && !seen) setSeen(true)
  const day = useRoute(
    api.bookings.day,
    { params: { id: amenity._id }, query: { date } },
    { enabled: seen, staleTime: 0 },
  )
  const price = priceWords(amenity)
  return (
    <Card component="li" padding="md" ref={ref} aria-label={amenity.name}>
      <Group gap="sm" wrap="nowrap" align="flex-start" mb="sm">
        <AmenityPhoto amenity={amenity} />
        <div className={classes.about}>
          <Title order={3} size="h5">
            {amenity.name}
          </Title>
          <Text size="sm" c="dimmed">
            {[amenity.place, price, amenity.needsApproval ? 'needs approval' : ''].filter(Boolean).join(', ')}
          </Text>
        </div>
      </Group>
      {seen ? (
        <Loaded query={day} shape="list-item" rows={1} failed="We couldn’t load the times.">
          {(shown) => (
            <>
              <DayStrip day={shown} />
              <Times amenity={amenity} day={shown} onChoose={(time) => onChoose(shown, time)} />
            </>
          )}
        </Loaded>
      ) : (
        <div className={classes.unseen} />
      )}
    </Card>
  )
}

const fewTimes = { phone: 4, desk: 6 }
/** Before it few want anything; what is open by night shows these times with the others. */
const morning = '07:00'

interface TimesProps {
  amenity: AmenitySummary
  day: AmenityDay
  onChoose: (time: Time) => void
}

const Times = ({ amenity, day, onChoose }: TimesProps) => {
  const isPhone = useMediaQuery('(max-width: 48em)')
  const [showsAll, setShowsAll] = useState(false)
  const zone = useZone()
  const coming = day.times.filter(({ isOver }) => !isOver)
  const free = coming.filter(({ placesLeft }) => placesLeft > 0)
  const few = isPhone ? fewTimes.phone : fewTimes.desk
  if (coming.length === 0)
    return <Text c="dimmed">{day.closedWhy ? `Closed: ${day.closedWhy}` : noTimeWords(day)}</Text>
  const some = free.length > 0 ? free : coming
  const byDay = some.filter(({ from }) => localTimeOf(from, zone) >= morning)
  const times = showsAll ? coming : (byDay.length > 0 ? byDay : some).slice(0, few)
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {free.length === 0 ? takenWords(coming) : counted(free.length, 'free time')}
      </Text>
      <ul className={classes.times} aria-label={`Times for ${amenity.name}`}>
        {times.map((time) => (
          <li key={time.from}>
            <TimeButton amenity={amenity} time={time} onChoose={() => onChoose(time)} />
          </li>
        ))}
      </ul>
      {(coming.length > times.length || showsAll) && (
        <Button
          variant="subtle"
          w="fit-content"
          aria-expanded={showsAll}
          aria-label={`${showsAll ? 'Fewer times' : 'All times'} for ${amenity.name}`}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Fewer times' : 'All times'}
        </Button>
      )}
    </Stack>
  )
}

const noTimeWords = ({ times }: AmenityDay): string =>
  times.length > 0 ? 'All times on this day have passed.' : 'Closed on this day.'

const TimeButton = ({ amenity, time, onChoose }: { amenity: AmenitySummary; time: Time; onChoose: () => void }) => {
  const zone = useZone()
  const isFree = time.placesLeft > 0
  const isShared = amenity.capacityKind !== 'exclusive'
  const left = isFree ? (isShared ? `${time.placesLeft} left` : '') : amenity.hasWaitlist ? 'waitlist' : 'taken'
  const words = shortTimeWords(amenity.mode, time, zone)
  return (
    <Button
      variant={isFree ? 'light' : 'default'}
      px="sm"
      mih="var(--finger)"
      className="figures"
      disabled={!isFree && !amenity.hasWaitlist}
      onClick={onChoose}
    >
      <VisuallyHidden>{amenity.name}, </VisuallyHidden>
      {words}
      {left && ' '}
      {left && <span className={classes.left}>{left}</span>}
    </Button>
  )
}
