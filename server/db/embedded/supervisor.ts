import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { give, type Account } from './account.ts'
import { footingOn } from './footing.ts'
import { addressIn, clusterIn, serverLockIn } from './folder.ts'
import { tryLock } from './lock.ts'
import { readPidFile, stopPostmaster } from './postmaster.ts'

/**
 * A process of its own, the parent of PostgreSQL. Every process that uses the database holds a line to it; when the last
 * line is gone, by a good-bye or because its process died in whatever way, it stops the server and ends. A server that
 * dies under its users it starts again, at the same port. What users and supervisor say on the line stands in line.ts.
 */
export interface Orders {
  folder: string
  account: Account | undefined
  postgres: string
  settings: string[]
  port: number
}

const { folder, account, postgres, settings, port } = JSON.parse(process.argv[2]!) as Orders
const cluster = clusterIn(folder)
const users = new Set<Socket>()
/** Those who said good-bye last, and wait until the server is at rest. */
const waiting = new Set<Socket>()
const [password, answer] = [randomBytes(24).toString('base64url'), randomBytes(24).toString('base64url')]
const firstUserWithinMs = 10_000

let server: ChildProcess
let news = ''
let ending = false
// After a crash the old server's children may need a moment to notice, and a new one refuses to start beside them.
const triesAfterCrash = 20
let triesLeft = existsSync(join(cluster, 'postmaster.pid')) ? triesAfterCrash : 0

const lock = tryLock(serverLockIn(folder))
if (!lock) process.exit(1)
// Ctrl-C and a service manager's stop reach every process at once; the users decide when the server is no longer needed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

const door = createServer({ allowHalfOpen: true }, greet).listen(0, '127.0.0.1', publishAddress)
setTimeout(() => users.size === 0 && void finish(), firstUserWithinMs).unref()
startServer()

function publishAddress(): void {
  const unfinished = `${addressIn(folder)}.unfinished`
  const address = { port: (door.address() as AddressInfo).port, password, answer }
  writeFileSync(unfinished, JSON.stringify(address), { mode: 0o600 })
  give(unfinished, account)
  renameSync(unfinished, addressIn(folder))
}

function greet(caller: Socket): void {
  caller.on('error', () => caller.destroy())
  caller.once('data', (words) => {
    if (words.toString() !== `${password}\n` || ending) return void caller.destroy()
    users.add(caller)
    caller.write(`${JSON.stringify({ answer })}\n${news}`)
  })
  caller.on('end', () => goodBye(caller))
  caller.on('close', () => goodBye(caller))
}

function goodBye(caller: Socket): void {
  if (!users.delete(caller)) return void caller.end()
  if (users.size > 0) return void caller.end()
  waiting.add(caller)
  void finish()
}

function tell(words: object): void {
  news = `${JSON.stringify(words)}\n`
  for (const user of users) user.write(news)
}

function startServer(): void {
  const footing = footingOn(folder, account)
  server = spawn(postgres, ['-D', clusterIn(footing.folder), ...settings], {
    ...footing.options,
    stdio: ['ignore', 'inherit', 'inherit', ...footing.handles],
  })
  footing.close()
  server.once('error', () => void finish())
  server.once('exit', (code) => {
    if (ending) return
    // Code 0 means that somebody stopped it on purpose.
    if (code === 0 || triesLeft-- <= 0) return void finish()
    tell({ down: true })
    setTimeout(() => ending || startServer(), 100)
  })
  void announceWhenReady(server)
}

async function announceWhenReady(started: ChildProcess): Promise<void> {
  while (!hasEnded(started)) {
    const written = readPidFile(cluster)
    if (written?.ready && written.pid === started.pid) {
      triesLeft = triesAfterCrash
      return tell({ port, pid: written.pid })
    }
    await pause(10)
  }
}

async function finish(): Promise<void> {
  if (ending) return
  ending = true
  door.close()
  rmSync(addressIn(folder), { force: true })
  if (server.pid && !hasEnded(server)) await stopPostmaster(server.pid, () => hasEnded(server))
  lock?.release()
  for (const user of [...users, ...waiting]) user.end()
  setImmediate(() => process.exit(0))
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
