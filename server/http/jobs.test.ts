/** What the dispatcher remembers between calls is forgotten when it means nothing any more. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countKeptMs, idempotencyKeyKeptMs, signInFreeAttempts, throttles } from '../../contract/limits.ts'
import { notices } from '../../contract/notices.ts'
import { emailOf } from '../testing/cast.ts'
import { openWorld, type World } from '../testing/world.ts'

let world: World
beforeEach(async () => {
  world = await openWorld({ env: { RATE_LIMIT: 'on' } })
})
afterEach(() => world.close())

const countOf = async (table: 'idempotency_keys' | 'throttles', where = 'true') =>
  (await world.connection.pool.query(`select 1 from ${table} where ${where}`)).rows.length

test('a call repeated within a day gets its first answer; after that its key is forgotten', async () => {
  const write = async () => {
    const carla = await world.as('carla')
    const call = { body: { title: 'Water off', content: '<p>On Monday.</p>' }, files: [] }
    const answer = await carla.try(notices.create, call, { 'idempotency-key': 'one draft' })
    return answer.body.data._id as string
  }
  const first = await write()
  world.clock.advance(idempotencyKeyKeptMs)
  await world.jobs.runNow('http.forgetOldKeys')
  expect(await write()).toBe(first)
  world.clock.advance(1)
  await world.jobs.runNow('http.forgetOldKeys')
  expect(await countOf('idempotency_keys')).toBe(0)
  expect(await write()).not.toBe(first)
})

test('a count is forgotten a day after its window, and failed sign-ins a day after their wait', async () => {
  const fail = async () =>
    (
      await world.stranger().send('POST', '/api/auth/login', {
        body: { email: emailOf('olivia'), password: 'Wrong-2026!' },
      })
    ).status
  for (let failure = 0; failure < signInFreeAttempts; failure++) expect(await fail()).toBe(401)
  const [waitMs, windowMs] = [60_000, throttles.login.windowSeconds * 1000]
  world.clock.advance(countKeptMs + waitMs)
  await world.jobs.runNow('http.forgetOldCounts')
  expect(await countOf('throttles', `key like 'sign-in:%'`)).toBe(1)
  world.clock.advance(1)
  await world.jobs.runNow('http.forgetOldCounts')
  expect(await countOf('throttles', `key like 'sign-in:%'`)).toBe(0)
  expect(await countOf('throttles')).toBe(1)
  world.clock.advance(windowMs)
  await world.jobs.runNow('http.forgetOldCounts')
  expect(await countOf('throttles')).toBe(0)
})
