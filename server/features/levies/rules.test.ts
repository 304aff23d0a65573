import { describe, expect, it } from 'vitest'
import type { Levy, LevyState, LevyStepName } from '../../../contract/levies/levy.ts'
import { labelsFor } from '../../../law/law.ts'
import { blocksOf, cancellingRefusal, changeRefusal, hasShares, stepRefusal, stepsOf, type Judged } from './rules.ts'

const unit = (unitNumber: string, unitEntitlement: number | null = 10) => ({
  ...{ _id: unitNumber, unitNumber, unitEntitlement },
})
const judged: Judged = {
  ...{ division: 'entitlement', dueDays: ['2027-03-01', '2027-06-01'], units: [unit('101')], lockedThrough: null },
}
const noEntitlement = 'has no unit entitlement on record. Add it to the unit, then continue.'
const locked = 'March 2027 is locked. Choose due dates from Apr 1, 2027 on.'

describe('what keeps a draft from being approved', () => {
  it.each<[string, Partial<Judged>, [string, string, string[]][], boolean]>([
    ['nothing', {}, [], true],
    ['no units', { units: [] }, [['noUnits', 'The building has no units yet. Add them first.', []]], false],
    [
      'a unit without entitlement',
      { units: [unit('101'), unit('102', null)] },
      [['noEntitlement', `1 unit ${noEntitlement}`, ['102']]],
      false,
    ],
    [
      'two of them',
      { units: [unit('101', null), unit('102', null)] },
      [
        [
          'noEntitlement',
          '2 units have no unit entitlement on record. Add it to the units, then continue.',
          ['101', '102'],
        ],
      ],
      false,
    ],
    ['nothing where shares are set unit by unit', { division: 'otherFair', units: [unit('101', null)] }, [], true],
    ['a locked month', { lockedThrough: '2027-03-31' }, [['lockedMonth', locked, []]], true],
    ['no month that is over', { lockedThrough: '2027-02-28' }, [], true],
  ])('is %s', (_, more, blocks, shares) => {
    const found = blocksOf({ ...judged, ...more }, labelsFor('BC'))
    expect(found.map(({ about, words, unitNumbers }) => [about, words, unitNumbers])).toEqual(blocks)
    expect(hasShares(found)).toBe(shares)
  })
})

const none = { refundedCents: 0, toReserveCents: 0 }
const settled = { instalments: 0, cents: 0 }
const toCome = { instalments: 2, cents: 666_644 }
const surplus = (mayGoToReserve: boolean): NonNullable<Levy['surplus']> => ({
  ...{ cents: 1000, shares: [], mostOfOneOwnerCents: 20_000, mayGoToReserve },
  reason: { why: 'Someone would get more.', source: null, unverified: false },
})

describe('the steps of a levy', () => {
  it.each<[LevyState, typeof none, Levy['surplus'], LevyStepName[]]>([
    ['draft', none, null, ['approve', 'discard']],
    ['approved', none, null, ['finish']],
    ['finished', none, null, ['reopen']],
    ['finished', none, surplus(true), ['reopen', 'refund', 'toReserve']],
    ['finished', none, surplus(false), ['reopen', 'refund']],
    ['finished', { ...none, refundedCents: 1 }, null, []],
    ['finished', { ...none, toReserveCents: 1 }, surplus(true), ['refund', 'toReserve']],
  ])('are, of one that is %s with %j and %j: %j', (state, money, left, steps) => {
    expect(stepsOf({ state, money, toCome: settled, surplus: left })).toEqual(steps)
    for (const step of steps) expect(stepRefusal({ state, money, toCome: settled, surplus: left }, step)).toBeNull()
  })

  it.each<[LevyState, LevyStepName, string]>([
    ['approved', 'approve', 'This special levy was already approved.'],
    ['finished', 'approve', 'This special levy was already approved.'],
    ['approved', 'discard', 'Only a draft can be discarded. Owners approved this special levy.'],
    ['draft', 'finish', 'Owners haven’t approved this special levy yet.'],
    ['finished', 'finish', 'This special levy is already completed.'],
    ['approved', 'reopen', 'This special levy isn’t completed.'],
    ['draft', 'refund', 'Owners haven’t approved this special levy yet.'],
    ['approved', 'toReserve', 'Complete this special levy first. Until then, its money is for its purpose.'],
    ['draft', 'cancel', 'Owners haven’t approved this special levy yet.'],
    ['approved', 'cancel', 'Complete this special levy to cancel instalments that aren’t charged yet.'],
    ['finished', 'cancel', 'All instalments of this special levy are charged or cancelled.'],
    ['finished', 'refund', 'There’s no surplus left of this special levy.'],
  ])('of one that is %s aren’t %s: %s', (state, step, words) => {
    expect(stepRefusal({ state, money: none, toCome: settled, surplus: null }, step)).toBe(words)
  })

  it('aren’t reopening after a surplus went, nor the reserve where someone would get more', () => {
    const gone = { refundedCents: 0, toReserveCents: 5 }
    expect(stepRefusal({ state: 'finished', money: gone, toCome: settled, surplus: null }, 'reopen')).toBe(
      'Its surplus has already been refunded or moved, so it can’t be reopened.',
    )
    expect(stepRefusal({ state: 'finished', money: none, toCome: settled, surplus: surplus(false) }, 'toReserve')).toBe(
      'The surplus can’t go to the reserve. Someone would get more.',
    )
  })

  it('are, of one that was completed with instalments to come, cancelling them before the surplus goes', () => {
    const left = { state: 'finished', money: none, toCome, surplus: surplus(true) } as const
    expect(stepsOf(left)).toEqual(['cancel', 'reopen'])
    expect(stepsOf({ ...left, money: { ...none, refundedCents: 133_242 } })).toEqual(['cancel'])
    expect(stepsOf({ ...left, state: 'approved' })).toEqual(['finish'])
    expect(stepRefusal(left, 'cancel')).toBeNull()
    const until = 'Until then, the levy can’t be completed, and its surplus can’t be refunded or moved.'
    for (const step of ['refund', 'toReserve'] as const)
      expect(stepRefusal(left, step)).toBe(
        `2 instalments, $6,666.44 in total, aren’t charged yet. Cancel them, with the resolution or decision to do so, or wait until they’re charged. ${until}`,
      )
    expect(stepRefusal({ ...left, toCome: { instalments: 1, cents: 5 } }, 'refund')).toBe(
      `1 instalment, $0.05 in total, isn’t charged yet. Cancel it, with the resolution or decision to do so, or wait until it’s charged. ${until}`,
    )
  })

  it('cancel the instalments that were seen', () => {
    expect(cancellingRefusal(666_644, 666_644)).toBeNull()
    expect(cancellingRefusal(666_644, 333_322)).toBe(
      'The instalments that aren’t charged yet come to $3,333.22 now, not $6,666.44. Review them, then continue.',
    )
  })

  it('let only a draft be changed', () => {
    expect(changeRefusal('draft')).toBeNull()
    expect(changeRefusal('finished')).toBe('Owners approved this special levy, so it can’t be changed.')
  })
})
