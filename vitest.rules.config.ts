import { defineConfig } from 'vitest/config'

/** Tests of rules and law, which are pure and need no database. */
export const pureTests = [
  'law/**/*.test.ts',
  'server/features/**/*rules.test.ts',
  'server/features/units/sharing.test.ts',
  'server/features/tickets/clock/*.test.ts',
  'server/features/voting/outcome.test.ts',
  'contract/fair-share/*.test.ts',
  'contract/bookings/opening.test.ts',
]

/** By themselves, because only they are measured: every branch of a rule has a row in a table. */
export default defineConfig({
  test: {
    include: pureTests,
    allowOnly: false,
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    coverage: {
      enabled: true,
      provider: 'v8',
      include: [
        'server/features/**/rules.ts',
        'server/features/units/sharing.ts',
        'server/features/tickets/clock/*.ts',
        'server/features/voting/outcome.ts',
        'contract/fair-share.ts',
        'contract/fair-share/*.ts',
        'contract/bookings/opening.ts',
        'law/**/*.ts',
      ],
      exclude: ['law/law.ts', '**/*.test.ts'],
      reporter: [['text', { skipFull: true }]],
      thresholds: { 100: true },
    },
  },
})
