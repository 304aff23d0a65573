import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chargeTypes, type ChargeType } from '../../../../law/law.ts'
import { dividedByFund, openDays, placedSilently, type OpenItem, takenFrom } from './rules.ts'

const item = (_id: string, type: ChargeType, dueOn: string, openCents: number): OpenItem => ({
  _id,
  type,
  dueOn,
  openCents,
})
const fee = 43_307

describe('money without a word', () => {
  test.each<[string, OpenItem[], number, string, Record<string, number>]>([
    [
      'pays the fee and leaves the fine',
      [item('fine', 'fine', '2027-03-10', 20_000), item('apr', 'strataFee', '2027-04-01', fee)],
      fee,
      '2027-04-01',
      { apr: fee },
    ],
    [
      'pays the oldest fees first, and nothing of the fine between them',
      [
        item('jan', 'strataFee', '2027-01-01', fee),
        item('fine', 'fine', '2027-01-15', 20_000),
        item('feb', 'strataFee', '2027-02-01', fee),
      ],
      60_000,
      '2027-02-10',
      { jan: fee, feb: 16_693 },
    ],
    ['stays credit where only a fine is open', [item('fine', 'fine', '2027-03-10', 20_000)], fee, '2027-04-01', {}],
    ['waits for a fee that isn’t due', [item('apr', 'strataFee', '2027-04-01', fee)], fee, '2027-03-31', {}],
    [
      'pays fees and levies before interest, and that before anything else, whatever is older',
      [
        item('key', 'userFee', '2026-01-01', 100),
        item('interest', 'feeInterest', '2026-02-01', 100),
        item('levy', 'specialLevy', '2026-04-01', 100),
        item('fee', 'strataFee', '2026-03-01', 100),
      ],
      350,
      '2026-12-01',
      { fee: 100, levy: 100, interest: 100, key: 50 },
    ],
    ['pays nothing twice', [item('paid', 'strataFee', '2026-01-01', 0)], 100, '2026-12-01', {}],
    [
      'takes two of one day in the order of their ids',
      [item('b', 'strataFee', '2026-01-01', 100), item('a', 'strataFee', '2026-01-01', 100)],
      150,
      '2026-12-01',
      { a: 100, b: 50 },
    ],
  ])('%s', (_what, items, cents, day, shares) => {
    const placed = placedSilently('BC', items, cents, day)
    expect(Object.fromEntries(placed.map((share) => [share.itemId, share.cents]))).toEqual(shares)
  })

  test('never pays a fine, nor more than there is or is owed', () => {
    const anItem = fc.record({
      _id: fc.uuid(),
      type: fc.constantFrom(...chargeTypes),
      dueOn: fc.constantFrom('2026-01-01', '2026-06-01', '2027-01-01'),
      openCents: fc.integer({ min: 0, max: 100_000 }),
    })
    fc.assert(
      fc.property(fc.uniqueArray(anItem, { selector: ({ _id }) => _id }), fc.nat(300_000), (items, cents) => {
        const placed = placedSilently('BC', items, cents, '2026-06-30')
        const byId = new Map(items.map((one) => [one._id, one]))
        expect(placed.reduce((sum, share) => sum + share.cents, 0)).toBeLessThanOrEqual(cents)
        for (const share of placed) {
          const { type, openCents, dueOn } = byId.get(share.itemId)!
          expect(share.cents).toBeLessThanOrEqual(openCents)
          expect(dueOn <= '2026-06-30' && !['fine', 'remedyCost', 'lienCost'].includes(type)).toBe(true)
        }
      }),
    )
  })
})

test('a part payment is divided by what is open in each fund', () => {
  const parts = [
    { fundId: 'operating', openCents: 39_107 },
    { fundId: 'reserve', openCents: 4200 },
  ]
  expect([...dividedByFund(parts, 16_693)]).toEqual([
    ['operating', 15_074],
    ['reserve', 1619],
  ])
  expect([...dividedByFund(parts, fee).values()]).toEqual([39_107, 4200])
})

test('no fund gets more than is open in it, however a debt is paid off', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(5000), { minLength: 1, maxLength: 5 }).filter((open) => open.some((cents) => cents > 0)),
      fc.array(fc.integer({ min: 1, max: 3000 }), { maxLength: 10 }),
      (open, payments) => {
        let left = open.map((openCents, index) => ({ fundId: String(index), openCents }))
        for (const payment of payments) {
          const all = left.reduce((sum, { openCents }) => sum + openCents, 0)
          if (payment > all) return
          const shares = dividedByFund(left, payment)
          left = left.map(({ fundId, openCents }) => ({ fundId, openCents: openCents - shares.get(fundId)! }))
          expect(left.every(({ openCents }) => openCents >= 0)).toBe(true)
          expect(left.reduce((sum, { openCents }) => sum + openCents, 0)).toBe(all - payment)
          if (payment === all) return
        }
      },
    ),
  )
})

test.each([
  [
    700,
    [
      { receiptId: 'old', cents: 500 },
      { receiptId: 'new', cents: 200 },
    ],
  ],
  [500, [{ receiptId: 'old', cents: 500 }]],
  [
    800,
    [
      { receiptId: 'old', cents: 500 },
      { receiptId: 'new', cents: 300 },
    ],
  ],
  [801, null],
])('%d is taken from the oldest receipts first, and nothing where less is left', (cents, parts) => {
  const credits = [
    { receiptId: 'old', leftCents: 500 },
    { receiptId: 'new', leftCents: 300 },
  ]
  expect(takenFrom(credits, cents)).toEqual(parts)
})

test.each([
  ['nothing', [], [{ from: '2027-01-01', cents: fee }]],
  [
    'a part later, and the rest later still, whichever is named first',
    [
      { day: '2027-03-31', cents: 23_307 },
      { day: '2027-02-15', cents: 20_000 },
    ],
    [
      { from: '2027-01-01', cents: fee },
      { from: '2027-02-15', cents: 23_307 },
      { from: '2027-03-31', cents: 0 },
    ],
  ],
  [
    'a part before it was due and another on the day',
    [
      { day: '2026-12-20', cents: 10_000 },
      { day: '2027-01-01', cents: 3307 },
    ],
    [{ from: '2027-01-01', cents: 30_000 }],
  ],
  [
    'two parts on one day',
    [
      { day: '2027-02-15', cents: 10_000 },
      { day: '2027-02-15', cents: 3307 },
    ],
    [
      { from: '2027-01-01', cents: fee },
      { from: '2027-02-15', cents: 30_000 },
    ],
  ],
])('what of a debt was open from each day, paid: %s', (_what, paid, open) => {
  expect(openDays({ dueOn: '2027-01-01', cents: fee }, paid)).toEqual(open)
})
