import { failureOf } from './counts.ts'

/** How one journey ended. "flaky": it failed once and passed once. "not run": nothing is known of it. */
export interface Journey {
  /** The path from the project's folder, such as `e2e/vendors.spec.ts`. */
  readonly file: string
  /** The titles of the blocks around it, then its own. */
  readonly titles: readonly string[]
  readonly ended: 'passed' | 'flaky' | 'failed' | 'skipped' | 'not run'
  readonly seconds: number
  /** Its name and why it failed first, on one line. */
  readonly failure: string
}

interface Result {
  readonly duration: number
  readonly error?: { readonly message?: string; readonly location?: { readonly line: number } }
}

interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs: readonly {
    readonly file: string
    readonly title: string
    readonly tests: readonly {
      readonly status: string
      readonly expectedStatus: string
      readonly results: readonly Result[]
    }[]
  }[]
}

/** What Playwright's JSON reporter writes, as far as it is read here. */
export interface PlaywrightReport {
  readonly suites: readonly Suite[]
  /** What belongs to no journey, such as a spec file that cannot be read. */
  readonly errors: readonly { readonly message?: string }[]
}

const endOf = (status: string, expectedStatus: string): Journey['ended'] => {
  if (status === 'expected') return 'passed'
  if (status === 'flaky') return 'flaky'
  if (status !== 'skipped') return 'failed'
  return expectedStatus === 'skipped' ? 'skipped' : 'not run'
}

const journeysOf = ({ suites = [], specs }: Suite, blocks: readonly string[]): Journey[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, expectedStatus, results }): Journey => {
      const titles = [...blocks, title]
      const error = results.find((result) => result.error)?.error
      const line = error?.location ? `:${error.location.line}` : ''
      return {
        file: `e2e/${file}`,
        titles,
        ended: endOf(status, expectedStatus),
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        failure: failureOf(`e2e/${file}${line}: ${titles.join(' › ')}`, error?.message),
      }
    }),
  ),
  ...suites.flatMap((suite) => journeysOf(suite, [...blocks, suite.title])),
]

/** Lists the journeys of a report; a file is itself a suite, whose title says nothing more. */
export const journeysIn = ({ suites }: PlaywrightReport): Journey[] => suites.flatMap((file) => journeysOf(file, []))

/** Lists the errors of a report that belong to no journey. */
export const errorsIn = ({ errors }: PlaywrightReport): string[] =>
  errors.map(({ message }) => failureOf('The browser tests', message))
