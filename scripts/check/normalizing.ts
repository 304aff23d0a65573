import { isCode, isTest, lineAt, type Finding, type Tree } from './tree.ts'

/** `contract/composed.ts` bounds what it normalizes; a password is bounded by its length and must not lose a character. */
const may = new Set(['contract/composed.ts', 'contract/common-passwords.ts', 'server/platform/passwords.ts'])

/** Text that the server normalizes without a bound on its accents, which takes seconds for a long row of them. */
export const unboundedNormalizing = (tree: Tree): Finding[] =>
  [...tree]
    .filter(([path]) => /^(contract|law|server)\//.test(path) && isCode(path) && !isTest(path) && !may.has(path))
    .flatMap(([file, text]) =>
      [...text.matchAll(/\.normalize\(/g)].map(({ index }) => ({
        file,
        line: lineAt(text, index),
        says: 'normalizes text of any shape: call composed() of contract/composed.ts',
      })),
    )
