/** Which of the HTTP tests run on which version of PostgreSQL. */

export type Share = 'whole' | 'marked'

export interface Shares {
  /** On the embedded server. */
  readonly embedded: Share
  /** On the server that TEST_DATABASE_URL names. */
  readonly server: Share
  readonly why: string
}

/**
 * Shares the HTTP tests between the two versions: the marked ones run on both, the rest on one of them, by the last digit of
 * the commit, so that neither version is left out for long. Everything runs on both where `full` asks for it.
 */
export const sharesFor = (commit: string, full: boolean): Shares => {
  if (full) return { embedded: 'whole', server: 'whole', why: 'CI_FULL=1 asks for everything on both' }
  const digit = commit.at(-1) ?? '0'
  return Number.parseInt(digit, 16) % 2 === 0
    ? { embedded: 'whole', server: 'marked', why: `the commit ends in ${digit}, which is even` }
    : { embedded: 'marked', server: 'whole', why: `the commit ends in ${digit}, which is odd` }
}

const usesHelper = /from '[./]+testing\/(?:race|locks|imports)\.ts'/
const mark = /^\/\/ Runs on both versions of PostgreSQL: /m

/**
 * Whether a test runs on both versions: it races, looks at locks or imports rosters, as the helpers that it uses say, or
 * it says so itself in a comment (migrations, transactions, statements, search).
 */
export const isMarked = (source: string): boolean => usesHelper.test(source) || mark.test(source)

/** Tests of the launcher open a database of their own, whatever server the others use. */
export const isOfLauncher = (file: string): boolean =>
  /^server\/(?:db\/embedded|survival)\/|^server\/start\.test\.ts$/.test(file)
