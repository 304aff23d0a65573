import { describe, expect, it } from 'vitest'
import type { Levy, LevyState, LevyStepName } from '../../../contract/levies/levy.ts'
import { labelsFor } from '../../../law/law.ts'
import { blocksOf, changeRefusal, hasShares, stepRefusal, stepsOf, type Judged } from './rules.ts'

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
    expect(stepsOf({ state, money, surplus: left })).toEqual(steps)
    for (const step of steps) expect(stepRefusal({ state, money, surplus: left }, step)).toBeNull()
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
    ['finished', 'refund', 'There’s no surplus left of this special levy.'],
  ])('of one that is %s aren’t %s: %s', (state, step, words) => {
    expect(stepRefusal({ state, money: none, surplus: null }, step)).toBe(words)
  })

  it('aren’t reopening after a surplus went, nor the reserve where someone would get more', () => {
    const gone = { refundedCents: 0, toReserveCents: 5 }
    expect(stepRefusal({ state: 'finished', money: gone, surplus: null }, 'reopen')).toBe(
      'Its surplus has already been refunded or moved, so it can’t be reopened.',
    )
    expect(stepRefusal({ state: 'finished', money: none, surplus: surplus(false) }, 'toReserve')).toBe(
      'The surplus can’t go to the reserve. Someone would get more.',
    )
  })

  it('let only a draft be changed', () => {
    expect(changeRefusal('draft')).toBeNull()
    expect(changeRefusal('finished')).toBe('Owners approved this special levy, so it can’t be changed.')
  })
})
