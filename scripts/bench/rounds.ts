import { load, type Measured } from './load.ts'
import type { BenchRoute } from './routes.ts'
import type { Server } from './servers.ts'
import { shuffled } from './shuffled.ts'

export interface Sample extends Measured {
  /** Microseconds of processor time the server spent on one request; null where the system does not tell. */
  cpuMicros: number | null
}

export interface Compared {
  route: string
  ours: Sample[]
  floor: Sample[]
}

type Who = 'ours' | 'floor'

/** Counts a route's calls over all rounds and both servers, so that no call is made twice. */
const callsOf = (route: BenchRoute) => {
  let made = 0
  return (count: number) => Array.from({ length: count }, () => route.call(made++))
}

const measure = async (server: Server, calls: ReturnType<BenchRoute['call']>[]): Promise<Sample> => {
  const before = server.cpuSeconds()
  const measured = await load(server.port, calls)
  const after = server.cpuSeconds()
  return { ...measured, cpuMicros: before === null || after === null ? null : ((after - before) * 1e6) / calls.length }
}

/** Rounds before those that count: for twenty thousand calls the servers compile what they do often, ours longer. */
const warmups = 5

export interface Extent {
  rounds: number
  requests: number
}

export interface Hearers {
  /** Hears how far the measurement has come. */
  say: (sentence: string) => void
  /** Hears which route could not be measured, and why. */
  miss: (route: string, reason: unknown) => void
}

/**
 * Measures each route on both servers in every round, in an order of its own each time, and says how long is left. A route
 * that fails is dropped, because its rounds can no longer be compared; the others are measured to the end.
 */
export const compare = async (
  routes: readonly BenchRoute[],
  servers: Record<Who, Server>,
  { rounds, requests }: Extent,
  { say, miss }: Hearers,
): Promise<Compared[]> => {
  const failed = new Set<string>()
  const compared = routes.map(({ name }): Compared => ({ route: name, ours: [], floor: [] }))
  const turns = routes.flatMap((route, place) => {
    const calls = callsOf(route)
    const count = Math.ceil(requests * route.times)
    return (['ours', 'floor'] as const).map((who) => ({
      who,
      route,
      calls: () => calls(count),
      into: compared[place]!,
    }))
  })
  for (let round = 1 - warmups; round <= rounds && failed.size < routes.length; round++) {
    const begun = performance.now()
    for (const { who, route, calls, into } of shuffled(turns)) {
      if (failed.has(route.name)) continue
      try {
        const sample = await measure(servers[who], calls())
        await route.after?.()
        if (round > 0) into[who].push(sample)
      } catch (error) {
        failed.add(route.name)
        miss(`${route.name} (${who})`, error)
      }
    }
    const seconds = (performance.now() - begun) / 1000
    const left = Math.ceil((rounds - round) * seconds)
    say(`  ${round > 0 ? `round ${round} of ${rounds}` : 'warming up'}: ${seconds.toFixed(1)} s, about ${left} s to go`)
  }
  return compared.filter(({ route }) => !failed.has(route))
}
