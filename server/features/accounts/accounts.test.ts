/** Signing in and out, and how long it lasts. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { castPassword, emailOf, type Name } from '../../testing/cast.ts'
import type { Caller } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { addMember, endMembership } from '../buildings/buildings.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

let world: World
beforeEach(async () => {
  world = await openWorld()
})
afterEach(() => world.close())

const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  world.stranger().send('POST', '/api/auth/login', { body: { email, password }, headers })
const me = (caller: Caller) => caller.send('GET', '/api/auth/me')
const cookiesOf = (answer: { headers: Record<string, unknown> }) =>
  [(answer.headers['set-cookie'] ?? []) as string | string[]].flat()
const setCookie = (answer: { headers: Record<string, unknown> }) =>
  cookiesOf(answer).find((cookie) => /^(?:__Host-)?sid=/.test(cookie)) ?? ''

describe('signing in', () => {
  it('answers the user, however the address was typed', async () => {
    const { status, body } = await signIn('  Council@Parapet.example ', castPassword)
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      data: {
        _id: world.cast.accounts.carla,
        firstName: 'Carla',
        lastName: 'Council',
        email: 'council@parapet.example',
        role: 'normal',
        emailVerified: true,
        preferences: { appearance: 'device' },
        profilePicture: null,
        secondFactor: 'none',
        buildings: [{ building: { _id: world.cast.buildings.harbour, name: 'Harbour View' }, role: 'council' }],
      },
    })
  })

  it('answers the same to an unknown address, a wrong password, an account without one and one switched off', async () => {
    const { pool } = world.connection
    await pool.query('update accounts set disabled_at = now() where email = $1', [emailOf('theo')])
    await pool.query('update accounts set password_hash = null where email = $1', [emailOf('mia')])
    const answers = [
      await signIn('nobody@parapet.example', castPassword),
      await signIn(emailOf('olivia'), 'Wrong-2026!'),
      await signIn(emailOf('olivia'), castPassword.toLowerCase()),
      await signIn(emailOf('theo'), castPassword),
      await signIn(emailOf('mia'), castPassword),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(401)
      expect(answer.text).toBe('{"success":false,"error":"Invalid email or password","code":"LOGIN_FAILED"}')
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  const refused: [string, object, string][] = [
    ['no address', { password: castPassword }, 'Email is required'],
    ['an empty address', { email: ' ', password: castPassword }, 'Email is required'],
    ['a short address', { email: 'a@b', password: castPassword }, 'Email is too short'],
    ['a long address', { email: `${'a'.repeat(250)}@b.ca`, password: castPassword }, 'Email is too long'],
    ['what is no address', { email: 'olivia at home', password: castPassword }, 'Invalid email format'],
    [
      'a mistyped provider',
      { email: 'olivia@gmial.com', password: castPassword },
      'Email domain appears to have a typo',
    ],
    ['no password', { email: 'owner@parapet.example' }, 'Password is required'],
    ['an empty password', { email: 'owner@parapet.example', password: '' }, 'Password is required'],
    ['five characters', { email: 'owner@parapet.example', password: '12345' }, 'Invalid password'],
    ['a password of a wrong type', { email: 'owner@parapet.example', password: ['a'] }, 'Password must be text'],
  ]
  for (const [what, body, message] of refused)
    it(`refuses ${what}: ${message}`, async () => {
      const answer = await world.stranger().send('POST', '/api/auth/login', { body })
      expect(answer.status).toBe(400)
      expect(answer.body.error).toBe(message)
      const field = message.includes('assword') ? 'password' : 'email'
      expect(answer.body.errors).toEqual([{ field, message }])
    })

  it('replaces a hash of another cost, once', async () => {
    const full = await openWorld({ env: { NODE_ENV: 'development' } })
    const hash = async (): Promise<string> => {
      const { rows } = await full.connection.pool.query('select password_hash from accounts where email = $1', [
        emailOf('olivia'),
      ])
      return rows[0].password_hash
    }
    expect(await hash()).toContain('$m=64,t=1,p=1$')
    await full.as('olivia')
    const renewed = await hash()
    expect(renewed).toContain('$m=19456,t=2,p=1$')
    await full.as('olivia')
    expect(await hash()).toBe(renewed)
    await full.close()
  })

  it('takes six characters as a password to judge', async () => {
    expect((await signIn(emailOf('olivia'), '123456')).status).toBe(401)
  })
})

describe('the cookie', () => {
  it('is out of reach of scripts and other sites', async () => {
    expect(setCookie(await signIn(emailOf('olivia'), castPassword))).toMatch(
      /^sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  it('comes with a second one, which says to our pages that somebody is signed in, and nothing of who', async () => {
    const olivia = await signIn(emailOf('olivia'), castPassword)
    expect(cookiesOf(olivia)[1]).toBe('signed-in=yes; Max-Age=2592000; Path=/; SameSite=Lax')
    const left = await (await world.as('olivia')).send('POST', '/api/auth/logout')
    expect(cookiesOf(left)[1]).toBe('signed-in=; Max-Age=0; Path=/; SameSite=Lax')
  })

  it('is bound to this host and to https where the public address is https', async () => {
    const secure = await openWorld({
      env: { NODE_ENV: 'production', RATE_LIMIT: 'on', PUBLIC_URL: 'https://parapet.example', TRUST_PROXY: 'none' },
    })
    const body = { email: emailOf('olivia'), password: castPassword }
    const answer = await secure.stranger().send('POST', '/api/auth/login', { body })
    expect(setCookie(answer)).toMatch(
      /^__Host-sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
    await secure.close()
  })

  it('holds a secret of which the database keeps only a hash', async () => {
    const token = /sid=([\w-]+)/.exec(setCookie(await signIn(emailOf('olivia'), castPassword)))![1]!
    const { rows } = await world.connection.pool.query<{ row: string }>('select sessions::text as row from sessions')
    for (const { row } of rows) expect(row).not.toContain(token)
  })

  it('is new at each sign-in: one that somebody planted before is worth nothing', async () => {
    const planted = `sid=${'A'.repeat(43)}`
    const answer = await signIn(emailOf('olivia'), castPassword, { cookie: planted })
    expect(setCookie(answer)).not.toContain('A'.repeat(43))
    expect((await world.stranger().send('GET', '/api/auth/me', { headers: { cookie: planted } })).status).toBe(401)
  })

  for (const cookie of ['sid=', 'sid=x', "sid=' or 1=1", `sid=${'A'.repeat(44)}`, '__Host-sid=x', 'SID=x'])
    it(`that is misspelt signs nobody in: ${cookie.slice(0, 20)}`, async () => {
      expect((await world.stranger().send('GET', '/api/auth/me', { headers: { cookie } })).status).toBe(401)
    })
})

describe('signing out', () => {
  it('ends the session on the server, not only in the browser', async () => {
    const olivia = await world.as('olivia')
    const { cookie } = olivia
    const answer = await olivia.send('POST', '/api/auth/logout')
    expect(setCookie(answer)).toBe('sid=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
    olivia.cookie = cookie
    expect((await me(olivia)).status).toBe(401)
  })

  it('answers when nobody was signed in, and a second time', async () => {
    const stranger = world.stranger()
    expect((await stranger.send('POST', '/api/auth/logout')).status).toBe(200)
    expect(
      (await stranger.send('POST', '/api/auth/logout', { headers: { cookie: `sid=${'A'.repeat(43)}` } })).status,
    ).toBe(200)
  })

  it('leaves the other browsers of the same person alone', async () => {
    const [phone, laptop] = [await world.as('olivia'), await world.as('olivia')]
    await phone.send('POST', '/api/auth/logout')
    expect((await me(laptop)).status).toBe(200)
  })
})

describe('a session', () => {
  const limits: [Name, string, number, number][] = [
    ['olivia', 'an owner', 14 * day, 30 * day],
    ['carla', 'a council member', 14 * day, 30 * day],
    ['nora', 'somebody without a building', 14 * day, 30 * day],
    ['mandeep', 'a manager', 12 * hour, 24 * hour],
    ['sam', 'a superadmin', 30 * minute, 24 * hour],
  ]
  for (const [name, who, idleMs, longestMs] of limits) {
    it(`of ${who} ends after ${idleMs / hour} h of silence`, async () => {
      const [silent, heard] = [await world.as(name), await world.as(name)]
      world.clock.advance(idleMs - minute)
      expect((await me(heard)).status).toBe(200)
      world.clock.advance(minute)
      expect((await me(silent)).status).toBe(401)
      expect((await me(heard)).status).toBe(200)
    })

    it(`of ${who} ends after ${longestMs / hour} h, however busy`, async () => {
      const caller = await world.as(name)
      const step = idleMs / 2
      for (let passed = step; passed < longestMs; passed += step) {
        world.clock.advance(step)
        expect((await me(caller)).status).toBe(200)
      }
      world.clock.advance(step)
      expect((await me(caller)).status).toBe(401)
    })
  }

  it('ends with the account', async () => {
    const olivia = await world.as('olivia')
    await world.connection.pool.query('update accounts set disabled_at = now() where email = $1', [emailOf('olivia')])
    expect((await me(olivia)).status).toBe(401)
  })
})

describe('the list of sessions', () => {
  const sessionsOf = async (caller: Caller) => (await caller.send('GET', '/api/auth/sessions')).body.data

  it('names each browser in plain words and marks this one', async () => {
    const agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'
    await signIn(emailOf('olivia'), castPassword, { 'user-agent': agent })
    world.clock.advance(minute)
    const here = await world.as('olivia')
    await world.as('theo')
    const listed = await sessionsOf(here)
    expect(listed).toMatchObject([
      { device: 'A browser', current: true },
      { device: 'Safari on iPhone', current: false },
    ])
    const keys = ['_id', 'createdAt', 'current', 'device', 'lastSeenAt', 'secondFactor']
    expect(Object.keys(listed[0]).toSorted()).toEqual(keys)
  })

  it('leaves out what has ended, by sign-out, by silence or by age', async () => {
    await world.as('olivia')
    await (await world.as('olivia')).send('POST', '/api/auth/logout')
    world.clock.advance(14 * day)
    expect(await sessionsOf(await world.as('olivia'))).toHaveLength(1)
  })

  it('lets somebody end another of their browsers, at its next call', async () => {
    const [lost, here] = [await world.as('olivia'), await world.as('olivia')]
    const other = (await sessionsOf(here)).find(({ current }: { current: boolean }) => !current)
    expect((await here.send('DELETE', `/api/auth/sessions/${other._id}`)).status).toBe(200)
    expect([(await me(lost)).status, (await me(here)).status]).toEqual([401, 200])
    expect((await here.send('DELETE', `/api/auth/sessions/${other._id}`)).status).toBe(404)
  })

  it("answers 404 for somebody else's, which goes on", async () => {
    const [theo, olivia] = [await world.as('theo'), await world.as('olivia')]
    const [session] = await sessionsOf(theo)
    const answer = await olivia.send('DELETE', `/api/auth/sessions/${session._id}`)
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND'])
    expect((await me(theo)).status).toBe(200)
  })
})

describe('who is signed in', () => {
  it('lists the current building first, so that the first role is the current one', async () => {
    const { harbour, prairie } = world.cast.buildings
    const ids = async (building: 'harbour' | 'prairie' | null) => {
      const { body } = await me(await world.as('mandeep', building))
      return body.data.buildings.map(({ building: { _id } }: { building: { _id: string } }) => _id)
    }
    expect(await ids(null)).toEqual([harbour, prairie])
    expect(await ids('harbour')).toEqual([harbour, prairie])
    expect(await ids('prairie')).toEqual([prairie, harbour])
  })

  it('is a superadmin without any building of their own', async () => {
    expect((await me(await world.as('sam'))).body.data).toMatchObject({ role: 'superadmin', buildings: [] })
  })

  it('feels the end of a membership and a new role at the next call', async () => {
    const { harbour } = world.cast.buildings
    const olivia = await world.as('olivia')
    const membership = { buildingId: harbour, accountId: world.cast.accounts.olivia }
    const path = `/api/buildings/${harbour}`
    const change = () => olivia.send('PUT', path, { body: { version: 1 } })
    expect((await change()).status).toBe(403)
    await addMember(world.context(), { ...membership, role: 'council' })
    expect((await change()).status).toBe(200)
    await endMembership(world.context(), membership)
    expect((await olivia.send('GET', path)).status).toBe(404)
    expect((await me(olivia)).status).toBe(403)
    olivia.buildingId = null
    expect((await me(olivia)).body.data.buildings).toEqual([])
  })
})
