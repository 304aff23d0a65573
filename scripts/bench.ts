/**
 * `npm run bench`: what our server costs beside a bare one that sends the same statements, and whether a list stays fast
 * as it grows; on the embedded database and on a server, which is the one that DATABASE_URL names or a PostgreSQL 15 that
 * it starts where the machine has one. Prints tables and keeps nothing; `npm run bench -- --quick` is a short version,
 * `-- --production` measures our server as it runs in production, where it writes a line of the log for each call, and
 * `-- --only books` chooses parts by a word of their names. A part that cannot be measured is named with its reason, the
 * others are still measured, and the exit code is 1.
 */
import './leash.ts'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { databasesInWords, withEachDatabase, type BenchDatabase } from './bench/databases.ts'
import { measureContention } from './bench/contention.ts'
import { measureFeeRuns } from './bench/fee-runs.ts'
import { fill, type Filled, type Filling } from './bench/fill.ts'
import { measureGrowth } from './bench/growth.ts'
import { sharedSizes } from './bench/fill-bookings.ts'
import { talkSizes } from './bench/fill-forum.ts'
import { deskSizes } from './bench/fill-desks.ts'
import { homeSizes } from './bench/fill-homes.ts'
import { librarySizes } from './bench/fill-library.ts'
import { measureShared } from './bench/growth-bookings.ts'
import { measureAgeing, measurePages, pageMostTimes } from './bench/growth-books.ts'
import { measureTalk } from './bench/growth-forum.ts'
import { measureDesks } from './bench/growth-desks.ts'
import { measureHomes } from './bench/growth-homes.ts'
import { measureLibraries } from './bench/growth-library.ts'
import { openParts } from './bench/parts.ts'
import { openQueueClearing } from './bench/queue.ts'
import { measureSeals } from './bench/seals.ts'
import { besideTable, comparison, contentionTable, costBeside, growthTable, sizesTable } from './bench/report.ts'
import { reportersSetting } from './bench/reports.ts'
import { compare } from './bench/rounds.ts'
import { benchRoutes, dashboardCall, unreadPoll } from './bench/routes.ts'
import { startServer, type Server } from './bench/servers.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    production: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
})
const extent = values.quick
  ? { rounds: 3, requests: 1_000, sizes: [1_000, 10_000, 100_000] }
  : { rounds: 9, requests: 4_000, sizes: [1_000, 10_000, 100_000, 1_000_000] }

const begun = performance.now()
const say = (sentence: string) => console.log(sentence)
const parts = openParts(say)
const settingsFor = (url: string, folder: string) => ({
  DATABASE_URL: url,
  DATA_DIR: folder,
  DEMO: 'off',
  PUBLIC_URL: 'http://127.0.0.1',
  NODE_ENV: values.production ? 'production' : 'development',
})

interface FilledDatabase extends BenchDatabase {
  filled: Filled
}

/** Compares our server with the floor, which is stopped before another part needs its connections to the database. */
const measureRoutes = async ({ name, url, folder, filled }: FilledDatabase, ours: Server): Promise<void> => {
  const queue = await openQueueClearing(url)
  try {
    say('Starting the floor …')
    const floor = await startServer('scripts/bench/floor.ts', {
      ...settingsFor(url, folder),
      ...reportersSetting(filled.reporters),
    })
    try {
      const routes = benchRoutes(filled, queue.clear)
      say(
        `Measuring ${extent.rounds} rounds: ${routes.length} routes, both servers, ${extent.requests} requests by 16 connections each …`,
      )
      const miss = (route: string, reason: unknown) => parts.miss(`${name}, ${route}`, reason)
      const compared = await compare(routes, { ours, floor }, extent, { say, miss })
      if (compared.length > 0) say(`\n${comparison(compared)}\n`)
      say(`${costBeside(compared, dashboardCall, unreadPoll)}\n`)
    } finally {
      await floor.stop()
    }
  } finally {
    await queue.close()
  }
}

/** Measures everything that needs our server. */
const measureServed = async (on: FilledDatabase): Promise<void> => {
  say('Starting our server …')
  const ours = await startServer('server/main.ts', settingsFor(on.url, on.folder))
  try {
    await parts.attempt(`${on.name}, routes`, () => measureRoutes(on, ours))
    await parts.attempt(`${on.name}, contention`, async () => {
      say('Measuring how many want one place at once …')
      say(`\n${contentionTable(await measureContention(on.url, ours, on.filled, 20))}\n`)
    })
  } finally {
    await ours.stop()
  }
}

const seals = 'seals of the history'

