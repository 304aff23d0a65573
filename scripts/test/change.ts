import { spawnSync } from 'node:child_process'
import { flakyFile, type RecordedRun } from './flaky-record.ts'

/** Files that were changed, and since when, in words. */
export interface Changes {
  readonly since: string
  readonly files: readonly string[]
}

/** Runs git in a folder; absent where it refuses. */
const gitIn =
  (folder: string) =>
  (...words: readonly string[]): string | undefined => {
    const { status, stdout } = spawnSync('git', words, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 })
    return status === 0 ? stdout : undefined
  }
type Git = ReturnType<typeof gitIn>

const headOf = (git: Git): string | undefined => git('rev-parse', 'HEAD')?.trim()

/** The commit that the folder is at, or a row of zeros where there is none. */
export const commitOf = (folder: string): string => headOf(gitIn(folder)) ?? '0'.repeat(40)

/** Lists the files that differ from a commit, and those that git does not know yet; absent where git has no such commit. */
const filesSince = (git: Git, commit: string): readonly string[] | undefined => {
  const changed = git('diff', '--name-only', '--no-renames', '--relative', '-z', commit)
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z')
  return changed === undefined || untracked === undefined
    ? undefined
    : `${changed}${untracked}`.split('\0').filter(Boolean)
}

const mains = ['origin/HEAD', 'origin/main', 'main']

/** Lists what changed since the branch left main, commits and uncommitted work alike; absent on main itself. */
const changesOfBranch = (git: Git): Changes | undefined => {
  const head = headOf(git)
  for (const main of mains) {
    const base = git('merge-base', 'HEAD', main)?.trim()
    const files = base && base !== head && filesSince(git, base)
    if (files) return { since: `the branch left ${main}`, files }
  }
  return undefined
}

/** Lists what changed since the branch left main; on main, what is not committed or, where all is, the last commit. */
export const changesIn = (folder: string): Changes => {
  const git = gitIn(folder)
  const ofBranch = changesOfBranch(git)
  if (ofBranch) return ofBranch
  const uncommitted = filesSince(git, 'HEAD') ?? []
  const ofLast = uncommitted.length > 0 ? undefined : filesSince(git, 'HEAD~1')
  return ofLast
    ? { since: 'the commit before the last', files: ofLast }
    : { since: 'the last commit', files: uncommitted }
}

/**
 * Lists the files that a change touches, to judge flaky journeys by: since the branch left main; on main itself, since the
 * newest recorded run after which anything but the record changed; else since the commit before. Absent where git cannot
 * tell, as in a clone of one commit.
 */
export const changedFiles = (folder: string, runs: readonly RecordedRun[]): ReadonlySet<string> | undefined => {
  const git = gitIn(folder)
  const ofBranch = changesOfBranch(git)
  if (ofBranch) return new Set(ofBranch.files)
  for (const { commit } of runs.toReversed()) {
    const isBefore = git('merge-base', '--is-ancestor', commit, 'HEAD') !== undefined
    const files = isBefore ? filesSince(git, commit) : undefined
    if (files?.some((file) => file !== flakyFile)) return new Set(files)
  }
  const files = filesSince(git, 'HEAD~1')
  return files && new Set(files)
}
