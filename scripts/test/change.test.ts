import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changedFiles, commitOf } from './change.ts'
import { flakyFile } from './flaky-record.ts'

let folder: string
const git = (...words: readonly string[]) => {
  const who = ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.com']
  return execFileSync('git', [...who, ...words], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()
}
const write = (file: string) => writeFileSync(join(folder, file), `${Math.random()}`)
/** Commits a change of one file, and names the commit. */
const commit = (file: string): string => {
  write(file)
  git('add', '--all')
  git('commit', '--quiet', '--message', file)
  return commitOf(folder)
}
const run = (of: string) => ({ commit: of, line: 1, journeys: [] })
const changed = (...runs: readonly string[]) => [...(changedFiles(folder, runs.map(run)) ?? [])].toSorted()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parapet-change-'))
  git('init', '--quiet', '--initial-branch=main')
  mkdirSync(join(folder, 'e2e'))
  commit('first')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('on a branch the change is all since it left main, with what is not committed', () => {
  git('checkout', '--quiet', '-b', 'work')
  const second = commit('second')
  commit('third')
  write('first')
  write('new')
  expect(changed(second)).toEqual(['first', 'new', 'second', 'third'])
})

test('on main it is all since the newest recorded run', () => {
  const second = commit('second')
  const third = commit('third')
  commit('fourth')
  commit('fifth')
  expect(changed(second, third)).toEqual(['fifth', 'fourth'])
})

test('a commit that does no more than record a run hides nothing of the change before it', () => {
  const second = commit('second')
  const third = commit('third')
  commit(flakyFile)
  expect(changed(second, third)).toEqual([flakyFile, 'third'])
})

test('on main without a recorded run it is the last commit', () => {
  commit('second')
  commit('third')
  expect(changed()).toEqual(['third'])
  expect(changed('0123456789ab')).toEqual(['third'])
})

test('where git has one commit alone, or no folder, it is not known', () => {
  expect(changedFiles(folder, [])).toBeUndefined()
  rmSync(join(folder, '.git'), { recursive: true })
  expect(changedFiles(folder, [])).toBeUndefined()
})
