import { costs } from './costs.ts'

export interface Walks {
  /** The files of the walks to run; none where no route is concerned. */
  readonly files: readonly string[]
  /** For vitest's `--testNamePattern`; undefined runs all of the files. */
  readonly pattern?: string
  readonly run: readonly string[]
  readonly left: readonly string[]
  readonly seconds: number
}

const access = 'server/walks/access.test.ts'
const all = [access, ...['roles', 'rubbish', 'tenancy'].map((name) => `server/walks/${name}.test.ts`)]

/** Tells files under every route, for which one feature's walks show no more than another's. */
const isGround = (file: string): boolean =>
  /^server\/(?:http|db|walks|testing)\/(?!migrations\/|worlds)|^server\/(?:app|context|feature|features|offered|offers)\.ts$|^contract\/route\.ts$|^docs\/access\.md$/.test(
    file,
  )

/** Matches titles that name one of these paths with any method, but not longer paths that begin with one. */
const patternFor = (routes: readonly string[]): string => {
  const paths = new Set(routes.map((route) => route.split(' ')[1] ?? ''))
  return `(?:${[...paths].map((path) => path.replaceAll(/[.?+*]/g, String.raw`\$&`)).join('|')})(?![\\w/:-])`
}

/** Picks the walks for the routes of a change, until their time is used up, or the access matrix for a change under all routes. */
export const walksFor = (routes: readonly string[], changed: readonly string[], withinSeconds: number): Walks => {
  const most = Math.max(0, Math.floor((withinSeconds - costs.walksStart) / costs.walkedRoute))
  const run = routes.slice(0, most)
  if (run.length > 0)
    return {
      files: all,
      pattern: patternFor(run),
      run,
      left: routes.slice(most),
      seconds: costs.walksStart + run.length * costs.walkedRoute,
    }
  if (changed.some(isGround) && costs.accessWalk <= withinSeconds)
    return { files: [access], run: [], left: [], seconds: costs.accessWalk }
  return { files: [], run: [], left: routes, seconds: 0 }
}
