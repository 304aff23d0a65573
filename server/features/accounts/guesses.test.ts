/** Guessing at one account from many addresses is slowed, and its owner still gets in. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { guessesFree, guessWaitMostMs } from '../../../contract/limits/accounts.ts'
import { castPassword, emailOf, type Name } from '../../testing/cast.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let address: number
beforeEach(async () => {
  world = await openWorld({ env: { RATE_LIMIT: 'on' }, connections: 20 })
  address = 0
})
afterEach(() => world.close())

interface Browser {
  cookie?: string
  from?: string
}
/** Tries to sign in, from an address that nobody has used yet unless one is named. */
const login = async (password: string, { cookie, from }: Browser = {}, email = emailOf('olivia')) => {
  address += 1
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    remoteAddress: from ?? `198.51.${Math.floor(address / 200)}.${address % 200}`,
    headers: { ...(cookie !== undefined && { cookie }) },
  })
  const set = [answer.headers['set-cookie'] ?? []].flat().find((line) => line.startsWith('device='))
  return { status: answer.statusCode, wait: Number(answer.headers['retry-after'] ?? 0), set }
}
const guess = async () => (await login('Wrong-2026!')).status
const attack = async () => {
  for (let count = 0; count < guessesFree; count++) expect(await guess()).toBe(401)
}
const knownBrowser = async (): Promise<Browser> => ({ cookie: (await login(castPassword)).set!.split(';')[0]! })
const mailsTo = async (name: Name) => {
  await world.jobs.drain()
  return world.mails.filter(({ to }) => to === emailOf(name)).map(({ subject }) => subject)
}

describe('wrong passwords for one account from many addresses', () => {
  it('are evaluated only as often as is free, however many start at once', async () => {
    const statuses = await Promise.all(Array.from({ length: 200 }, guess))
    expect(statuses.filter((status) => status === 401)).toHaveLength(guessesFree)
    // The others wait for a turn, or find more in line than the server takes.
    expect(statuses.filter((status) => status !== 401 && status !== 429 && status !== 503)).toEqual([])
  })

  it('are evaluated fewer than a hundred times in an hour, also where they start all at once', async () => {
    let evaluated = 0
    const begun = Date.parse(world.clock.now())
    while (Date.parse(world.clock.now()) < begun + 3_600_000) {
      const statuses = await Promise.all(Array.from({ length: evaluated === 0 ? 200 : 8 }, guess))
      evaluated += statuses.filter((status) => status === 401).length
      world.clock.advance(10_000)
    }
    expect(evaluated).toBeGreaterThan(guessesFree)
    expect(evaluated).toBeLessThan(100)
  })

  it('then wait longer each time, at most three minutes', async () => {
    await attack()
    let longest = 0
    for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 180, 180]) {
      const refused = await login('Wrong-2026!')
      expect([refused.status, refused.wait]).toEqual([429, seconds])
      world.clock.advance(seconds * 1000)
      expect(await guess()).toBe(401)
      longest = seconds
    }
    expect(longest * 1000).toBe(guessWaitMostMs)
  })

  it('let one guess pass after each wait, however many come at once', async () => {
    await attack()
    world.clock.advance(1000)
    const statuses = await Promise.all(Array.from({ length: 12 }, guess))
    expect(statuses.filter((status) => status === 401)).toHaveLength(1)
    expect(statuses.filter((status) => status === 429)).toHaveLength(11)
  })

  it('are slowed alike for an address that nobody has', async () => {
    const nobody = () => login('Wrong-2026!', {}, 'nobody@parapet.example')
    for (let count = 0; count < guessesFree; count++) expect((await nobody()).status).toBe(401)
    expect((await nobody()).status).toBe(429)
    await world.jobs.drain()
    expect(world.mails).toEqual([])
  })

  it('do not touch another account', async () => {
    await attack()
    expect((await login(castPassword, {}, emailOf('theo'))).status).toBe(200)
  })
})

describe('the owner of the account', () => {
  it('signs in as usual in a browser they have used before, also from an address of the attack', async () => {
    const browser = await knownBrowser()
    await attack()
    for (let count = 0; count < 6; count++) await login('Wrong-2026!', { from: '203.0.113.7' })
    expect((await login(castPassword, { from: '203.0.113.7' })).status).toBe(429)
    expect((await login(castPassword, { ...browser, from: '203.0.113.7' })).status).toBe(200)
  })

  it('waits at most one turn in a new browser', async () => {
    await attack()
    expect((await login(castPassword)).status).toBe(429)
    world.clock.advance(1000)
    expect((await login(castPassword)).status).toBe(200)
  })

  it('gets an email once, and the right password of theirs in a known browser counts for nothing', async () => {
    const browser = await knownBrowser()
    for (let count = 0; count < 3; count++) await login('Wrong-2026!', browser)
    for (let count = 0; count < guessesFree - 1; count++) await guess()
    expect(await mailsTo('olivia')).toEqual([])
    await guess()
    world.clock.advance(1000)
    await guess()
    expect(await mailsTo('olivia')).toEqual(['Someone is trying to guess your password'])
  })

  it('makes a browser known by choosing a new password there, and every other one unknown', async () => {
    const old = await knownBrowser()
    await world.stranger().send('POST', '/api/auth/forgot-password', { body: { email: emailOf('olivia') } })
    await world.jobs.drain()
    const token = /token=([\w-]+)/.exec(world.mails.at(-1)!.text)![1]!
    const password = 'Seawall-2027!'
    const answer = await world.stranger().send('POST', '/api/auth/reset-password', { body: { token, password } })
    expect(answer.status).toBe(200)
    const line = [answer.headers['set-cookie'] ?? []]
      .flat()
      .map(String)
      .find((one) => one.startsWith('device='))!
    await attack()
    expect((await login(password, old)).status).toBe(429)
    expect((await login(password, { cookie: line.split(';')[0]! })).status).toBe(200)
  })
})

describe('a browser', () => {
  it('is known by a cookie of which the database keeps a hash', async () => {
    const { set } = await login(castPassword)
    expect(set).toMatch(/^device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
    const { rows } = await world.connection.pool.query<{ row: string }>('select d::text as row from known_devices d')
    expect(rows).toHaveLength(1)
    expect(rows[0]!.row).not.toContain(/device=([\w-]+)/.exec(set!)![1])
  })

  it('keeps its name when somebody else signs in there, and is forgotten when nobody has for a year', async () => {
    const browser = await knownBrowser()
    expect((await login(castPassword, browser, emailOf('theo'))).set).toContain(browser.cookie)
    const known = async () => (await world.connection.pool.query('select 1 from known_devices')).rowCount
    expect(await known()).toBe(2)
    world.clock.advance(401 * 86_400_000)
    await world.jobs.runNow('accounts.forgetDevices')
    expect(await known()).toBe(0)
  })
})
