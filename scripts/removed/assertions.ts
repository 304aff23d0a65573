import { parseSync } from 'vite'

/** A node of a syntax tree, as far as it is read here. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode)

const asserts = /^(?:await )?expect(?:[A-Z]\w*)?\s*(?:\.\s*\w+\s*)*\(/

/** Names an assertion: a helper by its name, whatever its arguments; a plain assertion by its full text. */
const keyOf = (source: string): string => {
  const words = source.replaceAll(/\s+/g, ' ').replaceAll(/ (?=[.)])|(?<=\() /g, '')
  return /^(?:await )?(expect[A-Z]\w*)/.exec(words)?.[1] ?? words.replace(/^await /, '')
}

/** Lists the assertions in a journey's file, once for each time they are written. */
export const assertionsIn = (file: string, text: string): string[] => {
  const found: string[] = []
  const visit = (node: Node): void => {
    const source = text.slice(node.start, node.end)
    if (node.type.endsWith('Expression') && asserts.test(source)) found.push(keyOf(source))
    else for (const child of childrenOf(node)) visit(child)
  }
  visit(parseSync(file, text).program)
  return found
}

const countOf = (all: readonly string[], one: string): number => all.filter((other) => other === one).length

/** An assertion that a file contains fewer times than before. */
export interface Removed {
  readonly file: string
  readonly assertion: string
  readonly times: number
}

type Files = ReadonlyMap<string, readonly string[]>

/**
 * Lists the assertions that were removed. A plain assertion that moved to another file was not removed; for helpers each file
 * counts by itself, because a name alone does not show a move.
 */
export const removedBetween = (before: Files, after: Files): Removed[] => {
  const change = (file: string, assertion: string): number =>
    countOf(after.get(file) ?? [], assertion) - countOf(before.get(file) ?? [], assertion)
  const files = [...new Set([...before.keys(), ...after.keys()])]
  const assertions = [...new Set([...before.values()].flat())]
  return assertions.flatMap((assertion) => {
    const isHelper = !assertion.includes('(')
    let moved = isHelper ? 0 : files.reduce((sum, file) => sum + Math.max(0, change(file, assertion)), 0)
    return files.flatMap((file) => {
      const gone = Math.max(0, -change(file, assertion))
      const kept = Math.min(gone, moved)
      moved -= kept
      return gone > kept ? [{ file, assertion, times: gone - kept }] : []
    })
  })
}
