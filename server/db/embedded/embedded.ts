import pg from 'pg'
import { databaseAnswerMostMs } from '../../../contract/limits.ts'
import { waiting } from '../waits.ts'
import { findBinaries } from './binaries.ts'
import { ensureCluster, passwordIn, role } from './cluster.ts'
import { clusterIn, serverLockIn, settle, startLockIn, type Folder } from './folder.ts'
import { startSupervisor } from './launch.ts'
import { joinLine, type Line } from './line.ts'
import { takeLock } from './lock.ts'
import { clearStalePidFile, stopOrphan } from './postmaster.ts'
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
}

export interface Embedded {
  /** postgres://… of the database `postgres`; its role may make databases and is no superuser. */
  url: string
  /** Whether the server already ran. */
  shared: boolean
  version: string
  folder: string
  /** Of the server, now: after a crash it is started again with another pid and the same url. */
  readonly pid: number
  /** Lets go of the server. The last one out stops it, and then this resolves when it is at rest. */
  stop(): Promise<void>
}

const waitForOthersMs = 90_000

/**
 * Opens the embedded PostgreSQL of a folder: shares the server that runs on it, or makes and starts it.
 * The server lives as long as any process that opened it and has neither stopped nor died.
 * Tried on Linux; macOS and Windows are provided for and untried.
 * @throws StartRefused with one sentence for the operator.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { durable = true, report = () => {}, maxConnections = usualConnections } = options
  const folder = settle(options.folder)
  const binaries = findBinaries(folder.path, folder.account)
  const starting = await takeLock(startLockIn(folder.path), waitForOthersMs)
  if (!starting) throw new StartRefused(`Another process has been opening ${folder.path} for too long: end it first.`)
  try {
    let line = await joinRunning(folder, report)
    const shared = line !== undefined
    if (!line) {
      ensureCluster(folder.path, binaries, folder.account, durable, report)
      clearStalePidFile(clusterIn(folder.path))
      line = await startSupervisor(folder, binaries, { durable, maxConnections }, report)
    }
    return await opened(folder, line, shared, durable)
  } finally {
    starting.release()
  }
}

/** Joins the server that runs on the folder; waits for one that is just stopping, and stops one that lost its supervisor. */
async function joinRunning(folder: Folder, report: (sentence: string) => void): Promise<Line | undefined> {
  for (const end = Date.now() + waitForOthersMs; ;) {
    const line = await joinLine(folder.path, report)
    if (line) return line
    const atRest = await takeLock(serverLockIn(folder.path), 1_000)
    if (atRest) {
      atRest.release()
      if (await stopOrphan(clusterIn(folder.path))) return undefined
      throw new StartRefused(`A PostgreSQL server on ${folder.path} does not end: stop it by hand.`)
    }
    if (Date.now() > end) {
      throw new StartRefused(
        `A server on ${folder.path} is held by a process that cannot be reached from here: stop it there.`,
      )
    }
  }
}

/** Signs in once: proves that the server is ours, that it answers, and that it keeps what it acknowledges. */
async function opened(folder: Folder, line: Line, shared: boolean, durable: boolean): Promise<Embedded> {
  const url = `postgres://${role}:${passwordIn(folder.path)}@127.0.0.1:${line.server.port}/postgres`
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
      stop: () => letGo(folder, line),
      get pid() {
        return line.server.pid
      },
    }
  } catch (error) {
    await letGo(folder, line)
    if (error instanceof StartRefused) throw error
    throw new StartRefused(`The embedded database in ${folder.path} does not answer: ${(error as Error).message}.`)
  } finally {
    await client.end()
  }
}

async function letGo(folder: Folder, line: Line): Promise<void> {
  if (line.open) return line.leave()
  // The supervisor died before us; unless somebody has started another one, its server is nobody's.
  const atRest = await takeLock(serverLockIn(folder.path), 0)
  atRest?.release()
  if (atRest) await stopOrphan(clusterIn(folder.path))
}
