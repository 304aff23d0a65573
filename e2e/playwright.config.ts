import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { portOf, providerOrigin, worldsOrigin } from './addresses.ts'

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

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const shell = process.env.CHROMIUM_SHELL_PATH ?? '/usr/bin/chromium-headless-shell'
/** The whole suite in the full browser, as people have it. */
const everywhere = process.env.CI_FULL === '1' || !existsSync(shell)

/**
 * What the headless shell does not do as the browser does: service workers, push and its permission, passkeys, printing,
 * and a first visit with nothing kept yet.
 */
const needsChromium =
  /\/(?:first-visit|google|leak|letters|library|offline|parking-visitors|poster|public-pictures|push|second-factor|shell|slow|tickets-board|waiting)\.spec\.ts$/

const launching = (executablePath: string) => ({ launchOptions: { executablePath, args: quiet } })

const root = join(import.meta.dirname, '..')

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  fullyParallel: false,
  workers: 3,
  forbidOnly: true,
  // A failed journey runs once more, alone, after all the others. scripts/test/retries.ts decides whether the run may pass.
  retries: 1,
  retryStrategy: 'isolated',
  maxFailures: 8,
  // Against what hangs: nothing is measured by the clock here, and a machine may be slow.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  outputDir: '../test-results',
  use: {
    viewport: { width: 390, height: 844 },
    trace: 'on-first-retry',
    // What journeys answer in the server's place would not reach a page whose calls go through the worker: those about the
    // worker itself let it in.
    serviceWorkers: 'block',
    locale: 'en-CA',
    timezoneId: 'America/Vancouver',
    // A slow machine would otherwise measure colours half-way between two.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    ...(everywhere
      ? []
      : [{ name: 'shell', testIgnore: needsChromium, use: { ...launching(shell), reuseContext: true } }]),
    { name: 'chromium', ...(everywhere ? {} : { testMatch: needsChromium }), use: launching(chromium) },
  ],
  webServer: [
    {
      command: `"${process.execPath}" e2e/sign-in-provider.ts`,
      cwd: root,
      url: `${providerOrigin}/.well-known/openid-configuration`,
      env: { PORT: String(portOf(providerOrigin)) },
    },
    {
      command: `"${process.execPath}" server/testing/worlds.ts`,
      cwd: root,
      url: `${worldsOrigin}/health`,
      timeout: 240_000,
      gracefulShutdown: { signal: 'SIGINT', timeout: 15_000 },
      env: { PORT: String(portOf(worldsOrigin)), E2E_DATA_DIR: folder },
    },
  ],
})
