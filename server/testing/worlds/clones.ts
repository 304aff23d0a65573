import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openEmbedded } from '../../db/embedded/embedded.ts'
import { seedDemoIfEmpty } from '../../demo/demo.ts'
import { readConfig } from '../../platform/config.ts'
import { openRuntime } from '../../runtime.ts'
import { cloneDatabase, onServer, withDatabase } from '../database.ts'

/** A database and the files beside it. */
export interface Clone {
  readonly databaseUrl: string
  readonly dataDir: string
  remove(): Promise<void>
}

export interface Clones {
  /** Copies the seeded demo; takes some 100 ms. */
  make(): Promise<Clone>
  /** Stops the database server; what was not removed goes with its folder. */
  close(): Promise<void>
}

const connectionsMost = 300
const silently = () => {}

const seed = async (databaseUrl: string, dataDir: string): Promise<void> => {
  await mkdir(dataDir, { recursive: true })
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RATE_LIMIT: 'off' })
  const runtime = await openRuntime(config, silently)
  await seedDemoIfEmpty(runtime.platform, silently)
  // A clone begins at rest: no journey waits for work that the seeding left behind.
  await runtime.jobs.drain()
  await runtime.close()
}

/** Opens a database server in a folder and fills its first database with the demo. */
export const openClones = async (folder: string): Promise<Clones> => {
  const server = await openEmbedded({
    folder: join(folder, 'cluster'),
    durable: false,
    maxConnections: connectionsMost,
  })
  const files = join(folder, 'demo')
  await onServer(server.url, (client) => client.query('create database demo'))
  await seed(withDatabase(server.url, 'demo'), files)
  let made = 0
  return {
    make: async () => {
      made += 1
      // Named before anything is awaited: two worlds may be opened at once.
      const dataDir = join(folder, `clone-${made}`)
      const { url, drop } = await cloneDatabase(server.url, 'demo')
      await cp(files, dataDir, { recursive: true })
      const remove = async () => {
        await drop()
        await rm(dataDir, { recursive: true, force: true })
      }
      return { databaseUrl: url, dataDir, remove }
    },
    close: () => server.stop(),
  }
}
