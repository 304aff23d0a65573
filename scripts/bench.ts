/**
 * `npm run bench`: what our server costs beside a bare one that sends the same statements, and whether a list stays fast
 * as it grows; on the embedded database and on a server, which is the one that DATABASE_URL names or a PostgreSQL 15 that
 * it starts where the machine has one. Prints tables and keeps nothing; `npm run bench -- --quick` is a short version,
 * `-- --production` measures our server as it runs in production, where it writes a line of the log for each call.
 */
import './leash.ts'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { databasesInWords, withEachDatabase, type BenchDatabase } from './bench/databases.ts'
import { measureContention } from './bench/contention.ts'
import { fill } from './bench/fill.ts'
import { measureGrowth } from './bench/growth.ts'
import { sharedSizes } from './bench/fill-bookings.ts'
import { talkSizes } from './bench/fill-forum.ts'
import { deskSizes } from './bench/fill-desks.ts'
import { homeSizes } from './bench/fill-homes.ts'
import { librarySizes } from './bench/fill-library.ts'
import { measureShared } from './bench/growth-bookings.ts'
import { measureTalk } from './bench/growth-forum.ts'
import { measureDesks } from './bench/growth-desks.ts'
import { measureHomes } from './bench/growth-homes.ts'
import { measureLibraries } from './bench/growth-library.ts'
import { comparison, contentionTable, costBeside, growthTable, sizesTable } from './bench/report.ts'
import { compare } from './bench/rounds.ts'
import { benchRoutes, dashboardCall, unreadPoll } from './bench/routes.ts'
import { startServer } from './bench/servers.ts'

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, production: { type: 'boolean', default: false } },
})
const extent = values.quick
  ? { rounds: 3, requests: 1_000, sizes: [1_000, 10_000, 100_000] }
  : { rounds: 9, requests: 4_000, sizes: [1_000, 10_000, 100_000, 1_000_000] }

const begun = performance.now()
const say = (sentence: string) => console.log(sentence)
const settingsFor = (url: string, folder: string) => ({
  DATABASE_URL: url,
  DATA_DIR: folder,
  DEMO: 'off',
  PUBLIC_URL: 'http://127.0.0.1',
  NODE_ENV: values.production ? 'production' : 'development',
})

const measure = async ({ name, url, says, folder }: BenchDatabase): Promise<void> => {
  say(`\n## ${name}\n\n${says}\n`)
  say(`Filling 200 buildings, and one each with ${extent.sizes.join(', ')} notices: up to two minutes …`)
  const filled = await fill(url, extent.sizes)
  say('Starting our server and the floor …')
  const ours = await startServer('server/main.ts', settingsFor(url, folder))
  const floor = await startServer('scripts/bench/floor.ts', settingsFor(url, folder))
  try {
    const routes = benchRoutes(filled)
    say(
      `Measuring ${extent.rounds} rounds: ${routes.length} routes, both servers, ${extent.requests} requests by 16 connections each …`,
    )
    const compared = await compare(routes, { ours, floor }, extent, say)
    say(`\n${comparison(compared)}\n`)
    say(`${costBeside(compared, dashboardCall, unreadPoll)}; the aim is at most 2.\n`)
    say('Measuring how many want one place at once …')
    say(`\n${contentionTable(await measureContention(url, ours, filled, 20))}\n`)
  } finally {
    await Promise.all([ours.stop(), floor.stop()])
  }
  say('Measuring how the list grows …')
  say(`\n${growthTable(await measureGrowth(url, filled))}`)
  say(`\n${sizesTable('directory', 'units', homeSizes, await measureHomes(url, filled))}`)
  say(`\n${sizesTable('library', 'documents', librarySizes, await measureLibraries(url, filled))}`)
  say(`\n${sizesTable('desk', 'tickets', deskSizes, await measureDesks(url, filled))}`)
  say(`\n${sizesTable('bookings', 'bookings', sharedSizes, await measureShared(url, filled))}`)
  say(`\n${sizesTable('forum', 'comments', talkSizes, await measureTalk(url, filled))}`)
}

say(`Node ${process.version} on ${process.platform}, ${availableParallelism()} processors: ${cpus()[0]?.model}`)
say(
  `Our server runs as in ${values.production ? 'production: one line of the log for each call' : 'development: no line of the log for a call that succeeds'}.`,
)
say(`Load before: ${loadavg()[0]?.toFixed(2)}. ${databasesInWords()}`)
if (process.platform !== 'linux') say('The processor time of a server is read on Linux only.')
await withEachDatabase(measure)
say(`\nMeasured in ${Math.round((performance.now() - begun) / 1000)} s; load after: ${loadavg()[0]?.toFixed(2)}.`)
