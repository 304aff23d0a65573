import { describe, expect, it } from 'vitest'
import { action, charge, demand, facts, named, today } from '../testing/facts.ts'
import { demandedFor, eligibleFor, figureFor, inTrust, isExpired, missingFor, type Purpose } from './rules.ts'

const lender = { _id: 'lender', lender: 'Coastline Savings' }
const receiver = (name: string, deemedOn: string | null, fault: string | null = null) => ({
  ...{ _id: name, name, deemedOn, isWaiting: deemedOn === null, fault },
})

describe('a demand is over', () => {
  it.each([
    ['from its day on', {}, true],
    ['not before it', { expiresOn: '2026-11-21' }, false],
    ['on the very day', { expiresOn: today }, true],
    ['never while it isn’t received', { receivedOn: null, expiresOn: null }, false],
    ['never without the lender’s copy', { copies: [{ mortgagee: lender, givenOn: null }] }, false],
    ['not before the lender’s copy', { copies: [{ mortgagee: lender, givenOn: '2026-11-21' }] }, false],
    ['with the lender’s copy', { copies: [{ mortgagee: lender, givenOn: today }] }, true],
  ])('%s', (_when, more, over) => {
    expect(isExpired(demand([named('a')], more), today)).toBe(over)
  })
})

describe('the figure', () => {
  const [a, b, fine] = [charge('a'), charge('b'), charge('fine', { isLienable: false })]
  const overdue = [a, b, fine]
  const ids = (all: readonly { _id: string }[]) => all.map(({ _id }) => _id)

  it.each([
    ['lien', 'BC', ['a']],
    ['claim', 'BC', ['a', 'fine']],
    ['lien', 'AB', ['a', 'b']],
    ['claim', 'AB', ['a', 'b', 'fine']],
  ] as const)('of a %s in %s has %s', (purpose, jurisdiction, expected) => {
    const demands = [
      demand([named('fine')], { of: { forLien: false } }),
      demand([named('b')], { expiresOn: '2026-11-21' }),
      demand([named('a')]),
    ]
    expect(ids(figureFor(purpose, jurisdiction, facts({ overdue, demands })))).toEqual(expected)
    expect([...demandedFor('lien', facts({ demands }))]).toEqual([['a', 43_307]])
  })

  it('is never more than a demand named, where a payment came back since', () => {
    const demands = [demand([named('a', { cents: 33_307 })]), demand([named('a', { cents: 20_000 })])]
    expect(figureFor('lien', 'BC', facts({ overdue, demands }))).toEqual([{ ...a, openCents: 33_307 }])
  })

  it('leaves out what is in trust of a lien, what is secured or claimed already, and what sellers owe', () => {
    const held = facts({ overdue, actions: [action('trust', [named('a')])] })
    expect([...inTrust(held)]).toEqual(['a'])
    expect([ids(eligibleFor('lien', held)), ids(eligibleFor('claim', held))]).toEqual([['b'], ['a', 'b', 'fine']])
    const secured = facts({ overdue, actions: [action('lien', [named('b')]), action('claim', [named('fine')])] })
    expect([ids(eligibleFor('lien', secured)), ids(eligibleFor('claim', secured))]).toEqual([['a'], ['a', 'b']])
    const sold = facts({ overdue, isCurrent: false })
    expect([ids(eligibleFor('lien', sold)), ids(eligibleFor('claim', sold))]).toEqual([[], ['a', 'b', 'fine']])
    const ended = facts({ overdue, actions: [action('trust', [named('a')], { endedOn: today })] })
    expect(ids(eligibleFor('lien', ended))).toEqual(['a', 'b'])
  })
})

