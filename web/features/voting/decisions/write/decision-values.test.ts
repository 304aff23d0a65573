import { expect, test } from 'vitest'
import type { Decision } from '../../../../../contract/voting/decisions.ts'
import { blank, CorrectionForm, DecisionForm, linesOf, valuesOf } from './decision-values.ts'

const decision = {
  title: 'Paint the lobby',
  wording: '<p>In grey.</p>',
  decidedOn: '2026-11-20',
  outcome: 'passed',
  votes: { for: 3, against: 1, abstained: 0 },
  version: 2,
} as Decision

test('counts that stay empty are none, and those typed are numbers', () => {
  const written = { ...blank('2026-11-20'), title: 'Paint', wording: '<p>Grey</p>' }
  expect(DecisionForm.parse(written)).toMatchObject({ outcome: 'passed', votesFor: null })
  const counts = { votesFor: '3', votesAgainst: '0', votesAbstained: '1' }
  expect(DecisionForm.parse({ ...written, ...counts })).toMatchObject({ votesFor: 3, votesAgainst: 0 })
})

test('a correction begins with the decision as it stands, and wants a reason', () => {
  const values = valuesOf(decision)
  expect(CorrectionForm.parse({ ...values, reason: 'A slip' })).toMatchObject({ votesFor: 3, version: 2 })
  expect(CorrectionForm.safeParse(values).success).toBe(false)
  expect(linesOf(decision)).toContain('votes: 3 for, 1 against, 0 abstained')
  expect(linesOf({ ...decision, votes: null })).toHaveLength(3)
})
