import { formatDate, formatTime, localDateOf, localTimeOf, type Instant, type LocalDate } from '../time.ts'
import type { Asked, CountedBy, Question } from './uses.ts'

/** The words of which refusals are made. */

/** `Dec 1`, and `Jan 1, 2027` where that is another year than now. */
export const dayWords = (date: LocalDate, { now, zone }: Question): string =>
  date.slice(0, 4) === localDateOf(now, zone).slice(0, 4) ? formatDate(date).slice(0, -6) : formatDate(date)

/** The day of a moment. */
export const dayOf = (at: Instant, question: Question): string => dayWords(localDateOf(at, question.zone), question)

/** `Dec 1, 3:00 p.m.` */
export const momentWords = (at: Instant, question: Question): string =>
  `${dayOf(at, question)}, ${formatTime(localTimeOf(at, question.zone))}`

/** The word without the number. */
export const plural = (count: number, one: string): string => (count === 1 ? one : `${one}s`)

/** `booking`, `visits`: what the feature calls its uses. */
export const countedWords = (count: number, { verb }: Asked): string =>
  plural(count, verb === 'book' ? 'booking' : 'visit')

/** `45 minutes`, `2.5 hours`, `3 days`. */
export const spanWords = (minutes: number): string => {
  const [size, name] =
    minutes % 1440 === 0 && minutes > 1440 ? [1440, 'day'] : minutes < 60 ? [1, 'minute'] : [60, 'hour']
  const count = Math.round((minutes / size) * 100) / 100
  return `${count} ${plural(count, name)}`
}

/** Who has used something up: `You have`, `The unit has`, `ABC123 has`. */
export const whoHas = ({ voice, plate }: Asked, by: CountedBy): string =>
  by === 'plate' ? `${plate} has` : voice === 'unit' ? 'The unit has' : 'You have'

/** `You already have`, `The unit already has`, `ABC123 already has`. */
export const whoAlreadyHas = ({ voice, plate }: Asked, by: CountedBy): string =>
  by === 'plate' ? `${plate} already has` : voice === 'unit' ? 'The unit already has' : 'You already have'

/** `you can register again`; of a plate `you can register it again`. */
export const canAgain = ({ voice, verb }: Asked, by: CountedBy): string =>
  by === 'plate' ? `you can ${verb} it again` : `${voice === 'unit' ? 'it' : 'you'} can ${verb} again`
