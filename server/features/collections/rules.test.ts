import { describe, expect, it } from 'vitest'
import { action, charge, demand, facts, named } from './testing/facts.ts'
import { followedFrom, lienPaidOn, nextOf, preparedLien, releaseBy, stageOf, stepsFor } from './rules.ts'

it.each([
  [14, null, '2026-11-21'],
  [14, '2026-11-20', '2026-11-21'],
  [14, '2026-11-21', '2026-11-22'],
  [14, '2026-12-31', '2027-01-01'],
  [null, null, '2026-11-06'],
  [null, '2026-12-31', '2027-01-01'],
])('a demand of %s days that names %s is followed from %s', (days, payBy, from) => {
  const term = days === null ? null : { days, why: '', source: '' }
  expect(followedFrom(term, '2026-11-06', payBy)).toBe(from)
})

const [paid, open] = [named('a', { openCents: 0, settledOn: '2026-11-18' }), named('a')]
const onTitle = { registeredOn: '2026-11-10', on: '2026-11-09' } as const
const plan = (more: object = {}) =>
  action('plan', [open], { instalments: [{ dueOn: '2026-12-01', cents: 43_307 }], ...more })

describe('a lien that was paid', () => {
  it('is so on the last day of its charges, not before it was fixed', () => {
    expect(lienPaidOn(action('lien', [paid, named('b', { openCents: 0, settledOn: '2026-11-15' })], onTitle))).toBe(
      '2026-11-18',
    )
    expect(lienPaidOn(action('lien', [named('b', { openCents: 0, settledOn: '2026-10-01' })], onTitle))).toBe(
      '2026-11-09',
    )
    expect(lienPaidOn(action('lien', [named('b', { openCents: 0 })], onTitle))).toBe('2026-11-09')
    expect(lienPaidOn(action('lien', [paid, open], onTitle))).toBeNull()
  })

  it('must be removed within a week, where the law says so and it is registered', () => {
    expect(releaseBy('BC', action('lien', [paid], onTitle))).toBe('2026-11-25')
    expect(releaseBy('AB', action('lien', [paid], onTitle))).toBeNull()
    expect(releaseBy('BC', action('lien', [open], onTitle))).toBeNull()
    expect(releaseBy('BC', action('lien', [paid]))).toBeNull()
  })
})

const lender = { mortgagee: { _id: 'm', lender: 'Coastline Savings' }, givenOn: null }
const running = { receivedOn: '2026-11-18', expiresOn: '2026-12-03' }
const onPaper = { receivedOn: null, expiresOn: null }

