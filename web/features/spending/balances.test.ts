import { expect, test } from 'vitest'
import type { FundOfYear } from '../../../contract/spending/report.ts'
import { labelsFor } from '../../../law/law.ts'
import { balancesOf, balancesWords, isDrawn, scaleOf, scaleWords, shortMonth } from './balances.ts'

const fund = (kind: FundOfYear['kind'], balancesCents: number[]) => ({ kind, balancesCents }) as FundOfYear
const months = ['2026-01-01', '2026-02-01']

test('each month has its balances on its last day, the last one on the day of the report', () =>
  expect(
    balancesOf({
      funds: [fund('operating', [100, 200]), fund('reserve', [30, 40]), fund('levy', [1, 2])],
      months,
      to: '2026-02-11',
    }),
  ).toEqual([
    { day: '2026-01-31', operating: 100, reserve: 30 },
    { day: '2026-02-11', operating: 200, reserve: 40 },
  ]))

const month = (operating: number, reserve = 0) => ({ day: '2026-01-31', operating, reserve })

test.each([
  ['one month', [month(100)], false],
  ['nothing in any month', [month(0), month(0)], false],
  ['money in a month', [month(0), month(0, 100)], true],
])('%s', (_, balances, drawn) => expect(isDrawn(balances)).toBe(drawn))

test.each([
  [
    [0, 37_000_000],
    [40_000_000, 30_000_000, 20_000_000, 10_000_000, 0],
  ],
  [
    [-1_500_000, 5_100_000],
    [6_000_000, 4_000_000, 2_000_000, 0, -2_000_000],
  ],
  [[-100], [1000, 0, -1000]],
  [[5], [1000, 0]],
  [
    [900_000, 950_000],
    [1_000_000, 750_000, 500_000, 250_000, 0],
  ],
])('the scale for %j: %j', (cents, scale) => expect(scaleOf(cents)).toEqual(scale))

test.each([
  [15_000_000, '$150,000'],
  [-2_000_000, '−$20,000'],
  [0, '$0'],
])('%d cents on the scale: %s', (cents, words) => expect(scaleWords(cents)).toBe(words))

test('a month is named in short', () => expect(shortMonth('2026-11-30')).toBe('Nov'))

test('the chart says where the balances began and ended', () =>
  expect(balancesWords([month(100, 200), month(-300, 400)], labelsFor('BC'))).toBe(
    'Balances of 2 months. Operating fund: from $1.00 to −$3.00. Contingency reserve fund: from $2.00 to $4.00.',
  ))

test('in Alberta the chart calls the reserve by its name', () =>
  expect(balancesWords([month(100, 200)], labelsFor('AB'))).toContain(' Reserve fund: from $2.00 to $2.00.'))
