import { expect, test } from 'vitest'
import { recordOf } from '../test/flaky-record.ts'
import { flakyTwice } from './flaky.ts'

const notices = 'e2e/notices.spec.ts: a notice › is pinned: for 3 days'
const forum = 'e2e/forum.spec.ts: a post is closed'
const refused = (...lines: readonly string[]) =>
  flakyTwice(new Map([['e2e/flaky.txt', lines.join('\n')]])).map(({ line, says }) => `${line} ${says}`)
const run = (digit: number, ...names: readonly string[]) => recordOf(`${digit}`.repeat(40), '2026-11-25', names)

test('no record, and one without runs, refuse nothing', () => {
  expect(flakyTwice(new Map())).toEqual([])
  expect(refused('# run in a comment', '')).toEqual([])
})

test('a journey twice within five runs is refused where it is named again', () => {
  expect(refused(...run(1, notices, forum), ...run(2), ...run(3), ...run(4), ...run(5, notices))).toEqual([
    `8 was flaky before within the last 5 recorded runs; find its race: ${notices}`,
  ])
})

test('a journey again in the sixth run is let pass, and so are two journeys of one file', () => {
  const other = 'e2e/notices.spec.ts: a notice › is sent'
  expect(refused(...run(1, notices), ...run(2, other), ...run(3), ...run(4), ...run(5), ...run(6, notices))).toEqual([])
})

test('two runs of one commit are two runs', () => {
  expect(refused(...run(1, notices), ...run(1, notices))).toHaveLength(1)
})

test.each([
  [['FLAKY 111111111111 e2e/a.spec.ts: a'], '1 names 111111111111, which is not the run above it'],
  [[...run(2), 'FLAKY 111111111111 e2e/a.spec.ts: a'], '2 names 111111111111, which is not the run above it'],
  [['run yesterday'], '1 is neither a run nor a FLAKY line: run yesterday'],
  [[...run(1), 'FLAKY 111111111111 notices'], '2 is neither a run nor a FLAKY line: FLAKY 111111111111 notices'],
])('%j is refused', (lines, says) => {
  expect(refused(...lines)).toEqual([says])
})
