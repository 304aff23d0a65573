import { lineAt, type Finding, type Tree } from './tree.ts'

/** What people read says “email”; comments may write as they like. */
const otherSpelling = /^(?!\s*(?:\/?\*|\/\/)).*?\b(e-mail)/gim
const isSaid = (path: string) => /^(?:contract|law|server|web)\/.*\.tsx?$/.test(path) && !path.endsWith('.test.ts')

/** Words that tell of one machine, of one registry, or of work put off; this file and its test are not read. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/https?:\/\/registry\.[a-z.]+/g, 'names a registry'],
  [/(?<![\w.])\/(?:work|root|home)\/[a-z]/g, 'names a path of one machine'],
  [/\.\.\/shared\//g, 'names a folder outside the project'],
  [/\b(?:TODO|FIXME|XXX)\b/g, 'puts work off: do it'],
  [/(?:es|ox)lint-disable|@ts-(?:ignore|nocheck)/g, 'switches a check off: change the code or the rule'],
]

const isRead = (path: string) =>
  !/(^package-lock\.json|\.gen\.ts|\.csv|^LICENSE|^scripts\/check\/(words|check\.test)\.ts)$/.test(path)

export const forbiddenWords = (tree: Tree): Finding[] =>
  [...tree]
    .filter(([path]) => isRead(path))
    .flatMap(([file, text]) =>
      forbidden.flatMap(([word, says]) =>
        [...text.matchAll(word)].map((found) => ({
          file,
          line: lineAt(text, found.index),
          says: `${says}: ${found[0]}`,
        })),
      ),
    )

export const otherSpellings = (tree: Tree): Finding[] =>
  [...tree]
    .filter(([path]) => isSaid(path))
    .flatMap(([file, text]) =>
      [...text.matchAll(otherSpelling)].map((found) => ({
        file,
        line: lineAt(text, found.index + found[0].length - 1),
        says: `people read “email” everywhere else: ${found[1]}`,
      })),
    )
