/** The second factor by codes: an authenticator app and recovery codes, given at sign-in, set up and turned off. */
import { Secret } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '../../../../contract/accounts.ts'
import {
  authenticatorSetupMs,
  recentSignInMs,
  secondFactorMostMs,
  secondFactorTriesMost,
  signInFreeAttempts,
} from '../../../../contract/limits.ts'
import { later } from '../../../../contract/time.ts'
import { openApp, routes } from '../../../app.ts'
import { codeAt, setUpAuthenticator, stepMs } from '../../../testing/authenticator.ts'
import { Caller } from '../../../testing/caller.ts'
import { castPassword, emailOf } from '../../../testing/cast.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let olivia: Caller
beforeEach(async () => {
  world = await openWorld()
  olivia = await world.as('olivia')
})
afterEach(() => world.close())

const pass = (ms: number) => world.clock.set(later(world.clock.now(), ms))
/** What the app shows now, or some steps from now. */
const codeOf = (secret: string, steps = 0) => codeAt(world, secret, steps)
const wrongFor = (secret: string) => {
  const near = new Set([-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps)))
  return ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !near.has(code))!
}

const setUp = (who = olivia) => setUpAuthenticator(world, who)
const login = async (name: 'olivia' | 'sam' = 'olivia') => {
  const caller = world.stranger()
  const answer = await caller.call(accounts.login, { body: { email: emailOf(name), password: castPassword } })
  return { caller, answer }
}
const give = (caller: Caller, code: string) => caller.try(accounts.giveSecondFactor, { body: { code } })
const isIn = async (caller: Caller) => (await caller.try(accounts.me)).status === 200
const wrong = [{ field: 'code', message: 'That code isn’t right. Try the one showing now.' }]
const rowsOf = async (text: string) => (await world.connection.pool.query(text)).rows

describe('setting an authenticator app up', () => {
  it('counts only once a first code has come, and gives ten recovery codes', async () => {
    const { secret, address } = await olivia.call(accounts.startAuthenticator, { body: {} })
    expect(new URL(address).searchParams.get('secret')).toBe(secret)
    expect((await login()).answer).toMatchObject({ email: emailOf('olivia') })
    const refused = await olivia.try(accounts.confirmAuthenticator, { body: { code: wrongFor(secret) } })
    expect([refused.status, refused.body.errors]).toEqual([400, wrong])
    const { cookie } = olivia
    const { recoveryCodes } = await olivia.call(accounts.confirmAuthenticator, { body: { code: codeOf(secret) } })
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(olivia.cookie).not.toBe(cookie)
    expect((await login()).answer).toEqual({ secondFactor: ['authenticator', 'recoveryCode'] })
    expect(await olivia.call(accounts.secondFactor)).toMatchObject({ recoveryCodesLeft: 10, required: false })
  })

  it('keeps neither the secret nor a code as it is', async () => {
    const { secret, recoveryCodes } = await setUp()
    const bytes = Buffer.from(Secret.fromBase32(secret).bytes)
    const kept = (await rowsOf(
      'select sealed_secret as bytes from authenticators union all select code_hash from recovery_codes',
    )) as { bytes: Buffer }[]
    expect(kept).toHaveLength(11)
    for (const one of kept) {
      expect(one.bytes.includes(bytes)).toBe(false)
      for (const code of recoveryCodes) expect(one.bytes.includes(code.replaceAll('-', ''))).toBe(false)
    }
    const changes = JSON.stringify(
      await rowsOf('select c::text as a, v::text as b from changes c left join change_values v on v.change_id = c.id'),
    )
    expect(changes).not.toContain(secret)
  })

  it('has to begin again after a while, and asks for the password where the sign-in is some time ago', async () => {
    const { secret } = await olivia.call(accounts.startAuthenticator, { body: {} })
    pass(authenticatorSetupMs)
    const late = await olivia.try(accounts.confirmAuthenticator, { body: { code: codeOf(secret) } })
    expect(late.status).toBe(409)
    const start = (body: object) => olivia.try(accounts.startAuthenticator, { body })
    expect((await start({})).body.errors).toEqual([
      { field: 'currentPassword', message: 'Enter your current password' },
    ])
    expect((await start({ currentPassword: castPassword })).status).toBe(200)
  })

  it('asks somebody without a password to sign in again', async () => {
    await world.connection.pool.query('update accounts set password_hash = null where id = $1', [
      world.cast.accounts.olivia,
    ])
    expect((await olivia.call(accounts.secondFactor)).proof).toBe('none')
    pass(recentSignInMs)
    expect((await olivia.call(accounts.secondFactor)).proof).toBe('signIn')
    expect((await olivia.try(accounts.startAuthenticator, { body: {} })).body.code).toBe('SIGN_IN_AGAIN')
  })

  it('is told by mail and stands in the history', async () => {
    const { secret } = await setUp()
    await olivia.call(accounts.renewRecoveryCodes, { body: {} })
    await olivia.call(accounts.endAuthenticator, { body: { code: codeOf(secret), currentPassword: castPassword } })
    await world.jobs.drain()
    expect(world.mails.map(({ subject }) => subject)).toEqual([
      'An authenticator app was set up',
      'You have new recovery codes',
      'Your authenticator app was turned off',
    ])
    const actions = await rowsOf(`select action from changes where action ~ 'authenticator|recovery' order by action`)
    expect(actions.map(({ action }) => action)).toEqual([
      'authenticator turned off',
      'authenticator turned on',
      'recovery codes made',
      'recovery codes made',
    ])
  })
})

