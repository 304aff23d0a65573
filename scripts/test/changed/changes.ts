import { execFileSync } from 'node:child_process'

export interface Changes {
  /** What the files are compared with, in words. */
  readonly since: string
  readonly files: readonly string[]
}

/**
 * Lists what changed since the branch left its upstream, or since the last commit where it has none; where that is
 * nothing, what the last commit changed. Files that git does not know yet are among them.
 */
export const changesIn = (root: string): Changes => {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const answered = (...words: string[]): string | undefined => {
    try {
      return git(...words).trim()
    } catch {
      return undefined
    }
  }
  const named = (...words: string[]) =>
    git(...words, '-z')
      .split('\0')
      .filter(Boolean)
  const since = (commit: string) => [
    ...named('diff', '--name-only', '--no-renames', '--relative', commit),
    ...named('ls-files', '--others', '--exclude-standard'),
  ]
  const upstream = answered('rev-parse', '--abbrev-ref', '@{upstream}')
  const left = upstream && answered('merge-base', 'HEAD', upstream)
  const files = since(left ?? 'HEAD')
  if (files.length > 0) return { since: left ? `the branch left ${upstream}` : 'the last commit', files }
  return answered('rev-parse', 'HEAD~1')
    ? { since: 'the commit before the last', files: since('HEAD~1') }
    : { since: 'the last commit', files }
}
