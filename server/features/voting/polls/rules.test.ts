import { describe, expect, test } from 'vitest'
import type { PollStatus } from '../../../../contract/voting/polls.ts'
import {
  canFor,
  choiceFault,
  closingFault,
  reachOf,
  reminderAt,
  requireStep,
  seesResults,
  statusOf,
  type PollStep,
} from './rules.ts'

const now = '2026-11-20T20:00:00.000Z'
const opened = { openedAt: '2026-11-01T20:00:00.000Z', closesAt: '2026-11-30T20:00:00.000Z' }
const running = { ...opened, closedAt: null, withdrawnAt: null }

test.each([
  ['draft', { ...running, openedAt: null }],
  ['open', running],
  ['closed', { ...running, closesAt: now }],
  ['closed', { ...running, closedAt: now }],
  ['withdrawn', { ...running, withdrawnAt: now }],
] as const)('a poll is %s by its dates and the clock', (status, dates) => {
  expect(statusOf(dates, now)).toBe(status)
})

const table: readonly [PollStatus, readonly PollStep[]][] = [
  ['draft', ['edit', 'open', 'delete']],
  ['open', ['extend', 'close', 'withdraw', 'answer']],
  ['closed', []],
  ['withdrawn', []],
]
const all: readonly PollStep[] = ['edit', 'open', 'extend', 'close', 'withdraw', 'delete', 'answer']

describe.each(table)('a poll that is %s', (status, open) => {
  test(`can be ${open.join(', ') || 'changed by nothing'}`, () => {
    for (const step of open) expect(() => requireStep(status, step)).not.toThrow()
    for (const step of all.filter((one) => !open.includes(one)))
      expect(() => requireStep(status, step)).toThrow(/can’t be/)
  })

  test('says the same to who may', () => {
    const can = canFor({ manages: true, units: 1 }, status)
    for (const step of all) expect([step, can[step]]).toEqual([step, open.includes(step)])
    expect(can.seeCoverage).toBe(status !== 'draft')
    const none = canFor({ manages: false, units: 0 }, status)
    expect(Object.values(none)).not.toContain(true)
    expect(canFor({ manages: false, units: 2 }, status).answer).toBe(status === 'open')
  })
})

test.each([
  ['2026-11-20T20:59:59.999Z', 'A poll must stay open for at least an hour'],
  ['2026-11-20T21:00:00.000Z', null],
  ['2027-02-20T20:00:00.000Z', null],
  ['2027-02-20T20:00:00.001Z', 'A poll can stay open for up to 92 days'],
])('a poll opened now that closes at %s: %s', (closesAt, fault) => {
  expect(closingFault(closesAt, now)).toBe(fault)
})

const options = ['a', 'b', 'c'].map((_id) => ({ _id, label: _id }))
test.each([
  [1, ['a'], null],
  [1, ['a', 'a'], null],
  [1, ['a', 'b'], 'Choose one answer'],
  [2, ['a', 'b', 'c'], 'Choose up to 2 answers'],
  [2, ['a', 'z'], 'Choose from this poll’s answers'],
] as const)('of at most %i one chooses %j: %s', (choicesMost, chosen, fault) => {
  expect(choiceFault({ options, choicesMost }, chosen)).toBe(fault)
})

test.each([
  // manages, has answered, status, results show, sees
  [true, false, 'draft', 'afterAnswer', false],
  [true, false, 'open', 'atClose', true],
  [true, false, 'withdrawn', 'atClose', true],
  [false, true, 'open', 'afterAnswer', true],
  [false, false, 'open', 'afterAnswer', false],
  [false, true, 'open', 'atClose', false],
  [false, false, 'closed', 'atClose', true],
  [false, true, 'withdrawn', 'afterAnswer', false],
] as const)('manages %s, answered %s: of a poll that is %s and shows its result %s sees it: %s', (...of) => {
  const [manages, hasAnswered, status, resultsShow, sees] = of
  expect(seesResults({ manages, hasAnswered }, { status, resultsShow })).toBe(sees)
})

test('a unit has answered, was asked, or has nobody to ask', () => {
  expect(reachOf({ hasAnswered: true, accounts: 0 })).toBe('answered')
  expect(reachOf({ hasAnswered: false, accounts: 2 })).toBe('asked')
  expect(reachOf({ hasAnswered: false, accounts: 0 })).toBe('none')
})

test('units are reminded two days before the close, of a poll that is open for longer than that', () => {
  const poll = { ...opened, remindedAt: null }
  expect(reminderAt(poll)).toBe('2026-11-28T20:00:00.000Z')
  expect(reminderAt({ ...poll, closesAt: '2026-11-03T20:00:00.000Z' })).toBeNull()
  expect(reminderAt({ ...poll, openedAt: null })).toBeNull()
})

test.each([
  ['2026-11-28T20:00:00.000Z', null],
  ['2026-11-27T20:00:00.001Z', null],
  ['2026-11-27T20:00:00.000Z', '2026-11-28T20:00:00.000Z'],
])('reminded at %s, units are reminded again at %s', (remindedAt, at) => {
  expect(reminderAt({ ...opened, remindedAt })).toBe(at)
})
