import { join } from 'node:path'
import { assertTimeZones } from '../contract/time.ts'
import { contextOf, jobs as everyJob, offers } from './app.ts'
import type { Platform } from './context.ts'
import { connect } from './db/connection.ts'
import { openEmbedded } from './db/embedded/embedded.ts'
import { migrate } from './db/migrate.ts'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { openEventHub } from './platform/events.ts'
import { openFileStore } from './platform/open-files.ts'
import { openJobs } from './platform/jobs-boss.ts'
import type { JobQueue } from './platform/jobs.ts'
import { openLog } from './platform/log.ts'
import { openMailer } from './platform/open-mailer.ts'

export interface Runtime {
  readonly platform: Platform
  readonly jobs: JobQueue
  close(): Promise<void>
}

const openDatabase = async (config: Config, say: (sentence: string) => void) => {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => {} }
  say(`Opening the embedded database in ${config.dataDir} …`)
  return openEmbedded({ folder: join(config.dataDir, 'postgres'), report: say })
}

/** Everything the program stands on, opened and brought forward: the database, files, mail, jobs. */
export const openRuntime = async (config: Config, say: (sentence: string) => void): Promise<Runtime> => {
  assertTimeZones()
  const database = await openDatabase(config, say)
  try {
    const applied = await migrate(database.url, systemClock.now())
    if (applied.length) say(`Brought the database forward by ${applied.length} steps.`)
    const log = openLog(config.production ? 'info' : 'warn')
    const connection = connect({
      url: database.url,
      onError: (error) => log.error({ name: error.name }, 'lost a database connection'),
    })
    const jobs = await openJobs({ url: database.url, jobs: everyJob, log })
    const platform: Platform = {
      db: connection.db,
      clock: systemClock,
      config,
      log,
      files: openFileStore(config),
      mailer: openMailer(config),
      jobs,
      events: openEventHub(),
      offers,
    }
    jobs.useContext(() => contextOf(platform))
    return {
      platform,
      jobs,
      close: async () => {
        await jobs.stop()
        await connection.close()
        await database.stop()
      },
    }
  } catch (error) {
    await database.stop()
    throw error
  }
}
