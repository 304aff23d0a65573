import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ended, startTool } from '../tool.ts'
import { failureOf, nothingRan, withExitCode, type Counts, type TestTime } from './counts.ts'

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

const vitest = async (words: readonly string[]): Promise<Counts> => {
  const folder = await mkdtemp(join(tmpdir(), 'parapet-vitest-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await ended(startTool('vitest/vitest.mjs', ['run', ...words, ...reporters], {}, 'inherit'))
  const report = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as VitestReport) : undefined
  await rm(folder, { recursive: true, force: true })
  if (!report) return nothingRan('vitest wrote no report')
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests } = report
  const skipped = numPendingTests + numTodoTests
  return withExitCode({ passed, failed, skipped, failures: failuresIn(report), times: timesIn(report) }, code)
}

/** Runs the unit and HTTP tests, or those files whose path contains one of the names, which cover too little to measure. */
export const unitTests = (names: readonly string[] = []): Promise<Counts> => {
  console.log('Running the unit and HTTP tests …')
  return vitest(names.length > 0 ? names : ['--coverage'])
}

/** The server's tests alone, without those of the launcher, which open a database of their own anyway. */
export const httpTests = (names: readonly string[] = []): Promise<Counts> => {
  console.log('Running the HTTP tests …')
  return vitest([...(names.length > 0 ? names : ['server/']), '--exclude', 'server/db/embedded/**'])
}
