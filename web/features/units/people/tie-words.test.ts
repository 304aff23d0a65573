import { expect, test } from 'vitest'
import { noticeState, periodWords, sharesWords } from './tie-words.ts'

const today = '2026-11-20'

test.each([
  [null, null, 'First day not recorded'],
  ['2018-10-01', null, 'Since Oct 1, 2018'],
  ['2026-12-01', null, 'From Dec 1, 2026'],
  ['2020-01-01', '2024-03-31', 'Jan 1, 2020 to Mar 31, 2024'],
  [null, '2024-03-31', 'Until Mar 31, 2024'],
  ['2020-01-01', '2026-11-30', 'Since Jan 1, 2020, until Nov 30, 2026'],
  [null, '2026-11-20', 'Until Nov 20, 2026'],
])('%s to %s reads %s', (from, to, words) => expect(periodWords({ from, to }, today)).toBe(words))

const owner = (name: string, sharePercent: number | null) => ({ name, sharePercent })
test.each([
  [[], null],
  [[owner('Ana', null)], null],
  [[owner('Ana', 100)], null],
  [[owner('Ana', 33.33), owner('Ben', 33.33), owner('Cy', 33.33)], null],
  [[owner('Ana', 60), owner('Ben', 50)], 'The shares add up to 110%, not 100%. Please check them.'],
  [[owner('Ana', 50)], 'The shares add up to 50%, not 100%. Please check them.'],
  [[owner('Ana', null), owner('Ben', null)], null],
  [[owner('Ana', 50), owner('Ben', null)], 'No share is recorded for Ben.'],
])('%j is told by %j', (owners, words) => expect(sharesWords(owners)).toBe(words))

test.each([
  ['tenant', 'BC', '2026-11-10', null, 'Form K due on Nov 24, 2026', 'waiting'],
  ['tenant', 'BC', '2026-01-01', null, 'Form K missing since Jan 15, 2026', 'bad'],
  ['tenant', 'BC', null, null, 'Form K missing', 'bad'],
  ['tenant', 'BC', '2026-01-01', '2026-01-10', 'Form K received on Jan 10, 2026', 'good'],
  ['tenant', 'AB', '2026-01-01', null, undefined, undefined],
  ['occupant', 'BC', '2026-01-01', null, undefined, undefined],
] as const)('of a %s in %s since %s with a form of %s: %s', (role, where, from, formKReceivedOn, words, tone) => {
  const stands = noticeState({ role, from, formKReceivedOn }, where, today)
  expect([stands?.words, stands?.tone]).toEqual([words, tone])
})
