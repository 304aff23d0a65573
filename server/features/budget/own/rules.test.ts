import { describe, expect, it } from 'vitest'
import type { UnitFee } from '../fees/rules.ts'
import { ownFees } from './rules.ts'

const fee = (unitNumber: string, unitEntitlement: number | null, more: Partial<UnitFee> = {}): UnitFee => ({
  ...{ unit: { _id: unitNumber, unitNumber, unitEntitlement }, before: null },
  ...{ after: { operating: 100, reserve: 0 }, shared: [], catchUp: { operating: 0, reserve: 0 } },
  ...more,
})
const share = { fund: 'operating', group: null, instalment: null }

describe('the fees of an owner’s units', () => {
  it('are those of these units only, by number', () => {
    const all = ['1001', '305', '204', '703'].map((number) => fee(number, 1))
    expect(ownFees(all, new Set(['1001', '305'])).map(({ unit }) => unit.unitNumber)).toEqual(['305', '1001'])
    expect(ownFees(all, new Set())).toEqual([])
  })

  it('say what was paid before, and the difference for earlier months', () => {
    const before = { operating: 80, reserve: 15 }
    const [own] = ownFees([fee('305', 1, { before, catchUp: { operating: 40, reserve: 5 } })], new Set(['305']))
    expect(own).toMatchObject({
      before: { operatingCents: 80, reserveCents: 15, totalCents: 95 },
      after: { operatingCents: 100, reserveCents: 0, totalCents: 100 },
      catchUpCents: 45,
    })
  })

  it('are shares of a month of all units and of groups; a fund without a month has none', () => {
    const shared = [{ group: 0, name: 'Decks', cents: 30 }]
    const all = [fee('305', 60, { shared, after: { operating: 90, reserve: 6 } }), fee('703', 40)]
    expect(ownFees(all, new Set(['305']))[0]!.shares).toEqual([
      { ...share, cents: 60, wholeCents: 160, weight: 60, weights: 100 },
      { ...share, group: 'Decks', cents: 30, wholeCents: 30, weight: 60, weights: 60 },
      { ...share, fund: 'reserve', cents: 6, wholeCents: 6, weight: 60, weights: 100 },
    ])
    expect(ownFees(all, new Set(['703']))[0]!.shares).toEqual([
      { ...share, cents: 100, wholeCents: 160, weight: 40, weights: 100 },
    ])
  })

  it('have no shares where the unit has no entitlement', () => {
    expect(ownFees([fee('305', null)], new Set(['305']))[0]!.shares).toEqual([])
  })
})
