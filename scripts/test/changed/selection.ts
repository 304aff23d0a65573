import type { Import } from '../../check/imports.ts'
import type { Tree } from '../../check/tree.ts'
import type { Changes } from '../change.ts'
import { costs, shares } from './costs.ts'
import { featuresTouched, tablesOf } from './features.ts'
import { atOnce, importersOf } from './graph.ts'
import { journeysFor, type Journeys, type Meaning } from './journeys.ts'
import { askedBy, readMap } from './map.ts'
import { routeNames, routesIn } from './routes.ts'
import { unitFilesFor, type UnitFiles } from './unit-files.ts'
import { walksFor, type Walks } from './walks.ts'

/** The tests picked for a change, in the order they run, and the ones left to CI. */
export interface Selection extends Changes {
  readonly buildSeconds: number
  readonly unit: UnitFiles
  readonly walks: Walks
  readonly journeys: Journeys
}

/** The map of journeys, from the root. */
export const mapFile = 'e2e/journeys.map'

const goesIntoClient = (file: string) =>
  /^(?:web|contract|law)\/(?!.*\.test\.ts$)|^(?:vite|react-router)\.config\.ts$/.test(file)
const isSpec = (file: string) => /^e2e\/[^/]+\.spec\.ts$/.test(file)
const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1)

const featureNames = (changed: readonly string[]) => {
  const names = changed.map((file) => /^(?:server|web)\/features\/([^/]+)\/|^contract\/([^/.]+)/.exec(file))
  return [...new Set(names.flatMap((found) => found?.[1] ?? found?.[2] ?? []))]
}

/** Selects the tests that a change may break, as far as they fit into so many seconds. */
export const select = async (
  tree: Tree,
  imports: readonly Import[],
  { since, files }: Changes,
  withinSeconds: number,
): Promise<Selection> => {
  const touched = featuresTouched(tree, imports, files)
  const routes = await routesIn(tablesOf(imports, touched))
  const buildSeconds = files.some(goesIntoClient) ? costs.build : 0
  const withoutBuild = withinSeconds - buildSeconds
  const unit = unitFilesFor(tree, imports, files, touched, withoutBuild * shares.unit)
  const walks = walksFor(routes, files, withoutBuild * shares.walks)

  const map = readMap(tree.get(mapFile) ?? '')
  const loaded = askedBy(map)
  const parts = [...importersOf(imports, files, atOnce)].filter(([file]) => loaded.has(file))
  const meaning: Meaning = {
    items: new Map([
      ...routes.map((route) => [routeNames.get(route) ?? route, 1] as const),
      ...parts.map(([file, distance]) => [file, 1 / (1 + distance)] as const),
    ]),
    specs: new Map(
      [
        ...importersOf(
          imports,
          files.filter((file) => file.startsWith('e2e/')),
        ),
      ]
        .filter(([file]) => isSpec(file))
        .map(([file, distance]) => [nameOf(file), distance]),
    ),
    features: featureNames(files),
  }
  const specs = [...tree].filter(([path]) => isSpec(path)).map(([path, text]) => ({ file: nameOf(path), text }))
  const journeys = journeysFor(specs, map, meaning, withoutBuild - unit.seconds - walks.seconds)
  return { since, files, buildSeconds, unit, walks, journeys }
}
