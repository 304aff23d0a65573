/** What tables of balances come to. */
import { describe, expect, it } from 'vitest'
import { accountsKept, balancesOf, totalFault, totalsOf } from './rules.ts'
import type { Told } from './table.ts'

let row = 1
const told = (type: Told['type'], cents: number, dueOn = '2026-10-01', more: Partial<Told> = {}): Told => ({
  ...{ row: (row += 1), unitNumber: '703', holdingId: 'h703', type, dueOn, words: 'Words', fund: 'operating', cents },
  ...more,
})

const comesTo = (...all: readonly Told[]) => {
  const [balance] = balancesOf('BC', '2026-10-31', all)
  return [balance!.charges.map(({ type, dueOn, cents }) => [type, dueOn, cents]), balance!.creditCents]
}

describe('an account', () => {
  it('owes each charge that nothing paid, the oldest first', () => {
    expect(comesTo(told('strataFee', 43_307, '2026-10-01'), told('strataFee', 42_745, '2026-09-01'))).toEqual([
      [
        ['strataFee', '2026-09-01', 42_745],
        ['strataFee', '2026-10-01', 43_307],
      ],
      0,
    ])
  })

  it('has paid the oldest fees where the payer said nothing, and never a fine', () => {
    const [jan, feb] = [told('strataFee', 43_307, '2026-01-01'), told('strataFee', 43_307, '2026-02-01')]
    const fine = told('fine', 20_000, '2026-01-15')
    expect(comesTo(jan, feb, fine, told(null, -60_000, '2026-02-03'))).toEqual([
      [
        ['fine', '2026-01-15', 20_000],
        ['strataFee', '2026-02-01', 26_614],
      ],
      0,
    ])
    expect(comesTo(fine, told(null, -43_307))).toEqual([[['fine', '2026-01-15', 20_000]], 43_307])
  })

  it('has paid the charges that the payment names first, the rest as if nothing was said', () => {
    const fee = told('strataFee', 10_000, '2026-01-01')
    expect(comesTo(fee, told('fine', 20_000), told('fine', -25_000))).toEqual([[['strataFee', '2026-01-01', 5000]], 0])
    expect(comesTo(fee, told('fine', 20_000), told('deposit', -3000))).toEqual([
      [
        ['strataFee', '2026-01-01', 7000],
        ['fine', '2026-10-01', 20_000],
      ],
      0,
    ])
    expect(comesTo(told('fine', 5000), told('fine', 20_000), told('fine', -6000))).toEqual([
      [['fine', '2026-10-01', 19_000]],
      0,
    ])
  })

  it('has paid the charges of the fund that the payment names first', () => {
    const [operating, reserve] = [told('strataFee', 39_107), told('strataFee', 4200, '2026-10-01', { fund: 'reserve' })]
    const paid = (fund: 'operating' | 'reserve', cents: number) => {
      const rows = [operating, reserve, told('strataFee', cents, '2026-10-02', { fund })]
      return balancesOf('BC', '2026-10-31', rows)[0]!.charges.map((charge) => [charge.fund, charge.cents])
    }
    expect(paid('reserve', -4200)).toEqual([['operating', 39_107]])
    expect(paid('reserve', -5200)).toEqual([['operating', 38_107]])
    expect(paid('operating', -39_107)).toEqual([['reserve', 4200]])
  })

  it('has credit where it paid more than it was charged', () => {
    expect(comesTo(told('strataFee', 10_000), told(null, -15_421))).toEqual([[], 5421])
    expect(comesTo(told(null, -5421))).toEqual([[], 5421])
  })
})

it('adds up accounts, and all of them', () => {
  const of305 = { unitNumber: '305', holdingId: 'h305' }
  const balances = balancesOf('BC', '2026-10-31', [
    told('strataFee', 10_000),
    told(null, -300, '2026-10-02', of305),
    told('damage', 500),
  ])
  expect(totalsOf(balances)).toEqual({ owedCents: 10_500, creditCents: 300 })
  expect(accountsKept(balances)).toEqual([
    { holdingId: 'h703', unitNumber: '703', charges: 2, owedCents: 10_500, creditCents: 0 },
    { holdingId: 'h305', unitNumber: '305', charges: 0, owedCents: 0, creditCents: 300 },
  ])
})

it.each([
  [100, 100, null],
  [-5, -5, null],
  [100, null, 'Enter the total that owners owed in your previous records.'],
  [90, 100, 'These balances come to $0.90. Your previous records have $0.10 more.'],
  [110, 100, 'These balances come to $1.10. Your previous records have $0.10 less.'],
])('%d against %j: %j', (net, expected, fault) => expect(totalFault(net, expected)).toBe(fault))
