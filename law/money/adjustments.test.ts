import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dividedAtSale, plusDays } from '../law.ts'

test.each([
  ['in the middle of April', 43_307, '2027-04-16', [15, 30, 21_654, 21_653]],
  ['on the first day: all of it is the buyer’s', 43_307, '2027-04-01', [0, 30, 0, 43_307]],
  ['on the last day, which is the buyer’s', 43_307, '2027-04-30', [29, 30, 41_863, 1444]],
  ['in a month of 31 days', 43_307, '2027-01-16', [15, 31, 20_955, 22_352]],
  ['in February', 43_307, '2027-02-15', [14, 28, 21_654, 21_653]],
  ['in February of a leap year', 43_307, '2028-02-15', [14, 29, 20_907, 22_400]],
  ['on February 29', 43_307, '2028-02-29', [28, 29, 41_814, 1493]],
  ['at half a cent, which the seller bears', 1, '2027-04-16', [15, 30, 1, 0]],
  ['just below half a cent, which the buyer bears', 1, '2027-04-15', [14, 30, 0, 1]],
  ['for nothing', 0, '2027-04-16', [15, 30, 0, 0]],
])('a month’s charge is divided at a sale %s: %d on %s', (_when, cents, on, [sellerDays, monthDays, seller, buyer]) => {
  expect(dividedAtSale(cents, on)).toEqual({ sellerDays, monthDays, sellerCents: seller, buyerCents: buyer })
})

const day = fc.integer({ min: 0, max: 3652 }).map((days) => plusDays('2024-01-01', days))

test('the parts add up to the charge, neither is below zero, and the seller’s is within half a cent of its exact part', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), day, (cents, on) => {
      const { sellerDays, monthDays, sellerCents, buyerCents } = dividedAtSale(cents, on)
      expect(sellerCents + buyerCents).toBe(cents)
      expect(Math.min(sellerCents, buyerCents)).toBeGreaterThanOrEqual(0)
      expect(Math.abs(sellerCents - (cents * sellerDays) / monthDays)).toBeLessThanOrEqual(0.500_001)
    }),
  )
})
