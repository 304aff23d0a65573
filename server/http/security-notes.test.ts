/** The security log holds every attempt to get in and every refused permission, and fail2ban can read it. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { throttles } from '../../contract/limits.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { castPassword, emailOf } from '../testing/cast.ts'
import { lineOf } from '../platform/security-log.ts'
import { makePasskey } from '../testing/passkey.ts'
import { openWorld, type World } from '../testing/world.ts'

let world: World
beforeEach(async () => {
  world = await openWorld({ env: { RATE_LIMIT: 'on' } })
})
afterEach(() => world.close())

const call = (url: string, payload: object, remoteAddress = '203.0.113.7') =>
  world.app.inject({ method: 'POST', url, payload, remoteAddress })
const noted = () =>
  world.security.map(({ attempt, outcome, accountId }) => [
    attempt,
    outcome,
    Object.entries(world.cast.accounts).find(([, id]) => id === accountId)?.[0] ?? accountId,
  ])

describe('the security log', () => {
  it('notes sign-ins with account and address, accepted or not', async () => {
    await call('/api/auth/login', { email: emailOf('olivia'), password: castPassword }, '2001:db8::7')
    await call('/api/auth/login', { email: emailOf('theo'), password: 'Wrong-2026!' })
    await call('/api/auth/login', { email: 'nobody@parapet.example', password: 'Wrong-2026!' })
    expect(noted()).toEqual([
      ['sign-in', 'accepted', 'olivia'],
      ['sign-in', 'LOGIN_FAILED', 'theo'],
      ['sign-in', 'LOGIN_FAILED', null],
    ])
    expect(world.security.map(({ address }) => address)).toEqual(['2001:db8::7', '203.0.113.7', '203.0.113.7'])
    expect(world.security.map(({ at }) => at)).toEqual(Array(3).fill(world.clock.now()))
  })

  it('notes reset links, codes and invitations that lead nowhere', async () => {
    await call('/api/auth/forgot-password', { email: emailOf('olivia') })
    await call('/api/auth/reset-password', { token: 'x'.repeat(43), password: 'Seawall-2027!' })
    await call('/api/auth/second-factor', { code: '123456' })
    await call('/api/invitations/read', { token: 'x'.repeat(43) })
    expect(noted()).toEqual([
      ['reset link', 'asked', null],
      ['password reset', 'LINK_USED', null],
      ['second factor', 'SIGN_IN_OVER', null],
      ['invitation', expect.stringMatching(/^[A-Z_]+$/), null],
    ])
  })

  it('tells a password that still awaits its second factor from one that let somebody in', async () => {
    const olivia = await world.as('olivia')
    await makePasskey(olivia)
    world.security.length = 0
    await call('/api/auth/login', { email: emailOf('olivia'), password: castPassword })
    await call('/api/auth/login', { email: emailOf('theo'), password: castPassword })
    expect(noted()).toEqual([
      ['sign-in first step', 'accepted', 'olivia'],
      ['sign-in', 'accepted', 'theo'],
    ])
  })

  it('notes a permission that somebody lacks, and nothing of what they may do', async () => {
    const olivia = await world.as('olivia')
    world.security.length = 0
    await olivia.send('GET', '/api/notices')
    await olivia.send('GET', '/api/auth/me')
    expect(noted()).toEqual([])
    await olivia.send('GET', '/api/buildings')
    expect(noted()).toEqual([['permission', 'FORBIDDEN', 'olivia']])
    expect(world.security[0]!.route).toBe('GET:/api/buildings')
  })
})

describe('the fail2ban filter', () => {
  const setting = async (name: string, file = 'filter') => {
    const text = await readFile(join(import.meta.dirname, `../../docs/fail2ban/parapet-${file}.conf`), 'utf8')
    return new RegExp(`^${name} = (.*)$`, 'm').exec(text)![1]!
  }

  it('finds the address in what fails, and nothing in what only came too fast or succeeded', async () => {
    const wrong = { email: emailOf('theo'), password: 'Wrong-2026!' }
    for (let count = 0; count < 5; count++) await call('/api/auth/login', wrong)
    await call('/api/auth/login', wrong)
    await call('/api/auth/login', { email: emailOf('olivia'), password: castPassword }, '2001:db8::7')
    await call('/api/auth/reset-password', { token: 'x'.repeat(43), password: 'Seawall-2027!' }, '2001:db8::8')
    // As fail2ban does: the date is taken off the line first, and <HOST> stands for an address.
    const dates = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z/
    expect(await setting('datepattern')).toBe(String.raw`^%%Y-%%m-%%dT%%H:%%M:%%S(?:\.%%f)?%%z`)
    const fails = new RegExp((await setting('failregex')).replace('<HOST>', String.raw`(?<host>[\da-f:.]+)`))
    const found = world.security.map((entry) => {
      const line = lineOf(entry)
      expect(line).toMatch(dates)
      return fails.exec(line.replace(dates, ''))?.groups?.['host'] ?? null
    })
    expect(found).toEqual([...Array(5).fill('203.0.113.7'), null, null, '2001:db8::8'])
  })

  it('sees enough of whoever guesses to ban them, before they are turned away uncounted', async () => {
    expect(await setting('findtime', 'jail')).toBe('1h')
    for (const { most, windowSeconds } of [throttles.login, throttles.secondFactor, throttles.resetPassword])
      expect([most >= Number(await setting('maxretry', 'jail')), windowSeconds <= 3600]).toEqual([true, true])
  })
})
