import { expect, test } from 'vitest'
import { differenceOf, maskedWords, postedWords } from './difference.ts'

const account = (
  differenceCents: number | null,
  toMatch = 0,
  matched = 0,
  unpostedCents = 0,
  outstandingCents = 0,
) => ({
  ...{ differenceCents, toMatch, matched, unpostedCents, outstandingCents },
})

test.each([
  ['no file says a balance', account(null), 'unknown', 'Not known yet', /^Add a bank file/],
  ['nothing separates them', account(0), 'good', 'In balance', /to the cent/],
  [
    'only what is to be matched separates them',
    account(0, 3, 11),
    'good',
    'In balance',
    /^Match the remaining 3 transactions, then post them\.$/,
  ],
  ['one is left to match', account(0, 1), 'good', 'In balance', /^Match the remaining transaction, then post it\.$/],
  ['only what is to be posted separates them', account(0, 0, 2), 'good', 'In balance', /^Post what is matched\.$/],
  [
    'the bank has more',
    account(12_345, 3),
    'bad',
    '$123.45 off',
    /^Match the remaining 3 .* If a difference is left: a file/,
  ],
  [
    'only a cheque on its way separates them',
    account(0, 0, 0, 0, 5421),
    'good',
    'In balance',
    /^Recorded, not yet at the bank: \$54\.21\. Apart from that, the books agree with it\.$/,
  ],
  [
    'a cheque may be among what is to be matched',
    account(0, 1, 0, -5421, 5421),
    'good',
    'In balance',
    /^Recorded, not yet at the bank: \$54\.21\. Match the remaining transaction, then post it\.$/,
  ],
  [
    'more than a cheque separates them',
    account(1, 0, 0, 0, 5421),
    'bad',
    '$0.01 off',
    /^Recorded, not yet at the bank: \$54\.21\. A file is missing/,
  ],
  [
    'one is left that can’t explain it',
    account(-245_976, 1, 0, 43_307),
    'bad',
    '$2,459.76 off',
    /^The remaining .* doesn’t explain this difference\. A file/,
  ],
  [
    'one is left that may',
    account(-43_307, 1, 0, 43_307),
    'bad',
    '$433.07 off',
    /^Match the remaining transaction, then post it\. If/,
  ],
  [
    'the books have more',
    account(-50, 0, 2),
    'bad',
    '$0.50 off',
    /^Post what is matched\. .* doesn’t show yet, such as/,
  ],
  ['nothing is left to do here', account(-50), 'bad', '$0.50 off', /^A file is missing/],
] as const)('%s', (_what, given, tone, words, hint) => {
  const said = differenceOf(given)
  expect([said.tone, said.words]).toEqual([tone, words])
  expect(said.hint).toMatch(hint)
})

test.each([
  [61, null, '61 transactions posted.'],
  [61, 0, '61 transactions posted. The bank and the books are in balance.'],
  [1, -12_345, '1 transaction posted. The bank and the books differ by $123.45.'],
])('%d posted with a difference of %s', (rows, differenceCents, words) =>
  expect(postedWords(rows, { differenceCents })).toBe(words),
)

test('only the last digits are shown', () => expect(maskedWords('4471')).toBe('•••4471'))
