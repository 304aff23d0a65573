import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ended, startTool } from '../tool.ts'
import { pureTests } from '../../vitest.rules.config.ts'
import { commitOf } from './change.ts'
import { failureOf, nothingRan, sumOf, withExitCode, type Counts, type TestTime } from './counts.ts'
import { httpTestFiles } from './http-files.ts'
import { sharesFor, type Shares } from './postgres.ts'

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages?: readonly string[] | null
      readonly duration?: number | null
    }[]
  }[]
}

/** Each failed test with its file, and each file that failed without one, by what it does on being read. */
const failuresIn = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => failureOf(`${file}: ${test.fullName}`, test.failureMessages?.[0]))
    return failed.length === 0 && status === 'failed' ? [failureOf(file, message)] : failed
  })

const timesIn = ({ testResults }: VitestReport): TestTime[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(process.cwd(), name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  )

/** Runs vitest once with these words; `because` names what else than a failed test ends it badly. */
export const vitest = async (words: readonly string[], because?: string): Promise<Counts> => {
  const folder = await mkdtemp(join(tmpdir(), 'parapet-vitest-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await ended(startTool('vitest/vitest.mjs', ['run', ...words, ...reporters], {}, 'inherit'))
  const report = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as VitestReport) : undefined
  await rm(folder, { recursive: true, force: true })
  if (!report) return nothingRan('vitest wrote no report')
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests } = report
  const skipped = numPendingTests + numTodoTests
  return withExitCode({ passed, failed, skipped, failures: failuresIn(report), times: timesIn(report) }, code, because)
}

const without = (files: readonly string[]): string[] => files.flatMap((file) => ['--exclude', file])

/** Decides what runs where; a run that has one server only runs everything on it. */
const shares = (): Shares =>
  sharesFor(commitOf(process.cwd()), process.env['CI_FULL'] === '1' || process.env['TEST_ON_BOTH'] !== '1')

/**
 * Runs the tests of rules and law, every branch of which must be covered, then the other unit and HTTP tests; or the files
 * whose path contains one of the names, which cover too little to measure.
 */
export const unitTests = async (names: readonly string[] = []): Promise<Counts> => {
  console.log('Running the unit and HTTP tests …')
  if (names.length > 0) return vitest(names)
  const { embedded, why } = shares()
  const elsewhere = embedded === 'marked' ? (await httpTestFiles()).unmarked : []
  if (elsewhere.length > 0) console.log(`${elsewhere.length} files run on the other server alone: ${why}.`)
  // Only rules are measured: all else would be slower for it, and shows nothing of them.
  const rules = await vitest(
    ['--config', 'vitest.rules.config.ts'],
    'was a branch of a rule not tested? The table of uncovered lines is above',
  )
  return sumOf([rules, await vitest(without([...pureTests, ...elsewhere]))])
}

/** Runs the tests that use the database on the server that TEST_DATABASE_URL names: all, or those marked for both servers. */
export const httpTests = async (names: readonly string[] = []): Promise<Counts> => {
  console.log('Running the HTTP tests …')
  if (names.length > 0) return vitest([...names, ...without(['server/db/embedded/**'])])
  const { server, why } = shares()
  const { marked, unmarked } = await httpTestFiles()
  const markedOnly = server === 'marked'
  if (markedOnly) console.log(`Only the ${marked.length} files marked for both servers run: ${why}.`)
  return { ...(await vitest(markedOnly ? marked : [...marked, ...unmarked])), markedOnly }
}
