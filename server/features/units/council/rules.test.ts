import { describe, expect, test } from 'vitest'
import type { Position } from '../../../../contract/council-words.ts'
import type { Role } from '../../../../contract/roles.ts'
import type { TermState } from '../../../../contract/units/council.ts'
import { changeFaults, isTreasurer, newTermFaults, stateOf, stepOf, takesTreasury, type Step } from './rules.ts'

const day = '2026-11-20'
const zone = 'America/Vancouver'

describe('a term', () => {
  test.each<[string, string, string | null, string | null, TermState]>([
    ['from today', day, null, null, 'running'],
    ['to today', '2025-11-20', day, null, 'running'],
    ['to yesterday, which nobody has closed yet', '2025-11-20', '2026-11-19', null, 'over'],
    ['from tomorrow', '2026-11-21', null, null, 'coming'],
    ['ended today', '2025-11-20', day, '2026-11-20T20:00:00.000Z', 'over'],
    ['taken back before it began', '2026-12-01', null, '2026-11-20T20:00:00.000Z', 'withdrawn'],
    ['ended on its first day, by the building’s clocks', day, day, '2026-11-21T03:00:00.000Z', 'over'],
    ['taken back on the evening before', '2026-11-21', null, '2026-11-21T03:00:00.000Z', 'withdrawn'],
  ])('%s', (_, from, to, closedAt, state) => {
    expect(stateOf({ from, to, closedAt }, day, zone)).toBe(state)
  })

  test.each([
    ['past, to be written down', '2020-01-01', '2021-01-01', []],
    ['open', day, null, []],
    ['in eleven years', '2037-12-01', null, ['from']],
    ['to the end of the century', day, '2099-12-31', ['to']],
  ])('that is new and %s', (_, from, to, fields) => {
    expect(newTermFaults({ from, to }, day).map(({ field }) => field)).toEqual(fields)
  })

  const running = { from: '2026-01-01', to: '2026-12-31' }
  test.each<[TermState, { from: string; to: string | null }, { from: string; to: string | null }, string[]]>([
    ['running', running, { from: '2026-02-01', to: null }, []],
    ['running', running, { from: '2026-01-01', to: day }, []],
    ['running', running, { from: '2026-01-01', to: '2026-11-19' }, ['to']],
    ['running', running, { from: '2026-11-21', to: null }, ['from']],
    ['coming', { from: '2027-01-01', to: null }, { from: '2026-11-01', to: null }, []],
    ['coming', { from: '2027-01-01', to: null }, { from: '2026-01-01', to: '2026-02-01' }, ['to']],
    ['over', { from: '2025-01-01', to: '2025-12-31' }, { from: '2025-01-01', to: '2025-12-01' }, []],
    ['over', { from: '2025-01-01', to: '2025-12-31' }, { from: '2025-01-01', to: null }, ['to']],
    ['over', { from: '2025-01-01', to: day }, { from: '2025-02-01', to: day }, []],
    ['withdrawn', { from: '2027-01-01', to: null }, { from: '2027-02-01', to: null }, ['from']],
  ])('that is %s, %j, as %j', (state, before, after, fields) => {
    expect(changeFaults(state, before, after, day).map(({ field }) => field)).toEqual(fields)
  })
})

describe('the role', () => {
  test.each<[Role | null, boolean, boolean, Step]>([
    [null, true, false, null],
    ['management', true, false, null],
    ['management', false, true, null],
    ['owner', true, false, 'gives'],
    ['visitor', true, true, 'gives'],
    ['owner', false, false, null],
    ['owner', false, true, null],
    ['council', true, true, null],
    ['council', false, true, 'takes'],
    ['council', false, false, null],
  ])('of %s, with a term that runs: %s, and one that has ended: %s', (role, runs, hasEnded, step) => {
    expect(stepOf(role, runs, hasEnded)).toBe(step)
  })
})

test.each<[Role | null, Position[], boolean]>([
  ['council', ['treasurer'], true],
  ['council', ['president', 'treasurer'], true],
  ['council', ['president'], false],
  ['council', [], false],
  ['management', ['treasurer'], false],
  ['owner', ['treasurer'], false],
  [null, ['treasurer'], false],
])('%s with the offices %j is treasurer of the council: %s', (role, positions, is) => {
  expect(isTreasurer({ role, positions })).toBe(is)
})

test.each([
  [true, ['treasurer'], [], true],
  [true, ['treasurer'], ['secretary'], true],
  [true, ['treasurer', 'secretary'], ['treasurer'], false],
  [true, ['secretary'], [], false],
  [false, ['treasurer'], [], false],
] as const)('one’s own term %j with %j after %j takes the treasury: %j', (isMe, positions, before, takes) => {
  expect(takesTreasury({ isMe, positions }, before)).toBe(takes)
})