describe('what is missing', () => {
  const said = (purpose: Purpose, more: Parameters<typeof facts>[0], jurisdiction: 'BC' | 'AB' | 'other' = 'BC') =>
    missingFor(purpose, jurisdiction, facts(more)).map(({ step, do: remedy, words }) => `${step} (${remedy}): ${words}`)
  const plan = action('plan', [named('a')], { instalments: [{ dueOn: '2026-12-01', cents: 43_307 }] })
  const waiting = [receiver('Hana', '2026-11-06'), receiver('Emil', null)]
  const byRegisteredMail = [receiver('Hana', null, 'The Act doesn’t list registered mail.')]

  it.each([
    ['lien', { demands: [demand([named('a')])] }, []],
    ['lien', { overdue: [], actions: [plan] }, ['amount (wait): Nothing is overdue that a lien can secure.']],
    ['claim', { overdue: [] }, ['amount (wait): Nothing is overdue.']],
    ['claim', { actions: [action('claim', [named('a')])] }, ['amount (wait): All that is overdue is claimed already.']],
    [
      'lien',
      { actions: [action('lien', [named('a')], { registeredOn: '2026-11-10' })] },
      ['amount (wait): All that a lien could secure is secured already.'],
    ],
    [
      'lien',
      { actions: [action('lien', [named('a')])] },
      ['amount (registerLien): The lien amount is set. Register it, or withdraw it.'],
    ],
    [
      'lien',
      { actions: [action('trust', [named('a')])] },
      ['amount (endTrust): All that a lien could secure is held in trust or secured already.'],
    ],
    ['lien', { isCurrent: false }, ['amount (wait): These owners sold the unit, so a lien can’t secure their debt.']],
    ['lien', {}, ['demand (demand): No demand states that a lien may follow.']],
    ['claim', {}, ['demand (demand): No demand states that a claim may follow.']],
    ['lien', { demands: [demand([named('b')])] }, ['demand (demand): No demand states that a lien may follow.']],
    [
      'lien',
      { demands: [demand([named('a')], { receivedOn: null, expiresOn: null, receivers: waiting })] },
      ['delivered (deliver): Record how Emil got the demand.'],
    ],
    [
      'lien',
      { demands: [demand([named('a')], { receivedOn: null, expiresOn: null, receivers: byRegisteredMail })] },
      ['delivered (deliver): The Act doesn’t list registered mail.'],
    ],
    [
      'lien',
      { demands: [demand([named('a')], { receivedOn: null, expiresOn: null, without: ['Nia New'] })] },
      ['delivered (demand): The demand didn’t go to Nia New, who became an owner since. Send another.'],
    ],
    [
      'lien',
      { demands: [demand([named('a')], { receivedOn: null, expiresOn: null, of: { method: 'recordedMail' } })] },
      [
        'delivered (recordDemand): The Act doesn’t list registered mail as a way to give notice. Deliver it another way as well.',
      ],
    ],
    [
      'lien',
      { demands: [demand([named('a')], { state: 'waiting', receivedOn: null, expiresOn: null })] },
      ['delivered (wait): The demand is still being sent.'],
    ],
    [
      'lien',
      {
        demands: [
          demand([named('a')], {
            copies: [
              { mortgagee: lender, givenOn: null },
              { mortgagee: lender, givenOn: '2026-11-10' },
            ],
          }),
        ],
      },
      ['mortgagee_copy (copy): Coastline Savings must get a copy of the demand.'],
    ],
    [
      'claim',
      { demands: [demand([named('a')], { expiresOn: '2026-11-21' })], actions: [plan] },
      ['period (wait): A claim may follow from Nov 21, 2026.', 'arrangement (endPlan): A payment plan is in place.'],
    ],
    [
      'lien',
      { demands: [demand([named('a')])], actions: [plan] },
      ['arrangement (endPlan): A payment plan is in place.'],
    ],
  ] as const)('before a %s: case %#', (purpose, more, expected) => {
    expect(said(purpose, more as never)).toEqual(expected)
  })

  it('is judged as of a day: what began later and what had ended don’t count', () => {
    const [later, over] = [
      { ...plan, on: '2026-11-25' },
      { ...plan, endedOn: '2026-11-10' },
    ]
    expect(said('lien', { demands: [demand([named('a')])], actions: [later, over] })).toEqual([])
    expect(
      said('lien', { demands: [demand([named('a')])], actions: [{ ...plan, endedOn: '2026-11-21' }] }),
    ).toHaveLength(1)
    const trust = action('trust', [named('a')], { on: '2026-11-21' })
    expect(said('lien', { demands: [demand([named('a')])], actions: [trust] })).toEqual([])
  })

  it('asks for no demand where no act of ours does, and says why everything is missing', () => {
    expect([said('lien', {}, 'AB'), said('claim', {}, 'other')]).toEqual([[], []])
    expect(said('lien', { actions: [plan] }, 'AB')).toEqual(['arrangement (endPlan): A payment plan is in place.'])
    for (const jurisdiction of ['BC', 'AB', 'other'] as const)
      for (const { why } of missingFor('lien', jurisdiction, facts({ overdue: [], actions: [plan] })))
        expect(why).toMatch(/\.$/)
  })
})
