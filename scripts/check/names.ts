import { posix } from 'node:path'
import type { Finding, Tree } from './tree.ts'

const empty = /^(utils?|helpers?|common|services?|data|info|misc|shared|index)$/

/** Files and folders of the product whose name says nothing of what is in them. */
export const emptyNames = (tree: Tree): Finding[] =>
  [...tree.keys()]
    .filter((path) => /^(contract|law|server|web|e2e|scripts)\/.*\.(ts|tsx|mjs)$/.test(path))
    .flatMap((file) => {
      const words = [...posix.dirname(file).split('/'), posix.basename(file).split('.')[0] ?? '']
      const found = words.find((word) => empty.test(word))
      return found ? [{ file, says: `is named "${found}": use the user's noun or the domain's verb` }] : []
    })
