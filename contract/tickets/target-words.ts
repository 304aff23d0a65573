/** How soon tickets are to be answered and resolved, in minutes and in words; apart from the schemas, so that screens need none. */
import { wholeDayMinutes, workingDayMinutes } from '../limits/maintenance.ts'

/** So many hours or days. */
export interface Span {
  count: number
  unit: 'hours' | 'days'
}

const hourMinutes = 60
const dayMinutes = (aroundTheClock: boolean) => (aroundTheClock ? wholeDayMinutes : workingDayMinutes)

/** The minutes of a span: a day has eight working hours, or, around the clock, all of them. */
export const minutesOf = ({ count, unit }: Span, aroundTheClock: boolean): number =>
  count * (unit === 'hours' ? hourMinutes : dayMinutes(aroundTheClock))

/** Whole hours of minutes as people say them: in days where they are such. */
export const spanOf = (minutes: number, aroundTheClock: boolean): Span => {
  const day = dayMinutes(aroundTheClock)
  return minutes % day === 0 ? { count: minutes / day, unit: 'days' } : { count: minutes / hourMinutes, unit: 'hours' }
}

/** `4 hours`, `1 day`. */
export const spanWords = ({ count, unit }: Span): string => `${count} ${count === 1 ? unit.slice(0, -1) : unit}`

/** `answer within 4 hours, resolve within 3 days` */
export const targetWords = ({ answer, resolve }: { answer: Span; resolve: Span }): string =>
  `reply within ${spanWords(answer)}, resolve within ${spanWords(resolve)}`
