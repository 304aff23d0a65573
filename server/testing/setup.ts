import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { contextOf, jobs as everyJob } from '../app.ts'
import { offers } from '../offered.ts'
import type { Platform } from '../context.ts'
import { connect } from '../db/connection.ts'
import { openEmbedded } from '../db/embedded/embedded.ts'
import { settableClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { openEventHub } from '../platform/events.ts'
import { openJobs } from '../platform/jobs-boss.ts'
import { nothingNoticed } from '../platform/noticed.ts'
import { openLog } from '../platform/log.ts'
import { markSeeded } from '../demo/store.ts'
import { readCast, seedCast } from './cast.ts'
import { dropClones, prepareTemplate, preparedAt, withDatabase } from './database.ts'
import { filesInMemory, mailerInMemory, pusherInMemory, sealOfTests, securityInMemory } from './platform.ts'
import { quickFolder } from './quick-folder.ts'

const seed = async (url: string): Promise<void> => {
  const connection = connect({ url, connections: 2, onError: () => {} })
  const jobs = await openJobs({ url, jobs: everyJob, log: openLog('silent') })
  const platform: Platform = {
    db: connection.db,
    clock: settableClock(preparedAt),
    config: readConfig({ NODE_ENV: 'test', RATE_LIMIT: 'off' }),
    log: openLog('silent'),
    security: securityInMemory(),
    files: filesInMemory(),
    mailer: mailerInMemory(),
    pusher: pusherInMemory(),
    seal: sealOfTests(),
    jobs,
    noticed: nothingNoticed(),
    events: openEventHub(),
    offers,
    google: null,
    scanner: null,
  }
  jobs.useContext(() => contextOf(platform))
  await seedCast(contextOf(platform))
  // As in a demo, a superadmin needs no second factor: the tests of that rule take the mark away.
  await markSeeded(platform.db, preparedAt)
  await jobs.stop()
  await connection.close()
}

/** A server of the tests' own: the one that TEST_DATABASE_URL names, else the embedded one without durability. */
const openServer = async () => {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { url, stop: async () => {} }
  const folder = quickFolder('tests')
  const server = await openEmbedded({ folder: join(folder, 'cluster'), durable: false, maxConnections: 200 })
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const sayWhere = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ version: string; place: string }>(
    `select version() as version, current_setting('data_directory') as place`,
  )
  console.log(`Database of the tests: ${rows[0]?.version} in ${rows[0]?.place}`)
  await client.end()
}

/** Once for all test files: a server, the prepared database, and the ids of its cast. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer()
  await sayWhere(server.url)
  const template = await prepareTemplate(server.url, seed)
  const client = new pg.Client({ connectionString: withDatabase(server.url, template) })
  await client.connect()
  const cast = await readCast(client)
  await client.end()
  project.provide('database', { url: server.url, template, cast, run: process.pid })
  return async () => {
    await dropClones(server.url, process.pid)
    await server.stop()
  }
}
