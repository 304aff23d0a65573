import { expect, test } from 'vitest'
import { daysText, ReminderForm } from './reminder-days.ts'

test.each([
  ['', []],
  ['  ', []],
  ['5', [5]],
  ['30, 5,15', [5, 15, 30]],
  ['5 15;60', [5, 15, 60]],
])('“%s” are the days %j', (typed, days) =>
  expect(ReminderForm.parse({ reminderDays: typed }).reminderDays).toEqual(days),
)

const whole = 'Enter whole numbers from 1 to 60, separated by commas'
test.each([
  ['5 and 15', whole],
  ['0', whole],
  ['61', whole],
  ['-5', whole],
  ['1.5', whole],
  ['5, 10, 15, 20', 'Up to 3 reminders'],
  ['5, 5', 'Each day once'],
])('“%s” is refused: %s', (typed, fault) =>
  expect(ReminderForm.safeParse({ reminderDays: typed }).error?.issues).toMatchObject([
    { path: ['reminderDays'], message: fault },
  ]),
)

test('the field shows the days with commas', () => expect(daysText([5, 15, 30])).toBe('5, 15, 30'))
