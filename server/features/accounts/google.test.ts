/** Signing in through a provider that others wrote: oauth2-mock-server signs its tokens and checks PKCE. */
import { Events, OAuth2Server } from 'oauth2-mock-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '../../../contract/accounts.ts'
import { recentSignInMs } from '../../../contract/limits.ts'
import { emailOf } from '../../testing/cast.ts'
import type { Caller } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'

const provider = new OAuth2Server()
let world: World
let person: Record<string, unknown>

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256')
  await provider.start(0, 'localhost')
  provider.service.on(Events.BeforeTokenSigning, (token) => Object.assign(token.payload, person))
  world = await openWorld({
    connections: 10,
    env: { GOOGLE_CLIENT_ID: 'parapet', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: provider.issuer.url! },
  })
})
afterAll(async () => {
  await world.close()
  await provider.stop()
})
let count = 0
beforeEach(() => {
  count += 1
  person = { sub: `person-${count}`, email: `grace.${count}@example.org`, email_verified: true, given_name: 'Grace' }
})

type Headers = Record<string, string | string[] | number | undefined>
const cookiesOf = (headers: Headers): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => `${line}`.split(';')[0]!)
    .filter((pair) => !pair.endsWith('='))
    .join('; ')
const addressOf = ({ location }: Headers) => new URL(`${[location].flat()[0]}`)

/** Goes to the provider, which lets everybody in, and answers with what it sent back. */
const away = async (caller: Caller, query: Record<string, string> = {}) => {
  const start = await caller.send('GET', '/api/auth/google', { query })
  const there = await fetch(addressOf(start.headers), { redirect: 'manual' })
  return { start, cookie: cookiesOf(start.headers), back: new URL(there.headers.get('location')!) }
}

const comeBack = (back: URL, cookie: string) =>
  world.app.inject({ method: 'GET', url: back.pathname + back.search, headers: { cookie } })

/** The whole way; answers who is signed in afterwards. */
const signIn = async (query: Record<string, string> = {}) => {
  const { back, cookie } = await away(world.stranger(), query)
  const answer = await comeBack(back, cookie)
  const caller = world.stranger()
  caller.cookie = /sid=[\w-]{43}/.exec(cookiesOf(answer.headers))?.[0] ?? ''
  return { caller, leadsTo: addressOf(answer.headers), answer }
}

const accountsWith = async (email: string) => {
  const { rows } = await world.connection.pool.query('select id from accounts where email = $1', [email])
  return rows.length
}

/** The subject of the latest mail to an address. */
const toldBy = async (email: string) => {
  await world.jobs.drain()
  return world.mails.findLast(({ to }) => to === email)?.subject
}

/** How many statements wait for a lock. */
const waiting = async (): Promise<number> => {
  const { rows } = await world.connection.pool.query('select from pg_locks where not granted')
  return rows.length
}

/** Comes back in several windows at once, which all wait at a table until more than one has come; each is let in. */
const comeBackInWindows = async (many: number, table: string): Promise<void> => {
  const windows = await Promise.all(Array.from({ length: many }, () => away(world.stranger())))
  const locking = await world.connection.pool.connect()
  await locking.query('begin')
  await locking.query(`lock table ${table} in share mode`)
  const answers = Promise.all(windows.map(({ back, cookie }) => comeBack(back, cookie)))
  await expect.poll(() => waiting()).toBeGreaterThan(1)
  await locking.query('commit')
  locking.release()
  for (const { headers } of await answers) expect(addressOf(headers).pathname).toBe('/auth/google/success')
}

describe('signing in with Google', () => {
  it('makes a verified account for somebody new, and finds it again by the lasting name', async () => {
    const first = await signIn({ from: '/announcements' })
    expect(first.leadsTo.href).toBe('http://localhost:3000/auth/google/success?from=%2Fannouncements')
    const user = await first.caller.call(accounts.me)
    expect(user).toMatchObject({ firstName: 'Grace', email: person.email, emailVerified: true, buildings: [] })
    person = { ...person, email: 'moved@example.org' }
    expect(await (await signIn()).caller.call(accounts.me)).toMatchObject({ _id: user._id, email: user.email })
    expect(await accountsWith('moved@example.org')).toBe(0)
  })

  it('makes one account for somebody who comes back in six windows at once', async () => {
    await comeBackInWindows(6, 'accounts')
    expect(await accountsWith(person.email as string)).toBe(1)
  })

  it('lets the owner of the address in through every window that first connects the two', async () => {
    person = { ...person, email: emailOf('theo') }
    await comeBackInWindows(3, 'sign_in_identities')
    expect(await accountsWith(emailOf('theo'))).toBe(1)
  })

  it('signs the owner of the verified address in, and connects the two', async () => {
    person = { ...person, email: emailOf('olivia').toUpperCase() }
    const { caller } = await signIn()
    const ways = await caller.call(accounts.signInWays)
    expect(ways).toEqual({ password: true, google: emailOf('olivia'), googleSetUp: true })
    expect(await caller.call(accounts.me)).toMatchObject({ _id: world.cast.accounts.olivia })
    expect(await toldBy(emailOf('olivia'))).toBe('A Google account was connected')
  })

  it('connects nothing to an address that somebody only typed', async () => {
    const { rows } = await world.connection.pool.query(
      `insert into accounts (id, email, first_name, last_name, created_at) values (gen_random_uuid(), $1, 'Eve', '', now()) returning id`,
      [person.email],
    )
    const user = await (await signIn()).caller.call(accounts.me)
    expect(user._id).not.toBe(rows[0].id)
    expect(user.firstName).toBe('Grace')
    const { rows: typed } = await world.connection.pool.query('select disabled_at from accounts where id = $1', [
      rows[0].id,
    ])
    expect(typed[0].disabled_at).not.toBe(null)
  })

  it('refuses an address that the provider has not verified, and an account that is switched off', async () => {
    person = { ...person, email: emailOf('theo'), email_verified: false }
    const unverified = await signIn()
    expect(unverified.leadsTo.search).toBe('?google=unverified')
    expect((await unverified.caller.try(accounts.me)).status).toBe(401)
    person = { ...person, email: emailOf('vic'), email_verified: true }
    await world.connection.pool.query('update accounts set disabled_at = now() where email = $1', [person.email])
    expect((await signIn()).leadsTo.search).toBe('?google=failed')
  })

  it('asks for the second factor of an account that has one', async () => {
    person = { ...person, email: emailOf('mia') }
    await world.connection.pool.query(
      `insert into authenticators (account_id, sealed_secret, confirmed_at, created_at) values ($1, '\\x00', now(), now())`,
      [world.cast.accounts.mia],
    )
    const { caller, leadsTo } = await signIn()
    expect(leadsTo.pathname + leadsTo.search).toBe('/login?step=second-factor')
    expect((await caller.try(accounts.me)).status).toBe(401)
  })
})

