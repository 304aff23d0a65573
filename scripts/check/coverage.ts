import { removalsIn, removalsPage } from '../removed/table.ts'
import type { Finding, Tree } from './tree.ts'

const page = 'docs/specification-coverage.md'

/** A line of the table that is not its heading. */
const isEntry = (line: string) => /^\|\s*[§\d]/.test(line) && !/^\|\s*§\s*\|/.test(line)
const cells = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
const bare = (cell: string) => cell.replaceAll('`', '')

const homeRefusal = (tree: Tree, home: string): string | undefined => {
  const [path = '', symbol] = bare(home).split('#')
  const text = tree.get(path)
  if (text === undefined) return `names ${path}, and there is no such file`
  return symbol && !new RegExp(`\\b${RegExp.escape(symbol)}\\b`).test(text)
    ? `names ${symbol}, and ${path} does not`
    : undefined
}

const testRefusal = (tree: Tree, test: string): string | undefined => {
  const [path = '', ...name] = bare(test).split(' › ')
  const text = tree.get(path)
  if (text === undefined) return `names the test file ${path}, and there is none`
  const missing = name.find((part) => !text.includes(part.trim()))
  if (name.length === 0) return `names no test of ${path}: write "${path} › its name"`
  return missing ? `names a test "${missing}", and ${path} has none of this name` : undefined
}

/** A line of the page that shows what of the specification stands. */
interface CoverageEntry {
  readonly line: number
  readonly section: string
  readonly what: string
  /** `path` or `path#symbol`. */
  readonly homes: readonly string[]
  /** `path › name of the test`. */
  readonly tests: readonly string[]
  /** Whether it has its four cells. */
  readonly isWhole: boolean
}

const parts = (cell = '') => cell.split('<br>').map((part) => bare(part.trim()))

/** Reads the lines `| § | what | where it lives | test |` of the page; more than one home or test stand apart by `<br>`. */
export const coverageEntries = (text: string): CoverageEntry[] =>
  text.split('\n').flatMap((line, index) => {
    if (!isEntry(line)) return []
    const [section = '', what = '', homes, tests, ...more] = cells(line)
    const isWhole = Boolean(homes && tests) && more.length === 0
    return [{ line: index + 1, section, what, homes: parts(homes), tests: parts(tests), isWhole }]
  })

/** Says of a line's files, symbols and tests which do not exist. */
export const refusalsOf = (tree: Tree, { homes, tests }: Pick<CoverageEntry, 'homes' | 'tests'>): string[] =>
  [...homes.map((home) => homeRefusal(tree, home)), ...tests.map((test) => testRefusal(tree, test))].filter(
    (says) => says !== undefined,
  )

/** Refuses lines of the page that are not whole, and those that name a file, a symbol or a test that does not exist. */
export const coverage = (tree: Tree): Finding[] =>
  coverageEntries(tree.get(page) ?? '').flatMap((entry) => {
    const at = { file: page, line: entry.line }
    if (!entry.isWhole) return [{ ...at, says: 'is not a line of four cells' }]
    return refusalsOf(tree, entry).map((says) => ({ ...at, says }))
  })

/** Refuses rows of the table of removed browser assertions that name a test that does not exist. */
export const removals = (tree: Tree): Finding[] =>
  removalsIn(tree.get(removalsPage) ?? '').flatMap(({ tests, line }) =>
    tests.flatMap((test) => {
      const says = testRefusal(tree, test)
      return says ? [{ file: removalsPage, line, says }] : []
    }),
  )

export const coverageFigure = (tree: Tree): string =>
  `${coverageEntries(tree.get(page) ?? '').length} lines of the specification shown`
