import { describe, expect, test } from 'vitest'
import { comesUpOn, lastsUntil, nextDue, planStanding, warrantyStanding } from './rules.ts'

const today = '2026-11-20'

test.each([
  [null, 'none'],
  ['2026-11-19', 'over'],
  ['2026-11-20', 'soon'],
  ['2027-02-18', 'soon'],
  ['2027-02-19', 'running'],
] as const)('a warranty whose last day is %s is %s', (until, standing) => {
  expect(warrantyStanding(until, today)).toBe(standing)
})

test.each([
  ['2012-02-29', 25, '2037-02-28'],
  ['2012-05-01', 1, '2013-05-01'],
  [null, 25, null],
  ['2012-05-01', null, null],
] as const)('what was installed on %s to last %j years lasts until %s', (installedOn, lifeYears, until) => {
  expect(lastsUntil({ installedOn, lifeYears })).toBe(until)
})

const runs = { nextDueOn: '2026-11-27', leadDays: 7, pausedOn: null, endedOn: null }

test.each([
  ['whose day is yesterday', { nextDueOn: '2026-11-19' }, 'overdue'],
  ['whose day is today', { nextDueOn: '2026-11-20', leadDays: 0 }, 'due'],
  ['that has come up', {}, 'due'],
  ['that comes up tomorrow', { leadDays: 6 }, 'later'],
  ['that rests', { nextDueOn: '2026-11-19', pausedOn: '2026-11-01' }, 'paused'],
  ['that has ended', { endedOn: '2026-11-01' }, 'ended'],
] as const)('a plan %s', (_which, days, standing) => {
  expect(planStanding({ ...runs, ...days }, today)).toBe(standing)
})

test('a plan comes up so many days before its day', () => {
  expect(comesUpOn({ nextDueOn: '2027-03-01', leadDays: 14 })).toBe('2027-02-15')
})

/** The next days where each round is done on its very day. */
const series = (
  from: string,
  every: number,
  unit: 'days' | 'weeks' | 'months' | 'years',
  countsFrom = 'planned' as const,
) => {
  let plan = { every, unit, countsFrom, anchorOn: from, nextDueOn: from }
  return Array.from({ length: 4 }, () => {
    plan = { ...plan, ...nextDue(plan, plan.nextDueOn)! }
    return plan.nextDueOn
  })
}

describe('planned days', () => {
  test.each([
    ['2026-11-20', 10, 'days', ['2026-11-30', '2026-12-10', '2026-12-20', '2026-12-30']],
    ['2026-11-20', 2, 'weeks', ['2026-12-04', '2026-12-18', '2027-01-01', '2027-01-15']],
    ['2027-01-31', 1, 'months', ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
    ['2027-12-31', 1, 'months', ['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']],
    ['2026-08-30', 6, 'months', ['2027-02-28', '2027-08-30', '2028-02-29', '2028-08-30']],
    ['2024-02-29', 1, 'years', ['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']],
  ] as const)('from %s on, every %i %s', (from, every, unit, days) => {
    expect(series(from, every, unit)).toEqual(days)
  })

  const monthly = {
    every: 1,
    unit: 'months',
    countsFrom: 'planned',
    anchorOn: '2026-01-31',
    nextDueOn: '2026-02-28',
  } as const
  test.each([
    ['before its day', '2026-02-10', '2026-03-31'],
    ['on its day', '2026-02-28', '2026-03-31'],
    ['a little late', '2026-03-05', '2026-03-31'],
    ['on the day of the next one', '2026-03-31', '2026-04-30'],
    ['after the next two', '2026-05-02', '2026-05-31'],
  ])('go on past those that had gone by when it was done %s', (_when, doneOn, next) => {
    expect(nextDue(monthly, doneOn)).toEqual({ nextDueOn: next, anchorOn: '2026-01-31' })
  })

  test('are found at once in a long series', () => {
    const daily = {
      every: 1,
      unit: 'days',
      countsFrom: 'planned',
      anchorOn: '1800-01-01',
      nextDueOn: '2026-11-20',
    } as const
    expect(nextDue(daily, '2026-11-20')).toEqual({ nextDueOn: '2026-11-21', anchorOn: '1800-01-01' })
  })
})

describe('days counted from when it was done', () => {
  const done = {
    every: 1,
    unit: 'months',
    countsFrom: 'done',
    anchorOn: '2026-01-31',
    nextDueOn: '2026-02-28',
  } as const
  test.each([
    ['2026-02-10', '2026-03-10'],
    ['2026-02-28', '2026-03-28'],
    ['2026-05-31', '2026-06-30'],
    ['2028-01-31', '2028-02-29'],
  ])('%s: %s', (doneOn, next) => {
    expect(nextDue(done, doneOn)).toEqual({ nextDueOn: next, anchorOn: doneOn })
  })
})

test('there is no day beyond all that are kept', () => {
  const rare = { every: 366, unit: 'years', countsFrom: 'done', anchorOn: today, nextDueOn: today } as const
  expect(nextDue(rare, today)).toBeNull()
})
