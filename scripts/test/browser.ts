import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { quickFolder } from '../../server/testing/quick-folder.ts'
import { ended, startTool } from '../tool.ts'
import { browserToTestWith } from './chromium.ts'
import { failureOf, nothingRan, withExitCode, type Counts } from './counts.ts'

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs: readonly {
    readonly file: string
    readonly title: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly {
        readonly error?: { readonly message?: string; readonly location?: { readonly line: number } }
      }[]
    }[]
  }[]
}

interface PlaywrightReport extends Pick<Required<Suite>, 'suites'> {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

const failuresIn = ({ suites = [], specs }: Suite): string[] => [
  ...suites.flatMap(failuresIn),
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map(({ file, title, tests }) => {
      const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error
      const line = error?.location ? `:${error.location.line}` : ''
      return failureOf(`e2e/${file}${line}: ${title}`, error?.message)
    }),
]

/** The journeys in a real browser; one failure where there is no browser, because then nothing was shown. */
export const browserTests = async (): Promise<Counts> => {
  const browser = browserToTestWith()
  if (!browser) {
    return nothingRan(
      'The browser tests did not run: no Chromium, Chrome or Edge was found. Name one by CHROMIUM_PATH.',
    )
  }
  console.log(`Running the browser tests with ${browser} …`)
  const folder = quickFolder('browser')
  const file = join(folder, 'report.json')
  const words = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json']
  const settings = {
    CHROMIUM_PATH: browser,
    E2E_DATA_DIR: join(folder, 'data'),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  }
  const { code } = await ended(startTool('@playwright/test/cli.js', words, settings, 'inherit'))
  const report = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as PlaywrightReport) : undefined
  await rm(folder, { recursive: true, force: true })
  if (!report) return nothingRan('Playwright wrote no report')
  const { expected, unexpected, flaky, skipped } = report.stats
  return withExitCode(
    { passed: expected, failed: unexpected + flaky, skipped, failures: failuresIn({ ...report, specs: [] }) },
    code,
  )
}
