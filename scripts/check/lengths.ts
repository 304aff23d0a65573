import { isGenerated, isTest, type Finding, type Tree } from './tree.ts'

const mostLines = 300
const counted = /\.(ts|tsx|mjs|css|sql)$/

export const lengths = (tree: Tree): { file: string; lines: number }[] =>
  [...tree]
    .filter(([file]) => counted.test(file) && !isGenerated(file))
    .map(([file, text]) => ({ file, lines: text.trimEnd().split('\n').length }))
    .toSorted((a, b) => a.lines - b.lines)

export const tooLong = (tree: Tree): Finding[] =>
  lengths(tree)
    .filter(({ lines }) => lines > mostLines)
    .map(({ file, lines }) => ({
      file,
      says: `has ${lines} lines, the most are ${mostLines}: name a noun and give it a file`,
    }))

/** The figures of the product's own files, tests apart, in one line. */
export const lengthFigures = (tree: Tree): string => {
  const all = lengths(tree).filter(({ file }) => !isTest(file))
  const at = (share: number) => all[Math.floor((all.length - 1) * share)]?.lines ?? 0
  const longest = all.at(-1)
  return `${all.length} files: median ${at(0.5)} lines, 90 % within ${at(0.9)}, longest ${longest?.lines ?? 0} (${longest?.file ?? '–'})`
}
