import { expect, it } from 'vitest'
import { fineStateOf, stepRefusal, type CaseState } from './rules.ts'

it.each([
  ['is due until its day', { openCents: 20_000, dueOn: '2027-01-15', isDisputed: false }, ['due', 0]],
  ['is due on its day', { openCents: 20_000, dueOn: '2027-01-10', isDisputed: false }, ['due', 0]],
  ['is overdue from the day after', { openCents: 20_000, dueOn: '2027-01-09', isDisputed: false }, ['overdue', 1]],
  ['is disputed', { openCents: 20_000, dueOn: '2027-01-05', isDisputed: true }, ['disputed', 5]],
  ['is settled once nothing is owed', { openCents: 0, dueOn: '2027-01-05', isDisputed: true }, ['settled', 0]],
])('a fine %s', (_what, fine, [state, daysOverdue]) =>
  expect(fineStateOf(fine, '2027-01-10')).toEqual({ state, daysOverdue }),
)

it('an answer isn’t recorded over another', () => {
  const one = { stage: 'toDecide', answeredOn: '2027-01-05', penalties: [] } as Partial<CaseState> as CaseState
  expect(stepRefusal(one, 'recordAnswer')).toBe('An answer is already on file. Add anything that came later as a file.')
})
