import { spawnSync } from 'node:child_process'
import { flakyFile, type RecordedRun } from './flaky-record.ts'

const lines = (text: string): string[] => text.split('\n').filter(Boolean)

/** Runs git in a folder; absent where it refuses. */
const gitIn =
  (folder: string) =>
  (...words: readonly string[]): string | undefined => {
    const { status, stdout } = spawnSync('git', words, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 })
    return status === 0 ? stdout.trim() : undefined
  }

/** The commit that the folder is at, or a row of zeros where there is none. */
export const commitOf = (folder: string): string => gitIn(folder)('rev-parse', 'HEAD') ?? '0'.repeat(40)

/**
 * Lists the files that a change touches, with those not yet committed: since the branch left main; on main itself, since
 * the newest recorded run after which anything but the record changed; else since the commit before. Absent where git
 * cannot tell, as in a clone of one commit.
 */
export const changedFiles = (folder: string, runs: readonly RecordedRun[]): ReadonlySet<string> | undefined => {
  const git = gitIn(folder)
  const head = git('rev-parse', 'HEAD')
  const untracked = git('ls-files', '--others', '--exclude-standard')
  if (!head || untracked === undefined) return undefined
  const since = (commit: string) => {
    const changed = git('diff', '--name-only', '--no-renames', commit)
    return changed === undefined ? undefined : new Set([...lines(changed), ...lines(untracked)])
  }
  for (const main of ['origin/HEAD', 'origin/main', 'main']) {
    const base = git('merge-base', 'HEAD', main)
    if (base && base !== head) return since(base)
  }
  for (const { commit } of runs.toReversed()) {
    const changed = git('merge-base', '--is-ancestor', commit, 'HEAD') === undefined ? undefined : since(commit)
    if (changed && [...changed].some((file) => file !== flakyFile)) return changed
  }
  return since('HEAD~1')
}
