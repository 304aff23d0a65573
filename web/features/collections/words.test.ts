import { expect, test } from 'vitest'
import type { Collection } from '../../../contract/collections/collection.ts'
import {
  accountTitle,
  claimTitle,
  deliveryWords,
  figureName,
  isSaidByButton,
  lienState,
  limitationWords,
  menuSteps,
  nextWords,
  openWords,
  paidWords,
  periodWords,
  purposeWords,
  stepLabelsWith,
} from './words.ts'

const today = '2026-11-20'

test('an account is named by its unit and owners', () => {
  const unit = { _id: 'u', unitNumber: '703' }
  expect(accountTitle({ unit, owners: ['Olivia Owner', 'Max Owner'] })).toBe('Unit 703: Olivia Owner, Max Owner')
  expect(accountTitle({ unit, owners: [] })).toBe('Unit 703')
})

test('steps and figures use the word of the building’s law', () => {
  expect(stepLabelsWith({ charge: 'lien' }).prepareLien).toBe('Prepare a lien')
  expect(stepLabelsWith({ charge: 'caveat' }).prepareLien).toBe('Prepare a caveat')
  expect(figureName({ registerForm: 'a Form G' })).toBe('Form G amount')
  expect(figureName({ registerForm: 'a caveat' })).toBe('Caveat amount')
})

test('the menu has what begins something, without the step of the button', () => {
  const next = { do: 'demand', words: 'Send a demand', on: null } as const
  const steps = ['demand', 'recordDemand', 'deliver', 'withdrawDemand', 'plan', 'endPlan', 'trust'] as const
  expect(menuSteps({ steps: [...steps], next })).toEqual(['recordDemand', 'plan', 'trust'])
  expect(menuSteps({ steps: ['demand'], next: null })).toEqual(['demand'])
})

test('the next step is a sentence', () => {
  expect(nextWords({ do: 'demand', words: 'Send a demand', on: null })).toBe('Send a demand.')
  expect(nextWords({ do: 'wait', words: 'Nothing to do yet.', on: null })).toBe('Nothing to do yet.')
})

test('a next step that its button says isn’t said twice', () => {
  const words = { charge: 'lien' } as Collection['words']
  const next = { do: 'demand', words: 'Send a demand', on: null } as const
  expect(isSaidByButton({ next, words, steps: ['demand'] })).toBe(true)
  expect(isSaidByButton({ next, words, steps: [] })).toBe(false)
  expect(isSaidByButton({ next: { ...next, words: 'Demand what is overdue since' }, words, steps: ['demand'] })).toBe(
    false,
  )
  expect(isSaidByButton({ next: null, words, steps: ['demand'] })).toBe(false)
})

test('the time to claim a debt is said with its last day', () =>
  expect(limitationWords({ level: 'close', lastOn: '2026-12-10' })).toBe(
    'Limitation period ends within a month: Dec 10, 2026',
  ))

test.each([
  [true, true, 'Warns of a caveat and a claim'],
  [true, false, 'Warns of a caveat'],
  [false, true, 'Warns of a claim'],
  [false, false, 'Doesn’t warn of anything'],
])('a demand for a lien (%s) and a claim (%s): %s', (forLien, forAction, words) =>
  expect(purposeWords({ forLien, forAction }, { charge: 'caveat' })).toBe(words),
)

test.each([
  [100, 100, '$1.00'],
  [100, 40, '$1.00, $0.40 still open'],
  [100, 0, '$1.00, paid'],
])('of %d cents, %d are open: %s', (cents, openCents, words) => expect(openWords({ cents, openCents })).toBe(words))

const owner = { _id: 'a', name: 'Olivia Owner', deemedOn: null, isWaiting: false, fault: null }

test.each([
  [{ deemedOn: '2026-11-20' }, 'Counts as received on Nov 20, 2026'],
  [{ isWaiting: true }, 'To be delivered on paper'],
  [{}, 'No delivery on record yet'],
  [{ fault: 'Fax doesn’t count.', deemedOn: '2026-11-20' }, 'Fax doesn’t count.'],
])('a delivery with %j: %s', (part, words) => expect(deliveryWords({ ...owner, ...part })).toBe(words))

const demand = { receivedOn: '2026-11-05', expiresOn: '2026-11-20', withdrawnOn: null, openCents: 100 }

test.each([
  [demand, 'Counts as received on Nov 5, 2026. Its period has been over since Nov 20, 2026.'],
  [{ ...demand, expiresOn: '2026-11-21' }, 'Counts as received on Nov 5, 2026. Its period is over on Nov 21, 2026.'],
  [
    { ...demand, receivedOn: null, expiresOn: null },
    'Its period hasn’t started, because not every owner has received it.',
  ],
  [{ ...demand, withdrawnOn: today }, null],
  [{ ...demand, openCents: 0 }, 'Nothing of it is owed anymore.'],
])('the period of %j: %s', (one, words) => expect(periodWords(one, today)).toBe(words))

test('a plan says how much is paid, and a claim where it was filed', () => {
  expect(paidWords({ cents: 86_614, paidCents: 20_000 })).toBe('$200.00 of $866.14 paid')
  expect(claimTitle({ forum: 'tribunal', number: 'ST-1' })).toBe('Tribunal, file ST-1')
})

test.each([
  [{ registeredOn: null, paidOn: null, releasedOn: null }, 'prepared'],
  [{ registeredOn: null, paidOn: today, releasedOn: null }, 'prepared'],
  [{ registeredOn: today, paidOn: null, releasedOn: null }, 'registered'],
  [{ registeredOn: today, paidOn: today, releasedOn: null }, 'release'],
  [{ registeredOn: today, paidOn: today, releasedOn: today }, 'released'],
])('a lien with %j is %s', (lien, state) => expect(lienState(lien)).toBe(state))
