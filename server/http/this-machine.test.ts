/** Outside production the server answers its own machine only, whatever stands before it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp } from '../app.ts'
import { openWorld, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const statusOf = async (headers: Record<string, string>, thisMachineOnly = true): Promise<number> => {
  const app = await openApp({ ...world.platform, config: { ...world.config, thisMachineOnly } })
  const { statusCode } = await app.inject({ url: '/api/live', headers })
  await app.close()
  return statusCode
}

test.each([
  ['localhost:3000', {}],
  ['localhost', {}],
  ['127.0.0.1:3000', {}],
  ['[::1]:3000', {}],
])('answers a browser of this machine at %s', async (host, more) => {
  expect(await statusOf({ host, ...more })).toBe(200)
})

test.each([
  ['strata.example.com', {}],
  ['192.168.1.20:3000', {}],
  ['localhost.example.com', {}],
  ['localhost', { 'x-forwarded-for': '203.0.113.7' }],
  ['localhost', { 'x-forwarded-host': 'strata.example.com' }],
  ['localhost', { 'x-forwarded-proto': 'https' }],
  ['localhost', { 'x-real-ip': '203.0.113.7' }],
  ['localhost', { forwarded: 'for=203.0.113.7' }],
  ['localhost', { via: '1.1 strata.example.com' }],
])('refuses a call for %s with %j', async (host, more) => {
  expect(await statusOf({ host, ...more })).toBe(403)
})

test('answers everybody in production', async () => {
  expect(await statusOf({ host: 'strata.example.com', 'x-forwarded-for': '203.0.113.7' }, false)).toBe(200)
})