describe('a sign-in that waits for its second factor', () => {
  it('reaches nothing that asks for somebody signed in, and says what it waits for', async () => {
    await setUp()
    const { caller } = await login()
    caller.buildingId = world.cast.buildings.harbour
    const guarded = routes.filter(({ route }) => !['public', 'link'].includes(route.access))
    for (const { route } of guarded) {
      const path = route.path.replaceAll(/:\w+/g, world.cast.buildings.harbour)
      expect([route.path, (await caller.send(route.method, path)).status]).toEqual([route.path, 401])
    }
    expect(await caller.call(accounts.awaitedSecondFactor)).toEqual({ secondFactor: ['authenticator', 'recoveryCode'] })
    expect(await olivia.call(accounts.sessions)).toHaveLength(1)
  })

  it('is finished by a code, under a new secret', async () => {
    const { secret } = await setUp()
    const { caller } = await login()
    const { cookie } = caller
    const { status, body } = await give(caller, codeOf(secret))
    expect([status, body.data.email, body.data.secondFactor]).toEqual([200, emailOf('olivia'), 'given'])
    expect(await isIn(caller)).toBe(true)
    expect(caller.cookie).not.toBe(cookie)
    caller.cookie = cookie
    expect([await isIn(caller), await caller.call(accounts.awaitedSecondFactor)]).toEqual([false, null])
    expect((await give(caller, codeOf(secret))).body.code).toBe('SIGN_IN_OVER')
  })

  it('takes a code one step early or late, and no further', async () => {
    const { secret } = await setUp()
    pass(10 * stepMs)
    const at = async (steps: number) => (await give((await login()).caller, codeOf(secret, steps))).status
    expect([await at(-2), await at(2), await at(-1), await at(0), await at(1)]).toEqual([400, 400, 200, 200, 200])
  })

  it('takes no code twice, nor an older one than the last, also where both come at once', async () => {
    const { secret } = await setUp()
    const callers = await Promise.all([login(), login(), login()])
    const answers = await Promise.all(callers.map(({ caller }) => give(caller, codeOf(secret))))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400])
    expect(answers.find(({ status }) => status === 400)!.body.errors).toEqual(wrong)
    const { caller } = await login()
    expect((await give(caller, codeOf(secret, -1))).status).toBe(400)
  })

  it('takes the first code of the setting up no second time', async () => {
    const { secret } = await olivia.call(accounts.startAuthenticator, { body: {} })
    await olivia.call(accounts.confirmAuthenticator, { body: { code: codeOf(secret) } })
    expect((await give((await login()).caller, codeOf(secret))).status).toBe(400)
  })

  it('is over after a few wrong codes, also for the right one, and after some minutes', async () => {
    const { secret } = await setUp()
    const { caller } = await login()
    const codes: string[] = []
    for (let count = 0; count < secondFactorTriesMost; count++)
      codes.push((await give(caller, wrongFor(secret))).body.code)
    expect(codes).toEqual([...Array(secondFactorTriesMost - 1).fill('INVALID'), 'SIGN_IN_OVER'])
    expect((await give(caller, codeOf(secret))).body.code).toBe('SIGN_IN_OVER')
    const { caller: late } = await login()
    pass(secondFactorMostMs)
    expect((await give(late, codeOf(secret))).body.code).toBe('SIGN_IN_OVER')
    expect((await give(world.stranger(), codeOf(secret))).body.code).toBe('SIGN_IN_OVER')
  })

  it('takes a recovery code once, however it is typed, and tells its owner', async () => {
    const { recoveryCodes } = await setUp()
    const [first] = recoveryCodes as [string]
    expect((await give((await login()).caller, ` ${first.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200)
    expect((await give((await login()).caller, first)).status).toBe(400)
    expect((await olivia.call(accounts.secondFactor)).recoveryCodesLeft).toBe(9)
    await world.jobs.drain()
    expect(world.mails.at(-1)!.subject).toBe('A recovery code was used')
  })

  it('takes no recovery code of before the new ones', async () => {
    const { recoveryCodes } = await setUp()
    const { recoveryCodes: fresh } = await olivia.call(accounts.renewRecoveryCodes, { body: {} })
    expect((await give((await login()).caller, recoveryCodes[0]!)).status).toBe(400)
    expect((await give((await login()).caller, fresh[0]!)).status).toBe(200)
  })
})

describe('turning the authenticator app off', () => {
  it('takes the password and a code, and then signing in asks for nothing more', async () => {
    const { secret, recoveryCodes } = await setUp()
    const end = (body: { code: string; currentPassword?: string }) => olivia.try(accounts.endAuthenticator, { body })
    expect((await end({ code: codeOf(secret) })).body.errors[0].field).toBe('currentPassword')
    expect((await end({ code: codeOf(secret), currentPassword: 'Wrong-2026!' })).status).toBe(400)
    expect((await end({ code: wrongFor(secret), currentPassword: castPassword })).body.errors).toEqual(wrong)
    expect((await login()).answer).toHaveProperty('secondFactor', ['authenticator', 'recoveryCode'])
    expect((await end({ code: recoveryCodes[0]!, currentPassword: castPassword })).status).toBe(200)
    expect((await login()).answer).toMatchObject({ email: emailOf('olivia'), secondFactor: 'none' })
    expect((await olivia.call(accounts.secondFactor)).recoveryCodesLeft).toBe(0)
    expect((await end({ code: codeOf(secret), currentPassword: castPassword })).status).toBe(404)
  })

  it('leaves nothing for which recovery codes could be made', async () => {
    expect((await olivia.try(accounts.renewRecoveryCodes, { body: {} })).status).toBe(409)
  })
})

describe('wrong codes', () => {
  beforeEach(async () => {
    await world.close()
    world = await openWorld({ env: { RATE_LIMIT: 'on' } })
    olivia = await world.as('olivia')
  })

  it('make the account’s next ones wait, from wherever they come', async () => {
    const { secret } = await setUp()
    const statuses: number[] = []
    for (let count = 0; count < signInFreeAttempts; count++)
      statuses.push((await give((await login()).caller, wrongFor(secret))).status)
    expect(statuses).toEqual(Array(signInFreeAttempts).fill(400))
    const { caller } = await login()
    expect((await give(caller, codeOf(secret))).status).toBe(429)
    pass(60_000)
    expect((await give((await login()).caller, codeOf(secret))).status).toBe(200)
  })
})

describe('a superadmin of the demo', () => {
  it('needs a second factor in production, where other machines can call', async () => {
    const sam = await world.as('sam')
    expect((await sam.call(accounts.me)).secondFactor).toBe('none')
    const production = await openApp({ ...world.platform, config: { ...world.config, production: true } })
    const same = new Caller(production, null)
    same.cookie = sam.cookie
    expect((await same.call(accounts.me)).secondFactor).toBe('required')
    expect((await same.send('GET', '/api/buildings')).body.code).toBe('SECOND_FACTOR_REQUIRED')
    const fresh = new Caller(production, null)
    const body = { email: emailOf('sam'), password: castPassword }
    expect((await fresh.send('POST', '/api/auth/login', { body })).body.data.secondFactor).toBe('required')
    await production.close()
  })
})

describe('a superadmin outside the demo', () => {
  let sam: Caller
  beforeEach(async () => {
    await world.connection.pool.query('update installation set demo_seeded_at = null')
    sam = await world.as('sam')
    sam.buildingId = world.cast.buildings.harbour
  })

  it('reaches their own account and nothing of a superadmin before the second factor is there', async () => {
    expect((await sam.send('GET', '/api/notices')).body.code).toBe('SECOND_FACTOR_REQUIRED')
    sam.buildingId = null
    expect((await sam.call(accounts.me)).secondFactor).toBe('required')
    expect(await sam.call(accounts.secondFactor)).toMatchObject({ required: true, proof: 'none' })
    await setUp(sam)
    expect((await sam.call(accounts.me)).secondFactor).toBe('given')
    sam.buildingId = world.cast.buildings.harbour
    expect((await sam.send('GET', '/api/notices')).status).toBe(200)
  })

  it('keeps the last one', async () => {
    sam.buildingId = null
    const { secret } = await setUp(sam)
    const ended = await sam.try(accounts.endAuthenticator, {
      body: { code: codeOf(secret), currentPassword: castPassword },
    })
    expect([ended.status, (await sam.call(accounts.secondFactor)).authenticatorSince]).toEqual([
      409,
      expect.any(String),
    ])
  })
})
