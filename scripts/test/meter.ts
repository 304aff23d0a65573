import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { cpus } from 'node:os'
import { carryOn, emptyAccount, ticksOf, type Process } from './processor-time.ts'

/** What the meter shows; only differences mean something. */
interface Reading {
  readonly seconds: number
  /** Processor time of this process and all that it started; absent where the system does not list processes so. */
  readonly cpuSeconds: number | undefined
  /** Processor time of all that runs on the machine. */
  readonly machineSeconds: number
}

/** The unit of the times in `/proc`, the same on every Linux. */
const ticksPerSecond = 100
const lookEveryMs = 2000

const processOf = (pid: string): Process[] => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // A program's name is in brackets and may have spaces and brackets in it.
    const words = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const at = (place: number) => Number(words[place])
    return [{ pid: Number(pid), parent: at(1), startedAt: at(19), own: at(11) + at(12), waited: at(13) + at(14) }]
  } catch {
    return []
  }
}

const processes = (): Process[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(processOf)

const machineSeconds = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000

/** The database server that was started beside the tests for them alone, by `.ci/run`. */
const server = process.env['TEST_DATABASE_PID']

/** Starts to measure this process and all that it starts, with what outlives its parent, and the tests' own server. */
export const startMeter = (): (() => Reading) => {
  const roots = new Set([process.pid, ...(server ? [Number(server)] : [])])
  const listed = existsSync('/proc/self/stat')
  let account = emptyAccount
  const look = () => {
    if (listed) account = carryOn(account, roots, processes())
  }
  setInterval(look, lookEveryMs).unref()
  return () => {
    look()
    return {
      seconds: performance.now() / 1000,
      cpuSeconds: listed ? ticksOf(account) / ticksPerSecond : undefined,
      machineSeconds: machineSeconds(),
    }
  }
}

/** Takes the difference of two readings. */
export const between = (before: Reading, after: Reading): Reading => ({
  seconds: after.seconds - before.seconds,
  cpuSeconds:
    before.cpuSeconds === undefined || after.cpuSeconds === undefined
      ? undefined
      : after.cpuSeconds - before.cpuSeconds,
  machineSeconds: after.machineSeconds - before.machineSeconds,
})