describe('what comes back', () => {
  it('is refused without the browser’s own secret, with another’s, and a second time', async () => {
    const mine = await away(world.stranger())
    const other = await away(world.stranger())
    for (const cookie of ['', other.cookie, 'away=rubbish']) {
      const answer = await comeBack(mine.back, cookie)
      expect([cookie, addressOf(answer.headers).search]).toEqual([cookie, '?google=failed'])
      expect(cookiesOf(answer.headers)).toBe('')
    }
    expect(addressOf((await comeBack(mine.back, mine.cookie)).headers).pathname).toBe('/auth/google/success')
    expect(addressOf((await comeBack(mine.back, mine.cookie)).headers).search).toBe('?google=failed')
  })

  it('is refused with a token for another client, another nonce or from another issuer', async () => {
    for (const wrong of [{ aud: 'somebody-else' }, { nonce: 'guessed' }, { iss: 'https://evil.example' }, { exp: 1 }]) {
      person = { ...person, ...wrong }
      expect([wrong, (await signIn()).leadsTo.search]).toEqual([wrong, '?google=failed'])
      for (const key of Object.keys(wrong)) delete person[key]
    }
  })

  it('says so when the person changed their mind', async () => {
    const { back, cookie } = await away(world.stranger())
    back.searchParams.delete('code')
    back.searchParams.set('error', 'access_denied')
    expect(addressOf((await comeBack(back, cookie)).headers).search).toBe('?google=cancelled')
  })

  it('leads into this product only', async () => {
    const { leadsTo } = await signIn({ from: 'https://evil.example/' })
    expect(leadsTo.origin).toBe('http://localhost:3000')
  })
})

describe('connecting', () => {
  const connect = async (caller: Caller) => {
    const { back, cookie } = await away(caller, { purpose: 'connect' })
    return addressOf((await comeBack(back, `${cookie}; ${caller.cookie}`)).headers)
  }

  const begin = async (caller: Caller) =>
    addressOf((await caller.send('GET', '/api/auth/google', { query: { purpose: 'connect' } })).headers)

  it('needs somebody who has just signed in, so that a browser left open is not enough', async () => {
    const mandeep = await world.as('mandeep')
    world.clock.advance(recentSignInMs - 1000)
    expect((await begin(mandeep)).origin).not.toBe('http://localhost:3000')
    world.clock.advance(1000)
    expect((await begin(mandeep)).href).toBe('http://localhost:3000/my-profile?google=signInAgain')
  })

  it('needs somebody signed in, and a Google account that nobody else has', async () => {
    expect((await begin(world.stranger())).search).toBe('?google=notSignedIn')
    const carla = await world.as('carla')
    const { back, cookie } = await away(carla, { purpose: 'connect' })
    expect(addressOf((await comeBack(back, cookie)).headers).search).toBe('?google=notSignedIn')
    expect((await connect(carla)).href).toBe('http://localhost:3000/my-profile?google=connected')
    expect((await carla.call(accounts.signInWays)).google).toBe(person.email)
    expect((await connect(await world.as('mandeep'))).search).toBe('?google=taken')
  })

  it('can be undone by whoever has a password; the way back is then closed', async () => {
    const { caller } = await signIn()
    expect((await caller.try(accounts.disconnectGoogle)).status).toBe(409)
    const theo = await world.as('theo')
    person = { ...person, sub: 'theo-at-google' }
    await connect(theo)
    expect(await toldBy(emailOf('theo'))).toBe('A Google account was connected')
    await theo.call(accounts.disconnectGoogle)
    expect(await toldBy(emailOf('theo'))).toBe('Your Google account was disconnected')
    expect((await theo.try(accounts.disconnectGoogle)).status).toBe(404)
    expect((await theo.call(accounts.signInWays)).google).toBe(null)
  })
})

it('without a client the browser is led back to be told', async () => {
  const bare = await openWorld()
  const { status, headers } = await bare.stranger().send('GET', '/api/auth/google')
  expect([status, headers.location]).toEqual([302, 'http://localhost:3000/login?google=notSetUp'])
  await bare.close()
})
