import { describe, expect, test } from 'vitest'
import type { BankRow } from '../../../../contract/banking/bank-row.ts'
import {
  afterMove,
  asMatched,
  certainIn,
  counterWords,
  currentOf,
  movedBy,
  nextToMatch,
  sumsOf,
  undoWords,
  withChanged,
} from './transactions.ts'

const row = (id: string, more: Partial<BankRow> = {}) =>
  ({ _id: id, day: '2026-11-02', version: 1, state: 'toMatch', cents: 43_307, proposal: null, ...more }) as BankRow
const matched = (id: string, more: Partial<BankRow> = {}) => row(id, { state: 'matched', ...more })
const ids = (rows: readonly BankRow[]) => rows.map(({ _id, state }) => `${_id} ${state}`)

describe('the list with what was changed here', () => {
  const changed = (...rows: BankRow[]) => new Map(rows.map((one) => [one._id, one]))
  test('one that the list no longer has stays in its place', () =>
    expect(ids(withChanged([row('a'), row('c')], changed(matched('b'))))).toEqual([
      'a toMatch',
      'b matched',
      'c toMatch',
    ]))
  test('a day goes before the id', () =>
    expect(ids(withChanged([row('b')], changed(matched('a', { day: '2026-11-03' }))))).toEqual([
      'b toMatch',
      'a matched',
    ]))
  test('ours is shown before the server has it, and a newer one of the server after', () => {
    expect(ids(withChanged([row('a')], changed(matched('a'))))).toEqual(['a matched'])
    expect(ids(withChanged([row('a', { version: 3 })], changed(matched('a', { version: 2 }))))).toEqual(['a toMatch'])
  })
})

describe('the current one', () => {
  const rows = [matched('a'), row('b'), matched('d'), row('e')]
  const at = (id: string, day = '2026-11-02') => ({ _id: id, day })
  test.each([
    ['the chosen one', at('d'), 'd'],
    ['at first the first to match', null, 'b'],
    ['the next to match, if the chosen one is gone', at('c'), 'e'],
    ['the last to match, if none follows', at('x', '2026-11-09'), 'e'],
  ])('%s', (_what, chosen, expected) => expect(currentOf(rows, chosen)?._id).toBe(expected))
  test('one that is matched, if no other is left', () =>
    expect([currentOf([matched('a')], at('x'))?._id, currentOf([], at('x'))]).toEqual(['a', undefined]))
  test('accepting moves on to the next to match, from the top again, and stays on the last', () =>
    expect([
      ...[rows[0]!, rows[1]!, rows[3]!].map((one) => nextToMatch(rows, one)._id),
      nextToMatch([matched('a'), row('b')], row('b'))._id,
    ]).toEqual(['b', 'e', 'b', 'b']))
  test('moving stays within the list', () => {
    const moved = (from: number, by: number) => movedBy(rows, rows[from]!, by)._id
    expect([moved(0, -1), moved(0, 1), moved(3, 1), moved(1, 9)]).toEqual(['a', 'b', 'e', 'e'])
  })
})

test('matching, ignoring and undoing say which state follows, and move the counts', () => {
  const counts = { toMatch: 3, matched: 61 }
  expect(asMatched(row('a'), { kind: 'ignored', reason: 'Ours' }).state).toBe('ignored')
  expect(asMatched(row('a'), { kind: 'recorded', paymentId: 'p' }).state).toBe('matched')
  expect(asMatched(matched('a'), null).state).toBe('toMatch')
  expect(afterMove(counts, 'toMatch', 'matched')).toEqual({ toMatch: 2, matched: 62 })
  expect(afterMove(counts, 'toMatch', 'ignored')).toEqual({ toMatch: 2, matched: 61 })
  expect(afterMove(counts, 'matched', 'toMatch')).toEqual({ toMatch: 4, matched: 60 })
  expect(afterMove(counts, 'matched', 'matched')).toEqual(counts)
  expect(counterWords(counts)).toBe('61 of 64 matched')
})

test('certain proposals and sums are counted', () => {
  const proposal = (confidence: string) => ({ proposal: { confidence } as BankRow['proposal'] })
  expect(
    certainIn([row('a', proposal('certain')), row('b', proposal('likely')), matched('c', proposal('certain'))]),
  ).toBe(1)
  expect(sumsOf([{ cents: 500 }, { cents: -120 }, { cents: 7 }])).toEqual({ depositCents: 507, withdrawalCents: 120 })
})

test.each([
  [[null, 'ignored'], 'You can undo the posting while its months are open.'],
  [['returned', 'paidOut'], 'The owners of the returned payment are notified, so you can’t undo this posting.'],
  [['returned', 'returned'], 'The owners of the returned payments are notified, so you can’t undo this posting.'],
])('before %j are posted, it is said whether that can be undone', (kinds, words) =>
  expect(undoWords(kinds.map((kind) => ({ outcome: kind === null ? null : ({ kind } as BankRow['outcome']) })))).toBe(
    words,
  ),
)
