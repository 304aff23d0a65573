import { expect, test } from 'vitest'
import { labelsFor } from '../../../../law/law.ts'
import { leavesWords, overdrawnWords, type Left } from './overdrawn-words.ts'

test.each<[Left, 'BC' | 'AB', string | null]>([
  [{ fund: 'reserve', cents: -12_000 }, 'BC', 'This leaves the contingency reserve fund overdrawn by $120.00.'],
  [{ fund: 'reserve', cents: -12_000 }, 'AB', 'This leaves the reserve fund overdrawn by $120.00.'],
  [{ fund: 'operating', cents: -1 }, 'BC', 'This leaves the operating fund overdrawn by $0.01.'],
  [
    { fund: 'operating', isAccount: true, cents: -500 },
    'BC',
    'This leaves the bank account of the operating fund overdrawn by $5.00.',
  ],
  [{ fund: 'operating', cents: 0 }, 'BC', null],
  [{ fund: 'reserve', isAccount: true, cents: 100 }, 'BC', null],
])('%j in %s: %s', (left, jurisdiction, words) => expect(leavesWords(left, labelsFor(jurisdiction))).toBe(words))

const funds = [
  { kind: 'operating', cents: -900 },
  { kind: 'reserve', cents: 0 },
  { kind: 'levy', cents: -5 },
  { kind: 'trust', cents: -5 },
] as const

test('of a list, the main funds below zero are named, as of today or a day that is over', () => {
  expect(overdrawnWords(funds, labelsFor('BC'))).toEqual(['The operating fund is overdrawn by $9.00.'])
  expect(overdrawnWords(funds, labelsFor('BC'), '2025-12-31')).toEqual([
    'The operating fund was overdrawn by $9.00 on Dec 31, 2025.',
  ])
  expect(overdrawnWords([{ kind: 'reserve', cents: -1 }], labelsFor('BC'))).toEqual([
    'The contingency reserve fund is overdrawn by $0.01.',
  ])
})
