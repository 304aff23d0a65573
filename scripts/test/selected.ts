import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserTests, listedJourneys } from './browser.ts'
import { changedTests } from './changed/changed.ts'
import { keepRecord } from './changed/record.ts'
import { nothingRan, sumOf, type Counts } from './counts.ts'
import { vitest } from './unit.ts'

/** Runs what the change in the working tree may break, as far as it fits into so many seconds; says what is left to CI. */
export const changedOnly = async (withinSeconds: number): Promise<Counts> => {
  if (!(withinSeconds > 0)) return nothingRan('--within takes a number of seconds')
  const selected = await changedTests(withinSeconds)
  console.log(selected.words)
  const counts: Counts[] = []
  for (const words of selected.vitest) counts.push(await vitest(words))
  if (selected.journeys.length > 0) counts.push(await listedJourneys(selected.journeys, selected.journeyMostSeconds))
  return sumOf(counts)
}

/** Runs the browser journeys, or some of them, and keeps what each asked for in the map that `--changed` selects by. */
export const recordedJourneys = async (names: readonly string[]): Promise<Counts> => {
  const folder = await mkdtemp(join(tmpdir(), 'parapet-record-'))
  const file = join(folder, 'asked.jsonl')
  const counts = await browserTests(names, file)
  if (counts.passed > 0) console.log(`The map knows ${await keepRecord(file)} journeys.`)
  await rm(folder, { recursive: true, force: true })
  return counts
}
