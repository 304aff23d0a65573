import { expect, test } from 'vitest'
import { onOneLine } from '../../../contract/mortgagees/mortgagee-words.ts'
import { endWords } from './words.ts'

test.each([
  [{ endsOn: '2031-11-20', endedOn: null, endReason: null, state: 'live' }, 'Ends Nov 20, 2031'],
  [{ endsOn: '2026-12-20', endedOn: null, endReason: null, state: 'endingSoon' }, 'Ends Dec 20, 2026'],
  [{ endsOn: '2026-11-19', endedOn: null, endReason: null, state: 'lapsed' }, 'Ended Nov 19, 2026'],
  [
    { endsOn: '2031-11-20', endedOn: '2026-11-20', endReason: 'discharged', state: 'ended' },
    'Ended Nov 20, 2026: mortgage paid out',
  ],
  [{ endsOn: null, endedOn: '2026-11-20', endReason: 'error', state: 'ended' }, 'Ended Nov 20, 2026: entered in error'],
  [{ endsOn: null, endedOn: null, endReason: null, state: 'live' }, null],
] as const)('%o says: %s', (mortgagee, words) => expect(endWords(mortgagee)).toBe(words))

test.each([
  ['200 Harbour Street\nVancouver BC V6B 1A1', '200 Harbour Street, Vancouver BC V6B 1A1'],
  ['Attn. Mortgages,\n 200 Harbour Street,\n\nVancouver', 'Attn. Mortgages, 200 Harbour Street, Vancouver'],
  ['Vancouver', 'Vancouver'],
])('%o is %s on one line', (address, line) => expect(onOneLine(address)).toBe(line))
