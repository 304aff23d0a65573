import { describe, expect, test } from 'vitest'
import type { LinkRole } from '../../../../contract/units/link-role.ts'
import { consentAfter, mayAddVehicle, mayChangeVehicle } from './rules.ts'

const day = '2026-11-20'
type Days = [from: string | null, to: string | null]
const today: Days = ['2024-01-01', null]
const lastDay: Days = ['2024-01-01', day]
const toCome: Days = ['2026-11-21', null]
const over: Days = ['2024-01-01', '2026-11-19']

describe('vehicles of a unit', () => {
  test.each<[LinkRole, Days, boolean, boolean]>([
    ['owner', today, true, true],
    ['tenant', today, true, true],
    ['occupant', today, true, true],
    ['agent', today, false, false],
    ['owner', [null, null], true, true],
    ['tenant', lastDay, true, true],
    ['tenant', toCome, false, true],
    ['owner', over, false, false],
    ['agent', toCome, false, false],
  ])('of an %s from %j: added %j, changed %j', (role, [from, to], adds, changes) => {
    const tie = { role, from, to }
    expect([mayAddVehicle(tie, day), mayChangeVehicle([tie], day)]).toEqual([adds, changes])
  })

  test('are changed while one of several ties is not over, and by nobody without any', () => {
    const left = { role: 'tenant', from: '2020-01-01', to: '2023-12-31' } as const
    expect(mayChangeVehicle([left, { role: 'owner', from: '2024-01-01', to: null }], day)).toBe(true)
    expect([mayChangeVehicle([left], day), mayChangeVehicle([], day)]).toEqual([false, false])
  })
})

describe('consent to notices by e-mail', () => {
  test.each<[string, boolean | null, string | null, boolean | null, ReturnType<typeof consentAfter>]>([
    ['given first', null, null, true, { emailNoticeConsent: true, consentDate: day }],
    ['declined first', null, null, false, { emailNoticeConsent: false, consentDate: day }],
    ['withdrawn', true, '2021-01-15', false, { emailNoticeConsent: false, consentDate: day }],
    ['given again', false, '2025-01-15', true, { emailNoticeConsent: true, consentDate: day }],
    ['said again, keeps its day', true, '2021-01-15', true, { emailNoticeConsent: true, consentDate: '2021-01-15' }],
    ['not spoken of', null, null, null, { emailNoticeConsent: null, consentDate: null }],
    ['unsaid', false, '2025-01-15', null, 'refused'],
  ])('%s', (_, before, on, said, after) => {
    expect(consentAfter({ emailNoticeConsent: before, consentDate: on }, said, day)).toEqual(after)
  })
})
