import { describe, expect, test } from 'vitest'
import { normalisedPlate, plateKey } from '../../../../contract/parking/plates.ts'
import { usualSettings } from '../settings/rules.ts'
import {
  canWith,
  heldUntil,
  passRule,
  policyOf,
  refusalWords,
  requireLength,
  requirePassStep,
  spacesOf,
  stateOf,
  timesOf,
  useOf,
  usualStay,
} from './rules.ts'

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`
const pass = { from: at(10), until: at(20), endedAt: null, endedAs: null }

test.each([
  ['abc 123', 'ABC123', 'ABC123'],
  ['ABC-123', 'ABC123', 'ABC123'],
  ['ａｂｃ１２３', 'ABC123', 'ABC123'],
  ['АВС 123', 'ABC123', 'ABC123'],
  ['BOB\u200b‑1I', 'BOB1I', 'B0B11'],
])('the plate %s is %s', (typed, plate, key) => {
  expect([normalisedPlate(typed), plateKey(typed)]).toEqual([plate, key])
})

describe('a pass', () => {
  test.each([
    [pass, at(9), 'upcoming'],
    [pass, at(10), 'active'],
    [pass, at(20), 'expired'],
    [{ ...pass, endedAt: at(12), endedAs: 'cancelled' as const }, at(13), 'cancelled'],
    [{ ...pass, endedAt: at(12), endedAs: 'revoked' as const }, at(21), 'revoked'],
  ])('stands by its times', (one, now, state) => {
    expect(stateOf(one, now)).toBe(state)
  })

  test.each([
    [null, at(20), 'held'],
    [at(12), at(12), 'held'],
    [at(22), at(20), 'held'],
    [at(9), at(20), 'freed'],
  ])('that ended at %s counts until %s as %s', (endedAt, until, state) => {
    const use = useOf({ unitId: 'u', plate: null, from: at(10), until: at(20), at: at(8), endedAt })
    expect(use).toMatchObject({ until, state, plate: undefined })
  })

  test('can be changed while it runs, and revoked by staff only', () => {
    expect(canWith('active', { isMine: true, manages: false })).toEqual(['extend', 'cancel'])
    expect(canWith('upcoming', { isMine: false, manages: true })).toEqual(['extend', 'cancel', 'revoke'])
    expect(canWith('active', { isMine: false, manages: false })).toEqual([])
    expect(canWith('expired', { isMine: true, manages: true })).toEqual([])
    const mine = { isMine: true, manages: false }
    expect(() => requirePassStep('extend', 'active', mine)).not.toThrow()
    expect(() => requirePassStep('extend', 'expired', mine)).toThrow('Register the visitor again')
    expect(() => requirePassStep('cancel', 'revoked', mine)).toThrow('already revoked')
  })
})

test('the time asked for begins now where nothing is said, or where the form stood open', () => {
  expect(timesOf({ from: null, until: at(12) }, at(10))).toEqual({ from: at(10), until: at(12) })
  expect(timesOf({ from: '2026-11-20T09:50:00.000Z', until: at(12) }, at(10)).from).toBe(at(10))
  expect(timesOf({ from: at(11), until: at(12) }, at(10)).from).toBe(at(11))
  expect(() => timesOf({ from: at(9), until: at(12) }, at(10))).toThrow('This time has passed')
  expect(() => timesOf({ from: null, until: at(10) }, at(10))).toThrow('end must be after the start')
})

test('settings that do not count make rules that do not bind', () => {
  expect(policyOf(usualSettings)).toMatchObject({
    quotas: [{ most: 8, of: 'nights', by: 'unit', per: 'month' }],
    consecutive: { nights: 3, restNights: 7, by: 'plate' },
    atOnce: [{ most: 1, by: 'unit' }],
    longestMinutes: 1440,
    capacity: null,
  })
  const none = { ...usualSettings, nightsPerMonth: null, nightsInARow: null, atOnce: null }
  expect(policyOf(none)).toMatchObject({ quotas: [], consecutive: null, atOnce: [] })
})

test('a refusal is counted by a rule that parking sets, and by no other', () => {
  expect(passRule('quota')).toBe('quota')
  expect(() => passRule('lottery')).toThrow()
})

test('a stay lasts 60 days at most', () => {
  const from = '2026-11-20T10:00:00.000Z'
  expect(() => requireLength({ from, until: '2027-01-19T10:00:00.000Z' })).not.toThrow()
  expect(() => requireLength({ from, until: '2027-01-19T10:00:00.001Z' })).toThrow('Up to 60 days at a time')
})

test('answers are put in words, spaces counted, grace given', () => {
  const refusal = { rule: 'quota', says: 'No.', allowedFrom: null, moves: 'start' } as const
  expect(refusalWords({ allowed: true })).toBeNull()
  expect(refusalWords({ allowed: false, refusals: [refusal, { ...refusal, says: 'Nor.' }] })).toBe('No. Nor.')
  expect([spacesOf(null, 3), spacesOf(2, 3)]).toEqual([
    { total: null, taken: 3, free: null },
    { total: 2, taken: 3, free: 0 },
  ])
  expect(heldUntil(at(10), 60)).toBe(at(11))
  expect(usualStay({ unitId: 'u' }, usualSettings, at(10)).until).toBe('2026-11-21T10:00:00.000Z')
})
