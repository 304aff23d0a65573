import { expect, test } from 'vitest'
import { counted } from './browser.ts'

const ran = (code: number, ...ends: readonly (readonly [status: string, expectedStatus: string])[]) => ({
  code,
  report: {
    errors: [],
    suites: [
      {
        title: 'forum.spec.ts',
        specs: ends.map(([status, expectedStatus], place) => ({
          file: 'forum.spec.ts',
          title: `${place}`,
          tests: [{ status, expectedStatus, results: [{ duration: 1000 }] }],
        })),
      },
    ],
  },
})
const passed = ['expected', 'passed'] as const
const notRun = ['skipped', 'passed'] as const

test('journeys that did not run are one failure, and those skipped on purpose are none', async () => {
  expect(await counted(ran(1, passed, notRun, notRun))).toMatchObject({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ['2 journeys did not run'],
  })
  expect(await counted(ran(0, passed, ['skipped', 'skipped']))).toMatchObject({ passed: 1, failed: 0, skipped: 1 })
})

test('a run that ended badly has failed, whatever passed in it', async () => {
  expect(await counted(ran(0, passed))).toMatchObject({ passed: 1, failed: 0 })
  expect(await counted(ran(1, passed))).toMatchObject({ passed: 1, failed: 1 })
  expect(await counted({ code: 0, report: undefined })).toMatchObject({ passed: 0, failed: 1 })
})
