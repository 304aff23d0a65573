import { describe, expect, test } from 'vitest'
import type { Role } from '../../../../contract/roles.ts'
import type { LinkRole } from '../../../../contract/units/link-role.ts'
import type { ThingFate, ThingKind } from '../../../../contract/units/moves.ts'
import {
  addedShare,
  afterArriving,
  afterLeaving,
  cannotEnd,
  doubtfulDay,
  doubtfulShares,
  fateFor,
  mayEnd,
  roleByTies,
  usualFate,
} from './rules.ts'

describe('the role that ties give', () => {
  test.each<[LinkRole[], Role | null]>([
    [[], null],
    [['agent'], 'member'],
    [['occupant'], 'tenant'],
    [['tenant', 'agent'], 'tenant'],
    [['tenant', 'owner'], 'owner'],
  ])('%j is %s', (ties, role) => {
    expect(roleByTies(ties)).toBe(role)
  })
})

describe('whoever leaves', () => {
  test.each<[Role | null, LinkRole[], own: boolean, stays: boolean | null, after: Role | null, asks: boolean]>([
    // Without an account there is nothing to lose.
    [null, [], false, null, null, false],
    [null, ['owner'], false, null, null, false],
    // Residents follow what is left.
    ['owner', [], false, null, null, false],
    ['owner', ['owner'], false, null, 'owner', false],
    ['owner', ['tenant'], false, null, 'tenant', false],
    ['owner', ['agent'], false, null, 'member', false],
    ['tenant', [], false, null, null, false],
    ['tenant', ['owner'], false, null, 'owner', false],
    ['member', [], false, null, null, false],
    ['visitor', [], false, null, null, false],
    // What somebody says of a resident has no effect.
    ['owner', [], false, true, null, false],
    // Council follows an ownership that is left; without one it ends unless it is said to stay, or is one's own.
    ['council', ['owner'], false, null, 'council', false],
    ['council', ['owner'], false, false, 'council', false],
    ['council', [], false, null, null, true],
    ['council', [], false, true, 'council', true],
    ['council', ['tenant'], false, null, 'tenant', true],
    ['council', ['tenant'], false, true, 'council', true],
    ['council', [], true, null, 'council', true],
    ['council', [], true, false, null, true],
    // Management does not hang on a unit, and ends only when somebody says so.
    ['management', [], false, null, 'management', true],
    ['management', [], false, false, null, true],
    ['management', [], false, true, 'management', true],
    ['management', ['tenant'], false, false, 'management', false],
  ])('as %s with %j left (own: %s, said to stay: %s) is %s', (role, ties, own, stays, after, asks) => {
    expect(afterLeaving({ role, ties, own }, stays)).toEqual({ role: after, asks })
  })
})

describe('whoever comes', () => {
  test.each<[Role | null, LinkRole[], Role | null]>([
    [null, ['owner'], null],
    ['visitor', ['tenant'], 'tenant'],
    ['member', ['owner'], 'owner'],
    ['tenant', ['owner', 'tenant'], 'owner'],
    ['owner', ['owner', 'tenant'], 'owner'],
    ['owner', ['tenant'], 'owner'],
    ['member', ['agent'], 'member'],
    ['council', ['tenant'], 'council'],
    ['management', ['owner'], 'management'],
    ['member', [], 'member'],
  ])('as %s with %j is %s', (role, ties, after) => {
    expect(afterArriving({ role, ties, own: false })).toEqual({ role: after, asks: false })
  })
})

test.each([
  [null, 'management', true],
  [{ role: 'council', superadmin: false }, 'management', false],
  [{ role: 'council', superadmin: false }, 'council', true],
  [{ role: 'council', superadmin: false }, 'owner', true],
  [{ role: 'management', superadmin: false }, 'management', true],
  [{ role: 'council', superadmin: true }, 'management', true],
] as const)('%j may end a %s: %s', (by, role, may) => {
  expect(mayEnd(by, role)).toBe(may)
})

describe('what leaves with people', () => {
  const left = { leaverIds: new Set(['olivia']), someoneStays: false, anOwnerStays: false }
  const someone = { ...left, someoneStays: true }
  const owner = { ...left, anOwnerStays: true }
  test.each<[ThingKind, string | null, typeof left, ThingFate]>([
    ['device', 'olivia', left, 'deactivated'],
    ['device', 'olivia', someone, 'deactivated'],
    ['device', 'theo', left, 'stays'],
    ['device', null, left, 'deactivated'],
    ['device', null, someone, 'stays'],
    ['vehicle', 'olivia', left, 'goes'],
    ['vehicle', null, left, 'goes'],
    ['vehicle', null, someone, 'stays'],
    ['pet', null, left, 'goes'],
    ['pet', null, someone, 'stays'],
    ['insurance', 'olivia', someone, 'goes'],
    // A policy that nobody is named for is the owners'.
    ['insurance', null, someone, 'goes'],
    ['insurance', null, owner, 'stays'],
  ])('a %s of %s', (kind, personId, leaving, fate) => {
    expect(usualFate({ kind, personId }, leaving)).toBe(fate)
  })

  test.each<[ThingKind, ThingFate, ThingFate | null]>([
    ['device', 'stays', 'stays'],
    ['device', 'goes', 'deactivated'],
    ['device', 'lost', 'lost'],
    ['device', 'returned', 'returned'],
    ['vehicle', 'stays', 'stays'],
    ['vehicle', 'goes', 'goes'],
    ['vehicle', 'lost', null],
    ['pet', 'deactivated', null],
  ])('a %s that is said to be %s', (kind, said, fate) => {
    expect(fateFor(kind, said)).toBe(fate)
  })
})

test.each([
  ['2026-11-22', null],
  ['2027-11-17', null],
  ['2027-11-18', 'Choose a date within the next 360 days'],
  ['2016-11-14', null],
  ['2016-11-13', 'That date is too far in the past'],
])('on November 22, the day %s may be recorded: %s', (day, words) => {
  expect(doubtfulDay(day, '2026-11-22')).toBe(words)
})

test.each([
  [null, null, null],
  ['2026-11-21', null, null],
  ['2026-11-22', null, 'Theo doesn’t start until Nov 22, 2026, after that last day.'],
  [null, '2026-11-22', null],
  [null, '2026-11-21', 'Theo already leaves on Nov 21, 2026.'],
])('a tie from %s to %s ends on November 21: %s', (from, to, words) => {
  expect(cannotEnd({ name: 'Theo', from, to }, '2026-11-21')).toBe(words)
})

test.each([
  [[], null],
  [[null, null], null],
  [[100], null],
  [[33.33, 33.33, 33.34], null],
  [[50, null], 'Some owners have a share and some don’t.'],
  [[50, 40], 'The shares add up to 90%, not 100%.'],
  [[100, 50], 'The shares add up to 150%, not 100%.'],
])('shares of %j', (shares, words) => {
  expect(doubtfulShares(shares)).toBe(words)
})

test.each([
  [null, 50, null],
  [50, null, null],
  [60, 40, 100],
  [60, 60, 100],
  [12.5, 12.5, 25],
])('%s %% and %s %% more', (owned, bought, together) => {
  expect(addedShare(owned, bought)).toBe(together)
})
