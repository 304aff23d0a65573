/** For the walks over all routes: records and bodies, which each feature gives in `testing/walk.ts` (`walk-*.ts` where there are many). */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Route } from '../../contract/route.ts'
import type { Caller } from '../testing/caller.ts'
import type { FeatureWalk, Ids } from '../testing/walk.ts'
import type { World } from '../testing/world.ts'

const folder = join(import.meta.dirname, '../features')

const walks = await Promise.all(
  (await readdir(folder, { recursive: true }))
    .filter((file) => /[/\\]testing[/\\]walk(-[a-z-]+)?\.ts$/.test(file))
    .map(async (file) => ((await import(pathToFileURL(join(folder, file)).href)) as { walk: FeatureWalk }).walk),
)

/** Puts what the features give into one table. */
const gathered = <T>(tables: readonly (Readonly<Record<string, T>> | undefined)[]): ReadonlyMap<string, T> => {
  const table = new Map<string, T>()
  for (const [key, value] of tables.flatMap((one = {}) => Object.entries(one))) {
    if (table.has(key)) throw new Error(`Two features give the walks ${key}.`)
    table.set(key, value)
  }
  return table
}

const makers = gathered(walks.map(({ records }) => records))
const bodyMakers = gathered(walks.map(({ bodies }) => bodies))

/** Makes fresh records of the caller's building for a route; one whose noun no feature gives fails the walk. */
export const recordsOf = async (world: World, { path }: Route, who: Caller): Promise<Ids> => {
  const [, , noun = '', part = ''] = path.split('/')
  const maker = makers.get(`${noun}/${part}`) ?? makers.get(noun)
  if (!maker) throw new Error(`No feature tells the walks where the ids of ${path} come from.`)
  return maker(world, who, path)
}

/** Gives a complete body for a route that takes one. */
export const bodies = (route: Route, ids: Ids): object | undefined => {
  if (!route.body) return undefined
  const body = bodyMakers.get(`${route.method} ${route.path}`)
  if (!body) throw new Error(`No feature gives the walks a body for ${route.method} ${route.path}.`)
  return body(ids)
}
