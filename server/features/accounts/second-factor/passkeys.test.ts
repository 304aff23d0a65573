/** Passkeys: made, used alone and as the second factor, named and removed, by a device in software. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '../../../../contract/accounts.ts'
import { passkeyChallengeMs, passkeysMost, recentSignInMs } from '../../../../contract/limits.ts'
import { later } from '../../../../contract/time.ts'
import type { Caller } from '../../../testing/caller.ts'
import { castPassword, emailOf } from '../../../testing/cast.ts'
import { makePasskey, newDevice } from '../../../testing/passkey.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let olivia: Caller
beforeEach(async () => {
  world = await openWorld()
  olivia = await world.as('olivia')
})
afterEach(() => world.close())

type Device = ReturnType<typeof newDevice>

const login = async (name: 'olivia' | 'theo' = 'olivia') => {
  const caller = world.stranger()
  const body = { email: emailOf(name), password: castPassword }
  return { caller, answer: await caller.call(accounts.login, { body }) }
}
const isIn = async (caller: Caller) => (await caller.try(accounts.me)).status === 200
const askAlone = async (caller: Caller) => (await caller.call(accounts.askPasskey)).challenge
const askSecond = async (caller: Caller) => (await caller.call(accounts.askSecondFactorPasskey)).challenge
const enter = (caller: Caller, credential: ReturnType<Device['use']>) =>
  caller.try(accounts.signInWithPasskey, { body: { credential } })
const give = (caller: Caller, credential: ReturnType<Device['use']>) =>
  caller.try(accounts.giveSecondFactorPasskey, { body: { credential } })
const firstId = async () => (await olivia.call(accounts.passkeys))[0]!._id
const passTime = () => world.clock.set(later(world.clock.now(), recentSignInMs))

describe('a passkey', () => {
  it('comes with recovery codes, a mail and a line in the history, and gives this browser a new secret', async () => {
    const { cookie } = olivia
    const { recoveryCodes } = await makePasskey(olivia, 'Olivia’s phone')
    expect(recoveryCodes).toHaveLength(10)
    expect(await olivia.call(accounts.passkeys)).toMatchObject([{ name: 'Olivia’s phone', lastUsedAt: null }])
    expect((await olivia.call(accounts.me)).secondFactor).toBe('given')
    expect(olivia.cookie).not.toBe(cookie)
    await world.jobs.drain()
    expect(world.mails.map(({ to, subject }) => [to, subject])).toEqual([[emailOf('olivia'), 'A passkey was added']])
    const { rows } = await world.connection.pool.query(
      `select action from changes where subject_id = $1 and action like '%passkey%'`,
      [world.cast.accounts.olivia],
    )
    expect(rows).toEqual([{ action: 'passkey added' }])
  })

  it('finishes a sign-in that waits for it, and is a second factor from then on', async () => {
    const { device } = await makePasskey(olivia)
    const { caller, answer } = await login()
    expect(answer).toEqual({ secondFactor: ['passkey', 'recoveryCode'] })
    expect(await isIn(caller)).toBe(false)
    const { cookie } = caller
    expect((await give(caller, device.use(await askSecond(caller)))).status).toBe(200)
    expect((await caller.call(accounts.me)).secondFactor).toBe('given')
    expect(caller.cookie).not.toBe(cookie)
    caller.cookie = cookie
    expect(await isIn(caller)).toBe(false)
  })

  it('signs in alone where the device asked who is there, and then counts as both factors', async () => {
    const { device } = await makePasskey(olivia)
    const caller = world.stranger()
    const { status, body } = await enter(caller, device.use(await askAlone(caller)))
    expect([status, body.data.email, body.data.secondFactor]).toEqual([200, emailOf('olivia'), 'given'])
    expect((await olivia.call(accounts.passkeys))[0]!.lastUsedAt).toBe(world.clock.now())
  })

  const refusedAlone: [string, (device: Device, challenge: string) => ReturnType<Device['use']>][] = [
    ['of a device that did not ask who is there', (device, challenge) => device.use(challenge, { verifies: false })],
    ['for a page of another site', (device, challenge) => device.use(challenge, { origin: 'https://evil.example' })],
    ['of a device that nobody knows', (_device, challenge) => newDevice().use(challenge)],
    [
      'with a signature of something else',
      (device, challenge) => {
        const { signature } = device.use('A'.repeat(43)).response
        const answer = device.use(challenge)
        return { ...answer, response: { ...answer.response, signature } }
      },
    ],
  ]
  for (const [what, answer] of refusedAlone)
    it(`is refused ${what}, and the question is used up`, async () => {
      const { device } = await makePasskey(olivia)
      const caller = world.stranger()
      const challenge = await askAlone(caller)
      expect((await enter(caller, answer(device, challenge))).body.code).toBe('PASSKEY_REFUSED')
      expect((await enter(caller, device.use(challenge))).status).toBe(400)
      expect(await isIn(caller)).toBe(false)
    })

  it('is refused where what the device signed is nothing at all', async () => {
    const answer = newDevice().use('A'.repeat(43))
    const nothing = Buffer.from('null').toString('base64url')
    const { status, body } = await enter(world.stranger(), {
      ...answer,
      response: { ...answer.response, clientDataJSON: nothing },
    })
    expect([status, body.code]).toEqual([400, 'PASSKEY_REFUSED'])
  })

  it('is refused a second time with the same answer, after the time for it, and to another question than its own', async () => {
    const { device } = await makePasskey(olivia)
    const caller = world.stranger()
    const answer = device.use(await askAlone(caller))
    expect((await enter(caller, answer)).status).toBe(200)
    expect((await enter(world.stranger(), answer)).status).toBe(400)
    const { caller: waiting } = await login()
    expect((await give(waiting, device.use(await askAlone(caller)))).status).toBe(400)
    expect((await enter(caller, device.use('A'.repeat(43)))).status).toBe(400)
    const late = await askAlone(caller)
    world.clock.set(later(world.clock.now(), passkeyChallengeMs))
    expect((await enter(world.stranger(), device.use(late))).status).toBe(400)
  })

  it('is refused where its counter falls back: then it was copied', async () => {
    const { device } = await makePasskey(olivia)
    const use = async () => (await enter(world.stranger(), device.use(await askAlone(olivia)))).status
    expect([await use(), await use()]).toEqual([200, 200])
    device.fallBack()
    expect(await use()).toBe(400)
  })

  it('of somebody else does not finish a sign-in, nor does one of somebody who is switched off sign in', async () => {
    const { device } = await makePasskey(olivia)
    const theo = await world.as('theo')
    await makePasskey(theo)
    const { caller } = await login('theo')
    expect((await give(caller, device.use(await askSecond(caller)))).status).toBe(400)
    expect(await isIn(caller)).toBe(false)
    await world.connection.pool.query('update accounts set disabled_at = now() where id = $1', [
      world.cast.accounts.olivia,
    ])
    const stranger = world.stranger()
    expect((await enter(stranger, device.use(await askAlone(stranger)))).status).toBe(400)
  })

  it('is asked for only by a browser whose sign-in waits', async () => {
    expect((await world.stranger().try(accounts.askSecondFactorPasskey)).body.code).toBe('SIGN_IN_OVER')
    expect((await olivia.try(accounts.askSecondFactorPasskey)).body.code).toBe('SIGN_IN_OVER')
  })
})

describe('one’s own passkeys', () => {
  it('are made for the one who asked, once, and up to a number', async () => {
    const theo = await world.as('theo')
    const device = newDevice()
    const { challenge } = await olivia.call(accounts.askNewPasskey, { body: {} })
    const body = { name: 'Phone', credential: device.make(challenge) }
    expect((await theo.try(accounts.addPasskey, { body })).status).toBe(400)
    expect((await olivia.try(accounts.addPasskey, { body })).status).toBe(200)
    const { challenge: second } = await theo.call(accounts.askNewPasskey, { body: {} })
    const same = { name: 'Phone', credential: device.make(second) }
    expect((await theo.try(accounts.addPasskey, { body: same })).body.error).toBe('This passkey is already in use.')
    for (let count = 1; count < passkeysMost; count++) await makePasskey(olivia, `Phone ${count}`)
    await expect(makePasskey(olivia)).rejects.toThrow('409')
  })

  it('are asked for with the password once the sign-in is some time ago', async () => {
    passTime()
    const ask = (body: object) => olivia.try(accounts.askNewPasskey, { body })
    expect((await ask({})).body.errors).toEqual([{ field: 'currentPassword', message: 'Enter your current password' }])
    expect((await ask({ currentPassword: 'Wrong-2026!' })).status).toBe(400)
    expect((await ask({ currentPassword: castPassword })).status).toBe(200)
  })

  it('are renamed, and removed with the password; codes go with the last one', async () => {
    await makePasskey(olivia)
    const id = await firstId()
    const renamed = await olivia.call(accounts.renamePasskey, { params: { id }, body: { name: 'Old phone' } })
    expect(renamed.name).toBe('Old phone')
    const remove = (body: object) => olivia.try(accounts.removePasskey, { params: { id }, body })
    expect((await remove({})).status).toBe(400)
    expect((await remove({ currentPassword: castPassword })).status).toBe(200)
    expect(await olivia.call(accounts.secondFactor)).toMatchObject({ passkeys: 0, recoveryCodesLeft: 0 })
    expect((await login()).answer).toMatchObject({ email: emailOf('olivia') })
    await world.jobs.drain()
    expect(world.mails.map(({ subject }) => subject)).toEqual(['A passkey was added', 'A passkey was removed'])
  })

  it('of others are out of reach', async () => {
    await makePasskey(olivia)
    const id = await firstId()
    const theo = await world.as('theo')
    const body = { currentPassword: castPassword }
    expect((await theo.try(accounts.removePasskey, { params: { id }, body })).status).toBe(404)
    expect((await theo.try(accounts.renamePasskey, { params: { id }, body: { name: 'Mine' } })).status).toBe(404)
    expect(await theo.call(accounts.passkeys)).toEqual([])
  })
})
