import { expect, test } from 'vitest'
import {
  caseTitle,
  checksWords,
  deliveryWords,
  happenedWords,
  hearingWords,
  nextForMe,
  nextWords,
  owedWords,
  penaltyWords,
  undelivered,
} from './words.ts'

test('a case is named by its number, its subject, and its unit where that is known', () => {
  expect(caseTitle({ number: 12, topic: 'noise', unitNumber: '305' })).toBe('V-12 Noise, unit 305')
  expect(caseTitle({ number: 3, topic: 'garbage', unitNumber: null })).toBe('V-3 Garbage and recycling')
})

test('a time of day is optional', () => {
  expect(happenedWords('2026-11-14', '23:30')).toBe('Nov 14, 2026, 11:30 p.m.')
  expect(happenedWords('2026-11-14', null)).toBe('Nov 14, 2026')
})

test('the next step is named, and what is missing is a sentence', () => {
  expect(nextWords({ do: 'screen', words: 'Review' })).toBe('Next: Review')
  expect(nextWords({ do: 'wait', words: 'They can answer until Dec 5, 2026.' })).toBe(
    'They can answer until Dec 5, 2026.',
  )
})

test('steps before a fine are counted', () => {
  const missing = { why: '', source: null, unverified: false, step: 'told', words: '', do: 'tell' } as const
  expect(
    checksWords([
      { step: 'complaint', missing: null },
      { step: 'told', missing },
    ]),
  ).toBe('1 of 2 done')
})

test.each([
  [{ side: 'complainant', state: 'received', answerBy: null }, 'We’ve received your report.'],
  [{ side: 'complainant', state: 'handled', answerBy: null }, 'It’s being looked into.'],
  [{ side: 'accused', state: 'handled', answerBy: null }, 'Nothing is needed from you right now.'],
  [{ side: 'accused', state: 'answer', answerBy: '2026-12-05' }, 'Answer by Dec 5, 2026.'],
  [{ side: 'accused', state: 'answer', answerBy: null }, 'You can answer.'],
  [{ side: 'owner', state: 'waiting', answerBy: null }, 'Waiting for a decision.'],
  [{ side: 'accused', state: 'waiting', answerBy: null }, 'Waiting for a decision.'],
  [{ side: 'accused', state: 'decided', answerBy: null }, 'A decision was made.'],
  [{ side: 'owner', state: 'closed', answerBy: null }, 'This case is closed.'],
] as const)('of %j its people read: %s', (stated, words) => {
  expect(nextForMe(stated)).toBe(words)
})

const owed = { cents: 20_000, openCents: 20_000, dueOn: '2026-12-20', cancelledOn: null }

test('a penalty says what it is, and what is unpaid of it', () => {
  const none = { amenity: null, from: null, until: null }
  const gym = { _id: 'a', name: 'Gym' }
  expect(penaltyWords({ kind: 'fine', cents: 20_000, ...none })).toBe('Fine of $200.00')
  expect(penaltyWords({ kind: 'charge', cents: 5_000, ...none })).toBe('Costs of $50.00')
  expect(penaltyWords({ kind: 'deny', cents: null, amenity: gym, from: '2026-11-20', until: '2026-12-20' })).toBe(
    'No access to Gym from Nov 20, 2026 to Dec 20, 2026',
  )
  expect(owedWords(owed)).toBe('Due Dec 20, 2026, $200.00 unpaid')
  expect(owedWords({ ...owed, dueOn: null })).toBe('$200.00 unpaid')
  expect(owedWords({ ...owed, openCents: 0 })).toBe('Paid or written off')
  expect(owedWords({ ...owed, openCents: null, cancelledOn: '2026-12-01' })).toBe('Cancelled on Dec 1, 2026')
  expect(owedWords({ ...owed, cents: null, openCents: null })).toBe(null)
})

const asked = { on: null, at: null, place: '', heldOn: null, withdrawnOn: null }

test.each([
  [asked, 'Not scheduled yet'],
  [
    { ...asked, on: '2026-12-03', at: '19:00', place: 'Meeting room' },
    'Scheduled for Dec 3, 2026, 7:00 p.m., at Meeting room',
  ],
  [{ ...asked, on: '2026-12-03', heldOn: '2026-12-04' }, 'Held on Dec 4, 2026'],
  [{ ...asked, withdrawnOn: '2026-12-01' }, 'Request withdrawn on Dec 1, 2026'],
])('a hearing %j: %s', (hearing, words) => {
  expect(hearingWords(hearing)).toBe(words)
})

const someone = { _id: 'p', name: 'Theo Tenant', isCopy: false, deemedOn: null, isWaiting: false }
const letter = { _id: 'l', runId: 'r', subject: 'Complaint', state: 'sent', sentOn: '2026-11-20' } as const

test('a letter says whether each person has received it', () => {
  expect(deliveryWords({ ...someone, deemedOn: '2026-11-24' })).toBe('Counts as received on Nov 24, 2026')
  expect(deliveryWords({ ...someone, isWaiting: true })).toBe('To be delivered on paper')
  expect(deliveryWords(someone)).toBe('No delivery on record yet')
})

test('the letter that someone hasn’t received is found, the particulars first', () => {
  const open = { ...letter, addressees: [someone] }
  const received = { ...letter, addressees: [{ ...someone, deemedOn: '2026-11-24' }] }
  const told = { ...open, _id: 'told' }
  expect(undelivered({ particulars: open, told })).toBe(open)
  expect(undelivered({ particulars: received, told })).toBe(told)
  expect(undelivered({ particulars: received, told: null })).toBe(null)
})
