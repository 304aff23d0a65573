import { expect, test } from 'vitest'
import { judge, noiseOf } from './noise.ts'

/** The same numbers in the same order every time (a linear congruential generator). */
const seeded = (seed: number) => () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31
const around = (middle: number, random: () => number, count = 500) =>
  Array.from({ length: count }, () => middle + (random() + random() + random() - 1.5) * 4)

test('two runs of the same are within the noise, and a millisecond between them is not', () => {
  const random = seeded(1)
  const [known, same, slower] = [around(20, random), around(20, random), around(21, random)]
  expect(judge(known, same, random)).toMatchObject({ within: true })
  expect(judge(known, slower, random)).toMatchObject({ within: false })
})

test('more calls make less noise, and calls that all take the same time none', () => {
  const random = seeded(2)
  expect(noiseOf(around(20, random, 50), random)).toBeGreaterThan(noiseOf(around(20, random, 2_000), random))
  expect(noiseOf([7, 7, 7, 7], random)).toBe(0)
})
