import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { addressOf } from './probe.ts'

interface Call {
  path: string
  headers?: Record<string, string>
  body: object
}

const opened = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket))
    socket.once('error', reject)
  })

const requestOf = ({ path, headers = {}, body }: Call): string => {
  const text = JSON.stringify(body)
  const head = { host: '127.0.0.1', connection: 'close', 'content-type': 'application/json', ...headers }
  const lines = Object.entries({ ...head, 'content-length': String(Buffer.byteLength(text)) })
  return [`POST ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', text].join('\r\n')
}

interface Answer {
  status: number
  /** The whole answer, head and body. */
  text: string
}

const answerOf = (socket: Socket) =>
  new Promise<Answer>((resolve, reject) => {
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => (text += String(chunk)))
    socket.once('error', reject)
    socket.once('end', () => resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]), text }))
  })

/** Posts some calls at once: each on a real socket of its own, all of which stand open before the first byte is written. */
export const postAllAtOnce = async (app: FastifyInstance, calls: readonly Call[]): Promise<Answer[]> => {
  const { port } = new URL(await addressOf(app))
  const sockets = await Promise.all(calls.map(() => opened(Number(port))))
  const answers = sockets.map((socket) => answerOf(socket))
  const requests = calls.map(requestOf)
  for (const [at, socket] of sockets.entries()) socket.write(requests[at]!)
  return Promise.all(answers)
}

/** Posts the same call so many times at once; answers the statuses in order of their number. */
export const postAtOnce = async (app: FastifyInstance, times: number, call: Call): Promise<number[]> => {
  const answers = await postAllAtOnce(app, Array<Call>(times).fill(call))
  return answers.map(({ status }) => status).toSorted((a, b) => a - b)
}
