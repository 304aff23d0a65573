/** The page with the table of removed browser assertions. */
export const removalsPage = 'docs/testing.md'

/** A row of the table: an assertion that a file lost, how many times, and the tests that now cover it. */
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
