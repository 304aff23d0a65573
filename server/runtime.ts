import { join } from 'node:path'
import pg from 'pg'
import { databaseAnswerMostMs } from '../contract/limits.ts'
import { counted } from '../contract/text.ts'
import { assertTimeZones } from '../contract/time.ts'
import { contextOf, jobs as everyJob } from './app.ts'
import { offers } from './offered.ts'
import type { Platform } from './context.ts'
import { connect } from './db/connection.ts'
import { openEmbedded } from './db/embedded/embedded.ts'
import { migrate } from './db/migrate.ts'
import { enter } from './db/presence.ts'
import { systemClock } from './platform/clock.ts'
import { SettingRefused, type Config } from './platform/config.ts'
import { openEventHub } from './platform/events.ts'
import { openFileStore } from './platform/open-files.ts'
import { openJobs } from './platform/jobs-boss.ts'
import type { JobQueue } from './platform/jobs.ts'
import { openLog } from './platform/log.ts'
import { nothingNoticed } from './platform/noticed.ts'
import { openMailer } from './platform/open-mailer.ts'
import { readPushKeys } from './platform/pusher-keys.ts'
import { openWebPusher } from './platform/pusher-web.ts'
import { openSeal } from './platform/seal.ts'
import { openScanner } from './platform/open-scanner.ts'
import { openSecurityLog } from './platform/security-log.ts'
import { summarising } from './platform/security-summary.ts'
import { openSignInProvider } from './platform/sign-in-provider.ts'

export interface Runtime {
  readonly platform: Platform
  readonly jobs: JobQueue
  /** Lets go of the database, so that this process can find out whether it is alone with it. */
  leave(): Promise<void>
  close(): Promise<void>
}

/** Throws where the server that DATABASE_URL names does not let us in; its address, with the password, is not shown. */
const requireAnswer = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: databaseAnswerMostMs })
  try {
    await client.connect()
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new SettingRefused(`The database that DATABASE_URL names does not let us in: ${message || code}.`)
  } finally {
    await client.end().catch(() => {})
  }
}

const openDatabase = async (config: Config, say: (sentence: string) => void) => {
  if (config.databaseUrl) {
    await requireAnswer(config.databaseUrl)
    return { url: config.databaseUrl, stop: async () => {} }
  }
  say(`Opening the embedded database in ${config.dataDir} …`)
  return openEmbedded({ folder: join(config.dataDir, 'postgres'), report: say })
}

/** Opens the database and shows other processes, also those of other machines, that this one works on it. */
const enterDatabase = async (config: Config, say: (sentence: string) => void) => {
  const { url, stop } = await openDatabase(config, say)
  try {
    const { leave } = await enter(url)
    const leaveAndStop = async () => {
      await leave()
      await stop()
    }
    return { url, leave, stop: leaveAndStop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Everything the program stands on, opened and brought forward: the database, files, mail, jobs. */
export const openRuntime = async (config: Config, say: (sentence: string) => void): Promise<Runtime> => {
  assertTimeZones()
  // What a setting has wrong shows before a database is made.
  const files = openFileStore(config)
  const mailer = openMailer(config)
  const seal = await openSeal(config)
  const database = await enterDatabase(config, say)
  try {
    const applied = await migrate(database.url, systemClock.now())
    if (applied.length) say(`Applied ${counted(applied.length, 'database migration')}.`)
    const log = openLog(config.production ? 'info' : 'warn')
    const security = summarising(
      openSecurityLog(config.dataDir, (error) => log.error({ error }, 'the security log cannot be written')),
    )
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
      security,
      files,
      mailer,
      pusher: openWebPusher(await readPushKeys(connection.db), config),
      seal,
      jobs,
      noticed: nothingNoticed(),
      events: openEventHub(),
      offers,
      google: openSignInProvider(config),
      scanner: openScanner(config),
    }
    jobs.useContext(() => contextOf(platform))
    return {
      platform,
      jobs,
      leave: database.leave,
      close: async () => {
        await jobs.stop()
        await security.close()
        await connection.close()
        await database.stop()
      },
    }
  } catch (error) {
    await database.stop()
    throw error
  }
}
