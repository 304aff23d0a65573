/** Which steps a case allows, what is due next, and by when. */
import { describe, expect, it, test } from 'vitest'
import type { ViolationStepName } from '../../../contract/violations/violation.ts'
import type { CaseFacts } from './gate/case-facts.ts'
import {
  deadlineOf,
  hearingBy,
  lackBeforeVoting,
  mayTake,
  nextFor,
  nextOf,
  stepRefusal,
  stepsFor,
  type CaseState,
} from './rules.ts'
import type { KnownPenalty } from './store.ts'

const penalty: KnownPenalty = {
  ...{ nth: 1, kind: 'fine', on: '2026-12-11', cents: 20_000, dueOn: '2027-01-15', words: '', amenity: null },
  ...{ from: null, until: null, cancelledOn: null, itemId: 'item' },
}
const fined = { penalties: [penalty] }
const reported: CaseState = {
  ...{ stage: 'reported', screenedOn: null, unit: null, accused: null, bylaw: null, place: '' },
  ...{ particularsLetterId: null, answeredOn: null, hearingAskedOn: null, hearingHeldOn: null, hearingOn: null },
  ...{ hearingWithdrawnOn: null, decidedOn: null, upheld: null, toldLetterId: null, toldOn: null, disputedOn: null },
  ...{ penalties: [], vote: null },
}
const reviewed: CaseState = {
  ...{ ...reported, stage: 'reviewed', screenedOn: '2026-11-20', unit: { _id: 'u', unitNumber: '305' } },
  ...{ accused: 'tenants', bylaw: { _id: 'b', kind: 'bylaw', number: '4', heading: 'Noise' }, place: 'Unit 305' },
}
const answering: CaseState = { ...reviewed, stage: 'answering', particularsLetterId: 'letter' }
const asked = { hearingAskedOn: '2026-11-25' } as const
const heard: CaseState = { ...answering, stage: 'hearing', ...asked }
const toTell: CaseState = { ...answering, stage: 'toTell', decidedOn: '2026-12-10', upheld: true }
const decided: CaseState = { ...toTell, stage: 'decided', toldLetterId: 'told', toldOn: '2026-12-10' }
const closed: CaseState = { ...decided, stage: 'closed' }
const voting = { vote: { proposalId: 'm', state: 'open' } } as const
const voted = { vote: { proposalId: 'm', state: 'decided' } } as const
const undecidedVote = { vote: { proposalId: 'm', state: 'undecided' } } as const
const toDecide: CaseState = { ...answering, stage: 'toDecide' }

const noHearing = 'No hearing is waiting to be held.'
const answerFirst = 'An answer comes after the particulars and before the decision.'
const askOnce = 'A hearing is requested once, after the particulars and before the decision.'
const decideThen = 'Council decides after the particulars and before any penalty.'
const voteOpen = 'Council is voting on this case. Wait for the result, or withdraw the vote.'
const voteThen = 'Council votes after the answer, or the time for it, and after any hearing.'
const cancelFirst = 'Cancel the penalty first: it rests on the case as it is.'
test.each<[step: ViolationStepName, one: CaseState, refusal: string | null]>([
  ['screen', reported, null],
  ['screen', toTell, null],
  ['screen', { ...decided, ...fined }, cancelFirst],
  ['screen', { ...decided, penalties: [{ ...penalty, cancelledOn: '2026-12-12' }] }, null],
  ['warn', reported, 'A warning needs someone it’s about, and comes before the particulars.'],
  ['warn', reviewed, null],
  ['warn', answering, 'A warning needs someone it’s about, and comes before the particulars.'],
  ['particulars', reported, 'Choose the unit and who this is about first.'],
  ['particulars', { ...reviewed, bylaw: null }, 'Choose the bylaw or rule first.'],
  ['particulars', { ...reviewed, place: '' }, 'Add where it happened first.'],
  ['particulars', reviewed, null],
  ['particulars', decided, null],
  ['particulars', { ...decided, ...fined }, cancelFirst],
  ['recordAnswer', reviewed, answerFirst],
  ['recordAnswer', answering, null],
  ['recordAnswer', toTell, answerFirst],
  ['requestHearing', reviewed, askOnce],
  ['requestHearing', answering, null],
  ['requestHearing', heard, askOnce],
  ['requestHearing', { ...heard, hearingWithdrawnOn: '2026-11-26' }, null],
  ['requestHearing', toTell, askOnce],
  ['scheduleHearing', answering, noHearing],
  ['scheduleHearing', heard, null],
  ['holdHearing', { ...heard, hearingHeldOn: '2026-12-01' }, noHearing],
  ['holdHearing', heard, null],
  ['withdrawHearing', { ...heard, hearingWithdrawnOn: '2026-12-01' }, noHearing],
  ['withdrawHearing', heard, null],
  ['propose', reviewed, voteThen],
  ['propose', answering, voteThen],
  ['propose', heard, voteThen],
  ['propose', toDecide, null],
  ['propose', { ...toDecide, ...fined }, voteThen],
  ['propose', { ...toDecide, ...voting }, voteOpen],
  ['propose', { ...toDecide, ...voted }, 'Council voted on this case. Record its decision.'],
  ['propose', { ...toDecide, ...undecidedVote }, null],
  ['propose', toTell, voteThen],
  ['propose', decided, voteThen],
  ['decide', { ...answering, ...voting }, voteOpen],
  ['decide', { ...answering, ...voted }, null],
  ['decide', reviewed, decideThen],
  ['decide', answering, null],
  ['decide', decided, null],
  ['decide', { ...decided, ...fined }, decideThen],
  ['tell', answering, 'There’s no decision to send yet.'],
  ['tell', toTell, null],
  ['dispute', toTell, 'There’s no decision to dispute yet.'],
  ['dispute', decided, null],
  ['cancelPenalty', decided, 'There’s no penalty to cancel.'],
  ['cancelPenalty', { ...decided, ...fined }, null],
  ['seeAgain', reported, 'Review the case first.'],
  ['seeAgain', reviewed, null],
  ['fine', reported, null],
  ['charge', reported, null],
  ['deny', reported, null],
  ['addComplaint', decided, null],
  ['close', reported, null],
  ['close', closed, 'This case is closed.'],
  ['fine', closed, 'This case is closed.'],
  ['reopen', closed, null],
  ['reopen', decided, 'This case is open.'],
])('%s of %j', (step, one, refusal) => expect(stepRefusal(one, step)).toBe(refusal))

