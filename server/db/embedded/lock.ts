import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

export interface Lock {
  release(): void
}

const busy = 5

/**
 * Takes a lock that the operating system gives back when this process dies, however it dies.
 * Node has no file locks of its own; SQLite's are the real ones on every system, and containers that share a disk see them.
 * @returns undefined when another process has it.
 */
export function tryLock(file: string): Lock | undefined {
  const held = new DatabaseSync(file, { timeout: 0 })
  try {
    held.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    held.close()
    if ((error as { errcode?: number }).errcode === busy) return undefined
    throw error
  }
  return { release: () => held.close() }
}

/** Waits for the lock. @returns undefined when another process still has it after that many milliseconds. */
export async function takeLock(file: string, waitMs: number): Promise<Lock | undefined> {
  for (const end = Date.now() + waitMs; ;) {
    const lock = tryLock(file)
    if (lock || Date.now() > end) return lock
    await pause(25)
  }
}
