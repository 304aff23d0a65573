/** Failed sign-ins wait longer each time, and never eject somebody who is signed in. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signInFreeAttempts } from '../../../contract/limits.ts'
import { castPassword, emailOf, type Name } from '../../testing/cast.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { waitAfterMs } from './rules.ts'

const minute = 60_000
const day = 24 * 60 * minute

let world: World
beforeEach(async () => {
  world = await openWorld({ env: { RATE_LIMIT: 'on' } })
})
afterEach(() => world.close())

const attempt = async (password = 'Wrong-2026!', name: Name = 'olivia', remoteAddress = '127.0.0.1') => {
  const payload = { email: emailOf(name), password }
  const { statusCode, headers, json } = await world.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload,
    remoteAddress,
  })
  return { status: statusCode, wait: Number(headers['retry-after'] ?? 0), error: json<{ error?: string }>().error }
}
const fail = async (times: number) => {
  for (let failure = 1; failure <= times; failure++) expect((await attempt()).status).toBe(401)
}

describe('failed sign-ins', () => {
  it('are free five times, and one success begins anew', async () => {
    await fail(signInFreeAttempts - 1)
    expect((await attempt(castPassword)).status).toBe(200)
    await fail(signInFreeAttempts - 1)
    expect((await attempt(castPassword)).status).toBe(200)
  })

  it('then wait 1, 2, 4, 8 and at most 15 minutes, also with the right password', async () => {
    await fail(signInFreeAttempts)
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      const refused = await attempt(castPassword)
      const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
      const error = `Too many attempts. Please wait ${wait} and try again.`
      expect(refused).toEqual({ status: 429, wait: minutes * 60, error })
      world.clock.advance(minutes * minute - 1)
      expect((await attempt(castPassword)).status).toBe(429)
      world.clock.advance(1)
      await fail(1)
    }
  })

  it('are forgiven when the wait is over and the password is right', async () => {
    await fail(signInFreeAttempts)
    world.clock.advance(minute)
    expect((await attempt(castPassword)).status).toBe(200)
    await fail(signInFreeAttempts - 1)
    expect((await attempt(castPassword)).status).toBe(200)
  })

  it('are forgotten a day after the last wait', async () => {
    await fail(signInFreeAttempts)
    world.clock.advance(day + 2 * minute)
    await fail(signInFreeAttempts - 1)
    expect((await attempt(castPassword)).status).toBe(200)
  })

  it('never eject somebody who is signed in', async () => {
    const olivia = await world.as('olivia')
    await fail(signInFreeAttempts)
    expect((await attempt(castPassword)).status).toBe(429)
    expect((await olivia.send('GET', '/api/auth/me')).status).toBe(200)
  })

  it('make neither another person nor another address wait', async () => {
    await fail(signInFreeAttempts)
    expect((await attempt(castPassword, 'theo')).status).toBe(200)
    expect((await attempt(castPassword, 'olivia', '10.1.1.1')).status).toBe(200)
  })

  it('keep no address in the clear', async () => {
    await fail(1)
    const { rows } = await world.connection.pool.query<{ key: string }>(
      "select key from throttles where key like 'sign-in:%'",
    )
    expect(rows).toHaveLength(2)
    for (const { key } of rows) expect(key).not.toContain('owner')
  })
})

describe('the wait after failures in a row', () => {
  it('grows from none to a quarter of an hour', () => {
    const minutes = [0, 1, 4, 5, 6, 7, 8, 9, 10, 100].map((failures) => waitAfterMs(failures) / minute)
    expect(minutes).toEqual([0, 0, 0, 1, 2, 4, 8, 15, 15, 15])
  })
})
