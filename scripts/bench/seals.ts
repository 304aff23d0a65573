/** What sealing the history costs a call: creating a ticket, by our server and by the same one without seals. */
import type { Filled } from './fill.ts'
import { median } from './median.ts'
import { openQueueClearing } from './queue.ts'
import { compare, type Compared, type Extent, type Hearers, type Sample } from './rounds.ts'
import { creating } from './routes.ts'
import { startServer } from './servers.ts'

const mostTimes = 1.2
const server = 'scripts/bench/sealing.ts'

const inWords = ({ ours, floor }: Compared): string => {
  const of = (samples: readonly Sample[]) => samples.flatMap(({ cpuMicros }) => cpuMicros ?? [])
  const [sealed, unsealed] = [of(ours), of(floor)]
  if (sealed.length === 0) return 'The seals of the history: not measured.'
  const each = sealed.map((cost, round) => cost / unsealed[round]!)
  const times = `${(median(sealed) / median(unsealed)).toFixed(2)} (${Math.min(...each).toFixed(2)}–${Math.max(...each).toFixed(2)})`
  const ms = (samples: readonly Sample[]) => median(samples.map(({ p50Ms }) => p50Ms)).toFixed(1)
  return `creating a ticket: ${median(sealed).toFixed(0)} µs of processor time with the seals of the history, ${times} of it without them (${median(unsealed).toFixed(0)} µs); the aim is at most ${mostTimes}. p50: ${ms(ours)} ms, without them ${ms(floor)} ms.`
}

/** Measures both servers in turns; the settings are those of our server. */
export const measureSeals = async (
  settings: Record<string, string>,
  url: string,
  filled: Filled,
  extent: Extent,
  hearers: Hearers,
): Promise<string> => {
  const queue = await openQueueClearing(url)
  const ours = await startServer(server, settings)
  try {
    const unsealed = await startServer(server, { ...settings, SEALS: 'off' })
    try {
      // The difference is small beside what else a busy machine does: many turns tell more than long ones.
      const turns = { ...extent, rounds: extent.rounds * 8 }
      const route = { ...creating(filled, queue.clear), times: 0.2 }
      const [compared] = await compare([route], { ours, floor: unsealed }, turns, hearers)
      return compared ? inWords(compared) : 'The seals of the history: not measured.'
    } finally {
      await unsealed.stop()
    }
  } finally {
    await ours.stop()
    await queue.close()
  }
}
