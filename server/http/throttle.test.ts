/** How often something may be done: counted in the database, so that a restart forgets nothing. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sharedAddressTimes, throttles } from '../../contract/limits.ts'
import { post } from '../../contract/route.ts'
import { later } from '../../contract/time.ts'
import { openApp } from '../app.ts'
import { Caller } from '../testing/caller.ts'
import { castPassword, emailOf } from '../testing/cast.ts'
import { addressOf, openProbe } from '../testing/probe.ts'
import { openWorld, type World } from '../testing/world.ts'
import { bind } from './bind.ts'
import { Conflict, LimitReached, Unavailable } from './errors.ts'
import { counterOf } from './throttle.ts'

const { most, windowSeconds } = throttles.buildingSearch

let world: World
let olivia: Caller

beforeAll(async () => {
  world = await openWorld({ env: { RATE_LIMIT: 'on' }, connections: 20 })
  olivia = await world.as('olivia')
})
beforeEach(async () => {
  await world.connection.pool.query('delete from throttles')
})
afterAll(() => world.close())

const search = (caller = olivia) => caller.send('GET', '/api/buildings/search', { query: { query: 'Harbour' } })
const useUp = async (caller = olivia) => {
  for (let use = 1; use <= most; use++) expect((await search(caller)).status).toBe(200)
}

describe('a limited call', () => {
  it('answers 429 beyond its limit, and says for how long', async () => {
    await useUp()
    const answer = await search()
    expect(answer.status).toBe(429)
    expect(answer.body).toEqual({
      success: false,
      error: 'Too many attempts. Please wait a minute and try again.',
      code: 'LIMIT_REACHED',
    })
    expect(answer.headers['retry-after']).toBe(String(windowSeconds))
    world.clock.advance(20_000)
    expect((await search()).headers['retry-after']).toBe(String(windowSeconds - 20))
  })

  it('is heard again when the window has passed, not before', async () => {
    await useUp()
    world.clock.advance(windowSeconds * 1000 - 1)
    expect((await search()).status).toBe(429)
    world.clock.advance(1)
    expect((await search()).status).toBe(200)
  })

  it('is counted for each person, not for everybody', async () => {
    await useUp()
    expect((await search(await world.as('theo'))).status).toBe(200)
    expect((await search()).status).toBe(429)
  })

  it('stays refused after a restart of the server', async () => {
    await useUp()
    const restarted = await openApp(world.platform)
    const same = new Caller(restarted, olivia.buildingId)
    same.cookie = olivia.cookie
    expect((await search(same)).status).toBe(429)
    await restarted.close()
  })

  it('lets exactly as many through when all come at once', async () => {
    const url = `${await addressOf(world.app)}/api/buildings/search?query=Harbour`
    const answers = await Promise.all(
      Array.from({ length: most + 40 }, () => fetch(url, { headers: { cookie: olivia.cookie } })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(most)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40)
  })

  it('is counted for the address where nobody is signed in, also when it is malformed', async () => {
    const stranger = world.stranger()
    for (let use = 1; use <= throttles.login.most; use++)
      expect((await stranger.send('POST', '/api/auth/login', { body: '{' })).status).toBe(400)
    expect((await stranger.send('POST', '/api/auth/login', { body: '{' })).status).toBe(429)
  })

  it('is not used up by the many who sign in from one office', async () => {
    const body = { email: emailOf('olivia'), password: castPassword }
    for (let use = 0; use <= throttles.login.most; use++)
      expect((await world.stranger().send('POST', '/api/auth/login', { body })).status).toBe(200)
  })

  it('is not used up by sixty who sign in at the same moment', async () => {
    const url = `${await addressOf(world.app)}/api/auth/login`
    const body = JSON.stringify({ email: emailOf('olivia'), password: castPassword })
    const headers = { 'content-type': 'application/json' }
    const answers = await Promise.all(Array.from({ length: 60 }, () => fetch(url, { method: 'POST', headers, body })))
    expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(200))
    expect((await world.stranger().send('POST', '/api/auth/login', { body })).status).toBe(200)
  })

  it('is not used up by calls that were turned away early, and is by wrong ones', async () => {
    let refusal = Unavailable('The server is busy.')
    const base = { access: 'signedIn', summary: 'Refuses on demand' } as const
    const table = {
      counted: post('/api/probe/counted', { ...base, throttle: 'passwordLink' }),
      failures: post('/api/probe/failures', { ...base, throttle: 'secondFactorChange' }),
    }
    const fail = () => {
      throw refusal
    }
    const probe = await openProbe(world, bind(table, { counted: fail, failures: fail }))
    const same = probe.as(olivia)
    for (const [path, limit] of [
      [table.counted.path, throttles.passwordLink],
      [table.failures.path, throttles.secondFactorChange],
    ] as const)
      for (const [wrong, status] of [
        [Unavailable('The server is busy.'), 503],
        [LimitReached(60), 429],
        [Conflict('Not now.'), 409],
      ] as const) {
        refusal = wrong
        for (let use = 0; use < limit.most; use++) expect((await same.send('POST', path)).status).toBe(status)
        const last = await same.send('POST', path)
        expect(last.headers['retry-after']).toBe({ 503: '5', 429: '60', 409: String(limit.windowSeconds) }[status])
      }
    await probe.close()
  })

  it('is not counted where limits are off', async () => {
    const open = await openApp({ ...world.platform, config: { ...world.config, rateLimit: false } })
    const same = new Caller(open, null)
    same.cookie = olivia.cookie
    await useUp(same)
    expect((await search(same)).status).toBe(200)
    await open.close()
  })
})

describe('behind a proxy that is not trusted', () => {
  const behind = (path: string, body: object, forwarded: string | undefined, remoteAddress = '127.0.0.1') =>
    world.app.inject({
      method: 'POST',
      url: path,
      payload: body,
      remoteAddress,
      headers: { ...(forwarded && { 'x-forwarded-for': forwarded }) },
    })
  const wrong = { email: 'nobody@parapet.example', password: 'Wrong-2026!' }
  const right = { email: emailOf('theo'), password: castPassword }

  it('strangers do not keep everybody from signing in, and each account keeps its own limit', async () => {
    for (let use = 0; use <= throttles.login.most; use++)
      await behind('/api/auth/login', { ...wrong, email: `nobody${use}@parapet.example` }, `198.51.100.${use}`)
    expect((await behind('/api/auth/login', right, '203.0.113.7')).statusCode).toBe(200)
    const statuses: number[] = []
    for (let use = 0; use < 6; use++)
      statuses.push((await behind('/api/auth/login', wrong, `198.51.100.${use}`)).statusCode)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  const useUpTo = (key: string, count: number) =>
    world.connection.pool.query('insert into throttles (key, count, resets_at) values ($1, $2, $3)', [
      counterOf(world.platform, key, '127.0.0.1'),
      count,
      later(world.clock.now(), 60_000),
    ])

  it('what is made without an account is limited for all of them together, more widely', async () => {
    const join = (forwarded?: string) => behind('/api/auth/register', {}, forwarded)
    await useUpTo('register', throttles.register.most * sharedAddressTimes - 1)
    expect((await join('203.0.113.7')).statusCode).toBe(400)
    expect((await join('203.0.113.8')).statusCode).toBe(429)
    expect((await join()).statusCode).toBe(429)
  })

  it.each([
    ['forgotPassword', '/api/auth/forgot-password', { email: 'nobody@parapet.example' }, 200],
    ['resetPassword', '/api/auth/reset-password', { token: 'x'.repeat(43), password: castPassword }, 409],
    ['readInvitation', '/api/invitations/read', { token: 'x'.repeat(43) }, 409],
    ['passkey', '/api/auth/passkey/options', {}, 200],
  ] as const)('what has a secret or a limit of its own is not: %s', async (key, path, body, status) => {
    await useUpTo(key, 1_000_000)
    expect((await behind(path, body, '203.0.113.7')).statusCode).toBe(status)
    expect((await behind(path, body, undefined)).statusCode).toBe(429)
  })

  it('a header from the internet widens nothing', async () => {
    for (let use = 0; use < throttles.login.most; use++)
      await behind('/api/auth/login', { ...wrong, email: `nobody${use}@parapet.example` }, '10.1.1.1', '198.51.100.7')
    expect((await behind('/api/auth/login', right, '10.1.1.2', '198.51.100.7')).statusCode).toBe(429)
    expect((await behind('/api/auth/login', right, undefined, '198.51.100.8')).statusCode).toBe(200)
  })
})