const nobody = { decides: false, keepsBooks: false }
test.each<[step: ViolationStepName, rights: Parameters<typeof mayTake>[1], may: boolean]>([
  ['propose', { ...nobody, decides: true }, true],
  ['propose', { ...nobody, keepsBooks: true }, false],
  ['decide', { ...nobody, decides: true }, true],
  ['decide', { ...nobody, keepsBooks: true }, false],
  ['fine', { ...nobody, decides: true }, false],
  ['fine', { ...nobody, keepsBooks: true }, true],
  ['charge', nobody, false],
  ['deny', nobody, true],
  ['screen', nobody, true],
])('%s with the rights %j: %s', (step, rights, may) => expect(mayTake(step, rights)).toBe(may))

const manager = { decides: false, keepsBooks: true }
const council = { decides: true, keepsBooks: false }
describe('the steps of a case', () => {
  const of = (one: CaseState, rights = manager) => stepsFor(one, rights)

  it.each<[string, CaseState, typeof manager, ViolationStepName[]]>([
    ['reported', reported, manager, ['screen', 'addComplaint', 'close']],
    ['reviewed', reviewed, council, ['screen', 'addComplaint', 'warn', 'particulars', 'seeAgain', 'close']],
    ['closed', closed, manager, ['reopen']],
  ])('are those that come next: %s', (_, one, rights, steps) => expect(of(one, rights)).toEqual(steps))

  it('are for council to decide, and for those who keep the books to fine', () => {
    expect([of(answering, council).includes('decide'), of(answering).includes('decide')]).toEqual([true, false])
    expect([of(decided).includes('fine'), of(decided, council).includes('fine')]).toEqual([true, false])
    expect(of(decided, council)).toContain('deny')
  })
})

