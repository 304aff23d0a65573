import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { commitOf } from './change.ts'
import { browsersToTestWith } from './chromium.ts'
import { nothingRan, withExitCode, type Counts } from './counts.ts'
import { recordOf } from './flaky-record.ts'
import { groundsIn } from './grounds.ts'
import { runJourneys, type Ran } from './journeys.ts'
import { errorsIn, journeysIn, type Journey } from './playwright-report.ts'
import { nameOf, verdictOn, type Verdict } from './retries.ts'

const root = join(import.meta.dirname, '../..')

/** Lists the spec files whose path contains one of the names. */
const filesNamed = async (names: readonly string[]): Promise<string[]> => {
  const files = (await readdir(join(root, 'e2e'))).map((file) => `e2e/${file}`)
  return files.filter((file) => file.endsWith('.spec.ts') && names.some((name) => file.includes(name)))
}

const nothingRefused: Verdict = { refused: new Map(), tooMany: undefined }

/** Counts a flaky journey as passed unless it refuses the run, and all journeys that did not run as one failure. */
export const counted = async ({ code, report }: Ran): Promise<Counts> => {
  if (!report) return nothingRan('Playwright wrote no report')
  const journeys = journeysIn(report)
  const ended = (way: Journey['ended']) => journeys.filter((journey) => journey.ended === way)
  const flaky = ended('flaky')
  const { refused, tooMany } = flaky.length > 0 ? verdictOn(flaky, await groundsIn(root)) : nothingRefused
  const notRun = ended('not run').length
  const failures = [
    ...errorsIn(report),
    ...ended('failed').map(({ failure }) => failure),
    ...[...refused].map(([journey, why]) => `${journey.failure} (it passed when run again, but ${why})`),
    ...(tooMany ? [tooMany] : []),
    ...(notRun > 0 ? [`${notRun} journeys did not run`] : []),
  ]
  for (const { failure } of flaky) console.log(`Failed once and passed once: ${failure}`)
  const counts = {
    passed: ended('passed').length + flaky.length - refused.size,
    failed: failures.length,
    skipped: ended('skipped').length,
    failures,
    flaky: flaky.length > 0 ? recordOf(commitOf(root), new Date().toISOString().slice(0, 10), flaky.map(nameOf)) : [],
    times: journeys.map((journey) => ({ name: nameOf(journey), seconds: journey.seconds })),
  }
  return withExitCode(counts, code)
}

const noBrowser = nothingRan(
  'The browser tests did not run: no Chromium, Chrome or Edge was found. Name one by CHROMIUM_PATH.',
)

const redMost = 3

/** Runs the journeys of a list once, for quick feedback: none runs again, each has so many seconds, three failures end it. */
export const listedJourneys = async (lines: readonly string[], mostSeconds: number): Promise<Counts> => {
  const browsers = browsersToTestWith()
  if (!browsers) return noBrowser
  const words = ['--retries=0', `--timeout=${Math.ceil(mostSeconds * 1000)}`, `--max-failures=${redMost}`]
  return counted(await runJourneys(browsers, lines, words))
}

/**
 * Runs the journeys in a real browser, or those of the spec files whose path contains one of the names; each that fails
 * runs once more, alone. One failure where there is no browser, because then nothing was shown.
 */
export const browserTests = async (names: readonly string[] = [], recordFile?: string): Promise<Counts> => {
  const browsers = browsersToTestWith()
  if (!browsers) return noBrowser
  const files = await filesNamed(names)
  if (names.length > 0 && files.length === 0) return nothingRan(`No path of a spec file contains ${names.join(' or ')}`)
  console.log(`Running the browser tests with ${Object.values(browsers).join(' and ')} …`)
  const lines = files.map((file) => basename(file))
  const record = recordFile ? { E2E_RECORD: recordFile } : {}
  return counted(await runJourneys(browsers, lines, [], record))
}
