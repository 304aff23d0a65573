import { expect, test } from 'vitest'
import { errorsIn, journeysIn } from './playwright-report.ts'

const ran = (status: string, expectedStatus: string, message?: string) => ({
  status,
  expectedStatus,
  results: [{ duration: 1500, ...(message ? { error: { message, location: { line: 7 } } } : {}) }],
})
const spec = (title: string, ...tests: readonly ReturnType<typeof ran>[]) => ({ file: 'forum.spec.ts', title, tests })

test('each journey is listed by its file and all its titles, with how it ended', () => {
  const report = {
    errors: [],
    suites: [
      {
        title: 'forum.spec.ts',
        specs: [spec('a', ran('expected', 'passed')), spec('b', ran('skipped', 'skipped'))],
        suites: [
          {
            title: 'a post',
            specs: [
              spec('c', ran('unexpected', 'passed', 'Error: no\n  at x')),
              spec('d', ran('skipped', 'passed')),
              spec('e', ran('flaky', 'passed', 'Error: late')),
            ],
          },
        ],
      },
    ],
  }
  const journeys = journeysIn(report)
  expect(journeys.map(({ titles, ended }) => `${titles.join(' › ')}: ${ended}`)).toEqual([
    'a: passed',
    'b: skipped',
    'a post › c: failed',
    'a post › d: not run',
    'a post › e: flaky',
  ])
  expect(journeys[2]).toMatchObject({
    file: 'e2e/forum.spec.ts',
    seconds: 1.5,
    failure: 'e2e/forum.spec.ts:7: a post › c (Error: no · at x)',
  })
})

test('what belongs to no journey is a failure of its own', () => {
  const errors = [{ message: 'SyntaxError: x' }]
  expect(errorsIn({ suites: [], errors })).toEqual(['The browser tests (SyntaxError: x)'])
})
