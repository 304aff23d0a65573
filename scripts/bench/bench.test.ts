import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { measureBeside } from './beside.ts'
import { repeated } from './floor-repeated.ts'
import { openParts } from './parts.ts'
import { besideTable, sizesTable } from './report.ts'
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

test('something and its floor take turns, and its table says the most it may take', async () => {
  const turns: string[] = []
  const measured = await measureBeside({
    ...{ what: 'fee run', atMostMs: 2_000, turns: 2 },
    ours: async (turn) => void turns.push(`ours ${turn}`),
    floor: async (turn) => void turns.push(`floor ${turn}`),
  })
  expect(turns).toEqual(['ours 0', 'floor 0', 'ours 1', 'floor 1'])
  expect(measured).toMatchObject({ what: 'fee run', atMostMs: 2_000 })
  expect(
    besideTable('books', [{ ...measured, ms: 300, floorMs: 20 }])
      .split('\n')
      .slice(0, 3),
  ).toEqual([
    '| books | ours, ms | at most, ms | floor, ms | ours ÷ floor |',
    '| --- | --- | --- | --- | --- |',
    '| fee run | 300.00 | 2,000 | 20.00 | 15.00 |',
  ])
})

test('a table of sizes says how many times as long the largest may take, where that is limited', () => {
  const grown = [{ what: 'page', ms: [2, 3] }]
  expect(sizesTable('books', 'lines', [500, 1_000_000], grown, 3).split('\n').at(-1)).toBe(
    '| page | 2.00 | 3.00 | 1.50 | 3.00 |',
  )
  expect(sizesTable('books', 'lines', [500, 1_000_000], grown).split('\n').at(-1)).toBe('| page | 2.00 | 3.00 | 1.50 |')
})

const now = '2026-11-20T20:00:00.000Z'
const idAt = (at: string, end: string) =>
  `${Date.parse(at).toString(16).padStart(12, '0').replace(/.{8}/, '$&-')}-7000-8000-00000000000${end}`
const [ticketId, older] = [idAt(now, '1'), idAt('2026-11-20T19:59:59.000Z', '2')]

const overheard = repeated({
  heard: [
    { text: 'select next', values: [older] },
    { text: 'insert ticket', values: [ticketId, 1001, 'account-1', now, true, Buffer.alloc(32)] },
    { text: 'insert rows', values: [`[{"ticket":"${ticketId}","at":"${now}"}]`, ['account-1', 'account-2']] },
  ],
  ...{ accountId: 'account-1', now, number: 1001, begunAt: Date.parse(now), endedAt: Date.parse(now) + 50 },
})
const callBy = (accountId: string, at: string) => {
  const by = { buildingId: 'b', accountId, role: 'owner', now: at, path: '', search: null }
  return overheard(by).map(({ values }) => (typeof values === 'function' ? values([[{ next: 1077 }]]) : values))
}

test('what was overheard is repeated with ids, moment, number and caller of the new call, and otherwise as it was', () => {
  const later = '2026-11-21T08:30:00.000Z'
  const [found, ticket, rows] = callBy('account-9', later)
  expect(found).toEqual([older])
  expect(ticket!.slice(1, 5)).toEqual([1077, 'account-9', later, true])
  expect(ticket![0]).not.toBe(ticketId)
  expect(ticket![5]).not.toEqual(Buffer.alloc(32))
  // The same id where the same record is meant.
  expect(rows).toEqual([`[{"ticket":"${ticket![0] as string}","at":"${later}"}]`, ['account-9', 'account-2']])
  expect(callBy('account-9', later)[1]![0]).not.toBe(ticket![0])
})
