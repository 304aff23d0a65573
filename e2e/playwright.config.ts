import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 3199)
export const serverOrigin = `http://localhost:${port}`
/** Where a client stands that was built to call a server on another origin. */
export const clientOrigin = `http://localhost:${port + 1}`
/** Where the provider of sign-ins stands that the journeys use. */
const providerOrigin = `http://localhost:${port + 2}`
/** Where a push service stands that takes messages for browsers without reaching the network. */
export const pushServiceOrigin = `http://localhost:${port + 3}`
/** Where a second server of a journey's own answers, and a collector of errors that takes reports. */
export const apartOrigin = `http://localhost:${port + 4}`
export const reportingOrigin = `http://localhost:${port + 5}`
export const collectorOrigin = `http://localhost:${port + 6}`
const google = {
  GOOGLE_CLIENT_ID: 'parapet',
  GOOGLE_CLIENT_SECRET: 'a secret of the tests',
  GOOGLE_ISSUER: providerOrigin,
}
const folder = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'parapet-e2e-'))
// The workers read this file too; they share the folder of the first reading.
process.env.E2E_DATA_DIR = folder

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  fullyParallel: false,
  workers: 2,
  // Against what hangs: nothing is measured by the clock here, and a machine may be slow.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  outputDir: '../test-results',
  use: {
    baseURL: serverOrigin,
    viewport: { width: 390, height: 844 },
    trace: 'retain-on-failure',
    // What journeys answer in the server's place would not reach a page whose calls go through the worker: those about the
    // worker itself let it in.
    serviceWorkers: 'block',
    locale: 'en-CA',
    timezoneId: 'America/Vancouver',
    // A slow machine would otherwise measure colours half-way between two.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: quiet },
  },
  webServer: [
    {
      command: `"${process.execPath}" e2e/sign-in-provider.ts`,
      cwd: join(import.meta.dirname, '..'),
      url: `${providerOrigin}/.well-known/openid-configuration`,
      env: { PORT: String(port + 2) },
    },
    {
      command: `"${process.execPath}" server/main.ts`,
      cwd: join(import.meta.dirname, '..'),
      url: `${serverOrigin}/api/health`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGINT', timeout: 15_000 },
      env: {
        PORT: String(port),
        DATA_DIR: folder,
        RATE_LIMIT: 'off',
        DEMO: 'on',
        ALLOWED_ORIGINS: clientOrigin,
        PUSH_SERVICES: pushServiceOrigin,
        ...google,
      },
    },
  ],
})
