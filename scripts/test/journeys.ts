import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { quickFolder } from '../../server/testing/quick-folder.ts'
import { ended, startTool } from '../tool.ts'
import type { Browsers } from './chromium.ts'
import type { PlaywrightReport } from './playwright-report.ts'

export interface Ran {
  readonly code: number
  /** Absent where Playwright ended without one. */
  readonly report: PlaywrightReport | undefined
}

const reporters = '--reporter=./scripts/test/journey-reporter.ts,json'

/** Runs Playwright once, in a world of its own, which is thrown away afterwards. */
const playwright = async (
  browsers: Browsers,
  words: (folder: string) => Promise<readonly string[]>,
  settings: Record<string, string>,
): Promise<Ran> => {
  const folder = quickFolder('browser')
  const file = join(folder, 'report.json')
  const config = ['test', '--config', 'e2e/playwright.config.ts', reporters]
  const environment = {
    CHROMIUM_PATH: browsers.chromium,
    // Empty where only the full browser is to be used.
    CHROMIUM_SHELL_PATH: browsers.shell ?? '',
    E2E_DATA_DIR: join(folder, 'data'),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    ...settings,
  }
  try {
    const all = [...config, ...(await words(folder))]
    const { code } = await ended(startTool('@playwright/test/cli.js', all, environment, 'inherit'))
    const report = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as PlaywrightReport) : undefined
    return { code, report }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs the journeys of a list, a journey or a spec file in each line, or all if it is empty. */
export const runJourneys = (
  browsers: Browsers,
  lines: readonly string[],
  words: readonly string[],
  settings: Record<string, string> = {},
): Promise<Ran> =>
  playwright(
    browsers,
    async (folder) => {
      if (lines.length === 0) return words
      const list = join(folder, 'list.txt')
      await writeFile(list, lines.join('\n'))
      return ['--test-list', list, ...words]
    },
    settings,
  )
