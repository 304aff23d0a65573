import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { parse } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { give } from './account.ts'
import type { Binaries } from './binaries.ts'
import { addressIn, logIn, type Folder } from './folder.ts'
import { joinLine, type Line } from './line.ts'
import { StartRefused } from './refusal.ts'
import { settingArguments, type ServerChoices } from './settings.ts'
import type { Orders } from './supervisor.ts'

const supervisor = fileURLToPath(new URL('supervisor.ts', import.meta.url))
const logMostBytes = 1_000_000
const slowAfterMs = 5_000

/**
 * Starts a supervisor with a server on the folder, and waits until that is ready.
 * @throws StartRefused with the server's own last word when it does not start.
 */
export async function startSupervisor(
  { path, account }: Folder,
  { postgres }: Binaries,
  choices: Omit<ServerChoices, 'port'>,
  report: (sentence: string) => void,
): Promise<Line> {
  rmSync(addressIn(path), { force: true })
  const log = openLog(path)
  give(logIn(path), account)
  const logged = statSync(logIn(path)).size
  const port = await freePort()
  const orders: Orders = { folder: path, account, postgres, settings: settingArguments({ ...choices, port }), port }
  // Detached: Ctrl-C in the terminal must not reach it before its users have finished.
  const child = spawn(process.execPath, [supervisor, JSON.stringify(orders)], {
    detached: true,
    windowsHide: true,
    cwd: parse(path).root,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  let ended = false
  child.once('error', () => (ended = true))
  child.once('exit', () => (ended = true))
  const slow = setTimeout(
    report,
    slowAfterMs,
    'The embedded database is still starting: after a crash it reads its log.',
  )
  try {
    while (!ended) {
      const line = await joinLine(path, report)
      if (line) return line
      await pause(5)
    }
  } finally {
    clearTimeout(slow)
    child.unref()
  }
  throw new StartRefused(`PostgreSQL did not start on ${path}: ${lastWord(path, logged)} (its log is ${logIn(path)}).`)
}

/** The log keeps one predecessor, and holds the server's own messages only. */
function openLog(path: string): number {
  const log = logIn(path)
  if (existsSync(log) && statSync(log).size > logMostBytes) renameSync(log, `${log}.1`)
  return openSync(log, 'a', 0o600)
}

function lastWord(path: string, from: number): string {
  const lines = readFileSync(logIn(path)).subarray(from).toString().trim().split('\n')
  const fatal = lines.findLast((line) => /FATAL|PANIC|Error:/.test(line)) ?? lines.at(-1) ?? ''
  return fatal.replace(/^.*(FATAL|PANIC):\s*/, '') || 'it said nothing'
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