/** Measures what sealing the history costs, once no other server is running. */
const measureSealed = ({ name, url, folder, filled }: FilledDatabase): Promise<null | void> =>
  parts.attempt(`${name}, ${seals}`, async () => {
    say('Measuring what the seals of the history cost …')
    const miss = (route: string, reason: unknown) => parts.miss(`${name}, ${seals}, ${route}`, reason)
    say(`\n${await measureSeals(settingsFor(url, folder), url, filled, extent, { say, miss })}\n`)
  })

interface Growth {
  filling: Filling
  measure(on: FilledDatabase): Promise<string>
}

/** Measures how lists grow: their statements alone, over one connection. */
const growths: Readonly<Record<string, Growth>> = {
  'growth of notices': {
    filling: 'notices',
    measure: async ({ url, filled }) => growthTable(await measureGrowth(url, filled)),
  },
  'growth of the directory': {
    filling: 'homes',
    measure: async ({ url, filled }) => sizesTable('directory', 'units', homeSizes, await measureHomes(url, filled)),
  },
  'growth of the library': {
    filling: 'libraries',
    measure: async ({ url, filled }) =>
      sizesTable('library', 'documents', librarySizes, await measureLibraries(url, filled)),
  },
  'growth of the desk': {
    filling: 'desks',
    measure: async ({ url, filled }) => sizesTable('desk', 'tickets', deskSizes, await measureDesks(url, filled)),
  },
  'growth of bookings': {
    filling: 'shared',
    measure: async ({ url, filled }) =>
      sizesTable('bookings', 'bookings', sharedSizes, await measureShared(url, filled)),
  },
  'growth of the forum': {
    filling: 'talks',
    measure: async ({ url, filled }) => sizesTable('forum', 'comments', talkSizes, await measureTalk(url, filled)),
  },
  'growth of the books': {
    filling: 'books',
    measure: async ({ url, folder, filled }) => {
      const sizes = filled.books.slice(0, 2).map(({ size }) => size)
      const pages = sizesTable('books', 'lines', sizes, await measurePages(url, filled), pageMostTimes)
      const ageing = await measureAgeing(url, filled)
      const runs = await measureFeeRuns(settingsFor(url, folder), filled)
      return `${pages}\n\n${besideTable('books of 300 units', [ageing, runs])}`
    },
  },
}

const isChosen = (part: string): boolean => part.includes(values.only)
const chosenGrowths = Object.entries(growths).filter(([what]) => isChosen(what))
if (chosenGrowths.length === 0 && !isChosen('our server') && !isChosen(seals))
  throw new Error(`No part is called so. There are: our server, ${seals}, ${Object.keys(growths).join(', ')}.`)
/** Our server's routes show something of everything but the books. */
const wants = (filling: Filling): boolean =>
  (isChosen('our server') && filling !== 'books') ||
  (isChosen(seals) && filling === 'notices') ||
  chosenGrowths.some(([, growth]) => growth.filling === filling)

const measure = async (database: BenchDatabase): Promise<void> => {
  const { name, url, says } = database
  say(`\n## ${name}\n\n${says}\n`)
  say(
    wants('notices')
      ? `Filling 200 buildings, and one each with ${extent.sizes.join(', ')} notices: some minutes …`
      : 'Filling …',
  )
  const on = { ...database, filled: await fill(url, extent.sizes, wants) }
  if (isChosen('our server')) await parts.attempt(`${name}, our server`, () => measureServed(on))
  if (isChosen(seals)) await measureSealed(on)
  if (chosenGrowths.length > 0) say('Measuring how lists grow …')
  for (const [what, { measure: measureOne }] of chosenGrowths)
    await parts.attempt(`${name}, ${what}`, async () => say(`\n${await measureOne(on)}`))
}

say(`Node ${process.version} on ${process.platform}, ${availableParallelism()} processors: ${cpus()[0]?.model}`)
say(
  `Our server runs as in ${values.production ? 'production: one line of the log for each call' : 'development: no line of the log for a call that succeeds'}.`,
)
say(`Load before: ${loadavg()[0]?.toFixed(2)}. ${databasesInWords()}`)
if (process.platform !== 'linux') say('The processor time of a server is read on Linux only.')
await withEachDatabase(parts, measure)
say(`\nFinished in ${Math.round((performance.now() - begun) / 1000)} s; load after: ${loadavg()[0]?.toFixed(2)}.`)
if (parts.missed.length > 0) {
  say(`Not measured:\n${parts.missed.map((line) => `  ${line}`).join('\n')}`)
  process.exitCode = 1
}
