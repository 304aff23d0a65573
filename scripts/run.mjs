/**
 * Runs a program of the project on the pinned Node, after installing what is missing:
 * `node scripts/run.mjs <file> [words]`. Signals and the exit code pass through.
 */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { installWhatIsNeeded, pinnedNode, root } from './install.mjs'

const oldestNode = 26
/** Ctrl-C comes twice, from the terminal and from npm: within this time it counts once. */
const sameSignalMs = 1000
const lookForParentMs = 1000

const nodeToRun = () => {
  const pinned = pinnedNode()
  if (pinned) return pinned
  if (Number.parseInt(process.versions.node, 10) >= oldestNode) return process.execPath
  throw new Error(
    `No Node comes with the packages for ${process.platform} ${process.arch}: install Node ${oldestNode}.`,
  )
}

/**
 * A stop sent to npm alone ends npm and its shell, and never comes here: the new parent tells.
 *
 * @type {(work: () => void) => void}
 */
const whenOrphaned = (work) => {
  const parent = process.ppid
  if (!process.env['npm_lifecycle_event']) return
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    work()
  }, lookForParentMs)
  timer.unref()
}

/**
 * The program leads a process group of its own, so that one signal reaches it and what it started once. The channel
 * tells it when this process is gone, in whatever way.
 *
 * @type {(node: string, words: string[]) => void}
 */
const run = (node, [file = '', ...words]) => {
  const grouped = process.platform !== 'win32'
  const child = spawn(node, [join(root, file), ...words], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: [dirname(node), process.env['PATH']].join(delimiter) },
    detached: grouped,
  })
  let passedAt = 0
  /** @type {(signal: NodeJS.Signals) => void} */
  const pass = (signal) => {
    if (!grouped || !child.pid || Date.now() - passedAt < sameSignalMs) return
    passedAt = Date.now()
    process.kill(-child.pid, signal)
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, pass)
  whenOrphaned(() => pass('SIGTERM'))
  child.on('error', (error) => {
    console.error(`The pinned Node does not run here: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)))
}

try {
  installWhatIsNeeded()
  run(nodeToRun(), process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
