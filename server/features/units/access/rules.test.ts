import { describe, expect, test } from 'vitest'
import type { Role } from '../../../../contract/roles.ts'
import type { LinkRole } from '../../../../contract/units/link-role.ts'
import type { Recorder } from '../moves/rules.ts'
import { isLastManager, isLastOnCouncil } from '../moves/rules.ts'
import { endingOf, heldUntil, type WhyNot } from './rules.ts'

const council: Recorder = { role: 'council', superadmin: false }
const management: Recorder = { role: 'management', superadmin: false }
const superadmin: Recorder = { role: 'management', superadmin: true }
const allowed = (becomes: Role | null) => ({ becomes, whyNot: null })
const refused = (whyNot: WhyNot) => ({ whyNot })

describe('the access of somebody else', () => {
  test.each<[Role | null, LinkRole[], Recorder, ReturnType<typeof allowed> | ReturnType<typeof refused>]>([
    // Nothing to end.
    [null, [], council, refused('none')],
    [null, ['owner'], management, refused('none')],
    // Whom nothing ties loses all of it.
    ['visitor', [], council, allowed(null)],
    ['member', [], council, allowed(null)],
    ['tenant', [], management, allowed(null)],
    ['owner', [], management, allowed(null)],
    ['council', [], council, allowed(null)],
    ['council', [], management, allowed(null)],
    ['management', [], management, allowed(null)],
    // Whom a tie holds in their role leaves by a sale or a move.
    ['owner', ['owner'], management, refused('tied')],
    ['owner', ['owner', 'tenant'], council, refused('tied')],
    ['tenant', ['occupant'], management, refused('tied')],
    ['member', ['agent'], management, refused('tied')],
    ['visitor', ['owner'], management, refused('tied')],
    ['member', ['tenant'], superadmin, refused('tied')],
    // An office goes, and what the ties give stays; so does a role that no tie gives any more.
    ['council', ['owner'], management, allowed('owner')],
    ['council', ['tenant'], council, allowed('tenant')],
    ['management', ['owner'], management, allowed('owner')],
    ['management', ['agent'], superadmin, allowed('member')],
    ['owner', ['tenant'], council, allowed('tenant')],
    ['tenant', ['agent'], council, allowed('member')],
    // Nobody ends rights above their own.
    ['management', [], council, refused('above')],
    ['management', ['owner'], council, refused('above')],
    ['management', [], superadmin, allowed(null)],
  ])('as %s with %j, ended by %j: %j', (role, ties, by, ending) => {
    expect(endingOf(by, { role, ties, own: false, last: false })).toEqual(ending)
  })

  test.each<[Role, LinkRole[]]>([
    ['management', []],
    ['council', ['owner']],
  ])('who alone manages the building, as %s with %j, stays', (role, ties) => {
    expect(endingOf(superadmin, { role, ties, own: false, last: true })).toEqual(refused('lastManager'))
  })
})

test.each<[Role, LinkRole[]]>([
  ['management', []],
  ['council', []],
  ['council', ['owner']],
])('one’s own as %s with %j is not ended here', (role, ties) => {
  expect(endingOf(management, { role, ties, own: true, last: false })).toEqual(refused('own'))
})

test.each<[Role | null, Role[], boolean]>([
  ['management', [], true],
  ['management', ['council', 'council'], true],
  ['management', ['management'], false],
  ['council', [], true],
  ['council', ['council'], false],
  ['council', ['management'], false],
  ['owner', [], false],
  [null, [], false],
])('%s beside %j is the last manager: %s', (role, others, last) => {
  expect(isLastManager(role, others)).toBe(last)
})

test.each<[Role | null, Role[], boolean]>([
  ['council', [], true],
  ['council', ['management'], true],
  ['council', ['council'], false],
  ['management', [], false],
  [null, [], false],
])('%s beside %j is the last on council: %s', (role, others, last) => {
  expect(isLastOnCouncil(role, others)).toBe(last)
})

const period = (from: string | null, to: string | null) => ({ from, to })
test.each<[ReturnType<typeof period>[], { last: string | null } | null]>([
  [[], null],
  [[period(null, '2026-11-19')], null],
  [[period('2026-12-01', null)], null],
  [[period(null, '2026-11-20')], { last: '2026-11-20' }],
  [[period(null, null), period(null, '2026-11-30')], { last: null }],
  [[period(null, '2026-11-30'), period('2026-12-01', '2026-12-31')], { last: '2026-12-31' }],
  [[period(null, '2026-11-30'), period('2026-12-02', null)], { last: '2026-11-30' }],
])('ties of %j hold on November 20: %j', (ties, until) => {
  expect(heldUntil(ties, '2026-11-20')).toEqual(until)
})
