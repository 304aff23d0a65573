/**
 * `npm run bench`: what our server costs beside a bare one that sends the same statements, and whether a list stays fast
 * as it grows; on the embedded database and, where there is one, on a PostgreSQL 15 or the one TEST_DATABASE_URL names.
 * Prints tables and keeps nothing; `npm run bench -- --quick` is a short version for trying.
 */
import './leash.ts'
import { availableParallelism, cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { withEachDatabase, type BenchDatabase } from './bench/databases.ts'
import { fill } from './bench/fill.ts'
import { measureGrowth } from './bench/growth.ts'
import { comparison, growthTable } from './bench/report.ts'
import { compare } from './bench/rounds.ts'
import { benchRoutes } from './bench/routes.ts'
import { startServer } from './bench/servers.ts'

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const extent = values.quick
  ? { rounds: 3, requests: 1_000, sizes: [1_000, 10_000, 100_000] }
  : { rounds: 9, requests: 4_000, sizes: [1_000, 10_000, 100_000, 1_000_000] }

const measure = async ({ name, url, says, folder }: BenchDatabase): Promise<void> => {
  console.log(`\n## ${name}\n\n${says}\n\nFilling it …`)
  const filled = await fill(url, extent.sizes)
  const settings = { DATABASE_URL: url, DATA_DIR: folder, DEMO: 'off', RATE_LIMIT: 'off', NODE_ENV: 'development' }
  const ours = await startServer('server/main.ts', settings)
  const floor = await startServer('scripts/bench/floor.ts', settings)
  try {
    console.log(`Measuring ${extent.rounds} rounds of ${extent.requests} requests, 16 connections …\n`)
    console.log(comparison(await compare(benchRoutes(filled), { ours, floor }, extent)))
  } finally {
    await Promise.all([ours.stop(), floor.stop()])
  }
  console.log(`\n${growthTable(await measureGrowth(url, filled))}`)
}

console.log(`Node ${process.version} on ${process.platform}, ${availableParallelism()} processors: ${cpus()[0]?.model}`)
if (process.platform !== 'linux') console.log('The processor time of a server is read on Linux only.')
await withEachDatabase(measure)
