import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { give, type Account } from './account.ts'
import { waitsOf, type BackOff } from './back-off.ts'
import { footingOn } from './footing.ts'
import { addressIn, clusterIn, serverLockIn } from './folder.ts'
import { tryLock } from './lock.ts'
import { readPidFile, stopPostmaster } from './postmaster.ts'

/**
 * A process of its own, the parent of PostgreSQL. Every process that uses the database holds a line to it; when the last
 * line is gone, by a good-bye or because its process died in whatever way, it stops the server and ends. A server that
 * ends under its users, for any reason, it starts again at the same port, and keeps trying as long as it has users.
 * line.ts shows what they say to each other.
 */
export interface Orders {
  folder: string
  account: Account | undefined
  postgres: string
  settings: string[]
  port: number
  backOff: BackOff
}

const { folder, account, postgres, settings, port, backOff } = JSON.parse(process.argv[2]!) as Orders
const cluster = clusterIn(folder)
const users = new Set<Socket>()
/** Those who said good-bye last, and wait until the server is at rest. */
const waiting = new Set<Socket>()
const [password, answer] = [randomBytes(24).toString('base64url'), randomBytes(24).toString('base64url')]
const firstUserWithinMs = 10_000

let server: ChildProcess
let news = ''
let ending = false
/** Until the server has been ready once, a failure is for the operator to read, and not to be tried for ever. */
let wasReady = false
// After a crash the old server's children may need a moment to notice, and a new one refuses to start beside them.
let triesLeft = existsSync(join(cluster, 'postmaster.pid')) ? 20 : 0
const waits = waitsOf(backOff)

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
  try {
    server = spawnServer()
  } catch (error) {
    // Such as a folder that cannot be opened for the moment; a first start ends with this as its last word.
    if (!wasReady) throw error
    return startAgain()
  }
  const started = server
  started.once('exit', startAgain)
  // A program that could not be started at all may not exit as well.
  started.once('error', () => {
    started.off('exit', startAgain)
    startAgain()
  })
  void announceWhenReady(started)
}

function spawnServer(): ChildProcess {
  const footing = footingOn(folder, account)
  try {
    return spawn(postgres, ['-D', clusterIn(footing.folder), ...settings], {
      ...footing.options,
      stdio: ['ignore', 'inherit', 'inherit', ...footing.handles],
    })
  } finally {
    footing.close()
  }
}

function startAgain(): void {
  if (ending) return
  if (!wasReady && triesLeft-- <= 0) return void finish()
  tell({ down: true })
  setTimeout(() => ending || startServer(), wasReady ? waits.next() : backOff.firstMs)
}

async function announceWhenReady(started: ChildProcess): Promise<void> {
  while (!hasEnded(started)) {
    const written = readPidFile(cluster)
    if (written?.ready && written.pid === started.pid) {
      wasReady = true
      waits.reset()
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
  const { pid } = server
  if (pid && !hasEnded(server)) await stopPostmaster(pid, () => hasEnded(server))
  lock?.release()
  for (const user of [...users, ...waiting]) user.end()
  setImmediate(() => process.exit(0))
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
