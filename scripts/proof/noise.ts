/** Whether two medians lie further apart than those of two runs of the same thing. */
import { median } from '../bench/median.ts'

const draws = 400
/** Two runs of the same lie no further apart than the noise in so many of a hundred cases. */
const ofHundred = 95

const drawn = (values: readonly number[], random: () => number): number[] =>
  values.map(() => values[Math.floor(random() * values.length)]!)

/**
 * How far the medians of two runs of the same lie apart: of many pairs of runs, each drawn anew from what was measured of
 * one kind, the distance that only five of a hundred exceed.
 */
export const noiseOf = (values: readonly number[], random: () => number = Math.random): number => {
  const apart = Array.from({ length: draws }, () =>
    Math.abs(median(drawn(values, random)) - median(drawn(values, random))),
  ).toSorted((a, b) => a - b)
  return apart[Math.ceil((draws * ofHundred) / 100) - 1]!
}

export interface Verdict {
  known: number
  unknown: number
  apart: number
  noise: number
  within: boolean
}

/** The medians of both kinds, how far apart they are, and the greater of the kinds' own noises. */
export const judge = (known: readonly number[], unknown: readonly number[], random?: () => number): Verdict => {
  const medians = { known: median(known), unknown: median(unknown) }
  const apart = Math.abs(medians.known - medians.unknown)
  const noise = Math.max(noiseOf(known, random), noiseOf(unknown, random))
  return { ...medians, apart, noise, within: apart <= noise }
}
