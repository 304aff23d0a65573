import { describe, expect, it } from 'vitest'
import { judge } from '../fair-share.ts'
import { drawLots } from './lottery.ts'
import { Policy } from './policy.ts'
import { usedOf } from './quota.ts'
import { at, eight, night, nightsPerMonth, now, stay, zone } from './testing/cases.ts'
import { heldUntil, inLine } from './waitlist.ts'

describe('the rules of sharing', () => {
  it('names every rule that stands against it', () => {
    const policy = Policy.parse({ ...nightsPerMonth, longestMinutes: 60, capacity: 1 })
    const verdict = judge(policy, stay, [...eight, night(20, { unitId: 'unit-2' })], now, zone)
    expect(verdict.allowed ? [] : verdict.refusals.map(({ rule }) => rule)).toEqual(['longest', 'quota', 'capacity'])
  })

  it('refuses a blackout that ends before it begins, and a step that no day holds', () => {
    expect(Policy.safeParse({ blackouts: [{ from: '2026-11-02', to: '2026-11-01', why: '' }] }).success).toBe(false)
    expect(Policy.safeParse({ stepMinutes: 7 }).success).toBe(false)
  })

  it('says how much of a quota is used', () => {
    const question = { asked: stay, uses: eight, now, zone, midnight: '03:00' }
    const [quota] = Policy.parse(nightsPerMonth).quotas
    expect(usedOf(quota!, question, '2026-11-30')).toBe(8)
    expect(usedOf(quota!, question, '2026-12-01')).toBe(0)
    expect(usedOf({ ...quota!, of: 'hours' }, question, '2026-11-30')).toBe(8 * 13)
  })
})

describe('the waitlist', () => {
  const line = [
    { id: 'b', at: now, offerPassed: false },
    { id: 'a', at: now, offerPassed: false },
    { id: 'c', at: at('2026-11-19T12:00'), offerPassed: true },
    { id: 'd', at: at('2026-11-21T12:00'), offerPassed: false },
  ]
  it('goes by who waits longest, and passes over whoever let an offer go', () => {
    expect(inLine(line).map(({ id }) => id)).toEqual(['a', 'b', 'd'])
    expect(inLine(line.toReversed()).map(({ id }) => id)).toEqual(['a', 'b', 'd'])
  })
  it('goes by the lots where some were drawn', () => {
    const drawn = [
      ...line,
      { id: 'z', at: now, offerPassed: false, drawnPlace: 2 },
      { id: 'y', at: now, offerPassed: false, drawnPlace: 1 },
    ]
    expect(inLine(drawn).map(({ id }) => id)).toEqual(['y', 'z', 'a', 'b', 'd'])
  })
  it('holds a place until the offer ends, or until it starts', () => {
    expect(heldUntil(now, 60, at('2026-11-20T20:00'))).toBe(at('2026-11-20T13:00'))
    expect(heldUntil(now, 60, at('2026-11-20T12:30'))).toBe(at('2026-11-20T12:30'))
    expect(heldUntil(now, 60, now)).toBeNull()
  })
})

describe('the draw', () => {
  it('puts those who won less first, then goes by lots that anybody can compute again', async () => {
    const entries = ['101', '102', '103'].map((unit) => ({ unitId: unit, wins: unit === '103' ? 1 : 0 }))
    const drawn = await drawLots('harbour', [...entries, ...entries])
    expect(drawn.map((entry) => entry.unitId)).toEqual(['102', '101', '103'])
    expect(drawn[1]!.lot).toBe('f2849ab95726cc49bab9bae51468e96cb0280f9bc62d6720bad18381ccc0b271')
    expect(await drawLots('harbour', entries.toReversed())).toEqual(drawn)
  })
})
