/** What each role may manage, by area, and how a building's settings change it. */
import { describe, expect, it } from 'vitest'
import { areas, features, Role, type Area } from '../../../contract/roles.ts'
import {
  featuresFrom,
  holdsTreasury,
  mayLetTreasurerKeepBooks,
  permissionSettingsFor,
  permissionsFor,
  planNumberIn,
  rolePermissionsFrom,
  type PermissionSettings,
  type Treasury,
} from './rules.ts'

const all = [...areas]
const butBilling = all.filter((area) => area !== 'billing')
const managed = (role: Role, settings: PermissionSettings = {}, superadmin = false) => {
  const permissions = permissionsFor(role, settings, { superadmin })
  return all.filter((area) => permissions[area])
}
const everyArea = (value: boolean) => Object.fromEntries(all.map((area) => [area, value])) as Record<Area, boolean>

describe('permissions', () => {
  it('are of the six areas of the specification', () => {
    expect(areas).toEqual(['parking', 'forum', 'notices', 'tickets', 'amenities', 'billing'])
  })

  const usual: [Role, readonly Area[]][] = [
    ['management', all],
    ['council', butBilling],
    ['owner', []],
    ['tenant', []],
    ['member', []],
    ['visitor', []],
  ]
  for (const [role, expected] of usual) {
    it(`of ${role} without settings`, () => expect(managed(role)).toEqual(expected))

    for (const area of all) {
      it(`of ${role} with ${area} widened`, () => {
        const gains = role === 'management' || (role === 'council' && area !== 'billing')
        const widened = managed(role, { [role]: { [area]: true } })
        expect(widened).toEqual(gains ? all.filter((one) => one === area || expected.includes(one)) : expected)
      })

      it(`of ${role} with ${area} taken away`, () => {
        expect(managed(role, { [role]: { [area]: false } })).toEqual(expected.filter((one) => one !== area))
      })

      it(`of ${role} where ${area} is taken from another role`, () => {
        const other: Role = role === 'council' ? 'management' : 'council'
        expect(managed(role, { [other]: { [area]: false } })).toEqual(expected)
      })
    }
  }

  it('never give money to anybody beyond finance', () => {
    const generous = Object.fromEntries(Role.options.map((role) => [role, everyArea(true)]))
    const paid = Role.options.filter((role) => permissionsFor(role, generous).billing)
    expect(paid).toEqual(['management'])
  })

  it('never let residents manage anything', () => {
    const generous = Object.fromEntries(Role.options.map((role) => [role, everyArea(true)]))
    for (const role of ['owner', 'tenant', 'member', 'visitor'] as const) expect(managed(role, generous)).toEqual([])
  })

  it('of a superadmin are all, whatever the settings say', () => {
    expect(managed('management', { management: everyArea(false) }, true)).toEqual(all)
  })
})

describe('the office of treasurer, where the building lets its treasurer keep the books', () => {
  const settings: [string, PermissionSettings][] = [
    ['usual settings', {}],
    ['settings that give everything', { council: everyArea(true), management: everyArea(true) }],
    ['settings that take everything', { council: everyArea(false), management: everyArea(false) }],
  ]
  for (const [words, given] of settings)
    it.each(Role.options)(`with ${words} adds billing to council, and nothing to %s otherwise`, (role) => {
      const before = permissionsFor(role, given)
      const after = permissionsFor(role, given, { keepsAsTreasurer: true })
      expect(after).toEqual(role === 'council' ? { ...before, billing: true } : before)
      expect(permissionsFor(role, given, { keepsAsTreasurer: false })).toEqual(before)
    })

  const moment = '2026-12-01T05:30:00.000Z'
  const [west, east] = ['America/Edmonton', 'America/St_Johns']
  it.each<[string, Treasury, string, boolean]>([
    ['where the building lets no one', null, west, false],
    ['without a term', [], west, false],
    ['of a term without an end', [{ from: '2026-01-01', to: null }], west, true],
    ['of a term to the last day', [{ from: '2026-01-01', to: '2026-11-30' }], west, true],
    ['of one that is over by the clocks there', [{ from: '2026-01-01', to: '2026-11-30' }], east, false],
    ['of one that begins tomorrow by the clocks there', [{ from: '2026-12-01', to: null }], west, false],
    ['of one from today by the clocks there', [{ from: '2026-12-01', to: null }], east, true],
    ['of one day', [{ from: '2026-11-30', to: '2026-11-30' }], west, true],
    [
      'between two terms',
      [
        { from: '2026-01-01', to: '2026-11-29' },
        { from: '2026-12-01', to: null },
      ],
      west,
      false,
    ],
    [
      'in the second of two terms',
      [
        { from: '2026-01-01', to: '2026-10-31' },
        { from: '2026-11-01', to: null },
      ],
      west,
      true,
    ],
  ])('%s: %j in %s: %s', (_, treasury, timeZone, keeps) => {
    expect(holdsTreasury(treasury, moment, timeZone)).toBe(keeps)
  })

  it.each<[Role, superadmin: boolean, hasManagement: boolean, may: boolean]>([
    ['council', false, false, true],
    ['council', false, true, false],
    ['management', false, true, true],
    ['management', true, true, true],
    ['management', true, false, true],
  ])('is given the books by %s (superadmin: %s) where someone is management (%s): %s', (role, superadmin, has, may) => {
    expect(mayLetTreasurerKeepBooks({ role, superadmin }, has)).toBe(may)
  })
})

describe('settings of permissions', () => {
  it('keep only what differs from the usual, so that giving back undoes taking away', () => {
    const usual = rolePermissionsFrom({})
    expect(permissionSettingsFor(usual)).toEqual({ council: {}, management: {} })
    const taken = { ...usual, council: { ...usual.council, notices: false } }
    expect(permissionSettingsFor(taken)).toEqual({ council: { notices: false }, management: {} })
    expect(rolePermissionsFrom(permissionSettingsFor(taken))).toEqual(taken)
  })

  it('never keep billing for council', () => {
    const usual = rolePermissionsFrom({})
    const wanted = { ...usual, council: { ...usual.council, billing: true } }
    expect(permissionSettingsFor(wanted)).toEqual({ council: {}, management: {} })
  })
})

describe('the number of a plan', () => {
  it.each([
    ['BC', 'eps 4821', { number: 'EPS 4821' }],
    ['BC', '0814262', { fault: 'Invalid strata plan number format' }],
    ['AB', '081 4262', { number: '0814262' }],
    ['AB', 'EPS 4821', { fault: 'Invalid condominium plan number format' }],
    ['other', 'TSCC No. 2345', { number: 'TSCC No. 2345' }],
  ] as const)('in %s, %j is %j', (jurisdiction, written, judged) => {
    expect(planNumberIn(jurisdiction, written)).toEqual(judged)
  })
})

describe('features', () => {
  it('are the four known ones, off where they were never set', () => {
    expect(features).toEqual(['maintenanceTickets', 'parking', 'notices', 'forum'])
    expect(featuresFrom({ notices: true })).toEqual({
      maintenanceTickets: false,
      parking: false,
      notices: true,
      forum: false,
    })
  })
})
