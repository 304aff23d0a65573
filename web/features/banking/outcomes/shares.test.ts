import { describe, expect, test } from 'vitest'
import type { BankRow, Outcome } from '../../../../contract/banking/bank-row.ts'
import { leftOf, leftWords, outcomeOfSplit, splitFormOf, splitValuesOf, type SplitValues } from './shares.ts'

const values = (shares: [string, string][], asks = false): SplitValues => ({
  ...{ way: 'eTransfer', payer: 'Olivia Owner', asks, said: {} },
  shares: shares.map(([holdingId, cents]) => ({ holdingId, cents })),
})
const both: [string, string][] = [
  ['a', '433.07'],
  ['b', '266.93'],
]
const parsed = (given: SplitValues) => outcomeOfSplit(70_000, splitFormOf(70_000).parse(given))
const issues = (given: SplitValues) =>
  splitFormOf(70_000)
    .safeParse(given)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('what a deposit is matched with', () => {
  const payment = (shares: [string, number][], ask: string[]) => ({
    ...{ kind: 'payment', way: 'eTransfer', payer: 'Olivia Owner', ask },
    shares: shares.map(([holdingId, cents]) => ({ holdingId, cents })),
  })
  test.each([
    [
      'two units',
      values(both),
      payment(
        [
          ['a', 43_307],
          ['b', 26_693],
        ],
        [],
      ),
    ],
    ['nobody is asked where nothing is left', values(both, true), { ask: [] }],
    [
      'the owners are asked of all',
      values(
        [
          ['a', ''],
          ['b', ''],
        ],
        true,
      ),
      payment([], ['a', 'b']),
    ],
    [
      'the owners are asked of the rest',
      values(
        [
          ['a', '433.07'],
          ['b', ''],
        ],
        true,
      ),
      payment([['a', 43_307]], ['a', 'b']),
    ],
    ['the rest waits', values([['a', '433.07']]), payment([['a', 43_307]], [])],
  ])('%s', (_what, given, outcome) => expect(parsed(given)).toMatchObject(outcome))
})

test.each([
  ['no unit', values([['', '1']]), ['shares.0.holdingId: Choose a unit']],
  ['no amount', values([['a', '']]), ['shares.0.cents: Enter an amount, such as 433.07']],
  ['no number', values([['a', 'ten']]), ['shares.0.cents: Enter an amount, such as 433.07']],
  [
    'a unit twice',
    values([
      ['a', '1'],
      ['a', '2'],
    ]),
    ['shares.1.holdingId: This unit is listed already'],
  ],
  [
    'too much',
    values([
      ['a', '700'],
      ['b', '0.01'],
    ]),
    ['shares.1.cents: That’s $0.01 more than the deposit'],
  ],
])('refused: %s', (_what, given, messages) => expect(issues(given)).toEqual(messages))

describe('what the payer said of a fine', () => {
  const forFine = { amounts: { f: '200' }, instruction: 'For the fine' }
  const saying = (said: object, shares = both): SplitValues => ({ ...values(shares), said: { a: said } })
  const word = { charges: [{ chargeId: 'f', cents: 20_000 }], instruction: 'For the fine' }

  test('goes with its unit, and is there again when the form is opened again', () => {
    const outcome = parsed(saying({ ...forFine, amounts: { f: '200', g: '' } }))
    expect(outcome).toMatchObject({ shares: [{ holdingId: 'a', cents: 43_307, word }, { holdingId: 'b' }] })
    expect(outcome).not.toHaveProperty('shares.1.word')
    expect(splitValuesOf({ cents: 70_000, outcome, proposal: null } as unknown as BankRow).said).toEqual({ a: forFine })
  })

  test('counts for nothing once another unit is chosen', () =>
    expect(parsed(saying({ amounts: { f: 'ten' } }, [['b', '1']]))).toMatchObject({ shares: [{ holdingId: 'b' }] }))

  test.each([
    ['no words', { amounts: { f: '200' }, instruction: '' }, 'said.a.instruction: Enter what the payer said'],
    ['no amount', { ...forFine, amounts: {} }, 'said.a.instruction: Enter how much is for which charge'],
    ['no number', { ...forFine, amounts: { f: 'x' } }, 'said.a.amounts.f: Enter an amount, such as 433.07'],
    ['too much', { ...forFine, amounts: { f: '433.08' } }, 'said.a.instruction: That’s $0.01 more than this unit gets'],
  ])('refused: %s', (_what, said, message) => expect(issues(saying(said))).toEqual([message]))
})

describe('what the form begins with', () => {
  const row = (outcome: Outcome | null, proposed?: Outcome) =>
    ({ cents: 70_000, outcome, proposal: proposed ? { outcome: proposed } : null }) as BankRow
  const waits: Outcome = { kind: 'payment', way: 'cheque', payer: null, shares: [], ask: ['a', 'b'] }
  test.each([
    ['one unit for all of it', row(null), { way: 'eTransfer', asks: false, shares: [{ holdingId: '', cents: '700' }] }],
    [
      'the proposal, with those to ask',
      row(null, { ...waits, shares: [{ holdingId: 'a', cents: 43_307 }] }),
      {
        way: 'cheque',
        asks: true,
        shares: [
          { holdingId: 'a', cents: '433.07' },
          { holdingId: 'b', cents: '' },
        ],
      },
    ],
    [
      'what it is matched with before the proposal',
      row({ ...waits, ask: [], shares: [{ holdingId: 'c', cents: 70_000 }] }, waits),
      { asks: false, shares: [{ holdingId: 'c', cents: '700' }] },
    ],
    ['one unit where the proposal is none of owners', row(null, { kind: 'ignored', reason: 'Ours' }), { asks: false }],
  ])('%s', (_what, given, expected) => expect(splitValuesOf(given)).toMatchObject(expected))
})

test.each([
  [[['a', '433.07']], 26_693, '$266.93 left to allocate.'],
  [both, 0, 'All of it is allocated.'],
  [[['a', '700.01']], -1, '$0.01 more than the deposit.'],
  [[['a', '43x']], 70_000, '$700.00 left to allocate.'],
] as [[string, string][], number, string][])('%j leaves %d', (shares, left, words) => {
  expect(leftOf(70_000, values(shares).shares)).toBe(left)
  expect(leftWords(left)).toBe(words)
})
