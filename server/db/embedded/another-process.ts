import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** For tests: a Node process of its own that has opened the database of a folder. */
export interface AnotherProcess {
  shared: boolean
  url: string
  /** Of the database server that it uses. */
  server: number
  /** Numbers it has written into table `written` and had acknowledged, so far. */
  acknowledged: number[]
  /** Stops as the application would. */
  leave(): Promise<void>
  /** kill -9, unless it has already ended. */
  kill(): Promise<void>
}

const script = `
const { openEmbedded } = await import(process.env.DOOR)
const { default: pg } = await import('pg')
const database = await openEmbedded({ folder: process.env.FOLDER })
// It stays whatever becomes of its connection, and ends with the test.
process.stdin.on('end', () => process.exit()).resume()
process.once('SIGTERM', () => database.stop().then(() => process.exit()))
const client = new pg.Client(database.url)
client.on('error', () => {})
await client.connect()
console.log(JSON.stringify({ shared: database.shared, url: database.url, server: database.pid }))
for (let n = Number(process.env.FROM); n > 0; n++) {
  await client.query('insert into written values ($1)', [n])
  console.log(n)
}
`

/** Starts it; with a number to write from, it then writes that one and all that follow, one transaction each. */
export async function openInAnotherProcess(folder: string, writeFrom = 0): Promise<AnotherProcess> {
  const env = { ...process.env, DOOR: new URL('embedded.ts', import.meta.url).href, FOLDER: folder }
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...env, FROM: String(writeFrom) },
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  const acknowledged: number[] = []
  const opened = new Promise<{ shared: boolean; url: string; server: number }>((resolve, reject) => {
    lines.once('line', (text) => {
      resolve(JSON.parse(text) as { shared: boolean; url: string; server: number })
      lines.on('line', (number) => acknowledged.push(Number(number)))
    })
    child.once('exit', (code) => reject(new Error(`it ended with ${code} before it had opened`)))
  })
  return {
    ...(await opened),
    acknowledged,
    leave: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'close')
  child.kill(signal)
  await closed
}
