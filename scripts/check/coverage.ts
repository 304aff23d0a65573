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

/**
 * Lines `| § | what | where it lives | test |` of the page that shows what of the specification stands: the third cell is
 * `path` or `path#symbol`, the fourth `path › name of the test`. More than one stand apart by `<br>`.
 */
export const coverage = (tree: Tree): Finding[] => {
  const lines = (tree.get(page) ?? '').split('\n')
  return lines.flatMap((text, index) => {
    if (!isEntry(text)) return []
    const [, , homes, tests, ...more] = cells(text)
    const at = { file: page, line: index + 1 }
    if (!homes || !tests || more.length > 0) return [{ ...at, says: 'is not a line of four cells' }]
    const refusals = [
      ...homes.split('<br>').map((home) => homeRefusal(tree, home.trim())),
      ...tests.split('<br>').map((test) => testRefusal(tree, test.trim())),
    ]
    return refusals.flatMap((says) => (says ? [{ ...at, says }] : []))
  })
}

export const coverageFigure = (tree: Tree): string =>
  `${(tree.get(page) ?? '').split('\n').filter(isEntry).length} lines of the specification shown`
