/** Which side of a sale bears what, by table. */
import { describe, expect, it, test } from 'vitest'
import { misplacedWords } from '../../../contract/adjustments/adjustment-words.ts'
import { labelsFor } from '../../../law/law.ts'
import {
  feeRows,
  instalmentRows,
  levyReasonOf,
  monthsFrom,
  netOf,
  notesOf,
  restOf,
  type Fee,
  type Sale,
} from './rules.ts'

const sale: Sale = { holdingId: 'seller', to: null, on: '2027-04-16' }
const fee = (more: Partial<Fee> = {}): Fee => ({
  ...{ words: 'Strata fee, April 2027', dueOn: '2027-04-01', cents: 43_307, holdingId: 'seller', isDifference: false },
  ...more,
})

test('the months around a date', () => {
  expect(monthsFrom('2027-12-31')).toEqual(['2027-12-01', '2028-01-01', '2028-02-01'])
})

describe('a fee of the month', () => {
  it.each([
    ['charged to the seller', fee(), {}, 'seller', true, { by: 'buyer', cents: 21_653 }],
    ['charged to the buyer', fee({ holdingId: 'buyer' }), {}, 'buyer', true, { by: 'seller', cents: 21_654 }],
    [
      'due before the sale, not charged yet',
      fee({ holdingId: null }),
      {},
      'seller',
      false,
      { by: 'buyer', cents: 21_653 },
    ],
    [
      'due while the seller still owned the unit, not charged yet',
      fee({ holdingId: null, dueOn: '2027-04-14' }),
      { to: '2027-04-14' },
      ...(['seller', false, { by: 'buyer', cents: 21_653 }] as const),
    ],
    [
      'due once the buyer owned the unit, not charged yet',
      fee({ holdingId: null, dueOn: '2027-04-15' }),
      { to: '2027-04-14' },
      ...(['buyer', false, { by: 'seller', cents: 21_654 }] as const),
    ],
    ['of nothing to divide', fee({ cents: 0 }), {}, 'seller', true, null],
  ] as const)('%s', (_what, one, more, owedBy, isCharged, net) => {
    const rows = feeRows({ ...sale, ...more }, [one])
    expect(rows).toMatchObject([{ kind: 'fee', owedBy, isCharged, days: { seller: 15, month: 30 } }])
    expect(netOf(rows)).toEqual(net)
  })

  it('on the first of the month is all the buyer’s, who owes it too', () => {
    const rows = feeRows({ ...sale, on: '2027-04-01' }, [fee({ holdingId: null })])
    expect(rows).toMatchObject([{ sellerCents: 0, buyerCents: 43_307, owedBy: 'buyer' }])
    expect(netOf(rows)).toBeNull()
  })
})

test('what isn’t of the month is borne as a whole, and no side credits the other for it', () => {
  const rows = feeRows(sale, [
    fee({ words: 'May', dueOn: '2027-05-01', holdingId: null }),
    fee({ words: 'May difference', dueOn: '2027-05-02', holdingId: null, isDifference: true }),
    fee({ words: 'Difference', dueOn: '2027-04-02', cents: 500, isDifference: true }),
    fee({ words: 'Difference of the buyer', dueOn: '2027-04-20', cents: 500, holdingId: null, isDifference: true }),
  ])
  expect(rows.map((row) => [row.kind, row.words, row.sellerCents, row.buyerCents, row.days])).toEqual([
    ['difference', 'Difference', 500, 0, null],
    ['difference', 'Difference of the buyer', 0, 500, null],
    ['nextFee', 'May', 0, 43_307, null],
  ])
  expect(netOf(rows)).toBeNull()
})

