/** Changing the address with which somebody signs in. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '../../../contract/accounts.ts'
import { emailLinkHours, emailObjectionHoldsMs } from '../../../contract/limits.ts'
import type { Caller } from '../../testing/caller.ts'
import { castPassword, emailOf } from '../../testing/cast.ts'
import { makePasskey } from '../../testing/passkey.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { createAccount } from './accounts.ts'

const fresh = 'olivia.new@parapet.example'

let world: World
let olivia: Caller
beforeEach(async () => {
  world = await openWorld()
  olivia = await world.as('olivia')
})
afterEach(() => world.close())

const ask = (email = fresh, body: object = {}) =>
  olivia.send('POST', '/api/auth/change-email', { body: { email, currentPassword: castPassword, ...body } })
const mailTo = async (address: string) => {
  await world.jobs.drain()
  return world.mails.findLast(({ to }) => to === address)
}
const tokenFor = async (address: string) => /token=([\w-]{43})/.exec((await mailTo(address))!.text)![1]!
const confirm = (token: string, caller = olivia) => caller.send('POST', '/api/auth/verify-email', { body: { token } })
const object = (token: string) => world.stranger().send('POST', '/api/auth/change-email/object', { body: { token } })
const signIn = async (email: string, password = castPassword) =>
  (await world.stranger().send('POST', '/api/auth/login', { body: { email, password } })).status
const profile = () => olivia.call(accounts.profile)

describe('asking for another address', () => {
  it('changes nothing until the link in its mail is confirmed', async () => {
    const answer = await ask()
    expect(answer.body.data).toMatchObject({ email: emailOf('olivia'), pendingEmail: fresh })
    expect([await signIn(emailOf('olivia')), await signIn(fresh)]).toEqual([200, 401])
    expect((await confirm(await tokenFor(fresh))).status).toBe(200)
    expect(await profile()).toMatchObject({ email: fresh, pendingEmail: null, emailVerified: true, version: 2 })
    expect([await signIn(emailOf('olivia')), await signIn(fresh)]).toEqual([401, 200])
  })

  it('tells the former address before and after', async () => {
    await ask()
    const before = await mailTo(emailOf('olivia'))
    expect([before!.subject, before!.text.includes(fresh)]).toEqual(['Your email address is about to change', true])
    await confirm(await tokenFor(fresh))
    expect((await mailTo(emailOf('olivia')))!.subject).toBe('Your email address was changed')
  })

  it('needs the current password', async () => {
    const answer = await ask(fresh, { currentPassword: 'Wrong-2026!' })
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [{ field: 'currentPassword', message: 'This isn’t your current password' }],
    ])
    expect((await profile()).pendingEmail).toBeNull()
  })

  const refused: [string, string][] = [
    ['', 'Email is required'],
    ['a@b', 'Email is too short'],
    ['olivia at home', 'Invalid email format'],
    ['olivia@gmial.com', 'Email domain appears to have a typo'],
    [' Owner@parapet.example ', 'This is already your address'],
  ]
  for (const [email, message] of refused)
    it(`refuses ${email || 'nothing'}: ${message}`, async () => {
      const answer = await ask(email)
      expect([answer.status, answer.body.errors]).toEqual([400, [{ field: 'email', message }]])
    })

  it('is not for those without a password', async () => {
    await world.connection.pool.query('update accounts set password_hash = null where email = $1', [emailOf('olivia')])
    expect((await ask()).body.code).toBe('NO_PASSWORD')
  })

  it("answers the same where the address is somebody else's, who is told, and gets no link", async () => {
    const [free, taken] = [await ask(), await ask(emailOf('theo'))]
    const shape = ({ status, body }: typeof free) => [status, Object.keys(body.data), body.data.pendingEmail !== null]
    expect(shape(taken)).toEqual(shape(free))
    const mail = await mailTo(emailOf('theo'))
    expect([mail!.subject, mail!.text.includes('token=')]).toEqual([
      'You already have an account with this address',
      false,
    ])
  })

  it('once more makes the first link worthless', async () => {
    await ask()
    const first = await tokenFor(fresh)
    await ask('olivia.other@parapet.example')
    expect((await confirm(first)).status).toBe(409)
    expect(await profile()).toMatchObject({ email: emailOf('olivia'), pendingEmail: 'olivia.other@parapet.example' })
  })

  it('can be taken back, and then the link is worthless', async () => {
    await ask()
    const token = await tokenFor(fresh)
    expect((await olivia.send('DELETE', '/api/auth/change-email')).body.data.pendingEmail).toBeNull()
    expect((await confirm(token)).status).toBe(409)
    expect((await profile()).email).toBe(emailOf('olivia'))
  })

  it('is forgotten when the link is over', async () => {
    await ask()
    const token = await tokenFor(fresh)
    world.clock.advance(emailLinkHours * 3_600_000)
    expect((await profile()).pendingEmail).toBeNull()
    expect((await confirm(token)).status).toBe(409)
  })

  it('stands in the history, and keeps its secrets as hashes only', async () => {
    await ask()
    const tokens = [await tokenFor(fresh), await tokenFor(emailOf('olivia'))]
    const { rows } = await world.connection.pool.query<{ row: string }>(
      'select l::text || o::text as row from email_links l, email_objections o',
    )
    for (const token of tokens) expect(rows[0]!.row).not.toContain(token)
    await confirm(tokens[0]!)
    const changes = await world.connection.pool.query(
      `select action from changes where subject_id = $1 and action like 'address%' order by id`,
      [world.cast.accounts.olivia],
    )
    expect(changes.rows.map(({ action }) => action)).toEqual(['address asked for', 'address changed'])
  })

  it('does not write to a former address that was never proven', async () => {
    const unproven = { email: 'typo@parapet.example', firstName: 'Nia', lastName: 'New', password: castPassword }
    await createAccount(world.context(), unproven)
    const nia = world.stranger()
    await nia.send('POST', '/api/auth/login', { body: { email: unproven.email, password: castPassword } })
    const body = { email: 'nia@parapet.example', currentPassword: castPassword }
    expect((await nia.send('POST', '/api/auth/change-email', { body })).status).toBe(200)
    const token = await tokenFor('nia@parapet.example')
    expect(await mailTo(unproven.email)).toBeUndefined()
    expect((await confirm(token, nia)).status).toBe(200)
    expect(await nia.call(accounts.me)).toMatchObject({ email: 'nia@parapet.example', emailVerified: true })
  })
})

describe('the address, once confirmed', () => {
  it('ends those who merely said that it is theirs', async () => {
    const squatter = { email: fresh, firstName: 'Sid', lastName: 'Squatter', password: 'Squatter-2026!' }
    await createAccount(world.context(), squatter)
    const sid = world.stranger()
    await sid.send('POST', '/api/auth/login', { body: { email: fresh, password: squatter.password } })
    await ask()
    await confirm(await tokenFor(fresh))
    expect((await sid.send('GET', '/api/auth/me')).status).toBe(401)
    expect([await signIn(fresh, squatter.password), await signIn(fresh)]).toEqual([401, 200])
  })

  it('is refused where somebody else has proven it meanwhile', async () => {
    await ask()
    const token = await tokenFor(fresh)
    await createAccount(world.context(), {
      email: fresh,
      firstName: 'Quick',
      lastName: 'Quinn',
      password: null,
      emailVerified: true,
    })
    expect((await confirm(token)).status).toBe(409)
    expect((await profile()).email).toBe(emailOf('olivia'))
  })
})

describe('the former address', () => {
  it('may object before the new one is confirmed: it stays, everybody is out, and the password is gone', async () => {
    await ask()
    const [link, objection] = [await tokenFor(fresh), await tokenFor(emailOf('olivia'))]
    expect((await object(objection)).status).toBe(200)
    expect((await olivia.send('GET', '/api/auth/me')).status).toBe(401)
    expect(await signIn(emailOf('olivia'))).toBe(401)
    expect((await confirm(link)).status).toBe(409)
    expect((await mailTo(emailOf('olivia')))!.subject).toBe('Your email address hasn’t changed')
    const body = { token: await tokenFor(emailOf('olivia')), password: 'Seawall-2027!' }
    expect((await world.stranger().send('POST', '/api/auth/reset-password', { body })).status).toBe(200)
    expect(await signIn(emailOf('olivia'), 'Seawall-2027!')).toBe(200)
  })

  it('may object after it, for a week, once', async () => {
    await ask()
    const [link, objection] = [await tokenFor(fresh), await tokenFor(emailOf('olivia'))]
    await confirm(link)
    world.clock.advance(emailObjectionHoldsMs - 1)
    expect((await object(objection)).status).toBe(200)
    const { rows } = await world.connection.pool.query('select email, password_hash from accounts where id = $1', [
      world.cast.accounts.olivia,
    ])
    expect(rows).toEqual([{ email: emailOf('olivia'), password_hash: null }])
    expect((await object(objection)).body.code).toBe('LINK_USED')
  })

  it('takes back whatever came after, and whoever had the address in between may not object any more', async () => {
    await ask()
    const [link, objection] = [await tokenFor(fresh), await tokenFor(emailOf('olivia'))]
    await confirm(link)
    await ask('olivia.newer@parapet.example')
    const [second, objectionBetween] = [await tokenFor('olivia.newer@parapet.example'), await tokenFor(fresh)]
    await confirm(second)
    expect((await object(objection)).status).toBe(200)
    expect((await object(objectionBetween)).status).toBe(409)
    const { rows } = await world.connection.pool.query('select email from accounts where id = $1', [
      world.cast.accounts.olivia,
    ])
    expect(rows).toEqual([{ email: emailOf('olivia') }])
  })

  it('removes by objecting what was set up since to sign in with, and nothing older', async () => {
    const older = await makePasskey(olivia, 'Olivia’s phone')
    world.clock.advance(1)
    await ask()
    const [link, objection] = [await tokenFor(fresh), await tokenFor(emailOf('olivia'))]
    await confirm(link)
    const newer = await makePasskey(olivia, 'Somebody else’s phone')
    expect((await object(objection)).status).toBe(200)
    const enter = async ({ device }: typeof older) => {
      const caller = world.stranger()
      const credential = device.use((await caller.call(accounts.askPasskey)).challenge)
      return (await caller.try(accounts.signInWithPasskey, { body: { credential } })).status
    }
    expect(await enter(newer)).not.toBe(200)
    expect(await enter(older)).toBe(200)
  })

  it('may not object later, nor by a link that nobody sent', async () => {
    await ask()
    const objection = await tokenFor(emailOf('olivia'))
    world.clock.advance(emailObjectionHoldsMs)
    expect([(await object(objection)).status, (await object('A'.repeat(43))).status]).toEqual([409, 409])
    expect((await object('short')).status).toBe(400)
  })
})
