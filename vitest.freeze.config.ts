import { defineConfig } from 'vitest/config'

/** `npm run freeze`: no test, but in the world of the tests. */
export default defineConfig({
  test: { include: ['scripts/freeze/frozen.ts'], globalSetup: ['server/testing/setup.ts'] },
})
