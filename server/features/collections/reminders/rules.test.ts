import { expect, it } from 'vitest'
import { action, charge, demand, facts, named } from '../testing/facts.ts'
import { reminderOf } from './rules.ts'

const due = (dueOn: string, more: object = {}) => charge('a', { dueOn, ...more })

it.each([
  ['before the first day', { overdue: [due('2026-11-16')] }, null],
  ['on the first day', { overdue: [due('2026-11-15')] }, 5],
  ['a few days after the first', { overdue: [due('2026-11-12')] }, 5],
  ['long after the first', { overdue: [due('2026-11-11')] }, null],
  ['between them', { overdue: [due('2026-11-06')] }, null],
  ['on the last day', { overdue: [due('2026-11-05')] }, 15],
  ['long after it', { overdue: [due('2026-01-01')] }, null],
  ['of a fine', { overdue: [due('2026-11-01', { type: 'fine' })] }, null],
  [
    'of what is in trust',
    { overdue: [due('2026-11-01'), charge('b', { type: 'fine' })], actions: [action('trust', [named('a')])] },
    null,
  ],
  ['after a demand', { overdue: [due('2026-11-01')], demands: [demand([named('a')])] }, null],
])('%s', (_when, more, days) => {
  expect(reminderOf(facts(more as never), [5, 15], 'BC')?.days ?? null).toBe(days)
})
