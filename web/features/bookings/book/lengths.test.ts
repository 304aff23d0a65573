import { expect, test } from 'vitest'
import { noPolicy } from '../../../../contract/fair-share/policy.ts'
import { instantOf } from '../../../../contract/time.ts'
import { endsFor, lengthWords } from './lengths.ts'

const zone = 'America/Vancouver'
const at = (date: string, time: string) => instantOf(date, time, zone)
const labels = (...given: Parameters<typeof endsFor>) => endsFor(...given).map(({ label }) => label)
const free = { mode: 'free', leavesAt: '11:00', sharing: { ...noPolicy, stepMinutes: 30 } } as const
const ten = { from: at('2026-12-01', '10:00'), until: at('2026-12-01', '11:00') }

test.each([
  [45, '45 minutes'],
  [60, '1 hour'],
  [90, '1 hour 30 minutes'],
  [121, '2 hours 1 minute'],
])('%i minutes are %s', (minutes, words) => {
  expect(lengthWords(minutes)).toBe(words)
})

test('a free time lasts until closing, or as long as the rules let it', () => {
  const open = [{ from: at('2026-12-01', '09:00'), until: at('2026-12-01', '12:00') }]
  expect(labels(free, ten, open, zone)).toEqual(['1 hour', '1 hour 30 minutes', '2 hours'])
  const short = { ...free, sharing: { ...free.sharing, longestMinutes: 90 } }
  expect(labels(short, ten, open, zone)).toEqual(['1 hour', '1 hour 30 minutes'])
})

test('a slot lasts as long as it is', () => {
  expect(endsFor({ ...free, mode: 'slot' }, ten, [], zone)).toEqual([])
})

test('nights end on later days at the leaving time, also in a building that keeps its clocks', () => {
  const suite = { ...free, mode: 'overnight', sharing: { ...noPolicy, longestMinutes: 2 * 1440 } } as const
  const night = { from: at('2026-12-01', '15:00'), until: at('2026-12-02', '11:00') }
  expect(endsFor(suite, night, [], zone)).toEqual([
    { value: at('2026-12-02', '11:00'), label: '1 night' },
    { value: at('2026-12-03', '11:00'), label: '2 nights' },
  ])
})
