import type { Import } from '../../check/imports.ts'
import { isFeatureWalk, isTest, type Tree } from '../../check/tree.ts'
import { importersOf } from './graph.ts'

/** A feature that a change is part of, and the files that bind its routes to verbs. */
export interface Touched {
  readonly name: string
  readonly folder: string
  readonly routeFiles: readonly string[]
}

/** A file that concerns more features than this isn't about any one of them. */
const featuresMost = 4

const place = /^server\/features\/([^/]+)\/(?:(.+)\/)?[^/]+$/
const isRouteFile = (file: string) => /^server\/features\/.*routes\.ts$/.test(file)

const featureOf = (file: string): string | undefined => place.exec(file)?.[1]

/** Names the folder that a file is in, and the routes bound there; in a folder that binds none, those of the feature. */
const touchedBy = (file: string, routeFiles: readonly string[]): Touched => {
  const [, name = '', below = ''] = place.exec(file) ?? []
  const whole = `server/features/${name}/`
  const nearer = below ? `${whole}${below}/` : whole
  const near = below ? routeFiles.filter((one) => one.startsWith(nearer)) : []
  return near.length > 0
    ? { name, folder: nearer, routeFiles: near }
    : { name, folder: whole, routeFiles: routeFiles.filter((one) => one.startsWith(whole)) }
}

const tablesIn = (migration: string, verb: 'create' | 'alter') =>
  [...migration.matchAll(new RegExp(`\\b${verb} table (?:if (?:not )?exists )?(\\w+)`, 'gi'))].map(
    ([, table]) => table!,
  )

/** Finds the stores that write to the tables which a migration makes or, where it makes none, changes. */
const storesOf = (tree: Tree, migration: string): string[] => {
  const text = tree.get(migration) ?? ''
  const made = tablesIn(text, 'create')
  const tables = new Set(made.length > 0 ? made : tablesIn(text, 'alter'))
  const inserted = /\binsert into (\w+)|insertInto\('(\w+)/gi
  const writes = (store: string) => [...store.matchAll(inserted)].some(([, sql, call]) => tables.has(sql ?? call!))
  return [...tree]
    .filter(([path, store]) => /^server\/features\/.*store\.ts$/.test(path) && writes(store))
    .map(([path]) => path)
}

/**
 * Finds the files that bind routes of which a contract file says something: those of the feature with its name where there
 * is one, although others build on its words.
 */
const bindersOf = (imports: readonly Import[], file: string): string[] => {
  const within = imports.filter(({ from }) => from.startsWith('contract/') || isRouteFile(from))
  const all = [...importersOf(within, [file]).keys()].filter(isRouteFile)
  const namesake = /^contract\/([^/.]+)/.exec(file)?.[1]
  const own = all.filter((one) => featureOf(one) === namesake)
  return own.length > 0 ? own : all
}

/** Drops the list when it spans too many features to say anything about one. */
const ofFew = (files: readonly string[]): readonly string[] =>
  new Set(files.map(featureOf)).size > featuresMost ? [] : files

/** Names the features of the server that a change is part of: by folder, by contract, by the tables of a migration. */
export const featuresTouched = (tree: Tree, imports: readonly Import[], changed: readonly string[]): Touched[] => {
  const routeFiles = [...tree.keys()].filter(isRouteFile)
  const standIns = changed.flatMap((file): readonly string[] => {
    if (featureOf(file)) return isTest(file) && !isFeatureWalk(file) ? [] : [file]
    if (file.startsWith('contract/') && !isTest(file)) return ofFew(bindersOf(imports, file))
    return file.startsWith('server/db/migrations/') ? ofFew(storesOf(tree, file)) : []
  })
  const touched = standIns.map((file) => touchedBy(file, routeFiles))
  return [...new Map(touched.map((one) => [`${one.name} ${one.routeFiles.join()}`, one])).values()]
}

/** The contract's files and names from which the routes of these features come. */
export const tablesOf = (
  imports: readonly Import[],
  touched: readonly Touched[],
): readonly Pick<Import, 'to' | 'names'>[] => {
  const files = new Set(touched.flatMap(({ routeFiles }) => routeFiles))
  return imports.filter(({ from, to, typesOnly }) => files.has(from) && to.startsWith('contract/') && !typesOnly)
}
