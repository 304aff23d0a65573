import type { BackOff } from './back-off.ts'
import type { Binaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { clusterIn, serverLockIn, startLockIn, type Folder } from './folder.ts'
import { startSupervisor } from './launch.ts'
import { joinLine, type Line } from './line.ts'
import { takeLock } from './lock.ts'
import { clearStalePidFile, readPidFile, stopOrphan } from './postmaster.ts'
import { StartRefused } from './refusal.ts'

/** A folder, and how a server on it is started where none runs. */
export interface Place {
  folder: Folder
  binaries: Binaries
  durable: boolean
  maxConnections: number
  backOff: BackOff
  report: (sentence: string) => void
}

const waitForOthersMs = 90_000

/**
 * Shares the server that runs on the folder, or makes and starts it; of several processes that come at once, one does.
 * A server that was not stopped in order comes back at its old port if that is free, because others may still use it.
 * @param port the only port that will do.
 * @throws StartRefused with one sentence for the operator.
 */
export async function reachServer(place: Place, port?: number): Promise<{ line: Line; shared: boolean }> {
  const { folder, binaries, durable, maxConnections, backOff, report } = place
  const starting = await takeLock(startLockIn(folder.path), waitForOthersMs)
  if (!starting) throw new StartRefused(`Another process has been opening ${folder.path} for too long: stop it first.`)
  try {
    const portBefore = readPidFile(clusterIn(folder.path))?.port
    const running = await joinRunning(folder, report)
    if (running) return { line: running, shared: true }
    ensureCluster(folder.path, binaries, folder.account, durable, report)
    clearStalePidFile(clusterIn(folder.path))
    const choices = { durable, maxConnections, backOff, port: port ?? portBefore, samePort: port !== undefined }
    return { line: await startSupervisor(folder, binaries, choices, report), shared: false }
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
      throw new StartRefused(`A PostgreSQL server on ${folder.path} isn’t stopping: stop it manually.`)
    }
    if (Date.now() > end) {
      throw new StartRefused(
        `A server on ${folder.path} is held by a process that can’t be reached from here: stop it there.`,
      )
    }
  }
}
