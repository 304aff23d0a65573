import { expect, test } from 'vitest'
import { centsOf, readAnswers } from './answers.ts'
import { ask } from './shipped/shipped-letter.ts'

test.each([
  ['1250', 125_000],
  ['1,250.00', 125_000],
  ['$80', 8000],
  ['0.5', 50],
  ['80.005', null],
  ['1,25', null],
  ['-5', null],
  ['', null],
  ['1e3', null],
])('%j is %j cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents)
})

const columns = [
  { key: 'due', label: 'Due', type: 'date' as const },
  { key: 'what', label: 'What', type: 'text' as const },
  { key: 'amount', label: 'Amount', type: 'money' as const },
]
const answered = (one: ReturnType<typeof ask>, text: string, rows: string[][] = []) =>
  readAnswers([one], [{ key: one.key, text, rows }], (field) => (field === 'dates.answerBy' ? '2026-12-10' : null))

test.each([
  [ask('a', 'A', { type: 'date' }), '2026-12-01', { text: 'December 1, 2026' }],
  [ask('a', 'A', { type: 'time' }), '14:30', { text: '2:30 p.m.' }],
  [ask('a', 'A', { type: 'money' }), '80', { text: '$80.00' }],
  [ask('a', 'A', { type: 'choice', choices: ['x', 'y'] }), 'y', { text: 'y' }],
  [ask('a', 'A', { type: 'longText' }), 'a\nb', { text: 'a\nb' }],
  [ask('a', 'A'), 'a\nb', { text: 'a b' }],
  [ask('a', 'A'), ' ', { missing: 'A must be filled in.', name: 'A' }],
  [ask('a', 'A', { required: false }), '', { empty: true }],
  [ask('a', 'A', { type: 'date', usual: 'dates.answerBy', required: false }), '', { text: 'December 10, 2026' }],
  [
    ask('a', 'A', { type: 'date', usual: 'dates.other', required: false }),
    '',
    { missing: 'A must be filled in.', name: 'A' },
  ],
])('%j answered with %j stands as %j', (one, text, value) => {
  expect(answered(one, text).values.get('a')).toEqual(value)
})

test.each([
  [ask('a', 'Day', { type: 'date' }), '2026-02-30', 'Day: enter a date'],
  [ask('a', 'Time', { type: 'time' }), '25:00', 'Time: enter a time, such as 09:30'],
  [ask('a', 'Sum', { type: 'money' }), 'much', 'Sum: enter an amount, such as 1,250.00'],
  [ask('a', 'One', { type: 'choice', choices: ['x', 'y'] }), 'z', 'One: choose one'],
])('%j answered with %j is refused', (one, text, message) => {
  expect(() => answered(one, text)).toThrow(message)
})

test('rows are added up, and an unfinished one is refused', () => {
  const rows = ask('a', 'Owed', { type: 'rows', columns })
  const full = [
    ['2026-11-01', 'Strata fee', '400'],
    ['', '', ''],
    ['2026-12-01', 'Strata fee', '412.50'],
  ]
  expect(answered(rows, '', full).values.get('a')).toEqual({
    lines: ['November 1, 2026 – Strata fee – $400.00', 'December 1, 2026 – Strata fee – $412.50'],
    total: '$812.50',
  })
  expect(answered({ ...rows, columns: columns.slice(0, 2) }, '', full).values.get('a')).toMatchObject({ total: null })
  expect(() => answered(rows, '', [['2026-11-01', 'Strata fee', '']])).toThrow('Owed: Amount is empty')
  expect(answered(rows, '', []).values.get('a')).toEqual({ missing: 'Owed must be filled in.', name: 'Owed' })
})
