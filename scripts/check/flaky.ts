import { flakyFile, lastRuns, readRecord } from '../test/flaky-record.ts'
import type { Finding, Tree } from './tree.ts'

/** Refuses a record that cannot be read, and a journey that was flaky twice within the last recorded runs. */
export const flakyTwice = (tree: Tree): Finding[] => {
  const record = readRecord(tree.get(flakyFile) ?? '')
  const unreadable = record.unreadable.map(({ line, says }) => ({ file: flakyFile, line, says }))
  const runs = lastRuns(record)
  const all = runs.flatMap(({ journeys }) => journeys)
  const twice = all.filter(({ name }, place) => all.findIndex((other) => other.name === name) < place)
  return [
    ...unreadable,
    ...twice.map(({ name, line }) => ({
      file: flakyFile,
      line,
      says: `was flaky before within the last ${runs.length} recorded runs; find its race: ${name}`,
    })),
  ]
}
