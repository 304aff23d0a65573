import { expect, test } from 'vitest'
import type { Collection, Demand, Lien } from '../../../../contract/collections/collection.ts'
import { askedFor } from './asked.ts'

const owner = (_id: string, more: object = {}) => ({
  ...{ _id, name: _id, deemedOn: null, isWaiting: false, fault: null },
  ...more,
})
const copy = (_id: string, deemedOn?: string | null) => ({
  mortgagee: { _id, lender: _id },
  given:
    deemedOn === undefined ? null : { method: 'mail' as const, on: '2026-11-01', deemedOn, counts: deemedOn !== null },
})
const demand = (_id: string, more: Partial<Demand> = {}): Demand => ({
  ...{ _id, on: '2026-11-01', forLien: true, forAction: true, charges: [], cents: 100, openCents: 100 },
  letter: { _id: `${_id}-letter`, runId: 'run', state: 'sent', addressees: [] },
  ...{ outside: null, receivedOn: null, expiresOn: null, copies: [], withdrawnOn: null, withdrawnBecause: '' },
  ...more,
})
const letter = (...addressees: ReturnType<typeof owner>[]) => ({
  ...{ _id: 'letter', runId: 'run', state: 'sent' as const },
  addressees,
})
const lien = (_id: string, more: Partial<Lien> = {}): Lien => ({
  ...{ _id, preparedOn: '2026-11-01', decidedOn: '2026-11-01', decision: '', charges: [], cents: 1, openCents: 1 },
  ...{ registeredOn: null, number: '', paidOn: null, releaseBy: null, releasedOn: null, releaseNumber: '' },
  ...more,
})
const account = (more: Partial<Collection>): Collection =>
  ({ demands: [], plans: [], trusts: [], liens: [], claims: [], ...more }) as unknown as Collection

test('a delivery is asked for the newest demand that counts, paper that is still to be delivered first', () => {
  const demands = [
    demand('withdrawn', { withdrawnOn: '2026-11-02', letter: letter(owner('a')) }),
    demand('paid', { openCents: 0, letter: letter(owner('b')) }),
    demand('failed', { letter: { ...letter(owner('c')), state: 'failed' } }),
    demand('received', { letter: letter(owner('d', { deemedOn: '2026-11-05' })) }),
    demand('open', { letter: letter(owner('e'), owner('f', { isWaiting: true })) }),
    demand('older', { letter: letter(owner('g')) }),
  ]
  expect(askedFor(account({ demands }), 'deliver')).toEqual({ step: 'deliver', of: 'open', to: 'f' })
  expect(askedFor(account({ demands: demands.slice(0, 4) }), 'deliver')).toBeNull()
})

test('a delivery that doesn’t count is asked for again', () => {
  const demands = [demand('one', { letter: letter(owner('a', { fault: 'Fax doesn’t count.' })) })]
  expect(askedFor(account({ demands }), 'deliver')).toEqual({ step: 'deliver', of: 'one', to: 'a' })
})

test('a copy is asked for the mortgagee who has none, then for one whose copy may not count', () => {
  const copies = [copy('counted', '2026-11-05'), copy('fax', null), copy('none')]
  const one = account({ demands: [demand('one', { copies })] })
  expect(askedFor(one, 'copy')).toEqual({ step: 'copy', of: 'one', to: 'none' })
  const rest = account({ demands: [demand('one', { copies: copies.slice(0, 2) })] })
  expect(askedFor(rest, 'copy')).toEqual({ step: 'copy', of: 'one', to: 'fax' })
  const done = account({ demands: [demand('one', { copies: copies.slice(0, 1) })] })
  expect(askedFor(done, 'copy')).toBeNull()
})

test('a lien is registered once it’s prepared, and the one that is paid is removed first', () => {
  const liens = [
    lien('registered', { registeredOn: '2026-11-02' }),
    lien('paid', { registeredOn: '2026-11-02', paidOn: '2026-11-10' }),
    lien('prepared'),
  ]
  const one = account({ liens })
  expect(askedFor(one, 'registerLien')).toEqual({ step: 'registerLien', of: 'prepared' })
  expect(askedFor(one, 'dropLien')).toEqual({ step: 'dropLien', of: 'prepared' })
  expect(askedFor(one, 'releaseLien')).toEqual({ step: 'releaseLien', of: 'paid' })
  expect(askedFor(account({ liens: liens.slice(0, 1) }), 'releaseLien')?.of).toBe('registered')
  expect(askedFor(account({}), 'releaseLien')).toBeNull()
})

test('what begins something is about nothing yet', () => {
  expect(askedFor(account({}), 'demand')).toEqual({ step: 'demand' })
  expect(askedFor(account({}), 'plan')).toEqual({ step: 'plan' })
  expect(askedFor(account({}), 'endPlan')).toBeNull()
  expect(askedFor(account({}), 'endTrust')).toBeNull()
  expect(askedFor(account({}), 'endClaim')).toBeNull()
})
