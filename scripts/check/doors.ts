import { features } from '../../server/features.ts'
import type { Import } from './imports.ts'
import type { Finding } from './tree.ts'

const order: readonly string[] = features
const place = /^(server|web)\/features\/([^/]+)\/(.+)$/

/** What app.ts, the demo seed and the development pages collect from a feature besides its door. */
const collected = new Set(['routes.ts', 'jobs.ts', 'personal-data.ts', 'demo.ts', 'dev-mail.ts'])

const isDoor = (feature: string, file: string) => file === `${feature}.ts` || file === `${feature}.tsx`

const refusalFor = (one: Import): string | undefined => {
  const [, side, feature = '', file = ''] = place.exec(one.to) ?? []
  if (!side) return undefined
  const [, , own = ''] = place.exec(one.from) ?? []
  if (own === feature) return undefined
  const door = `enters ${feature} by ${file}; its door is ${feature}.ts`
  if (!own) return side === 'web' || isDoor(feature, file) || collected.has(file) ? undefined : door
  if (!isDoor(feature, file)) return door
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
