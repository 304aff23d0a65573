import type { FiguresOfDay, FigureSpan } from '../../../../contract/admin/figures.ts'
import { formatDate } from '../../../../contract/time.ts'

export type Measure = Exclude<keyof FiguresOfDay, 'day'>

/** One chart: what it is called, what it counts, and what stands on top in another pattern. */
export interface Chart {
  title: string
  measure: Measure
  name: string
  over?: { measure: Measure; name: string }
}

export const charts: readonly Chart[] = [
  { title: 'Sign-ins', measure: 'signIns', name: 'Sign-ins' },
  { title: 'New accounts', measure: 'newAccounts', name: 'New accounts' },
  { title: 'Announcements', measure: 'notices', name: 'Announcements' },
  { title: 'Email', measure: 'mailsSent', name: 'Sent', over: { measure: 'mailsFailed', name: 'Failed' } },
]

const monthWords = new Intl.DateTimeFormat('en-CA', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** `Nov 20, 2026`, or `Nov 2026` for a month. */
export const dayName = (day: string, span: FigureSpan): string =>
  span === 'days' ? formatDate(day) : monthWords.format(new Date(`${day}T00:00:00Z`))

export const sumOf = (series: readonly FiguresOfDay[], measure: Measure): number =>
  series.reduce((sum, day) => sum + (day[measure] ?? 0), 0)

const number = (value: number) => value.toLocaleString('en-CA')

/** What a chart shows, in a sentence: the sum, and the most with its day. */
export const chartWords = (
  { name, measure, over }: Chart,
  { series, span }: { series: readonly FiguresOfDay[]; span: FigureSpan },
): string => {
  const top = series.toSorted((one, other) => (other[measure] ?? 0) - (one[measure] ?? 0))[0]
  const parts = [
    `${name}: ${number(sumOf(series, measure))} in ${series.length} ${span}`,
    ...(top && (top[measure] ?? 0) > 0 ? [`most on ${dayName(top.day, span)} with ${number(top[measure] ?? 0)}`] : []),
    ...(over ? [`${over.name.toLowerCase()}: ${number(sumOf(series, over.measure))}`] : []),
  ]
  return `${parts.join('; ')}.`
}
