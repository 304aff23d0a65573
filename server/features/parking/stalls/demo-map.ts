/** The stalls of the demo as a file, with their places on the map: invented, but numbered as the units name them. */
import { stallColumns, type StallColumn } from '../../../../contract/parking/stall-import.ts'
import type { LocalDate } from '../../../../contract/time.ts'

type Cells = Partial<Record<StallColumn, string | number>>

/** Rows of a garage: two stand across a lane, with their fronts to it. */
const rows = [
  { y: 0, turned: 0 },
  { y: 10, turned: 2 },
  { y: 16, turned: 0 },
  { y: 26, turned: 2 },
] as const
const inRow = 13

const spotOf = (index: number): Cells => {
  const { y, turned } = rows[Math.floor(index / inRow) % rows.length]!
  return { x: (index % inRow) * 3, y, width: 3, height: 6, turned }
}
const two = (number: number) => String(number).padStart(2, '0')

/** The stall of the unit that is so many units from the first, counted from 0. */
const ofUnit = (unit: string, index: number, from: LocalDate): Cells => {
  const onFirst = index < 39
  const number = onFirst ? index + 1 : index === 39 ? 40 : index - 39
  const charging = !onFirst && number >= 7 && number <= 10
  return {
    ...spotOf(onFirst ? index : index === 39 ? 24 : index - 40),
    level: onFirst ? 'P1' : 'P2',
    number: two(number),
    tenure: 'limited_common_property',
    ev: charging ? 'yes' : 'no',
    unit,
    basis: 'with_lot',
    from,
  }
}

const common = (level: string, number: string, index: number, more: Cells = {}): Cells => ({
  ...spotOf(index),
  level,
  number,
  tenure: 'common_property',
  ...more,
})

/** Visitors’ and accessible stalls stand by the ramp; below them a row with charging. */
const shared = (): Cells[] => [
  ...Array.from({ length: 8 }, (_, i) => common('P1', `V${i + 1}`, 39 + i, { visitor: 'yes' })),
  common('P1', '50', 48, { accessible: 'yes', x: 27, width: 4, notes: 'Wide stall next to the elevator' }),
  common('P1', '51', 49, { accessible: 'yes', x: 31, width: 4, notes: 'Wide stall next to the elevator' }),
  ...Array.from({ length: 4 }, (_, i) => common('P2', String(25 + i), 26 + i, { ev: 'yes' })),
  common('P2', '29', 30),
  common('P2', '30', 31),
]

const written = (cells: Cells[]): string =>
  [stallColumns.join(','), ...cells.map((one) => stallColumns.map((column) => one[column] ?? '').join(','))].join('\n')

/** Two levels for 64 units, which have their stalls from a day on. */
export const harbourStalls = (unitNumbers: readonly string[], from: LocalDate): string =>
  written([...unitNumbers.map((unit, index) => ofUnit(unit, index, from)), ...shared()])

/** One level: a stall for each unit, and four for visitors. */
export const prairieStalls = (unitNumbers: readonly string[], from: LocalDate): string =>
  written([
    ...unitNumbers.map((unit, index) => ({
      ...spotOf(index),
      ...{ level: 'P1', number: two(index + 1), tenure: 'part_of_lot', unit, basis: 'with_lot', from },
    })),
    ...Array.from({ length: 4 }, (_, i) => common('P1', `V${i + 1}`, 39 + i, { visitor: 'yes' })),
  ])
