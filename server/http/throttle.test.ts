/** How often something may be done: counted in the database, so that a restart forgets nothing. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { throttles } from '../../contract/limits.ts'
import { openApp } from '../app.ts'
import { Caller } from '../testing/caller.ts'
import { castPassword, emailOf } from '../testing/cast.ts'
import { addressOf } from '../testing/probe.ts'
import { openWorld, type World } from '../testing/world.ts'

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

  it('is not counted where limits are off', async () => {
    const open = await openApp({ ...world.platform, config: { ...world.config, rateLimit: false } })
    const same = new Caller(open, null)
    same.cookie = olivia.cookie
    await useUp(same)
    expect((await search(same)).status).toBe(200)
    await open.close()
  })
})
