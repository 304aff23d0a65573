import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,law,scripts,server,web}/**/*.test.ts'],
    globalSetup: ['server/testing/setup.ts'],
    allowOnly: false,
    isolate: false,
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
