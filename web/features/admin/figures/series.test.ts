import { expect, test } from 'vitest'
import type { FiguresOfDay } from '../../../../contract/admin/figures.ts'
import { charts, chartWords, dayName, sumOf } from './series.ts'

const day = (of: string, more: Partial<FiguresOfDay> = {}): FiguresOfDay => ({
  ...{ day: of, newAccounts: 0, notices: 0, mailsSent: 0, mailsFailed: 0, signIns: null },
  ...more,
})
const series = [
  day('2026-11-18'),
  day('2026-11-19', { mailsSent: 1200, mailsFailed: 3 }),
  day('2026-11-20', { mailsSent: 7 }),
]

test('a chart is said in a sentence, with its most and what stands on top', () => {
  expect(chartWords(charts[3]!, { series, span: 'days' })).toBe(
    'Sent: 1,207 in 3 days; most on Nov 19, 2026 with 1,200; failed: 3.',
  )
  expect(chartWords(charts[1]!, { series, span: 'days' })).toBe('New accounts: 0 in 3 days.')
})

test('what was not counted yet adds nothing', () => expect(sumOf(series, 'signIns')).toBe(0))

test('a day and a month have a name', () => {
  expect(dayName('2026-11-01', 'days')).toBe('Nov 1, 2026')
  expect(dayName('2026-11-01', 'months')).toBe('Nov 2026')
})
