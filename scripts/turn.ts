import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const lookAgainMs = 200

const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Does work while no other process does it, by a file that names who is at it; one left by a dead process is ignored. */
export const inTurn = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
  await mkdir(dirname(file), { recursive: true })
  for (;;) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      const holder = Number(await readFile(file, 'utf8').catch(() => '0'))
      if (holder > 0 && !lives(holder)) await rm(file, { force: true })
      else await pause(lookAgainMs)
    }
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}
