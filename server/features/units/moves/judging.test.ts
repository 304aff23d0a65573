import { expect, test } from 'vitest'
import type { Tie } from './desk-store.ts'
import { firstDayWithout, hasLeft } from './judging.ts'

const period = (from: string | null, to: string | null) => ({
  _id: '',
  unitId: '',
  unitNumber: '703',
  role: 'owner' as const,
  from,
  to,
})

test.each<[string, [string | null, string | null][], string | null]>([
  ['no tie', [], null],
  ['an open tie', [[null, null]], null],
  ['one that ends', [[null, '2026-12-03']], '2026-12-04'],
  [
    'two, of which the later counts',
    [
      [null, '2026-12-03'],
      ['2026-01-01', '2027-01-31'],
    ],
    '2027-02-01',
  ],
  [
    'one after the other',
    [
      [null, '2026-12-03'],
      ['2026-12-04', null],
    ],
    null,
  ],
  [
    'a gap',
    [
      [null, '2026-12-03'],
      ['2026-12-10', null],
    ],
    '2026-12-04',
  ],
  ['only one to come', [['2026-12-10', '2026-12-20']], null],
])('the first day without: %s', (_name, ties, day) => {
  expect(
    firstDayWithout(
      ties.map(([from, to]) => period(from, to)),
      '2026-11-22',
    ),
  ).toBe(day)
})

const tie = (more: Partial<Tie>): Tie => ({
  _id: '',
  role: 'owner',
  personId: 'olivia',
  name: 'Olivia Owner',
  sharePercent: null,
  isPrimary: null,
  occupiesUnit: true,
  from: null,
  to: null,
  ...more,
})

test.each<[string, Tie[], living: boolean, left: boolean]>([
  ['no tie', [], false, true],
  ['somebody else', [tie({ personId: 'theo' })], false, true],
  ['one that ended', [tie({ to: '2026-11-21' })], false, true],
  ['one that holds', [tie({ to: '2026-11-22' })], false, false],
  ['an owner who lives elsewhere, at a sale', [tie({ occupiesUnit: false })], false, false],
  ['an owner who lives elsewhere, at a move', [tie({ occupiesUnit: false })], true, true],
  ['an agent, at a move', [tie({ role: 'agent', occupiesUnit: false })], true, false],
])('who has left: %s', (_name, ties, living, left) => {
  expect(hasLeft(ties, 'olivia', '2026-11-22', living)).toBe(left)
})
