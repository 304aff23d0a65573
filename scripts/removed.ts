/**
 * `node scripts/run.mjs scripts/removed.ts <from> [<to>]`: whether the table of docs/testing.md has a row for every assertion
 * that the browser journeys made at one commit and make no more at another, or in the files as they are. It prints what is
 * missing and what is too much, and ends with code 1 then. It needs the history of both commits.
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

const told = new Map<string, number>()
for (const { file, assertion, times } of removalsIn(readFileSync(join(root, removalsPage), 'utf8'))) {
  const key = `${file}: ${assertion}`
  told.set(key, (told.get(key) ?? 0) + times)
}
const removed = removedBetween(filesAt(from), filesAt(to))
let wrong = 0
for (const { file, assertion, times } of removed) {
  const key = [...told.keys()].find((one) => `${file}: ${assertion}`.startsWith(one))
  const rows = key === undefined ? 0 : told.get(key)!
  if (key !== undefined) told.delete(key)
  if (rows === times) continue
  wrong += 1
  console.log(`${file}: ${times} removed and ${rows} in the table: ${assertion}`)
}
for (const [key, times] of told) {
  wrong += 1
  console.log(`${key}: ${times} in the table and none removed`)
}
console.log(`${removed.reduce((sum, { times }) => sum + times, 0)} assertions removed, ${wrong} rows wrong.`)
process.exitCode = wrong > 0 ? 1 : 0
