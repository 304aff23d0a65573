import { setTimeout as pause } from 'node:timers/promises'
import { waitsOf } from './back-off.ts'
import { clusterIn, serverLockIn } from './folder.ts'
import type { Line } from './line.ts'
import { takeLock } from './lock.ts'
import { stopOrphan } from './postmaster.ts'
import { reachServer, type Place } from './reach.ts'
import { PortTaken } from './refusal.ts'

/** This process's hold on the server, which outlives the supervisor. */
export interface Hold {
  /** Where the server is now. */
  readonly server: Line['server']
  /** Lets go of the server; resolves when it is at rest, if nobody else uses it. */
  letGo(): Promise<void>
}

/** A program that only passes by leaves the port again before so many tries. */
const portTriesMost = 5

/**
 * Holds the server until told to let go. When the supervisor dies alone, a new one is started at the same port, since that
 * is in every address that was given out; of several processes that notice it, one starts it and the others join. What
 * fails is tried again and again, unless the port is lost: then `giveUp` hears why.
 */
export function holdServer(place: Place, first: Line, giveUp: (sentence: string) => void): Hold {
  const { port } = first.server
  const leaving = new AbortController()
  let line = first
  let regaining: Promise<void> | undefined
  let gone: Promise<void> | undefined

  const watch = () => {
    void line.lost.then(() => {
      if (!leaving.signal.aborted) regaining = regain()
    })
  }
  const regain = async (): Promise<void> => {
    place.report('The embedded database lost its supervisor and is restarting.')
    const found = await reachAgain(place, port, leaving.signal).catch((error: Error) => {
      giveUp(error.message)
    })
    if (!found) return
    line = found
    watch()
  }
  watch()
  return {
    get server() {
      return line.server
    },
    letGo: () =>
      (gone ??= (async () => {
        leaving.abort()
        await regaining
        await leave(place, line)
      })()),
  }
}

/**
 * Reaches a server at the same port, however long that takes.
 * @returns undefined when it is no longer wanted.
 * @throws PortTaken when there cannot be one at this port.
 */
async function reachAgain(place: Place, port: number, leaving: AbortSignal): Promise<Line | undefined> {
  const waits = waitsOf(place.backOff)
  let portTries = 0
  for (let tries = 1; !leaving.aborted; tries++) {
    const reached = await reachServer(place, port).catch((error: Error) => error)
    if (!(reached instanceof Error)) {
      if (reached.line.server.port === port) return reached.line
      await reached.line.leave()
      throw new PortTaken('Another process started the embedded database on a different port: restart Parapet.')
    }
    if (reached instanceof PortTaken && ++portTries >= portTriesMost) throw reached
    if (tries === 1) place.report(`${reached.message} Retrying.`)
    await pause(waits.next(), undefined, { signal: leaving }).catch(() => {})
  }
  return undefined
}

async function leave({ folder }: Place, line: Line): Promise<void> {
  if (line.open) return line.leave()
  // The supervisor died before us; unless somebody has started another one, its server is nobody's.
  const atRest = await takeLock(serverLockIn(folder.path), 0)
  atRest?.release()
  if (atRest) await stopOrphan(clusterIn(folder.path))
}
