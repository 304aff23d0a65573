import { features } from '../../server/features.ts'
import type { Import } from './imports.ts'
import { isFeatureWalk, isTest, type Finding } from './tree.ts'

const order = features.map(({ name }) => name)
/** Scripts are free: the benchmark runs the stores' own statements beside a bare server. */
const bound = /^(server|web)\//
const place = /^(server|web)\/features\/([^/]+)\/(.+)$/

/** What features.ts, the demo seed, the development pages, the walks and the router collect from a feature besides its door. */
const collected = new Set(['feature.ts', 'demo.ts', 'dev-mail.ts'])
const isCollected = (file: string) => collected.has(file) || file.endsWith('-screen.tsx')

const isDoor = (feature: string, file: string) => file === `${feature}.ts` || file === `${feature}.tsx`

const refusalFor = (one: Import): string | undefined => {
  const [, side, feature = '', file = ''] = place.exec(one.to) ?? []
  if (!side) return undefined
  const [, , own = ''] = place.exec(one.from) ?? []
  if (own === feature || !bound.test(one.from)) return undefined
  const door = `enters ${feature} by ${file}; its door is ${feature}.ts`
  if (!own) return isDoor(feature, file) || isCollected(file) || isFeatureWalk(one.to) ? undefined : door
  if (!isDoor(feature, file)) return door
  if (isTest(one.from)) return undefined
  if (side === 'web') return one.names.includes('*') ? `must name the parts that it takes of ${feature}` : undefined
  const unknown = [own, feature].find((name) => !order.includes(name))
  if (unknown) return `${unknown} does not stand in server/features.ts`
  return order.indexOf(feature) < order.indexOf(own)
    ? undefined
    : `${own} imports ${feature}, which stands below it in server/features.ts: offer it upward instead`
}

/** Features entered by another file than their door, or from one that stands above them in the order. */
export const doors = (imports: readonly Import[]): Finding[] =>
  imports.flatMap((one) => {
    const says = refusalFor(one)
    return says ? [{ file: one.from, line: one.line, says }] : []
  })

/** How often one feature of the server imports another one. */
export const importsBetweenFeatures = (imports: readonly Import[]): number =>
  imports.filter(({ from, to }) => {
    const [source, target] = [place.exec(from), place.exec(to)]
    return source?.[1] === 'server' && target?.[1] === 'server' && source[2] !== target[2]
  }).length
