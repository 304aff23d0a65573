import { posix } from 'node:path'
import { parseSync } from 'vite'
import { isCode, isFeatureWalk, lineAt, type Tree } from './tree.ts'

/** One import or re-export; `to` is a file of the tree, or the package's name as written. */
export interface Import {
  readonly from: string
  readonly to: string
  readonly ofPackage: boolean
  readonly line: number
  /** The names taken; `*` for all of them and for a dynamic import. */
  readonly names: readonly string[]
  /** Types alone: nothing of it is left when the program runs. */
  readonly typesOnly: boolean
  /** Written as `import()`: the bundler may load it later. */
  readonly isDynamic: boolean
}

const resolve = (from: string, written: string): Pick<Import, 'to' | 'ofPackage'> => {
  const path = written.split('?')[0] ?? written
  if (!path.startsWith('.')) return { to: written, ofPackage: true }
  return { to: posix.join(posix.dirname(from), path), ofPackage: false }
}

const importsOf = (from: string, text: string): Import[] => {
  const { staticImports, staticExports, dynamicImports } = parseSync(from, text).module
  const entry = (written: string, start: number, names: string[], typesOnly: boolean, isDynamic = false): Import => ({
    from,
    ...resolve(from, written),
    line: lineAt(text, start),
    names,
    typesOnly,
    isDynamic,
  })
  const reExports = staticExports.flatMap(({ start, entries }) =>
    entries.flatMap(({ moduleRequest, importName, isType }) =>
      moduleRequest ? [entry(moduleRequest.value, start, [importName.name ?? '*'], isType)] : [],
    ),
  )
  const awaited = dynamicImports.flatMap(({ start, moduleRequest }) => {
    const written = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1]
    return written ? [entry(written, start, ['*'], false, true)] : []
  })
  return [
    ...staticImports.map(({ start, moduleRequest, entries }) =>
      entry(
        moduleRequest.value,
        start,
        entries.map(({ importName: { kind, name } }) => name ?? (kind === 'Default' ? 'default' : '*')),
        entries.length > 0 && entries.every(({ isType }) => isType),
      ),
    ),
    ...reExports,
    ...awaited,
  ]
}

/** Files that read their folder and import what they find by its name: a feature adds a file there and edits no list. */
const gatherers: readonly (readonly [file: string, gathers: (path: string) => boolean])[] = [
  ['server/walks/neighbours.ts', isFeatureWalk],
  ['e2e/features/ways.ts', (path) => /^e2e\/features\/[\w-]+\/walk(?:-[a-z-]+)?\.ts$/.test(path)],
]

const gatheredIn = (tree: Tree): Import[] =>
  gatherers.flatMap(([from, gathers]) =>
    [...tree.keys()]
      .filter((path) => tree.has(from) && gathers(path))
      .map((to) => ({ from, to, ofPackage: false, line: 1, names: ['*'], typesOnly: false, isDynamic: true })),
  )

/** Lists every import that a file of the tree writes, and what the files that gather a folder import from it. */
export const everyImport = (tree: Tree): Import[] => [
  ...[...tree].filter(([path]) => isCode(path)).flatMap(([path, text]) => importsOf(path, text)),
  ...gatheredIn(tree),
]
