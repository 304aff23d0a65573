/**
 * `node scripts/run.mjs scripts/drawn.ts <seed> [<count>]`: draws lines from docs/specification-coverage.md: ten by default,
 * and always the same ones for the same seed. Break each behaviour, run the tests that the line names, and see them fail.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coverageEntries } from './check/coverage.ts'

/** Mulberry32: numbers from 0 to 1 that follow from a seed. */
const numbersFrom = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const [seed, count] = [Number(process.argv[2]), Number(process.argv[3] ?? 10)]
if (!Number.isInteger(seed) || !Number.isInteger(count) || count < 1)
  throw new Error('Give a whole number to draw by, and how many lines.')

const next = numbersFrom(seed)
const entries = coverageEntries(readFileSync(join(import.meta.dirname, '../docs/specification-coverage.md'), 'utf8'))
const drawn = entries
  .map((entry) => ({ entry, at: next() }))
  .toSorted((a, b) => a.at - b.at)
  .slice(0, count)
for (const [place, { entry }] of drawn.entries()) {
  const { line, section, what, homes, tests } = entry
  console.log(`${place + 1}. § ${section}, line ${line}: ${what}`)
  for (const home of homes) console.log(`   lives in  ${home}`)
  for (const test of tests) console.log(`   shown by  ${test}`)
}
