import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The project's files by their path from the root, slashes forward; what git ignores is not in it. */
export type Tree = ReadonlyMap<string, string>

/** Something that a check refuses, where it stands and what to do about it. */
export interface Finding {
  readonly file: string
  readonly line?: number
  readonly says: string
}

/** Walks read text alone; pictures and fonts are in the tree with no content. */
const isText = (path: string) => !/\.(png|jpe?g|gif|webp|avif|ico|woff2?|ttf|pdf|zip|docx|xlsx|pptx)$/i.test(path)

export const readTree = (root: string): Tree => {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const listed = execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const paths = [...new Set(listed.split('\0'))].filter((path) => path && existsSync(join(root, path)))
  return new Map(paths.toSorted().map((path) => [path, isText(path) ? readFileSync(join(root, path), 'utf8') : '']))
}

export const isCode = (path: string): boolean => /\.(ts|tsx|mjs)$/.test(path)
/** Tests, and the world that they are made in. */
export const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path)
/** What a feature gives to the walks over all routes; they find it by its name. */
export const isFeatureWalk = (path: string): boolean =>
  /^server\/features\/[\w-]+\/testing\/walk(?:-[a-z-]+)?\.ts$/.test(path)
export const isGenerated = (path: string): boolean => path.endsWith('.gen.ts')

/** The line, from 1, on which a place in a text lies. */
export const lineAt = (text: string, place: number): number => text.slice(0, place).split('\n').length
