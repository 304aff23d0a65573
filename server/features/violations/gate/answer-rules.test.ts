/** Until when a complaint can be answered. */
import { expect, test } from 'vitest'
import type { CaseFacts } from './case-facts.ts'
import { answerUntil } from './rules.ts'

type Facts = Pick<CaseFacts, 'jurisdiction' | 'particulars' | 'answerBy'>

const to = (deemedOn: string | null, isCopy = false) => ({ personId: 'one', name: 'Theo Tenant', isCopy, deemedOn })
const at = (...days: (string | null)[]): Pick<Facts, 'particulars'> => ({
  particulars: { state: 'sent', on: '2026-11-20', addressees: [...days.map((day) => to(day)), to('2026-11-24', true)] },
})
const sent: Facts = { jurisdiction: 'BC', answerBy: '2026-12-08', ...at('2026-11-24') }

test.each<[name: string, over: Partial<Facts>, day: string | null]>([
  ['is the one that the letter names', {}, '2026-12-08'],
  ['isn’t known before the particulars', { particulars: null }, null],
  ['is a week after the last receipt at the earliest', at('2026-11-24', '2026-12-05', '2026-11-30'), '2026-12-12'],
  ['is that where the letter names none', { ...at('2026-11-24'), answerBy: null }, '2026-12-01'],
  ['isn’t known while someone hasn’t received it', at('2026-11-24', null), null],
  ['isn’t known where it is addressed to no one', at(), null],
])('the last day for an answer %s', (_, over, day) => expect(answerUntil({ ...sent, ...over })).toBe(day))
