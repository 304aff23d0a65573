import { expect, test } from 'vitest'
import { canFor, madeBy, meetingFault, namesOf, ratificationOf, ratifyFault, votesOf } from './rules.ts'

test.each([
  ['between', 'passed', 'awaits'],
  ['between', 'failed', 'none'],
  ['between', 'tied', 'none'],
  ['between', 'no_quorum', 'none'],
  ['bylaw', 'passed', 'none'],
  ['meeting', 'passed', 'none'],
] as const)('what was made %s and has %s needs ratification: %s', (made, outcome, ratification) => {
  expect(ratificationOf(made, outcome)).toBe(ratification)
})

test('a vote in the product decides between meetings, or by a bylaw', () => {
  expect([madeBy('between_meetings'), madeBy('bylaw')]).toEqual(['between', 'bylaw'])
})

test.each([
  // council, by hand, ratification, correct, ratify
  [true, true, 'none', true, false],
  [true, false, 'awaits', false, true],
  [true, false, 'ratified', false, false],
  [false, true, 'none', false, false],
  [false, false, 'awaits', false, false],
] as const)('of council %s, by hand %s, %s: corrects %s, ratifies %s', (...of) => {
  const [isCouncil, byHand, ratification, correct, ratify] = of
  expect(canFor({ isCouncil }, { byHand, ratification })).toEqual({ correct, ratify })
})

const tally = [
  { key: 'for', label: 'For', votes: 2 },
  { key: 'against', label: 'Against', votes: 1 },
]
test('counts and names come from the votes, also those that nobody chose', () => {
  expect(votesOf(tally)).toEqual({ for: 2, against: 1, abstained: 0 })
  expect(votesOf([])).toEqual({ for: 0, against: 0, abstained: 0 })
  const ballots = [
    { name: 'Bo', choice: 'for' },
    { name: 'Cy', choice: 'for' },
  ]
  expect(namesOf(tally, ballots)).toEqual([
    { choice: 'For', names: ['Bo', 'Cy'] },
    { choice: 'Against', names: [] },
  ])
})

const one = { year: 2026, place: 1, decidedOn: '2026-11-20', ratification: 'awaits' } as const
const two = { ...one, place: 12, decidedOn: '2026-11-25' }

test('only what awaits it is ratified, and the others are named', () => {
  expect(ratifyFault([one, two])).toBeNull()
  expect(ratifyFault([one, { ...two, ratification: 'ratified' }])).toBe(
    'No ratification is needed for D-2026-012, or it’s already done.',
  )
})

test.each([
  ['2026-11-25', null],
  ['2026-11-26', null],
  ['2026-11-24', 'Choose a date no earlier than the decision date of D-2026-012'],
  ['2026-11-19', 'Choose a date no earlier than the decision date of D-2026-001 and D-2026-012'],
  ['2026-11-27', 'This date is in the future'],
])('a meeting of %s, on November 26: %s', (meetingOn, fault) => {
  expect(meetingFault([one, two], { meetingOn, today: '2026-11-26' })).toBe(fault)
})
