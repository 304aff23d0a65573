/** What a browser that knows the password alone may do once its account has a second factor: nothing about how to sign in. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '../../../../contract/accounts.ts'
import type { HubEvent } from '../../../platform/events.ts'
import { codeAt, setUpAuthenticator } from '../../../testing/authenticator.ts'
import type { Caller } from '../../../testing/caller.ts'
import { castPassword, emailOf } from '../../../testing/cast.ts'
import { makePasskey, newDevice } from '../../../testing/passkey.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let olivia: Caller
/** Signed in by the password, before there was a second factor. */
let older: Caller
beforeEach(async () => {
  world = await openWorld()
  older = await world.as('olivia')
  olivia = await world.as('olivia')
})
afterEach(() => world.close())

const own = { currentPassword: castPassword }
const isIn = async (caller: Caller) => (await caller.try(accounts.me)).status === 200
/** Opens sessions again that were ended: a sign-in may have been under way while the factor was set up. */
const revive = () => world.connection.pool.query('update sessions set ended_at = null')
const signInAgain = {
  status: 409,
  body: {
    code: 'SIGN_IN_AGAIN',
    error: 'Please log out and back in with your second step first, so we know it’s you.',
  },
}

describe('the first second factor', () => {
  it.each([
    ['an authenticator app', () => setUpAuthenticator(world, olivia)],
    ['a passkey', () => makePasskey(olivia)],
  ])('signs browsers out that know the password alone: %s', async (_what, setUp) => {
    const heard: HubEvent[] = []
    world.platform.events.subscribe((event) => void heard.push(event))
    await setUp()
    expect([await isIn(olivia), await isIn(older)]).toEqual([true, false])
    expect(heard.map(({ event, to }) => [event, to])).toContainEqual([
      'standing',
      { accountId: world.cast.accounts.olivia },
    ])
    const { rows } = await world.connection.pool.query(
      `select v.after from changes c join change_values v on v.change_id = c.id where c.action = 'signed out elsewhere'`,
    )
    expect(rows).toHaveLength(1)
  })

  it('leaves the next ones and those who gave it signed in', async () => {
    const { secret } = await setUpAuthenticator(world, olivia)
    const phone = world.stranger()
    await phone.call(accounts.login, { body: { email: emailOf('olivia'), password: castPassword } })
    await phone.call(accounts.giveSecondFactor, { body: { code: codeAt(world, secret) } })
    await makePasskey(phone)
    expect([await isIn(olivia), await isIn(phone)]).toEqual([true, true])
  })
})

describe('a session that never gave the second factor there is', () => {
  it('changes nothing about how to sign in, not even by the right password', async () => {
    const { secret } = await setUpAuthenticator(world, olivia)
    await makePasskey(olivia)
    const { _id: id } = (await olivia.call(accounts.passkeys))[0]!
    await revive()
    const before = await olivia.call(accounts.secondFactor)
    const code = codeAt(world, secret)
    const tries: Record<string, () => Promise<{ status: number; body: unknown }>> = {
      'another app': () => older.try(accounts.startAuthenticator, { body: own }),
      'no app': () => older.try(accounts.endAuthenticator, { body: { ...own, code } }),
      'new codes': () => older.try(accounts.renewRecoveryCodes, { body: own }),
      'another passkey': () => older.try(accounts.askNewPasskey, { body: own }),
      'another name': () => older.try(accounts.renamePasskey, { params: { id }, body: { name: 'Mine' } }),
      'no passkey': () => older.try(accounts.removePasskey, { params: { id }, body: own }),
      'another password': () =>
        older.try(accounts.changePassword, {
          body: { ...own, newPassword: 'Lagoon-tr0mbone', confirm: 'Lagoon-tr0mbone', signOutOthers: true },
        }),
      'another address': () => older.try(accounts.changeEmail, { body: { ...own, email: 'mine@example.ca' } }),
    }
    for (const [what, attempt] of Object.entries(tries)) {
      const { status, body } = await attempt()
      expect([what, { status, body }]).toMatchObject([what, signInAgain])
    }
    expect((await older.call(accounts.secondFactor)).proof).toBe('signIn')
    expect(await olivia.call(accounts.secondFactor)).toEqual(before)
    expect((await olivia.call(accounts.passkeys))[0]!.name).not.toBe('Mine')
  })

  it('finishes nothing that it began before', async () => {
    const { secret } = await older.call(accounts.startAuthenticator, { body: {} })
    const { challenge } = await older.call(accounts.askNewPasskey, { body: {} })
    await makePasskey(olivia)
    await revive()
    const app = await older.try(accounts.confirmAuthenticator, { body: { code: codeAt(world, secret) } })
    expect(app).toMatchObject(signInAgain)
    const body = { name: 'Mine', credential: newDevice().make(challenge) }
    expect(await older.try(accounts.addPasskey, { body })).toMatchObject(signInAgain)
    expect(await olivia.call(accounts.secondFactor)).toMatchObject({ authenticatorSince: null, passkeys: 1 })
  })

  it('does everything again once the last factor is gone', async () => {
    await makePasskey(olivia)
    await revive()
    const { _id: id } = (await olivia.call(accounts.passkeys))[0]!
    await olivia.call(accounts.removePasskey, { params: { id }, body: own })
    expect((await older.call(accounts.secondFactor)).proof).toBe('none')
    await setUpAuthenticator(world, older)
    expect([await isIn(older), await isIn(olivia)]).toEqual([true, false])
  })
})