/** What the gate knows of a case that is ready for a fine. */
const facts: CaseFacts = {
  ...{ jurisdiction: 'BC', today: '2026-12-10', happenedOn: '2026-11-18', complaintsOn: ['2026-11-20'] },
  bylaw: {
    kind: 'bylaw',
    isShortStay: false,
    state: 'inForce',
    fineCents: 20_000,
    laterFineCents: null,
    fineEveryDays: 7,
  },
  ...{ hasUnit: true, accused: 'owners', causedBy: 'self', strangers: [], answerBy: '2026-12-08', answeredOn: null },
  particulars: {
    ...{ state: 'sent', on: '2026-11-20' },
    addressees: [{ personId: 'Olivia Owner', name: 'Olivia Owner', isCopy: false, deemedOn: '2026-11-24' }],
  },
  ...{ hearing: { askedOn: null, heldOn: null, withdrawnOn: null } },
  decision: { on: '2026-12-10', upheld: true, made: 'meeting', ratification: 'none', barred: [] },
  ...{
    told: {
      state: 'sent',
      addressees: [{ personId: 'Olivia Owner', name: 'Olivia Owner', isCopy: false, deemedOn: null }],
    },
  },
  ...{ finedOn: [], finedElsewhere: 0, sightings: [] },
}
const onPaper = {
  ...facts.particulars!,
  addressees: [{ personId: 'Olivia Owner', name: 'Olivia Owner', isCopy: false, deemedOn: null }],
}
const undecided = { decision: null, told: null }
test.each<[name: string, one: CaseState, over: Partial<CaseFacts>, next: ReturnType<typeof nextOf>]>([
  ['a report', reported, {}, { do: 'screen', words: 'Review' }],
  ['a review that names no one', { ...reviewed, accused: null }, {}, { do: 'screen', words: 'Review' }],
  ['a review', reviewed, {}, { do: 'particulars', words: 'Send the particulars' }],
  [
    'particulars that can be answered',
    answering,
    { ...undecided, today: '2026-12-08' },
    { do: 'wait', words: 'They can answer until Dec 8, 2026.' },
  ],
  [
    'particulars on paper',
    answering,
    { ...undecided, particulars: onPaper },
    { do: 'deliver', words: 'Deliver the letter' },
  ],
  [
    'particulars that were answered',
    { ...answering, stage: 'toDecide' },
    { ...undecided, answeredOn: '2026-11-30' },
    { do: 'decide', words: 'Record the decision' },
  ],
  ['a hearing without a day', heard, undecided, { do: 'scheduleHearing', words: 'Schedule the hearing' }],
  [
    'a hearing tomorrow',
    { ...heard, hearingOn: '2026-12-11' },
    undecided,
    { do: 'wait', words: 'The hearing is on Dec 11, 2026.' },
  ],
  [
    'a hearing today',
    { ...heard, hearingOn: '2026-12-10' },
    undecided,
    { do: 'holdHearing', words: 'Record the hearing' },
  ],
  ['a decision', toTell, {}, { do: 'tell', words: 'Send the decision' }],
  [
    'a decision between meetings',
    toTell,
    { decision: { ...facts.decision!, made: 'between', ratification: 'awaits' } },
    { do: 'ratify', words: 'The decision was made between meetings and a meeting hasn’t ratified it.' },
  ],
  ['a decision that was sent', decided, {}, { do: 'fine', words: 'Impose a fine' }],
  [
    'one between meetings',
    decided,
    { decision: { ...facts.decision!, made: 'between', ratification: 'awaits' } },
    { do: 'ratify', words: 'The decision was made between meetings and a meeting hasn’t ratified it.' },
  ],
  ['one that found nothing', { ...decided, upheld: false }, {}, { do: 'close', words: 'Close the case' }],
  ['a fine', { ...decided, ...fined }, {}, null],
  ['a closed case', closed, {}, null],
])('what comes next after %s', (_, one, over, next) => expect(nextOf(one, { ...facts, ...over })).toEqual(next))

test.each<[name: string, over: Partial<CaseFacts>, lack: string | undefined]>([
  ['while they can answer', { today: '2026-12-08' }, 'answer_open'],
  ['once the time is over', {}, undefined],
  ['before the letter is delivered', { particulars: onPaper }, 'delivered'],
  ['once they have answered', { today: '2026-12-08', answeredOn: '2026-11-30' }, undefined],
])('council’s vote %s', (_, over, lack) =>
  expect(lackBeforeVoting({ ...facts, ...undecided, ...over })?.step).toBe(lack),
)

test('while council votes, the case waits for its members, and no one else learns that it votes', () => {
  const one = { ...answering, ...voting, stage: 'toDecide' } as const
  const over = { ...facts, ...undecided, answeredOn: '2026-11-30' }
  const decide = { do: 'decide', words: 'Record the decision' }
  expect(nextFor(one, over, council)).toEqual({ do: 'wait', words: 'Council is voting on this case.' })
  const theirs = { do: 'decide', words: 'Council has to decide.' }
  expect([nextFor(one, over, manager), nextFor({ ...one, vote: null }, over, manager)]).toEqual([theirs, theirs])
  expect(nextFor({ ...one, ...voted }, over, council)).toEqual(decide)
})

test.each<[name: string, one: CaseState, over: Partial<CaseFacts>, deadline: ReturnType<typeof deadlineOf>]>([
  ['a report', reported, {}, null],
  ['particulars', answering, {}, { words: 'Answer due', on: '2026-12-08' }],
  ['particulars on paper', answering, { particulars: onPaper }, { words: 'Answer due', on: '2026-12-08' }],
  ['particulars without a day', answering, { particulars: onPaper, answerBy: null }, null],
  ['a hearing request', heard, {}, { words: 'Hold the hearing by', on: '2026-12-23' }],
  ['a hearing request in Alberta', heard, { jurisdiction: 'AB' }, null],
  ['a hearing with a day', { ...heard, hearingOn: '2026-12-15' }, {}, { words: 'Hearing', on: '2026-12-15' }],
  ['an answer', { ...answering, stage: 'toDecide' }, {}, null],
  [
    'a hearing that was held',
    { ...answering, stage: 'toDecide', hearingHeldOn: '2026-12-01' },
    {},
    { words: 'Decision due', on: '2026-12-08' },
  ],
  ['the same in Alberta', { ...toTell, hearingHeldOn: '2026-12-01' }, { jurisdiction: 'AB' }, null],
  ['a decision to send', { ...toTell, hearingHeldOn: '2026-12-01' }, {}, { words: 'Decision due', on: '2026-12-08' }],
  ['a decision that was sent', decided, {}, null],
])('%s runs to its day', (_, one, over, deadline) => expect(deadlineOf(one, { ...facts, ...over })).toEqual(deadline))

test.each([
  ['BC', '2026-12-23'],
  ['AB', null],
  ['other', null],
] as const)('in %s a hearing requested on November 25 is held by %s', (jurisdiction, day) =>
  expect(hearingBy(jurisdiction, '2026-11-25')).toBe(day),
)
