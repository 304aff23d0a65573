import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
/** Ticks a second in which Linux counts a process's time where it keeps no finer account. */
const ticks = 100

export interface Server {
  port: number
  /** Processor seconds the process has used so far; null where the system does not tell. */
  cpuSeconds(): number | null
  stop(): Promise<void>
}

/** A port that nobody listens on now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** Of every thread: the garbage collector and the compiler of a server work in threads of their own. */
const threadNanoseconds = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .map((thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]))
    .reduce((sum, nanoseconds) => sum + nanoseconds, 0)

const cpuSecondsOf = (pid: number): number | null => {
  if (process.platform !== 'linux') return null
  if (existsSync(`/proc/${pid}/schedstat`)) return threadNanoseconds(pid) / 1e9
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticks
}

const answers = async (port: number, child: ChildProcess): Promise<void> => {
  // Two minutes: a demo is filled first, and the machine may be busy.
  for (let attempt = 0; attempt < 2400; attempt++) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error('A server of the measurement did not start.')
    const ok = await fetch(`http://127.0.0.1:${port}/api/health`).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('A server of the measurement does not answer.')
}

const stop = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.on('exit', () => resolve())
    child.kill('SIGTERM')
  })

/** Starts a program of the tree as a process of its own, so that its processor time can be read apart. */
export const startServer = async (script: string, env: Record<string, string>): Promise<Server> => {
  const port = await freePort()
  const child = spawn(process.execPath, [join(root, script)], {
    cwd: root,
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await answers(port, child)
  } catch (error) {
    await stop(child)
    throw error
  }
  return { port, cpuSeconds: () => cpuSecondsOf(child.pid!), stop: () => stop(child) }
}
