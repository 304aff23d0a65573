/** How many live streams stay open: so many of one browser, so many of one person, and one more for each that leaves. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { streamRetrySeconds, streamsPerAccountMost, streamsPerSessionMost } from '../../../contract/limits.ts'
import type { Caller } from '../../testing/caller.ts'
import { addressOf } from '../../testing/probe.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
// Kept until the end: a stream whose answer nobody holds any more is closed when garbage is collected.
const everyStream: { leave: AbortController; response: Response }[] = []
beforeAll(async () => {
  world = await openWorld({ connections: 20 })
})
afterAll(async () => {
  for (const { leave } of everyStream) leave.abort()
  await world.close()
})

/** Opens a stream over a socket; it stays open until it is left. */
const open = async ({ app, cookie, buildingId }: Caller) => {
  const leave = new AbortController()
  const url = `${await addressOf(app)}/api/notifications/live?building=${buildingId}`
  const stream = { leave, response: await fetch(url, { headers: { cookie }, signal: leave.signal }) }
  everyStream.push(stream)
  return stream
}
const openMany = (who: Caller, count: number) => Promise.all(Array.from({ length: count }, () => open(who)))
const statuses = (streams: { response: Response }[]) => streams.map(({ response }) => response.status)
const times = (status: number, count: number) => Array.from({ length: count }, () => status)

test('of one browser 8 stay open; the ninth is told to wait, and comes in when another has left', async () => {
  expect(streamsPerSessionMost).toBe(8)
  const phone = await world.as('theo')
  const eight = await openMany(phone, 8)
  expect(statuses(eight)).toEqual(times(200, 8))
  const { response } = await open(phone)
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, String(streamRetrySeconds)])
  expect(await response.json()).toEqual({
    success: false,
    error: 'Too many windows are open. Please close some; until then, this one updates every 30 seconds.',
    code: 'LIMIT_REACHED',
  })
  eight[0]!.leave.abort()
  await expect.poll(async () => (await open(phone)).response.status).toBe(200)
  expect((await open(phone)).response.status).toBe(429)
})

test('of one person 24 stay open in all their browsers; of others as many besides', async () => {
  expect(streamsPerAccountMost).toBe(24)
  const browsers = await Promise.all(Array.from({ length: 4 }, () => world.as('olivia')))
  for (const browser of browsers.slice(0, 3)) expect(statuses(await openMany(browser, 8))).toEqual(times(200, 8))
  expect((await open(browsers[3]!)).response.status).toBe(429)
  expect((await open(await world.as('carla'))).response.status).toBe(200)
})

test('a hundred at once: exactly 8 stay open', async () => {
  const answers = statuses(await openMany(await world.as('mandeep'), 100))
  expect([200, 429].map((status) => answers.filter((answer) => answer === status).length)).toEqual([8, 92])
})

test('signing out ends the streams of this browser, and makes room', async () => {
  const laptop = await world.as('ben')
  const former = await openMany(laptop, 8)
  await laptop.send('POST', '/api/auth/logout')
  await Promise.all(former.map(({ response }) => response.text()))
  const again = await Promise.all(Array.from({ length: 3 }, () => world.as('ben')))
  for (const browser of again) expect(statuses(await openMany(browser, 8))).toEqual(times(200, 8))
})
