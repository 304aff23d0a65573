/** What is refused of a review, a decision, a closing and a day; and what those whom a case is about may do. */
import { expect, test } from 'vitest'
import { myStateOf, myStepRefusal } from './parties/rules.ts'
import { closeFault, dayFault, screenFault, tallyFault, type CaseState } from './rules.ts'

const sent: CaseState = {
  ...{ stage: 'answering', screenedOn: '2026-11-20', unit: { _id: 'u', unitNumber: '305' }, accused: 'tenants' },
  ...{ bylaw: { _id: 'b', kind: 'bylaw', number: '4', heading: 'Noise' }, place: 'Unit 305' },
  ...{ particularsLetterId: 'letter', answeredOn: null, hearingAskedOn: null, hearingHeldOn: null, hearingOn: null },
  ...{ hearingWithdrawnOn: null, decidedOn: null, upheld: null, toldLetterId: null, toldOn: null, disputedOn: null },
  ...{ penalties: [], vote: null },
}
const told: CaseState = {
  ...{ ...sent, stage: 'decided', decidedOn: '2026-12-10', upheld: true, toldLetterId: 'told', toldOn: '2026-12-11' },
}

test.each([
  ['2026-11-20', null, null],
  ['2026-11-21', null, 'This date is in the future'],
  ['2026-11-20', '2026-11-20', null],
  ['2026-11-19', '2026-11-20', 'Choose Nov 20, 2026 or later'],
] as const)('%s where it can’t be before %s: %s', (day, notBefore, words) => {
  const fault = dayFault({ field: 'on', day }, { today: '2026-11-20', notBefore })
  expect(fault).toEqual(words && { field: 'on', words })
})

test.each([
  [null, null, null, null],
  ['u', null, null, null],
  ['u', 'owners', 'self', null],
  ['u', 'owners', 'tenant', null],
  ['u', 'tenants', 'visitor', null],
  [null, 'owners', 'self', { field: 'unitId', words: 'Choose a unit' }],
  ['u', 'owners', null, { field: 'causedBy', words: 'Choose who did it' }],
  ['u', null, 'self', { field: 'accused', words: 'Choose who this is about' }],
  ['u', 'tenants', 'tenant', { field: 'causedBy', words: 'Choose “Themselves” for the tenant' }],
] as const)('a review of unit %s, about %s, caused by %s', (unitId, accused, causedBy, fault) =>
  expect(screenFault({ unitId, accused, causedBy })).toEqual(fault),
)

test.each([
  ['notUpheld', null, 'Council hasn’t decided that'],
  ['notUpheld', true, 'Council hasn’t decided that'],
  ['notUpheld', false, null],
  ['dismissed', null, null],
  ['dismissed', true, 'Council found a contravention, so it wasn’t dismissed'],
  ['dismissed', false, null],
  ['done', true, null],
] as const)('closed as %s where council found %s: %s', (as, upheld, fault) =>
  expect(closeFault({ ...told, upheld }, as)).toBe(fault),
)

const sum = { field: 'votesFor', words: 'The votes don’t add up to the members who took part' }
const more = { field: 'upheld', words: 'More votes are needed in favour than against' }
const enough = { field: 'upheld', words: 'With these votes, a contravention was found' }
test.each([
  // for, against, abstained, voters, upheld, what is wrong
  [2, 1, 0, 3, true, null],
  [1, 2, 0, 3, false, null],
  [1, 1, 1, 3, false, null],
  [1, 1, 1, 3, true, more],
  [2, 1, 0, 3, false, enough],
  [2, 0, 0, 3, true, sum],
  [2, 1, 2, 3, true, sum],
  // The president decides a tie by another vote.
  [2, 1, 0, 2, true, null],
  [1, 2, 0, 2, false, null],
] as const)(
  '%i for, %i against, %i abstained of %i, upheld %s',
  (votesFor, votesAgainst, votesAbstained, voters, upheld, fault) =>
    expect(tallyFault({ upheld, votesFor, votesAgainst, votesAbstained }, voters)).toEqual(fault),
)

const today = '2026-12-01'
const until = '2026-12-08'
test.each<[string, CaseState, 'complainant' | 'accused' | 'owner', string | null, ReturnType<typeof myStateOf>]>([
  ['a report', { ...sent, stage: 'reported' }, 'complainant', null, 'received'],
  ['a report in progress', sent, 'complainant', null, 'handled'],
  ['a closed case', { ...told, stage: 'closed' }, 'complainant', null, 'closed'],
  ['a closed case', { ...told, stage: 'closed' }, 'accused', null, 'closed'],
  ['a warning', { ...sent, stage: 'reviewed', particularsLetterId: null }, 'accused', null, 'handled'],
  ['particulars', sent, 'accused', until, 'answer'],
  ['particulars on paper', sent, 'accused', null, 'answer'],
  ['particulars on the last day', sent, 'accused', today, 'answer'],
  ['particulars a day late', sent, 'accused', '2026-11-30', 'waiting'],
  ['an answer', { ...sent, answeredOn: today }, 'accused', until, 'waiting'],
  ['a hearing before an answer', { ...sent, stage: 'hearing' }, 'accused', until, 'answer'],
  ['a hearing after an answer', { ...sent, stage: 'hearing', answeredOn: today }, 'accused', until, 'waiting'],
  ['particulars to a tenant', sent, 'owner', until, 'waiting'],
  ['a decision', told, 'accused', until, 'decided'],
])('%s is, for the %s', (_, one, side, on, state) => expect(myStateOf(one, { side, until: on, today })).toBe(state))

const asked = { ...sent, hearingAskedOn: '2026-11-25' }
test.each<[Parameters<typeof myStepRefusal>[1], CaseState, string | null]>([
  ['answer', sent, null],
  ['answer', { ...sent, answeredOn: today }, 'You’ve answered. Council has your answer.'],
  ['answer', told, 'An answer comes after the particulars and before the decision.'],
  ['askHearing', sent, null],
  ['askHearing', asked, 'A hearing is requested once, after the particulars and before the decision.'],
  ['withdrawHearing', asked, null],
  ['withdrawHearing', sent, 'No hearing is waiting to be held.'],
  ['dispute', sent, 'There’s no decision to dispute yet.'],
  ['dispute', told, null],
  ['dispute', { ...told, disputedOn: '2026-12-11' }, 'You’ve disputed the decision.'],
  // Council decided again after the dispute.
  ['dispute', { ...told, disputedOn: '2026-12-10' }, null],
  [
    'dispute',
    { ...told, disputedOn: '2026-12-10', toldLetterId: null, toldOn: null },
    'There’s no decision to dispute yet.',
  ],
])('%s, by those whom the case is about', (step, one, refusal) => {
  expect(myStepRefusal({ ...one, side: 'accused' }, step)).toBe(refusal)
  for (const side of ['complainant', 'owner'] as const)
    expect(myStepRefusal({ ...one, side }, step)).toBe('Only those the case is about can do this.')
})
