import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { apportion, goodsAndServicesTax, monthOf, roundingOfYear } from '../law.ts'

/** The unit entitlements of Harbour View by strata lot: 5,926 in 64 lots; lot 49 is unit 703. */
const harbourView = [
  62, 84, 97, 71, 88, 105, 63, 85, 98, 72, 89, 106, 67, 119, 64, 86, 99, 73, 90, 107, 68, 120, 65, 87, 100, 74, 91, 108,
  69, 121, 66, 88, 101, 75, 92, 109, 70, 122, 67, 89, 102, 76, 93, 110, 71, 123, 68, 90, 103, 77, 94, 111, 72, 124, 69,
  91, 104, 78, 95, 112, 73, 125, 182, 176,
]
const lots = { 101: 0, 305: 18, 703: 48, 804: 57 } as const
const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0)

test('a year’s budget by the month: operating 270,000.00 and reserve 29,000.00 over 5,926', () => {
  const [operating, reserve] = [monthOf(27_000_000), monthOf(2_900_000)]
  expect([operating, reserve]).toEqual([2_250_000, 241_667])
  const [fees, funded] = [apportion(operating, harbourView), apportion(reserve, harbourView)]
  expect([fees[lots[703]], funded[lots[703]]]).toEqual([39_107, 4200])
  expect([fees[lots[305]], funded[lots[305]]]).toEqual([34_171, 3670])
  expect(fees[lots[804]]! + funded[lots[804]]!).toBe(32_796)
  expect(fees[lots[101]]! + funded[lots[101]]!).toBe(26_068)
  expect(sum(fees) + sum(funded)).toBe(2_491_667)
  expect([roundingOfYear(27_000_000), roundingOfYear(2_900_000)]).toEqual([0, 4])
  expect((sum(fees) + sum(funded)) * 12).toBe(29_900_004)
  // Rounded lot by lot, a year of operating fees would be 0.48 short.
  const lotByLot = harbourView.map((lot) => Math.round((operating * lot) / sum(harbourView)))
  expect([sum(lotByLot) * 12 - 27_000_000, sum(fees) * 12 - 27_000_000]).toEqual([-48, 0])
})

test.each([
  ['three equal lots', 10_000, [1, 1, 1], [3334, 3333, 3333]],
  ['a cost of two lots of a type', 90_000, [62, 84], [38_219, 51_781]],
  ['one lot', 12_345, [7], [12_345]],
  ['a lot that bears nothing of it', 101, [0, 1, 1], [0, 51, 50]],
  ['entitlements with decimals', 1000, [0.5, 0.25, 0.25], [500, 250, 250]],
  ['nothing at all', 0, [3, 4], [0, 0]],
  ['a credit, as the charge it undoes', -10_000, [1, 1, 1], [-3334, -3333, -3333]],
])('divides %s: %d by %j', (_what, total, weights, shares) => {
  expect(apportion(total, weights)).toEqual(shares)
})

test.each([[[]], [[0, 0]]])('refuses to divide by %j', (weights) => {
  expect(() => apportion(100, weights)).toThrow(RangeError)
})

const weight = fc.integer({ min: 0, max: 1_000_000_000 }).map((thousandths) => thousandths / 1000)

test('shares add up to the total, and none is a cent away from its exact part', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000_000 }),
      fc.array(weight, { minLength: 1, maxLength: 300 }).filter((weights) => weights.some((one) => one > 0)),
      (total, weights) => {
        const shares = apportion(total, weights)
        expect(sum(shares)).toBe(total)
        const all = sum(weights)
        for (const [index, share] of shares.entries())
          expect(Math.abs(share - (total * weights[index]!) / all)).toBeLessThan(1.001)
      },
    ),
  )
})

test.each([
  [43_307, 2165, 45_472],
  [10, 1, 11],
  [9, 0, 9],
])('GST on a commercial unit’s %d cents is %d, together %d; residential units are exempt', (cents, tax, together) => {
  const { why, ...gst } = goodsAndServicesTax(cents)
  expect(gst).toMatchObject({ cents: tax, unverified: true })
  expect(cents + gst.cents).toBe(together)
  expect(why).toContain('Fees for residential units are exempt from GST')
})
