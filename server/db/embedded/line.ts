import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { addressIn } from './folder.ts'

/** Our hold on the running server: as long as the line is open, the supervisor keeps the server up. */
export interface Line {
  /** Where the server is now; after a crash its pid is another one. */
  server: { port: number; pid: number }
  /** Whether the supervisor is still there. */
  open: boolean
  /** Resolves when the supervisor is gone though nobody has left. */
  lost: Promise<void>
  /** Says good-bye. Resolves at once while others use the server, and otherwise when it has stopped. */
  leave(): Promise<void>
}

/** What the supervisor tells, one JSON value a line: first its answer, then the server's state whenever that changes. */
interface Words {
  answer?: string
  port?: number
  pid?: number
  down?: true
}

interface Address {
  port: number
  password: string
  answer: string
}

const greetingWithinMs = 5_000

/**
 * Joins the folder's supervisor and waits until its server is ready.
 * @returns undefined when none listens, when it is just ending, or when its server did not start.
 */
export function joinLine(folder: string, report: (sentence: string) => void): Promise<Line | undefined> {
  const address = readAddress(folder)
  if (!address) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    const socket = connect(address.port, '127.0.0.1')
    // Whoever has been given the port since then may be silent, or say anything.
    const impatience = setTimeout(() => socket.destroy(), greetingWithinMs)
    let known = false
    let down = false
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>()
    let line: Line | undefined
    let leaving: Promise<void> | undefined
    socket.on('error', () => socket.destroy())
    socket.once('connect', () => socket.write(`${address.password}\n`))
    const spoken = createInterface({ input: socket })
    // It repeats the socket's errors; the socket's own listener has dealt with them.
    spoken.on('error', () => {})
    spoken.on('line', (text) => {
      const words = parse(text)
      if (!known && words.answer !== address.answer) return void socket.destroy()
      known = true
      clearTimeout(impatience)
      if (words.down && line && !down) report('The embedded database stopped unexpectedly and is restarting.')
      down = words.down ?? false
      if (!words.port || !words.pid) return
      const server = { port: words.port, pid: words.pid }
      if (line) return void (line.server = server)
      line = { server, open: true, lost, leave: () => (leaving ??= leave(socket)) }
      socket.unref()
      resolve(line)
    })
    socket.once('close', () => {
      clearTimeout(impatience)
      if (line) line.open = false
      if (line && !leaving) lose()
      resolve(undefined)
    })
  })
}

function leave(socket: Socket): Promise<void> {
  if (socket.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    socket.ref()
    socket.once('close', () => resolve())
    socket.end()
  })
}

function readAddress(folder: string): Address | undefined {
  try {
    return JSON.parse(readFileSync(addressIn(folder), 'utf8')) as Address
  } catch {
    return undefined
  }
}

function parse(text: string): Words {
  try {
    return JSON.parse(text) as Words
  } catch {
    return {}
  }
}
