import type { Ask } from '../../contract/forms/templates.ts'

const samples: Readonly<Record<Exclude<Ask['type'], 'choice' | 'rows'>, string>> = {
  text: 'Bylaw 3 (4), Pets',
  longText: 'Two dogs barked.\nFor an hour.',
  date: '2027-01-15',
  time: '14:30',
  money: '1,250.00',
}
const cells = { text: 'Strata fee', date: '2026-11-01', money: '412.50' } as const

/** Something sensible for all that a template asks; other values where they are given. */
export const answersTo = (asks: readonly Ask[], others: Readonly<Record<string, string>> = {}) =>
  asks.map(({ key, type, choices, columns }) => ({
    key,
    text: others[key] ?? (type === 'rows' ? '' : type === 'choice' ? choices[0]! : samples[type]),
    rows: type === 'rows' ? [columns.map((column) => cells[column.type])] : [],
  }))
