/** A client that costs little: on a machine of few processors it shares them with what it measures. */
import { connect, type Socket } from 'node:net'

export interface Call {
  method: 'GET' | 'POST'
  path: string
  token: string
  buildingId: string
}

export interface Measured {
  perSecond: number
  p50Ms: number
  p99Ms: number
}

/** A call that sends something. */
export interface PostCall extends Call {
  method: 'POST'
  body: object
}

const headOf = ({ method, path, token, buildingId }: Call) =>
  `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: sid=${token}\r\nx-building-id: ${buildingId}\r\n`

const textOf = (call: Call | PostCall) => {
  if (!('body' in call)) return `${headOf(call)}${call.method === 'POST' ? 'Content-Length: 0\r\n' : ''}\r\n`
  const body = JSON.stringify(call.body)
  const length = Buffer.byteLength(body)
  return `${headOf(call)}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`
}

/** The answer's text, once all of it is there. */
const answerIn = (received: string): string | null => {
  const head = received.indexOf('\r\n\r\n')
  if (head < 0) return null
  const length = /\r\ncontent-length: (\d+)/i.exec(received)?.[1]
  if (length === undefined) throw new Error('A server of the measurement does not say how long its answer is.')
  return received.length >= head + 4 + Number(length) ? received : null
}

const opened = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.setNoDelay(true)
    // Each byte one character, so that lengths are those of the wire.
    socket.setEncoding('latin1')
    // Handles later errors as well, which would end the process; a call under way hears that the connection closed.
    socket.on('error', reject)
  })

/** Returns the answer to a call, whatever its status. Throws if the connection closes, since no answer would ever come. */
const answerTo = (socket: Socket, call: Call | PostCall): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = ''
    const done = (settle: () => void) => {
      socket.off('data', hear)
      socket.off('close', lost)
      settle()
    }
    const lost = () => done(() => reject(new Error(`${call.method} ${call.path}: the server closed the connection`)))
    const hear = (chunk: string) => {
      try {
        received += chunk
        const answer = answerIn(received)
        if (answer !== null) done(() => resolve(answer))
      } catch (error) {
        done(() => reject(error))
      }
    }
    if (socket.destroyed) return lost()
    socket.on('data', hear)
    socket.on('close', lost)
    socket.write(textOf(call))
  })

/** Shortens an answer to its first line and the beginning of its body. */
const inShort = (answer: string): string => {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return `${head.split('\r\n')[0]} ${body.slice(0, 200)}`
}

const ask = async (socket: Socket, call: Call | PostCall): Promise<void> => {
  const answer = await answerTo(socket, call)
  if (!answer.startsWith('HTTP/1.1 200 ')) throw new Error(`${call.method} ${call.path} answered ${inShort(answer)}`)
}

/** So many kept connections, over each of which a call can be made whose status is what counts. */
export const openCalls = async (port: number, connections: number) => {
  const sockets = await Promise.all(Array.from({ length: connections }, () => opened(port)))
  return {
    ask: async (connection: number, call: PostCall): Promise<number> =>
      Number((await answerTo(sockets[connection]!, call)).slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)),
    close: (): void => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Makes so many calls from 16 connections, each of which waits for its answer. */
export const load = async (port: number, calls: readonly (Call | PostCall)[], connections = 16): Promise<Measured> => {
  const sockets = await Promise.all(Array.from({ length: connections }, () => opened(port)))
  const times: number[] = []
  let next = 0
  const begun = performance.now()
  try {
    await Promise.all(
      sockets.map(async (socket) => {
        for (let call = calls[next++]; call; call = calls[next++]) {
          const asked = performance.now()
          await ask(socket, call)
          times.push(performance.now() - asked)
        }
      }),
    )
    const seconds = (performance.now() - begun) / 1000
    times.sort((a, b) => a - b)
    return { perSecond: calls.length / seconds, p50Ms: quantile(times, 0.5), p99Ms: quantile(times, 0.99) }
  } finally {
    for (const socket of sockets) socket.destroy()
  }
}
