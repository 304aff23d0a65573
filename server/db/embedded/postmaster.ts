import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** What PostgreSQL writes about itself into its cluster. */
export interface PidFile {
  pid: number
  port: number
  ready: boolean
}

const pidFileOf = (cluster: string) => join(cluster, 'postmaster.pid')

export function readPidFile(cluster: string): PidFile | undefined {
  const lines = textOf(pidFileOf(cluster)).split('\n')
  const pid = Number(lines[0])
  return pid > 0 ? { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' } : undefined
}

/** Empty where there is none: a server that ends takes its file away at any moment. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

/** Whether that process lives and is the server of this cluster: neither a zombie, nor a stranger that was given the number later. */
export function isPostmaster(pid: number, cluster: string): boolean {
  if (process.platform === 'linux') return isPostmasterOnLinux(pid, cluster)
  if (process.platform === 'win32') return exists(pid)
  try {
    const [state = 'Z', ...command] = execFileSync('ps', ['-o', 'stat=,command=', '-p', String(pid)], {
      encoding: 'utf8',
    })
      .trim()
      .split(/\s+/)
    return !state.startsWith('Z') && command.join(' ').includes(cluster)
  } catch {
    return false
  }
}

function isPostmasterOnLinux(pid: number, cluster: string): boolean {
  try {
    // "pid (name) state …"; PostgreSQL works inside its cluster, and a zombie has no working folder.
    const name = /\((.*)\)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]
    return name === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
  } catch {
    return false
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/**
 * Removes a pid file whose number now belongs to a stranger: PostgreSQL would take the stranger for a server and refuse.
 * A file of a process that is simply gone stays; PostgreSQL knows what to do with it.
 */
export function clearStalePidFile(cluster: string): void {
  const left = readPidFile(cluster)
  if (left && exists(left.pid) && !isPostmaster(left.pid, cluster)) rmSync(pidFileOf(cluster), { force: true })
}

/** Stops a server that has lost its supervisor. @returns false when it would not go. */
export async function stopOrphan(cluster: string): Promise<boolean> {
  const left = readPidFile(cluster)
  if (!left || !isPostmaster(left.pid, cluster)) return true
  return stopPostmaster(left.pid, () => !isPostmaster(left.pid, cluster))
}

/**
 * Fast shutdown, then an immediate one, then the end. Windows has no signals: there the first one ends it at once, and
 * the next start recovers from the write-ahead log as after a power cut.
 * @returns false when it outlived all three.
 */
export async function stopPostmaster(pid: number, isGone: () => boolean): Promise<boolean> {
  const steps = [
    { signal: 'SIGINT', patienceMs: 20_000 },
    { signal: 'SIGQUIT', patienceMs: 5_000 },
    { signal: 'SIGKILL', patienceMs: 5_000 },
  ] as const
  for (const { signal, patienceMs } of steps) {
    try {
      process.kill(pid, signal)
    } catch {
      return isGone()
    }
    for (const end = Date.now() + patienceMs; Date.now() < end; await pause(10)) if (isGone()) return true
  }
  return false
}
