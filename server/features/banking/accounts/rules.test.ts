/** How a bank account compares with the books through a day, in words. */
import { expect, test } from 'vitest'
import { bankOpenWords, type Through } from './rules.ts'

const agreed = {
  ...{ name: 'Operating account', unposted: 0, filesEndOn: '2026-11-05' },
  ...{ bankOn: '2026-11-05', bankCents: 43_307, booksCents: 43_307 },
} satisfies Through

test.each<[string, Partial<Through>, string[]]>([
  ['agrees', {}, []],
  ['has no files by then', { unposted: 1, filesEndOn: null }, []],
  ['has no balance of the bank', { bankOn: null, bankCents: null, booksCents: 5 }, []],
  ['has one transaction left', { unposted: 1 }, ['1 transaction through Oct 31, 2026 isn’t posted yet.']],
  ['has some left', { unposted: 2 }, ['2 transactions through Oct 31, 2026 aren’t posted yet.']],
  ['ends early', { filesEndOn: '2026-10-15' }, ['the bank files end on Oct 15, 2026.']],
  ['ends on the last day', { filesEndOn: '2026-10-31' }, []],
  ['has more', { bankCents: 43_407 }, ['the bank has $1.00 more than the books as of Nov 5, 2026.']],
  ['has less', { bankCents: 0 }, ['the bank has $433.07 less than the books as of Nov 5, 2026.']],
  [
    'has all of it',
    { unposted: 3, filesEndOn: '2026-10-30', bankCents: 43_308 },
    [
      '3 transactions through Oct 31, 2026 aren’t posted yet.',
      'the bank files end on Oct 30, 2026.',
      'the bank has $0.01 more than the books as of Nov 5, 2026.',
    ],
  ],
])('an account that %s', (_what, more, words) => {
  expect(bankOpenWords({ ...agreed, ...more }, '2026-10-31')).toEqual(words.map((one) => `Operating account: ${one}`))
})
