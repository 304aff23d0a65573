import { unitStateLabels } from '../../../../contract/unit-words.ts'
import type { Lived, OccupancyMonth } from '../../../../contract/units/occupancy.ts'

/** Who lives in a unit, in the order in which bars and tables show it. */
export const livedStates = ['ownerOccupied', 'rented', 'occupied', 'vacant'] as const
export type LivedState = (typeof livedStates)[number]
export type MonthState = LivedState | 'unrecorded'

export const livedLabels: Readonly<Record<MonthState, string>> = { ...unitStateLabels, unrecorded: 'No record' }

/** The states that stand in any of the counts; that somebody else lives there is rare, and left out where nobody does. */
export const statesIn = (counts: readonly Lived[]): LivedState[] =>
  livedStates.filter((state) => state !== 'occupied' || counts.some(({ occupied }) => occupied > 0))

export const monthStatesIn = (months: readonly OccupancyMonth[]): MonthState[] => [
  ...statesIn(months),
  ...(months.some(({ unrecorded }) => unrecorded > 0) ? (['unrecorded'] as const) : []),
]

/** `63%` of the units; nothing where there are none. */
export const shareOf = (part: number, whole: number): string =>
  whole === 0 ? '' : `${Math.round((part / whole) * 100)}%`

/** `Nov 2026` */
export const monthName = (day: string): string =>
  new Date(day).toLocaleDateString('en-CA', { month: 'short', year: 'numeric', timeZone: 'UTC' }).replace('.', '')

/** What the chart says to those who do not see it: each state at its beginning and today. */
export const chartWords = (months: readonly OccupancyMonth[]): string => {
  const [first, last] = [months.at(0), months.at(-1)]
  if (!first || !last) return 'No months yet'
  const changes = monthStatesIn(months).map((state) => `${livedLabels[state]}: ${first[state]}, now ${last[state]}`)
  return `Units by occupancy since ${monthName(first.day)}. ${changes.join('. ')}.`
}
