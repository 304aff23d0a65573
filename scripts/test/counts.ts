import { stripVTControlCharacters } from 'node:util'

/** How long one test took. */
export interface TestTime {
  readonly name: string
  readonly seconds: number
}

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What failed, by its name and why. */
  readonly failures: readonly string[]
  /** The lines to add to `e2e/flaky.txt`. */
  readonly flaky?: readonly string[]
  readonly times?: readonly TestTime[]
  /** Whether only the marked tests of a part ran, which lowers its budget. */
  readonly markedOnly?: boolean
}

const noTests: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** Counts nothing but one failure: a part that could not run has shown nothing. */
export const nothingRan = (why: string): Counts => ({ ...noTests, failed: 1, failures: [why] })

/** Adds up the counts of several parts. */
export const sumOf = (all: readonly Counts[]): Required<Omit<Counts, 'markedOnly'>> => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
  failures: all.flatMap(({ failures }) => failures),
  flaky: all.flatMap(({ flaky = [] }) => flaky),
  times: all.flatMap(({ times = [] }) => times),
})

/**
 * Adds a failure if a runner ended badly although every test it counted passed, or if it counted none; `because` names what
 * else ends this runner badly.
 */
export const withExitCode = (counts: Counts, code: number, because = ''): Counts => {
  if (counts.failed > 0 || (code === 0 && counts.passed > 0)) return counts
  const ended = `The runner ended with code ${code} after ${counts.passed} passed tests`
  return { ...counts, failed: 1, failures: [because === '' ? ended : `${ended} (${because})`] }
}

const wordsMost = 600

/** Puts a failure on one line, so that the end of a log says why a test failed even where its middle was not kept. */
export const failureOf = (name: string, message = ''): string => {
  const lines = stripVTControlCharacters(message).split('\n')
  const words = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.includes('node_modules'))
  return words.length === 0 ? name : `${name} (${words.join(' · ').slice(0, wordsMost)})`
}
