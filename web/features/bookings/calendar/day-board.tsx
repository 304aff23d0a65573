import { Title } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { AmenitySummary } from '../../../../contract/bookings/amenity.ts'
import type { AmenityDay } from '../../../../contract/bookings/booking.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import { AmenityCard } from './amenity-card.tsx'
import classes from './calendar.module.css'
import { dayWords } from '../words.ts'

const QuickDialog = lazy(() => import('../book/quick-dialog.tsx'))

interface Props {
  day: LocalDate
  amenities: readonly AmenitySummary[]
}

interface Chosen {
  amenityId: string
  day: AmenityDay
  time: AmenityDay['times'][number]
}

/** All amenities of a day side by side with their times; on a phone one below the other. A time opens the booking. */
export const DayBoard = ({ day, amenities }: Props) => {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  return (
    <section aria-labelledby="day-shown">
      <Title order={2} size="h4" mb="sm" id="day-shown">
        {dayWords(day)}
      </Title>
      <ul className={classes.board} aria-label="Amenities">
        {amenities.map((amenity) => (
          <AmenityCard
            key={amenity._id}
            amenity={amenity}
            date={day}
            onChoose={(shown, time) => setChosen({ amenityId: amenity._id, day: shown, time })}
          />
        ))}
      </ul>
      {chosen && (
        <Suspense fallback={null}>
          <QuickDialog {...chosen} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </section>
  )
}
