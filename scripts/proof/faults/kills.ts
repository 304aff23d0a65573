/** Processes that are killed, and a database that is stopped and continued. */
import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Fault } from './fault.ts'
import type { Setting } from './setting.ts'

export const killNode = {
  name: 'kill -9 of Node',
  isRepeated: true,
  inject: async (setting: Setting) => {
    const endedAt = Date.now()
    await setting.restart()
    return endedAt
  },
} satisfies Fault

export const killPostmaster = {
  name: 'kill -9 of the postmaster',
  isRepeated: true,
  inject: async (setting: Setting) => {
    process.kill(setting.postmaster(), 'SIGKILL')
    const endedAt = Date.now()
    await setting.revive()
    return endedAt
  },
} satisfies Fault

const killSupervisor: Fault = {
  name: 'kill -9 of the supervisor',
  isRepeated: true,
  only: 'embedded',
  inject: async (setting) => {
    const killed = await setting.supervisor()
    process.kill(killed, 'SIGKILL')
    const endedAt = Date.now()
    while ((await setting.supervisor()) === killed) await pause(20)
    return endedAt
  },
}

const stoppedMs = 20_000

/** The postmaster and its children. */
const processesOf = async (postmaster: number): Promise<number[]> => {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(postmaster)])
  return [postmaster, ...stdout.split('\n').map(Number).filter(Boolean)]
}

/** A process may have ended meanwhile. */
const signal = (pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT') => {
  for (const pid of pids)
    try {
      process.kill(pid, name)
    } catch {}
}

const stopDatabase: Fault = {
  name: 'database stopped for 20 s and continued',
  inject: async (setting) => {
    const pids = await processesOf(setting.postmaster())
    signal(pids, 'SIGSTOP')
    await pause(stoppedMs)
    signal(pids, 'SIGCONT')
    return Date.now()
  },
}

export const kills: readonly Fault[] = [killNode, killPostmaster, killSupervisor, stopDatabase]
