import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { commitOf } from './change.ts'
import { browsersToTestWith, type Browsers } from './chromium.ts'
import { nothingRan, withExitCode, type Counts } from './counts.ts'
import { recordOf } from './flaky-record.ts'
import { groundsIn } from './grounds.ts'
import { runAlone, runJourneys, runListed } from './journeys.ts'
import { errorsIn, journeysIn, type Journey } from './playwright-report.ts'
import { nameOf, rerunsAfter, rerunsMost, settled, verdictOn, type Settled, type Verdict } from './retries.ts'

const root = join(import.meta.dirname, '../..')

/** Lists the spec files whose path contains one of the names. */
const filesNamed = async (names: readonly string[]): Promise<string[]> => {
  const files = (await readdir(join(root, 'e2e'))).map((file) => `e2e/${file}`)
  return files.filter((file) => file.endsWith('.spec.ts') && names.some((name) => file.includes(name)))
}

/** Lists those of the files whose journeys build on each other, which they tell Playwright by this mode. */
const serialAmong = async (files: ReadonlySet<string>): Promise<ReadonlySet<string>> => {
  const serial = new Set<string>()
  for (const file of files) if (/mode: 'serial'/.test(await readFile(join(root, file), 'utf8'))) serial.add(file)
  return serial
}

const runAgain = async (browsers: Browsers, first: readonly Journey[]): Promise<Journey[]> => {
  const failed = first.filter(({ ended }) => ended === 'failed')
  if (failed.length > rerunsMost)
    console.log(
      `${failed.length} journeys failed, more than ${rerunsMost}: that is a real break, so none is run again.`,
    )
  const reruns = rerunsAfter(first, await serialAmong(new Set(failed.map(({ file }) => file))))
  const again: Journey[] = []
  for (const [place, rerun] of reruns.entries()) {
    const what = rerun.titles ? nameOf({ file: rerun.file, titles: rerun.titles }) : `all of ${rerun.file}`
    console.log(`\nRunning again, alone (${place + 1} of ${reruns.length}): ${what}`)
    const { report } = await runAlone(browsers, rerun, place + 1)
    if (report) again.push(...journeysIn(report))
  }
  return again
}

const nothingRefused: Verdict = { refused: new Map(), tooMany: undefined }

/** Counts a flaky journey as passed, unless it refuses the run. */
const counted = async (journeys: readonly Settled[], errors: readonly string[]): Promise<Counts> => {
  const ended = (...ways: readonly Settled['ended'][]) => journeys.filter((journey) => ways.includes(journey.ended))
  const flaky = ended('flaky')
  const { refused, tooMany } = flaky.length > 0 ? verdictOn(flaky, await groundsIn(root)) : nothingRefused
  const failures = [
    ...errors,
    ...ended('failed').map(({ failure }) => failure),
    ...[...refused].map(([journey, why]) => `${journey.failure} (it passed when run again, but ${why})`),
    ...(tooMany ? [tooMany] : []),
  ]
  for (const { failure } of flaky) console.log(`Failed once and passed once: ${failure}`)
  return {
    passed: ended('passed', 'flaky').length - refused.size,
    failed: failures.length,
    skipped: ended('skipped', 'not run').length,
    failures,
    flaky: flaky.length > 0 ? recordOf(commitOf(root), new Date().toISOString().slice(0, 10), flaky.map(nameOf)) : [],
    times: journeys.map((journey) => ({ name: nameOf(journey), seconds: journey.seconds })),
  }
}

const noBrowser = nothingRan(
  'The browser tests did not run: no Chromium, Chrome or Edge was found. Name one by CHROMIUM_PATH.',
)

const redMost = 3

/** Runs the journeys of a list once, for quick feedback: none runs again, each has so many seconds, three failures end it. */
export const listedJourneys = async (lines: readonly string[], mostSeconds: number): Promise<Counts> => {
  const browsers = browsersToTestWith()
  if (!browsers) return noBrowser
  const words = [`--timeout=${Math.ceil(mostSeconds * 1000)}`, `--max-failures=${redMost}`]
  const { code, report } = await runListed(browsers, lines, words)
  if (!report) return nothingRan('Playwright wrote no report')
  return withExitCode(await counted(settled(journeysIn(report), []), errorsIn(report)), code)
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
  const { code, report } = await runJourneys(browsers, files, recordFile)
  if (!report) return nothingRan('Playwright wrote no report')
  const first = journeysIn(report)
  const again = await runAgain(browsers, first)
  const counts = await counted(settled(first, again), errorsIn(report))
  return withExitCode(counts, first.some(({ ended }) => ended === 'failed') ? 0 : code)
}
