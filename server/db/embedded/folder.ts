import { chmodSync, closeSync, mkdirSync, openSync, realpathSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { accountFor, give, type Account } from './account.ts'
import { StartRefused } from './refusal.ts'

/** The folder that holds everything of one embedded database: cluster, password, locks and log. */
export interface Folder {
  path: string
  account: Account | undefined
}

/** Makes the folder if need be, and closes it to everybody but the account that the server runs as. */
export function settle(wanted: string): Folder {
  try {
    mkdirSync(wanted, { recursive: true, mode: 0o700 })
    const path = realpathSync(wanted)
    const account = accountFor(clusterIn(path))
    const owner = statSync(path).uid
    if (!account && process.getuid && owner !== process.getuid()) {
      throw new StartRefused(
        `The folder ${path} belongs to another user (number ${owner}): start Parapet as that user, or choose another DATA_DIR.`,
      )
    }
    chmodSync(path, 0o700)
    give(path, account)
    for (const lock of [startLockIn(path), serverLockIn(path)]) {
      makeOnce(lock)
      give(lock, account)
    }
    return { path, account }
  } catch (error) {
    if (error instanceof StartRefused) throw error
    throw new StartRefused(`The folder ${resolve(wanted)} can’t be used: ${(error as Error).message}.`)
  }
}

/** Never opens a file that is there: closing it would let go of every lock that this process holds on it. */
function makeOnce(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

export const clusterIn = (folder: string): string => join(folder, 'cluster')
/** Held while somebody looks for the server, or makes and starts it. */
export const startLockIn = (folder: string): string => join(folder, 'start.lock')
/** Held by the supervisor as long as it lives. */
export const serverLockIn = (folder: string): string => join(folder, 'server.lock')
/** Where the supervisor listens, and the words by which both sides know each other. */
export const addressIn = (folder: string): string => join(folder, 'supervisor.json')
export const logIn = (folder: string): string => join(folder, 'server.log')
