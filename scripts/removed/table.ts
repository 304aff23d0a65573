/** The page with the table of what left the browser. */
export const removalsPage = 'docs/testing.md'

/** A row of the table: what a journey's file asserted, how often, and the tests that show it now. */
export interface Removal {
  readonly file: string
  readonly assertion: string
  readonly times: number
  readonly tests: readonly string[]
  readonly line: number
}

const row = /^\| `(e2e\/[\w.-]+)` \| `(.+?)` \| (\d+) \| (.+) \|$/

/** Reads the rows `| file | assertion | times | tests |` of the page; the tests stand apart by `<br>`. */
export const removalsIn = (page: string): Removal[] =>
  page.split('\n').flatMap((text, index) => {
    const [, file, assertion, times, tests] = row.exec(text) ?? []
    if (!file || !assertion || !tests) return []
    return [{ file, assertion, times: Number(times), tests: tests.split('<br>'), line: index + 1 }]
  })