describe('instalments of a special levy', () => {
  const due = (dueOn: string, holdingId: string | null = null) => ({ words: 'Roof', dueOn, cents: 144_842, holdingId })
  const shown = (...all: ReturnType<typeof due>[]) =>
    instalmentRows({ ...sale, on: '2027-06-01' }, 'BC', all).map((row) => [
      ...[row.dueOn, row.sellerCents, row.buyerCents, row.owedBy, row.isCharged],
    ])

  it('are borne whole, the buyer’s from the day of the sale on', () => {
    expect(shown(due('2027-03-01', 'seller'), due('2027-05-31'), due('2027-06-01'), due('2027-09-01'))).toEqual([
      ['2027-03-01', 144_842, 0, 'seller', true],
      ['2027-05-31', 144_842, 0, 'seller', false],
      ['2027-06-01', 0, 144_842, 'buyer', false],
      ['2027-09-01', 0, 144_842, 'buyer', false],
    ])
  })

  it('go by the day of the sale, not by another adjustment date', () => {
    const sold = { ...sale, to: '2027-05-27', on: '2027-06-05' }
    for (const jurisdiction of ['BC', 'AB'] as const)
      expect(instalmentRows(sold, jurisdiction, [due('2027-05-27'), due('2027-06-01')])).toMatchObject([
        { sellerCents: 144_842, owedBy: 'seller' },
        { buyerCents: 144_842, owedBy: 'buyer' },
      ])
  })

  it('say who was charged, also where it is the wrong side', () => {
    expect(shown(due('2027-06-01', 'seller'))).toEqual([['2027-06-01', 0, 144_842, 'seller', true]])
    const said = (...all: ReturnType<typeof due>[]) =>
      misplacedWords({ rows: instalmentRows({ ...sale, on: '2027-06-01' }, 'BC', all) })
    expect(said(due('2027-06-01', 'seller'), due('2027-03-01', 'seller'), due('2027-09-01'))).toEqual([
      'Roof: $1,448.42 was charged to the seller, but it’s the buyer’s. Unless that charge is cancelled, the buyer credits it too.',
    ])
    expect(said(due('2027-03-01', 'buyer'))).toEqual([
      'Roof: $1,448.42 was charged to the buyer, but it’s the seller’s. Unless that charge is cancelled, the seller credits it too.',
    ])
    expect(misplacedWords({ rows: feeRows(sale, [fee()]) })).toEqual([])
  })

  it('are left out where they were due more than a year before', () => {
    expect(shown(due('2026-05-31'), due('2026-06-01')).map(([dueOn]) => dueOn)).toEqual(['2026-06-01'])
  })

  it.each(['AB', 'other'] as const)(
    'in %s go by who owns the unit on the due day, and no act is cited',
    (jurisdiction) => {
      const rows = instalmentRows(sale, jurisdiction, [due('2027-04-15'), due('2027-04-16')])
      expect(rows.map((row) => [row.sellerCents, row.buyerCents])).toEqual([
        [144_842, 0],
        [0, 144_842],
      ])
      expect(levyReasonOf(jurisdiction, sale.on)).toBeNull()
    },
  )

  it('in British Columbia cite s. 109, which no one has checked yet', () => {
    expect(levyReasonOf('BC', sale.on)).toMatchObject({ source: 'Strata Property Act, s. 109', unverified: true })
  })
})

test('the notes use the words of the jurisdiction', () => {
  expect(notesOf('BC', labelsFor('BC'))[0]).toMatch(/^The strata corporation doesn’t prorate strata fees\./)
  expect(notesOf('AB', labelsFor('AB'))[0]).toMatch(/^The condominium corporation doesn’t prorate contributions\./)
})

it('lists what the seller owes from the date on, each charge once, where no row shows it', () => {
  const charge = {
    type: 'strataFee',
    words: 'Strata fee, May 2027',
    dueOn: '2027-05-01',
    cents: 500,
    openCents: 400,
  } as const
  const row = { words: charge.words, dueOn: charge.dueOn, cents: 500, owedBy: 'seller', isCharged: true } as const
  const later = { words: charge.words, dueOn: charge.dueOn, cents: 400, isForPeriod: true }
  const on = '2027-04-16'
  expect(restOf({ on }, [charge], [row])).toEqual([])
  expect(restOf({ on }, [charge, charge], [row])).toEqual([later])
  for (const other of [
    { ...row, owedBy: 'buyer' as const },
    { ...row, isCharged: false },
    { ...row, cents: 501 },
    { ...row, dueOn: '2027-05-02' },
  ])
    expect(restOf({ on }, [charge], [other])).toEqual([later])
  expect(restOf({ on: '2027-05-02' }, [charge], [])).toEqual([])
  expect(restOf({ on }, [{ ...charge, type: 'fine' }], [])).toEqual([{ ...later, isForPeriod: false }])
})
