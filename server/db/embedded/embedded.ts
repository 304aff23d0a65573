import pg from 'pg'
import { databaseAnswerMostMs } from '../../../contract/limits.ts'
import { waiting } from '../waits.ts'
import { usualBackOff, type BackOff } from './back-off.ts'
import { findBinaries } from './binaries.ts'
import { passwordIn, role } from './cluster.ts'
import { settle } from './folder.ts'
import { holdServer, type Hold } from './hold.ts'
import { reachServer, type Place } from './reach.ts'
import { StartRefused } from './refusal.ts'
import { assertDurable, usualConnections } from './settings.ts'

export { StartRefused } from './refusal.ts'
export { assertDurable } from './settings.ts'

export interface EmbeddedOptions {
  /** A folder of its own; it is made if need be, closed to other users, and as root given to the server's account. */
  folder: string
  /** False turns off every wait for the disk, for test clusters. */
  durable?: boolean
  report?: (sentence: string) => void
  /** Heeded by the process that starts the server, not by those who share it. */
  maxConnections?: number
  backOff?: BackOff
  /** Hears why the database cannot come back at its address. Without it the process ends, to be started again. */
  giveUp?: (sentence: string) => void
}

export interface Embedded {
  /** postgres://… of the database `postgres`; its role may make databases and is no superuser. */
  url: string
  /** Whether the server already ran. */
  shared: boolean
  version: string
  folder: string
  /** Of the server, now: after a crash, also of its supervisor, it is started again with another pid and the same url. */
  readonly pid: number
  /** Lets go of the server. The last one out stops it, and then this resolves when it is at rest. */
  stop(): Promise<void>
}

/**
 * Opens the embedded PostgreSQL of a folder: shares the server that runs on it, or makes and starts it.
 * The server lives as long as any process that opened it and has neither stopped nor died.
 * Tried on Linux; macOS and Windows are provided for and untried.
 * @throws StartRefused with one sentence for the operator.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { durable = true, report = () => {}, maxConnections = usualConnections, backOff = usualBackOff } = options
  const folder = settle(options.folder)
  const binaries = findBinaries(folder.path, folder.account)
  const place: Place = { folder, binaries, durable, maxConnections, backOff, report }
  const { line, shared } = await reachServer(place)
  return opened(place, holdServer(place, line, options.giveUp ?? endProcess), shared)
}

function endProcess(sentence: string): void {
  console.error(sentence)
  process.exit(1)
}

/** Signs in once: proves that the server is ours, that it answers, and that it keeps what it acknowledges. */
async function opened({ folder, durable }: Place, hold: Hold, shared: boolean): Promise<Embedded> {
  const url = `postgres://${role}:${passwordIn(folder.path)}@127.0.0.1:${hold.server.port}/postgres`
  const waits = { connectionMs: databaseAnswerMostMs, answerMs: databaseAnswerMostMs }
  const client = new pg.Client({ connectionString: url, ...waiting(waits) })
  client.on('error', () => {})
  try {
    await client.connect()
    if (durable) await assertDurable(client)
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    const version = rows[0]!.server_version
    return {
      url,
      shared,
      version,
      folder: folder.path,
      stop: hold.letGo,
      get pid() {
        return hold.server.pid
      },
    }
  } catch (error) {
    await hold.letGo()
    if (error instanceof StartRefused) throw error
    throw new StartRefused(`The embedded database in ${folder.path} isn’t responding: ${(error as Error).message}.`)
  } finally {
    await client.end()
  }
}
