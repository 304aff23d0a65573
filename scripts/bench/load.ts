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

const textOf = ({ method, path, token, buildingId }: Call) =>
  `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: sid=${token}\r\nx-building-id: ${buildingId}\r\n` +
  `${method === 'POST' ? 'Content-Length: 0\r\n' : ''}\r\n`

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
    socket.once('error', reject)
  })

const ask = (socket: Socket, call: Call): Promise<void> =>
  new Promise((resolve, reject) => {
    let received = ''
    const hear = (chunk: string) => {
      received += chunk
      const answer = answerIn(received)
      if (answer === null) return
      socket.off('data', hear)
      if (answer.startsWith('HTTP/1.1 200 ')) resolve()
      else reject(new Error(`${call.method} ${call.path} answered: ${answer}`))
    }
    socket.on('data', hear)
    socket.write(textOf(call))
  })

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Makes so many calls from 16 connections, each of which waits for its answer. */
export const load = async (port: number, calls: readonly Call[], connections = 16): Promise<Measured> => {
  const sockets = await Promise.all(Array.from({ length: connections }, () => opened(port)))
  const times: number[] = []
  let next = 0
  const begun = performance.now()
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
  for (const socket of sockets) socket.destroy()
  times.sort((a, b) => a - b)
  return { perSecond: calls.length / seconds, p50Ms: quantile(times, 0.5), p99Ms: quantile(times, 0.99) }
}
