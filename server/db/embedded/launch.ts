import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { parse } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { give } from './account.ts'
import type { Binaries } from './binaries.ts'
import { addressIn, logIn, type Folder } from './folder.ts'
import type { BackOff } from './back-off.ts'
import { joinLine, type Line } from './line.ts'
import { PortTaken, StartRefused } from './refusal.ts'
import { settingArguments, type ServerChoices } from './settings.ts'
import type { Orders } from './supervisor.ts'

const supervisor = fileURLToPath(new URL('supervisor.ts', import.meta.url))
const logMostBytes = 1_000_000
const slowAfterMs = 5_000

/** Between choosing a free port and the server's taking it, any program may come first. */
const portsToTry = 5
const portTaken = 'could not create any TCP/IP sockets'

/** What a new server is started with; the port is the first to be tried, and the only one where its users know no other. */
export interface Choices extends Omit<ServerChoices, 'port'> {
  backOff: BackOff
  port?: number | undefined
  samePort?: boolean
}

/**
 * Starts a supervisor with a server on the folder, and waits until that is ready.
 * @throws PortTaken when it must have the same port and another program has it.
 * @throws StartRefused with the server's own last word when it does not start.
 */
export async function startSupervisor(
  folder: Folder,
  { postgres }: Binaries,
  { port: wanted, samePort = false, backOff, ...choices }: Choices,
  report: (sentence: string) => void,
): Promise<Line> {
  const { path, account } = folder
  for (let tries = 1; ; tries++) {
    const logged = startLog(folder)
    const port = tries === 1 && wanted ? wanted : await freePort()
    const settings = settingArguments({ ...choices, port })
    const line = await joinNew({ folder: path, account, postgres, settings, port, backOff }, report)
    if (line) return line
    const word = lastWord(path, logged)
    if (word === portTaken && samePort)
      throw new PortTaken(
        `Another program is now using port ${port}, where the embedded database was: restart Parapet.`,
      )
    if (word !== portTaken || tries === portsToTry)
      throw new StartRefused(`PostgreSQL didn’t start on ${path}: ${word} (its log is ${logIn(path)}).`)
  }
}

/** @returns undefined when it ended before its server was ready. */
async function joinNew(orders: Orders, report: (sentence: string) => void): Promise<Line | undefined> {
  rmSync(addressIn(orders.folder), { force: true })
  const log = openSync(logIn(orders.folder), 'a')
  // Detached: Ctrl-C in the terminal must not reach it before its users have finished.
  const child = spawn(process.execPath, [supervisor, JSON.stringify(orders)], {
    detached: true,
    windowsHide: true,
    cwd: parse(orders.folder).root,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  let ended = false
  child.once('error', () => (ended = true))
  child.once('exit', () => (ended = true))
  const slow = setTimeout(
    report,
    slowAfterMs,
    'The embedded database is still starting: after a crash, it replays its log.',
  )
  try {
    while (!ended) {
      const line = await joinLine(orders.folder, report)
      if (line) return line
      await pause(5)
    }
    return undefined
  } finally {
    clearTimeout(slow)
    child.unref()
  }
}

/** Keeps one predecessor, and holds the server's own messages only. @returns how long it is already. */
function startLog({ path, account }: Folder): number {
  const log = logIn(path)
  if (existsSync(log) && statSync(log).size > logMostBytes) renameSync(log, `${log}.1`)
  closeSync(openSync(log, 'a', 0o600))
  give(log, account)
  return statSync(log).size
}

function lastWord(path: string, from: number): string {
  const lines = readFileSync(logIn(path)).subarray(from).toString().trim().split('\n')
  const fatal = lines.findLast((line) => /FATAL|PANIC|Error:/.test(line)) ?? lines.at(-1) ?? ''
  return fatal.replace(/^.*(FATAL|PANIC):\s*/, '') || 'no output'
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
