import type { Beside } from './beside.ts'
import type { Contention } from './contention.ts'
import type { Grown } from './growth.ts'
import type { GrownSizes } from './growth-sizes.ts'
import { median } from './median.ts'
import type { Compared, Sample } from './rounds.ts'

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

type Figure = (sample: Sample) => number | null

/** The ratio of the medians, and the least and greatest of the rounds. */
const ratio = ({ ours, floor }: Compared, figure: Figure): string => {
  const of = (samples: readonly Sample[]) => samples.flatMap((sample) => figure(sample) ?? [])
  const [above, below] = [of(ours), of(floor)]
  if (above.length === 0) return 'not told'
  const each = above.map((value, round) => value / below[round]!)
  const spread = `${Math.min(...each).toFixed(2)}–${Math.max(...each).toFixed(2)}`
  return `${(median(above) / median(below)).toFixed(2)} (${spread})`
}

const plain = ({ floor }: Compared, figure: Figure, places: number): string => {
  const values = floor.flatMap((sample) => figure(sample) ?? [])
  return values.length ? median(values).toFixed(places) : 'not told'
}

const cpu: Figure = ({ cpuMicros }) => cpuMicros

/** Ours as ratios to the floor, the median of the rounds and their spread, with the floor's own figures beside. */
export const comparison = (compared: readonly Compared[]): string =>
  table(
    ['ours ÷ floor', 'throughput', 'server CPU', 'p50', 'p99', 'floor: per second', 'CPU µs', 'p50 ms', 'p99 ms'],
    compared.map((one) => [
      one.route,
      ratio(one, ({ perSecond }) => perSecond),
      ratio(one, cpu),
      ratio(one, ({ p50Ms }) => p50Ms),
      ratio(one, ({ p99Ms }) => p99Ms),
      plain(one, ({ perSecond }) => perSecond, 0),
      plain(one, cpu, 0),
      plain(one, ({ p50Ms }) => p50Ms, 2),
      plain(one, ({ p99Ms }) => p99Ms, 2),
    ]),
  )

/** Says what a route costs our server in processor time beside another one; the aim is at most twice as much. */
export const costBeside = (compared: readonly Compared[], route: string, other: string): string => {
  const costOf = (name: string) =>
    compared.find((one) => one.route === name)?.ours.flatMap((sample) => cpu(sample) ?? []) ?? []
  const [costs, others] = [costOf(route), costOf(other)]
  if (costs.length === 0 || others.length === 0) return `${route} beside ${other}: not told.`
  const [cost, beside] = [median(costs), median(others)]
  return `${route}: ${cost.toFixed(0)} µs of processor time, ${(cost / beside).toFixed(2)} of ${other} (${beside.toFixed(0)} µs); the aim is at most 2.`
}

/** The list's times by the size of the building, each also as a multiple of the smallest one's. */
export const growthTable = (grown: readonly Grown[]): string => {
  const times = (ms: number, first: number | undefined) => `${ms.toFixed(2)} (${(ms / (first ?? ms)).toFixed(2)})`
  return table(
    ['notices in the building', 'first page ms (× the smallest)', 'page in the middle ms (× the smallest)'],
    grown.map(({ size, firstMs, deepMs }) => [
      size.toLocaleString('en-CA'),
      times(firstMs, grown[0]?.firstMs),
      times(deepMs, grown[0]?.deepMs),
    ]),
  )
}

/** Times in a building of few things and in one of many, and how many times as long; and at most, where that is said. */
export const sizesTable = (
  what: string,
  things: string,
  sizes: readonly number[],
  grown: readonly GrownSizes[],
  mostTimes?: number,
): string =>
  table(
    [
      ...[what, ...sizes.map((size) => `${size.toLocaleString('en-CA')} ${things}, ms`), '×'],
      ...(mostTimes === undefined ? [] : ['at most ×']),
    ],
    grown.map((one) => [
      ...[one.what, ...one.ms.map((each) => each.toFixed(2)), (one.ms.at(-1)! / one.ms[0]!).toFixed(2)],
      ...(mostTimes === undefined ? [] : [mostTimes.toFixed(2)]),
    ]),
  )

/** Times beside their floors, and the most they may be. */
export const besideTable = (what: string, measured: readonly Beside[]): string =>
  table(
    [what, 'ours, ms', 'at most, ms', 'floor, ms', 'ours ÷ floor'],
    measured.map(({ what: one, ms, floorMs, atMostMs }) => [
      ...[one, ms.toFixed(2), atMostMs.toLocaleString('en-CA')],
      ...[floorMs.toFixed(2), (ms / floorMs).toFixed(2)],
    ]),
  )

/** What it takes until all who want one place have their answer, ours and bare, with the least and greatest of the rounds. */
export const contentionTable = ({ oursMs, bareMs, ratios, connections }: Contention): string =>
  table(
    ['100 want one place', 'ours ms', `bare INSERTs over ${connections} connections ms`, 'ours ÷ bare'],
    [
      [
        'until all are answered',
        oursMs.toFixed(1),
        bareMs.toFixed(1),
        `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`,
      ],
    ],
  )
