/** `npm test -- --record`: updates the map of journeys from a run with E2E_RECORD set. */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMap, withRecorded, writeMap, type Journey } from './map.ts'
import { routeNames, routeOfCall } from './routes.ts'
import { mapFile } from './selection.ts'

const project = join(import.meta.dirname, '../../..')

/** A line of the file that E2E_RECORD names; see e2e/recording.ts. */
interface Asked {
  readonly file: string
  readonly titles: readonly string[]
  readonly seconds: number
  readonly asked: readonly string[]
}

/** Finds the source that starts each loaded part of the built client; files shared by several parts have none. */
const sourcesIn = (manifest: string): Map<string, string> => {
  const chunks = JSON.parse(manifest) as Record<string, { file: string; src?: string }>
  const loaded = Object.values(chunks).filter(({ src }) => src !== undefined)
  return new Map(loaded.map(({ file, src }) => [`GET /${file}`, src!.split('?')[0]!]))
}

/** Turns the calls of one journey into its line of the map. */
const journeyOf = ({ file, titles, seconds, asked }: Asked, sources: ReadonlyMap<string, string>): Journey => {
  const items = asked.map((one) => sources.get(one) ?? routeNames.get(routeOfCall(one) ?? ''))
  return {
    file,
    title: titles.join(' › '),
    seconds: Math.round(seconds * 10) / 10,
    items: new Set(items.filter((item) => item !== undefined)),
  }
}

/** Puts what a run recorded into the map; returns how many journeys it now has. Spec files that didn't run keep their lines. */
export const keepRecord = async (recorded: string, root = project): Promise<number> => {
  const map = join(root, mapFile)
  const sources = sourcesIn(await readFile(join(root, 'build/client/.vite/manifest.json'), 'utf8'))
  const lines = (await readFile(recorded, 'utf8')).split('\n').filter(Boolean)
  const journeys = lines.map((line) => journeyOf(JSON.parse(line) as Asked, sources))
  const before = existsSync(map) ? readMap(await readFile(map, 'utf8')) : []
  const all = withRecorded(before, journeys, (file) => existsSync(join(root, 'e2e', file)))
  await writeFile(map, writeMap(all))
  return all.length
}
