import { describe, expect, test } from 'vitest'
import type { MaintenanceSettings } from '../../../../contract/tickets/settings.ts'
import { spanOf, spanWords, targetWords } from '../../../../contract/tickets/target-words.ts'
import { inOrder, officeOf, saySame, targetOf, usualSettings } from './rules.ts'

const vancouver = { timeZone: 'America/Vancouver', jurisdiction: 'BC' } as const
const but = (more: Partial<MaintenanceSettings>): MaintenanceSettings => ({ ...usualSettings, ...more })

describe('what every building begins with', () => {
  test.each([
    ['low', 960, 9600, false],
    ['normal', 480, 4800, false],
    ['high', 240, 1440, false],
    ['urgent', 60, 1440, true],
  ] as const)(
    'a %s ticket is answered in %i and resolved in %i minutes',
    (priority, answer, resolve, aroundTheClock) => {
      expect(targetOf(usualSettings, priority)).toEqual({
        answerMinutes: answer,
        resolveMinutes: resolve,
        aroundTheClock,
      })
    },
  )
  test('the office is open from nine to five on weekdays', () => {
    const { days, timeZone } = officeOf(usualSettings, vancouver)
    const day = { from: '09:00', until: '17:00' }
    expect([days, timeZone]).toEqual([[day, day, day, day, day, null, null], 'America/Vancouver'])
  })
})

test('a day of urgent tickets has eight hours where they do not run around the clock', () => {
  expect(targetOf(but({ urgentAroundTheClock: false }), 'urgent')).toEqual({
    answerMinutes: 60,
    resolveMinutes: 480,
    aroundTheClock: false,
  })
})

describe('the office is closed', () => {
  const closedDays = [{ on: '2026-12-24', name: 'Christmas Eve' }]
  test.each([
    ['on a holiday of British Columbia', '2026-08-03', {}, 'BC', true],
    ['not on that day in Alberta', '2026-08-03', {}, 'AB', false],
    ['not on a holiday where it keeps none', '2026-12-25', { keepsHolidays: false }, 'BC', false],
    ['on a day of its own', '2026-12-24', { closedDays }, 'BC', true],
    ['on a day of its own where it keeps no holidays', '2026-12-24', { closedDays, keepsHolidays: false }, 'BC', true],
    ['not a year later', '2027-12-24', { closedDays }, 'BC', false],
    ['not on a plain day', '2026-11-20', { closedDays }, 'BC', false],
  ] as const)('%s', (_case, day, more, jurisdiction, closed) => {
    expect(officeOf(but(more), { ...vancouver, jurisdiction }).isHoliday(day)).toBe(closed)
  })
})

test.each([
  [60, false, '1 hour'],
  [240, false, '4 hours'],
  [480, false, '1 day'],
  [1440, false, '3 days'],
  [480, true, '8 hours'],
  [1440, true, '1 day'],
])('%i minutes read %s %s', (minutes, aroundTheClock, words) => {
  expect(spanWords(spanOf(minutes, aroundTheClock))).toBe(words)
})
test('a target reads in one line', () => {
  expect(targetWords(usualSettings.targets.high)).toBe('reply within 4 hours, resolve within 3 days')
})

test('closed days stand in their order, and settings are the same whatever their versions', () => {
  const [eve, spring] = [
    { on: '2026-12-24', name: '' },
    { on: '2026-04-02', name: '' },
  ]
  const sorted = inOrder(but({ closedDays: [eve, spring] }))
  expect(sorted.closedDays).toEqual([spring, eve])
  expect(saySame(usualSettings, but({ version: 7 }))).toBe(true)
  expect(saySame(usualSettings, sorted)).toBe(false)
})
