import { accessSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const roomNeeded = 4e9
const ours = /^parapet-[a-z]+-(\d+)-/

const hasRoom = (): boolean => {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= roomNeeded
  } catch {
    return false
  }
}

const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/** Takes away what runs left behind that were killed: in memory nothing else would. */
const sweep = (): void => {
  for (const name of readdirSync(memory)) {
    const [, pid] = ours.exec(name) ?? []
    if (pid !== undefined && !runs(Number(pid))) rmSync(join(memory, name), { recursive: true, force: true })
  }
}

/**
 * A new folder for what a run of tests throws away, such as its database: in memory where the system offers enough of it,
 * because a test copies a database of two thousand files, and else among the temporary files.
 */
export const quickFolder = (purpose: string): string => {
  const inMemory = hasRoom()
  if (inMemory) sweep()
  return mkdtempSync(join(inMemory ? memory : tmpdir(), `parapet-${purpose}-${process.pid}-`))
}
