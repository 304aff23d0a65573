/** A PostgreSQL 15 server of the machine's own programs, started for a measurement or a proof. */
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { accountFor } from '../../server/db/embedded/account.ts'
import { freePort } from './servers.ts'

export const programs = '/usr/lib/postgresql/15/bin'

/** Tells whether this machine has the programs. */
export const hasPostgres15 = (): boolean => existsSync(join(programs, 'postgres'))

export interface Postgres15 {
  readonly url: string
  postmaster(): number
  /** Starts the server again after it was killed, as its operator would. */
  revive(): Promise<void>
  stop(): Promise<void>
}

/** Asked by the server's own program: a client of ours that is turned away while it starts may wait for ever. */
const waitFor = async (port: number): Promise<void> => {
  const ask = () =>
    promisify(execFile)(join(programs, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).then(
      () => true,
      () => false,
    )
  for (let attempt = 1; attempt <= 300; attempt++) {
    if (await ask()) return
    await pause(100)
  }
  throw new Error('The PostgreSQL 15 server does not answer.')
}

/** A cluster as durable as the embedded one and with as much memory, run by an account that is not root. */
export const openPostgres15 = async (folder: string): Promise<Postgres15> => {
  const account = accountFor(join(folder, 'none'))
  const home = join(folder, 'postgres15')
  const cluster = join(home, 'cluster')
  await mkdir(home)
  if (account) chownSync(home, account.uid, account.gid)
  const as = { ...account, cwd: '/', stdio: 'ignore' } as const
  execFileSync(
    join(programs, 'initdb'),
    ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-k'],
    as,
  )
  const port = await freePort()
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'shared_buffers=64MB',
    'jit=off',
  ]
  const words = ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])]
  /** After a kill the old server's children may need a moment to notice, and a new one refuses to start beside them. */
  const start = async (triesLeft = 50): Promise<ChildProcess> => {
    const server = spawn(join(programs, 'postgres'), words, as)
    const ended = once(server, 'exit')
    const isUp = await Promise.race([waitFor(port).then(() => true), ended.then(() => false)])
    if (isUp) return server
    if (triesLeft === 0) throw new Error('The PostgreSQL 15 server does not start.')
    await pause(100)
    return start(triesLeft - 1)
  }
  let server = await start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    postmaster: () => server.pid!,
    revive: async () => {
      server = await start()
    },
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
    },
  }
}
