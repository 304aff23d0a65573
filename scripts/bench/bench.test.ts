import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { openParts } from './parts.ts'
import { roomBesideOurs } from './room.ts'
import { compare } from './rounds.ts'
import type { BenchRoute } from './routes.ts'
import type { Server } from './servers.ts'

const closers: (() => void)[] = []
afterAll(() => closers.forEach((close) => close()))

/** A server that answers everything, but hangs up on one path and refuses another. */
const served = async (): Promise<Server> => {
  const server = createServer((request, response) => {
    if (request.url === '/hangs-up') return response.socket?.destroy()
    response.statusCode = request.url === '/refuses' ? 500 : 200
    response.setHeader('content-length', 2)
    return response.end('no')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => server.close())
  return { port: (server.address() as AddressInfo).port, cpuSeconds: () => null, stop: async () => {} }
}

const route = (path: string): BenchRoute => ({
  name: path,
  times: 1,
  call: () => ({ method: 'GET', path, token: 'none', buildingId: 'none' }),
})

test('a route that fails is named with its reason, and the others are measured in every round', async () => {
  const servers = { ours: await served(), floor: await served() }
  const missed: string[] = []
  const compared = await compare(
    ['/works', '/refuses', '/hangs-up', '/works-too'].map(route),
    servers,
    { rounds: 2, requests: 20 },
    { say: () => {}, miss: (name, reason) => void missed.push(`${name} ${(reason as Error).message}`) },
  )
  expect(compared.map((one) => [one.route, one.ours.length, one.floor.length])).toEqual([
    ['/works', 2, 2],
    ['/works-too', 2, 2],
  ])
  expect(missed.toSorted()).toEqual([
    expect.stringMatching(/^\/hangs-up \((ours|floor)\) GET \/hangs-up: the server closed the connection$/),
    expect.stringMatching(/^\/refuses \((ours|floor)\) GET \/refuses answered HTTP\/1.1 500 Internal Server Error no$/),
  ])
})

test('a part that fails is reported with its reason, once as it fails and once in the list at the end', async () => {
  const said: string[] = []
  const parts = openParts((sentence) => void said.push(sentence))
  const refuse = () => Promise.reject(Object.assign(new Error(''), { code: 'ECONNREFUSED' }))
  expect(await parts.attempt('the first', async () => 1)).toBe(1)
  expect(await parts.attempt('the second', refuse)).toBeNull()
  parts.miss('a route', new Error('it answered 500'))
  expect(parts.missed).toEqual(['the second: ECONNREFUSED', 'a route: it answered 500'])
  expect(said).toEqual(parts.missed.map((line) => `NOT MEASURED ${line}`))
})

test('bare INSERTs get as large a pool as ours, a smaller one on a small server, and none on a smaller one still', () => {
  expect(roomBesideOurs({ most: 60, reserved: 3, others: 0 })).toBe(20)
  expect(roomBesideOurs({ most: 60, reserved: 3, others: 25 })).toBe(8)
  expect(() => roomBesideOurs({ most: 30, reserved: 3, others: 3 })).toThrow(
    'accepts 30 connections, 3 of them reserved and 3 used by others, and our server opens up to 24',
  )
})
