/** The fee of a request: how much it may be, and who can be charged for it. */
import { expect, test } from 'vitest'
import type { RecordsAsker } from '../../../../law/law.ts'
import { Refusal } from '../../../http/errors.ts'
import { chargeRefusal, feeNow, isOpenTo, requireFee, requireOpenTo, type FeeNow } from './rules.ts'

/** What is said against some work; null if nothing is. */
const refusalOf = (work: () => void): string | null => {
  try {
    work()
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.message
  }
}

test.each([
  ['BC', 30, 750, null],
  ['BC', 30, 751, 'The maximum is $7.50 for 30 pages. Copies cost up to 25 cents per page'],
  ['AB', 1, 100_000, null],
  ['other', 1, 100_000, null],
] as const)('in %s %i pages for %i cents: %j', (jurisdiction, pages, amountCents, refusal) => {
  const said = refusalOf(() => requireFee(jurisdiction, 'minutes', { version: 1, pages, amountCents }))
  expect(said?.slice(0, refusal?.length) ?? null).toBe(refusal)
})

test.each([
  ['quoted', false, 'quoted'],
  ['paid', false, 'paid'],
  ['waived', false, 'waived'],
  ['charged', true, 'charged'],
  ['charged', false, 'cancelled'],
] as const)('a fee that is %s, with a charge in force: %s, is %s', (state, isChargeInForce, now) => {
  expect(feeNow({ state }, isChargeInForce)).toBe(now)
})

const notAnOwner = 'Only an owner’s request can be charged to a unit’s account.'

test.each<[RecordsAsker, string | null]>([
  ['owner', null],
  ['tenant', notAnOwner],
  ['assignedTenant', notAnOwner],
  ['authorized', notAnOwner],
  ['former', notAnOwner],
  ['buyerOrLender', notAnOwner],
])('a fee is charged for the request of %s: %j', (standing, refusal) => {
  expect(chargeRefusal({ status: 'feeQuoted', fee: 'quoted', chargedUnit: null, standing })).toBe(refusal)
})

test.each<[FeeNow | null, string | null]>([
  ['quoted', null],
  ['cancelled', null],
  [null, 'No fee was quoted for this request.'],
  ['paid', 'The fee was already paid.'],
  ['waived', 'The fee was waived.'],
  ['charged', 'The fee was already charged to unit 305. Cancel that charge first.'],
])('a fee that is %j is charged: %j', (fee, refusal) => {
  const chargedUnit = fee === 'charged' ? '305' : null
  expect(chargeRefusal({ status: 'received', standing: 'owner', fee, chargedUnit })).toBe(refusal)
})

test.each([
  ['withdrawn', 'quoted', 'This request was withdrawn.'],
  ['fulfilled', 'cancelled', 'This request is already fulfilled.'],
] as const)('no fee is charged once the request is %s', (status, fee, refusal) => {
  expect(chargeRefusal({ status, fee, standing: 'owner', chargedUnit: null })).toBe(refusal)
})

test.each(['quote', 'settleFee'] as const)('%s waits until a charge is cancelled', (step) => {
  const facts = { form: 'paper', items: ['ready'], fee: 'charged' } as const
  const refusal = 'The fee was charged to an account. Cancel that charge first.'
  expect(refusalOf(() => requireOpenTo(step, { ...facts, status: 'ready' }))).toBe(refusal)
  expect(isOpenTo(step, { ...facts, fee: 'cancelled', status: 'ready' })).toBe(true)
  expect(refusalOf(() => requireOpenTo(step, { ...facts, status: 'fulfilled' }))).toBe(
    'This request is already fulfilled.',
  )
  expect(refusalOf(() => requireOpenTo(step, { ...facts, fee: 'paid', status: 'ready' }))).toBe(
    'This request is ready to answer.',
  )
})

test.each(['charged', 'cancelled'] as const)('a fee that is %s holds up no records', (fee) => {
  expect(isOpenTo('deliver', { status: 'ready', form: 'paper', items: ['ready'], fee })).toBe(true)
})