describe('an account', () => {
  it.each([
    ['with nothing overdue', { overdue: [] }, 'settled', null],
    ['with something overdue', {}, 'overdue', 'demand: Send a demand'],
    ['of sellers', { isCurrent: false }, 'overdue', 'recordDemand: Send a demand'],
    [
      'with a demand that is being sent',
      { demands: [demand([open], { ...onPaper, state: 'waiting' })] },
      'demanded',
      'wait: The demand is being sent',
    ],
    [
      'with a demand on paper',
      { demands: [demand([open], onPaper)] },
      'demanded',
      'deliver: Record how the owners got the demand',
    ],
    [
      'with a demand whose period runs',
      { demands: [demand([open], running)] },
      'noticed',
      'wait: The demand period ends',
    ],
    [
      'whose lender has no copy',
      { demands: [demand([open], { ...running, copies: [lender] })] },
      'noticed',
      'copy: Give Coastline Savings a copy of the demand',
    ],
    ['whose demand is over', { demands: [demand([open])] }, 'expired', 'prepareLien: Decide on a lien'],
    [
      'whose demand for a claim is over',
      { demands: [demand([open], { of: { forLien: false } })] },
      'expired',
      'claim: File a claim',
    ],
    [
      'whose demand named what is in trust and can’t be claimed',
      {
        demands: [demand([open, named('b')], { of: { forAction: false } })],
        overdue: [charge('a'), charge('c')],
        actions: [action('trust', [open])],
      },
      'expired',
      'demand: Send a demand for what has come due since',
    ],
    [
      'with a recorded demand that doesn’t count',
      { demands: [demand([open], { ...onPaper, of: { method: 'recordedMail' } })] },
      'demanded',
      'recordDemand: The recorded delivery doesn’t count. Deliver the demand another way',
    ],
    [
      'with an owner who joined since the demand',
      { demands: [demand([open], { ...onPaper, without: ['Nia New'] })] },
      'demanded',
      'demand: Send a demand to the new owner as well',
    ],
    [
      'with a figure of which something was paid',
      { overdue: [], actions: [action('lien', [paid])] },
      'expired',
      'dropLien: The debt has changed. Withdraw the lien amount',
    ],
    [
      'with a figure as it was demanded, of a charge of which a payment came back since',
      {
        overdue: [charge('a')],
        demands: [demand([named('a', { cents: 33_307 })])],
        actions: [action('lien', [named('a', { cents: 33_307 })])],
      },
      'expired',
      'registerLien: Register the lien',
    ],
    [
      'with a figure whose demand was withdrawn',
      { actions: [action('lien', [open])] },
      'expired',
      'dropLien: The debt has changed. Withdraw the lien amount',
    ],
    [
      'with a figure and a plan since',
      { demands: [demand([open])], actions: [action('lien', [open]), action('trust', [open])] },
      'expired',
      'dropLien: The debt has changed. Withdraw the lien amount',
    ],
    [
      'with a lien and fees since',
      { overdue: [charge('a'), charge('b')], demands: [demand([open])], actions: [action('lien', [open], onTitle)] },
      'lien',
      'demand: Send a demand for what has come due since',
    ],
    [
      'with a demand that named all and can only be looked at',
      {
        demands: [demand([open], { of: { forAction: false } })],
        actions: [action('trust', [named('b')])],
        overdue: [charge('a', { isLienable: false })],
      },
      'expired',
      null,
    ],
    [
      'with a figure that is fixed',
      { demands: [demand([open])], actions: [action('lien', [open])] },
      'expired',
      'registerLien: Register the lien',
    ],
    ['whose demand was paid', { demands: [demand([paid])] }, 'overdue', 'demand: Send a demand'],
    ['with a plan', { actions: [plan()] }, 'plan', 'wait: Next instalment of the payment plan'],
    [
      'behind on a plan',
      { actions: [plan({ instalments: [{ dueOn: '2026-11-01', cents: 43_307 }] })] },
      'plan',
      'endPlan: A payment plan instalment was missed',
    ],
    [
      'with a plan whose instalments are paid and something is open again',
      { actions: [plan({ instalments: [] })] },
      'plan',
      'wait: Next instalment of the payment plan',
    ],
    ['with everything in trust', { actions: [action('trust', [open])] }, 'trust', null],
    ['with a lien', { demands: [demand([open])], actions: [action('lien', [open], onTitle)] }, 'lien', null],
    [
      'with a lien that no demand names',
      { actions: [action('lien', [open], onTitle)] },
      'lien',
      'demand: Send a demand for what has come due since',
    ],
    [
      'with a lien that was paid',
      { actions: [action('lien', [paid], onTitle)] },
      'release',
      'releaseLien: Remove the lien',
    ],
    ['with a claim', { actions: [action('claim', [open])] }, 'claim', null],
    [
      'with a claim and fees since',
      { overdue: [charge('a'), charge('b')], actions: [action('claim', [open])] },
      'claim',
      'demand: Send a demand for what has come due since',
    ],
    [
      'with a claim that was paid',
      { actions: [action('claim', [paid])] },
      'claim',
      'endClaim: The claim is paid. Record how it ended',
    ],
  ] as const)('%s', (_what, more, stage, next) => {
    const judged = facts(more)
    const found = nextOf('BC', judged)
    expect([stageOf(judged), found && `${found.do}: ${found.words}`]).toEqual([stage, next])
  })

  it('says from or by when the next step counts', () => {
    const on = (more: object) => nextOf('BC', facts(more))?.on
    expect(on({ demands: [demand([open], running), demand([open], { ...running, expiresOn: '2026-12-01' })] })).toBe(
      '2026-12-01',
    )
    expect(on({ actions: [action('lien', [paid], onTitle)] })).toBe('2026-11-25')
    expect(on({ actions: [plan()] })).toBe('2026-12-01')
    expect(on({ actions: [plan({ instalments: [] })] })).toBeNull()
  })
})

describe('the steps that an account allows', () => {
  it.each([
    ['at first', {}, ['demand', 'recordDemand', 'plan', 'trust', 'prepareLien', 'claim']],
    ['to sellers', { isCurrent: false }, ['recordDemand', 'plan', 'trust', 'claim']],
    ['with nothing overdue', { overdue: [] }, []],
    [
      'after a demand',
      { demands: [demand([open], { of: { letterId: 'letter' }, copies: [lender] })] },
      ['demand', 'recordDemand', 'withdrawDemand', 'deliver', 'copy', 'plan', 'trust', 'prepareLien', 'claim'],
    ],
    [
      'with a plan and a trust',
      { actions: [plan(), action('trust', [open])] },
      ['demand', 'recordDemand', 'endPlan', 'trust', 'endTrust', 'claim'],
    ],
    [
      'with a figure and a claim',
      { actions: [action('lien', [open]), action('claim', [open])] },
      ['demand', 'recordDemand', 'plan', 'trust', 'dropLien', 'registerLien', 'endClaim'],
    ],
    ['with a lien', { overdue: [], actions: [action('lien', [open], onTitle)] }, ['releaseLien']],
  ])('%s', (_when, more, steps) => {
    expect(stepsFor(facts(more as never))).toEqual(steps)
  })

  it('know a figure that is fixed', () => {
    const fixed = action('lien', [open])
    expect(preparedLien([action('lien', [open], onTitle), fixed])).toBe(fixed)
    expect(preparedLien([])).toBeNull()
  })
})
