/**
 * `node scripts/run.mjs scripts/removed.ts <from> [<to>]`: checks that the table in docs/testing.md
 * has a row for every assertion that was removed from the browser journeys between two commits; without <to>, between a
 * commit and the working tree. Prints the rows that are missing or wrong and exits with code 1 if there are any. The
 * repository must contain both commits.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTree } from './check/tree.ts'
import { assertionsIn, removedBetween } from './removed/assertions.ts'
import { removalsIn, removalsPage } from './removed/table.ts'

const root = join(import.meta.dirname, '..')
const git = (...words: readonly string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })

const isJourney = (path: string): boolean => /^e2e\/.*\.ts$/.test(path)

const filesAt = (commit: string | undefined): ReadonlyMap<string, readonly string[]> => {
  const paths = commit ? git('ls-tree', '-r', '--name-only', commit).split('\n') : [...readTree(root).keys()]
  const read = (path: string) => (commit ? git('show', `${commit}:${path}`) : readFileSync(join(root, path), 'utf8'))
  return new Map(paths.filter(isJourney).map((path) => [path, assertionsIn(path, read(path))]))
}

const [from, to] = process.argv.slice(2)
if (!from) throw new Error('Name the commit to start from.')

const page = readFileSync(join(root, removalsPage), 'utf8')
const rows = new Map(removalsIn(page).map(({ file, assertion, times }) => [`${file}: ${assertion}`, times]))
const removed = removedBetween(filesAt(from), filesAt(to))
let wrong = 0
for (const { file, assertion, times } of removed) {
  const [key = '', inTable = 0] = [...rows].find(([one]) => `${file}: ${assertion}`.startsWith(one)) ?? []
  rows.delete(key)
  if (inTable === times) continue
  wrong += 1
  console.log(`${file}: ${times} removed, ${inTable} in the table: ${assertion}`)
}
for (const [key, times] of rows) {
  wrong += 1
  console.log(`${key}: ${times} in the table, none removed`)
}
console.log(`${removed.reduce((sum, { times }) => sum + times, 0)} assertions removed, ${wrong} rows wrong.`)
process.exitCode = wrong > 0 ? 1 : 0
