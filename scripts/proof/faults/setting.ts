/** The product over a database of the proof's own, to be broken: the embedded one, or a server of its own. */
import { chmod, mkdir } from 'node:fs/promises'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readPidFile } from '../../../server/db/embedded/postmaster.ts'
import { kill, start, type Program } from '../../../server/survival/running.ts'
import { signIn, type Door } from '../../../server/survival/writers.ts'
import { openPostgres15 } from '../../bench/postgres15.ts'

export interface Setting {
  readonly name: 'embedded' | 'PostgreSQL 15'
  readonly folder: string
  /** The DATA_DIR of the product. */
  readonly data: string
  /** Where to call it and as whom; the address is another one after each restart. */
  readonly door: { -readonly [K in keyof Door]: Door[K] }
  readonly databaseUrl: string
  postmaster(): number
  /** The process that keeps the embedded database running. */
  supervisor(): Promise<number>
  /** Kills Node and starts it again, with other settings if need be. */
  restart(settings?: Record<string, string>): Promise<void>
  /** Starts a server of its own again, as its operator would; the embedded one comes back by itself. */
  revive(): Promise<void>
  close(): Promise<void>
}

const patienceMs = 60_000

/** The parent of a process, as Linux tells it. */
const parentOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

/** Answers the supervisor above a postmaster; waits while there is none, such as after it was killed. */
const supervisorOf = async (postmaster: () => number): Promise<number> => {
  for (const end = Date.now() + patienceMs; Date.now() < end; await pause(20))
    try {
      const parent = parentOf(postmaster())
      // A postmaster whose supervisor was killed is given to another process, which must not be killed.
      if (readFileSync(`/proc/${parent}/cmdline`, 'utf8').includes('embedded/supervisor.ts')) return parent
    } catch {
      // Either of them may have ended meanwhile.
    }
  throw new Error('The supervisor was not replaced within a minute.')
}

/** Waits until a process has ended: the supervisor stops the embedded database shortly after Node was killed. */
const untilEnded = async (pid: number): Promise<void> => {
  for (const end = Date.now() + patienceMs; existsSync(`/proc/${pid}`); await pause(20))
    if (Date.now() > end) throw new Error('The embedded database was not stopped within a minute.')
}

/** Opens the product and signs in. */
export const openSetting = async (name: Setting['name'], folder: string): Promise<Setting> => {
  await chmod(folder, 0o711)
  const server = name === 'embedded' ? null : await openPostgres15(folder)
  const data = join(folder, 'data')
  await mkdir(data, { recursive: true, mode: 0o700 })
  const own: Record<string, string> = server ? { DATABASE_URL: server.url } : {}
  let program: Program = await start(data, own)
  const door = await signIn(program.address)
  const postmaster = () => {
    const pid = server?.postmaster() ?? readPidFile(join(data, 'postgres/cluster'))?.pid
    if (!pid) throw new Error('No database server runs.')
    return pid
  }
  return {
    name,
    folder,
    data,
    door,
    get databaseUrl() {
      return program.database
    },
    postmaster,
    supervisor: () => supervisorOf(postmaster),
    restart: async (settings = {}) => {
      await kill(program)
      program = await start(data, { ...own, ...settings })
      door.address = program.address
    },
    revive: async () => server?.revive(),
    close: async () => {
      const embedded = server ? undefined : readPidFile(join(data, 'postgres/cluster'))?.pid
      await kill(program)
      await server?.stop()
      if (embedded) await untilEnded(embedded)
    },
  }
}
