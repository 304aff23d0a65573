import { expect, test } from 'vitest'
import type { MaintenanceSettings } from '../../../../contract/tickets/settings.ts'
import { differences, MaintenanceForm, valuesOf } from './maintenance-values.ts'

const day = { from: '09:00', until: '17:00' }
const target = { answer: { count: 4, unit: 'hours' }, resolve: { count: 3, unit: 'days' } } as const
const settings: MaintenanceSettings = {
  hours: {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: { from: '16:00', until: '24:00' },
    saturday: null,
    sunday: null,
  },
  keepsHolidays: true,
  closedDays: [{ on: '2026-12-24', name: 'Christmas Eve' }],
  targets: { low: target, normal: target, high: target, urgent: target },
  urgentAroundTheClock: true,
  workOrderLimitCents: 250_050,
  reopenDays: 14,
  emergency: { words: '', phone: '' },
  version: 3,
}
const { version: _version, ...draft } = settings

test('the settings fill the form with what the form reads again', () => {
  const values = valuesOf(settings)
  expect(values).toMatchObject({
    hours: { friday: { from: '16:00', until: '00:00' }, sunday: null },
    workOrderLimitCents: '2500.50',
    reopenDays: '14',
    targets: { high: { answer: { count: '4', unit: 'hours' } } },
  })
  expect(MaintenanceForm.parse(values)).toEqual(draft)
})

test('what cannot be read is refused where it was typed', () => {
  const typed = { ...valuesOf(settings), workOrderLimitCents: 'plenty', reopenDays: '' }
  expect(MaintenanceForm.safeParse(typed).error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'workOrderLimitCents',
    'reopenDays',
  ])
})

test('what somebody else saved is told where it differs, a line each', () => {
  const theirs: MaintenanceSettings = {
    ...settings,
    hours: { ...settings.hours, friday: day, saturday: { from: '20:00', until: '24:00' } },
    keepsHolidays: false,
    closedDays: [{ on: '2026-12-27', name: '' }],
    targets: { ...settings.targets, low: { answer: { count: 1, unit: 'days' }, resolve: { count: 1, unit: 'days' } } },
    urgentAroundTheClock: false,
    workOrderLimitCents: 100_000,
    reopenDays: 7,
    emergency: { words: 'Ask for the caretaker', phone: '604 555 0100' },
    version: 4,
  }
  expect(differences(theirs, draft)).toEqual([
    'Friday: 9:00 a.m. – 5:00 p.m.',
    'Saturday: 8:00 p.m. – midnight',
    'Open on holidays',
    'Closed on Dec 27, 2026',
    'Low: reply within 1 day, resolve within 1 day',
    'Urgent tickets: counted in office hours',
    'Approval needed above $1,000.00',
    'Tickets can be reopened for 7 days',
    'Emergency number: 604 555 0100 Ask for the caretaker',
  ])
  expect(differences({ ...settings, version: 9 }, draft)).toEqual([])
})
