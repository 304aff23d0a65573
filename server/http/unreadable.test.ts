/** Sockets of callers that never finish a request and never close their side are given back all the same. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { addressOf, openProbe } from '../testing/probe.ts'
import { openWorld, type World } from '../testing/world.ts'

const quickly = { headMostMs: 200, wholeMostMs: 400, checkedEveryMs: 50 }
const many = 40
let world: World
let probe: Awaited<ReturnType<typeof openProbe>>
let port: number
const sockets: Socket[] = []

beforeAll(async () => {
  world = await openWorld()
  probe = await openProbe(world, [], undefined, quickly)
  port = Number(new URL(await addressOf(probe.app)).port)
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(async () => {
  await probe.close()
  await world.close()
})

/** A caller that sends this, reads what it is told, and never closes its side. */
const call = async (text: string): Promise<{ heard: () => string }> => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  sockets.push(socket)
  let heard = ''
  socket.on('data', (piece) => (heard += piece.toString()))
  socket.on('error', () => {})
  await once(socket, 'connect')
  if (text) socket.write(text)
  return { heard: () => heard }
}

const held = () => promisify(probe.app.server.getConnections.bind(probe.app.server))()
const host = 'Host: parapet.example\r\n'

it.each([
  ['half a head', `GET /api/live HTTP/1.1\r\n${host}`, '408'],
  ['nothing at all', '', '408'],
  [
    'half a body',
    `POST /api/auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 40\r\n\r\n{"email":`,
    '408',
  ],
  ['what is not HTTP', 'paprika\r\n\r\n', '400'],
  ['a head that is too large', `GET /api/live HTTP/1.1\r\n${host}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
])('%s: the caller is told, and the socket is closed', async (_what, text, status) => {
  const callers = await Promise.all(Array.from({ length: many }, () => call(text)))
  await expect.poll(() => callers.filter(({ heard }) => heard().startsWith(`HTTP/1.1 ${status} `)).length).toBe(many)
  await expect.poll(held).toBe(0)
})
