import type { AmenityDay } from '../../../../contract/bookings/booking.ts'
import classes from './calendar.module.css'

const share = (ms: number, all: number): string => `${(100 * ms) / all}%`

/** How the day of an amenity is taken, from its opening to its closing; the times beside it say the same in words. */
export const DayStrip = ({ day: { open, times } }: { day: AmenityDay }) => {
  const [first, last] = [open[0]?.from, open.at(-1)?.until]
  if (first === undefined || last === undefined || times.length < 2) return null
  const starts = Date.parse(first)
  const all = Date.parse(last) - starts
  return (
    <div className={classes.strip} aria-hidden>
      {times.map(({ from, placesLeft, isOver }, index) => {
        const ends = Date.parse(times[index + 1]?.from ?? last)
        return (
          <span
            key={from}
            className={classes.stretch}
            data-state={isOver ? 'over' : placesLeft > 0 ? 'free' : 'taken'}
            style={{
              insetInlineStart: share(Date.parse(from) - starts, all),
              width: share(ends - Date.parse(from), all),
            }}
          />
        )
      })}
    </div>
  )
}
