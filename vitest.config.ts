import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,law,scripts,server,web}/**/*.test.ts'],
    globalSetup: ['server/testing/setup.ts'],
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    // Rules and law are pure: every branch of theirs has a row in a table.
    coverage: {
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
