/** Forgetting a password, and what the link in the mail does. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { linkMails, passwordLinkMinutes } from '../../../contract/limits.ts'
import { castPassword, emailOf } from '../../testing/cast.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { createAccount } from './accounts.ts'

const fresh = 'Seawall-2027!'
const email = 'wendy.walker@example.ca'

let world: World
beforeEach(async () => {
  world = await openWorld()
})
afterEach(() => world.close())

const forget = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await world.stranger().send('POST', '/api/auth/forgot-password', { body: { email: address }, headers })
  await world.jobs.drain()
  return answer
}
const lastMail = () => world.mails.at(-1)!
const tokenIn = (text = lastMail().text) => /reset-password\?token=([\w-]{43})/.exec(text)![1]!
const reset = (token: string, password = fresh) =>
  world.stranger().send('POST', '/api/auth/reset-password', { body: { token, password } })
const signIn = (address: string, password: string) =>
  world.stranger().send('POST', '/api/auth/login', { body: { email: address, password } })

describe('forgetting a password', () => {
  it('is answered the same for an address with and without an account', async () => {
    const [known, unknown] = [await forget(emailOf('olivia')), await forget('nobody@example.ca')]
    expect([known.status, known.text]).toEqual([200, unknown.text])
    expect(known.text).toBe('{"success":true}')
    expect(unknown.status).toBe(200)
    expect(world.mails.map(({ to }) => to)).toEqual([emailOf('olivia')])
  })

  it('mails a link that works once, within its time', async () => {
    await forget(`  ${emailOf('olivia').toUpperCase()} `)
    expect(lastMail()).toMatchObject({ to: emailOf('olivia'), subject: 'Choose a new password' })
    const token = tokenIn()
    world.clock.advance(passwordLinkMinutes * 60_000 - 1)
    expect((await reset(token)).status).toBe(200)
    expect((await reset(token)).body.code).toBe('LINK_USED')
    expect((await signIn(emailOf('olivia'), fresh)).status).toBe(200)
  })

  it('builds the link on the configured address, whatever the call says', async () => {
    await forget(emailOf('olivia'), { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    expect(lastMail().text).toContain('http://localhost:3000/reset-password?token=')
    expect(lastMail().text + lastMail().html).not.toContain('evil.example')
  })

  it('sends nothing to an account that is switched off, and only so much to anybody', async () => {
    await world.connection.pool.query('update accounts set disabled_at = now() where email = $1', [emailOf('theo')])
    await forget(emailOf('theo'))
    expect(world.mails).toEqual([])
    const limited = await openWorld({ env: { RATE_LIMIT: 'on' } })
    for (let count = 0; count < linkMails.most + 2; count++) {
      await limited.stranger().send('POST', '/api/auth/forgot-password', { body: { email: emailOf('olivia') } })
      // Each leaves before the next one takes the place of its link.
      await limited.jobs.drain()
    }
    expect(limited.mails).toHaveLength(linkMails.most)
    await limited.close()
  })

  it('needs an address', async () => {
    const answer = await world.stranger().send('POST', '/api/auth/forgot-password', { body: { email: 'x@gmial.com' } })
    expect([answer.status, answer.body.error]).toEqual([400, 'Email domain appears to have a typo'])
  })
})

describe('a password set by the link', () => {
  it('is told to its owner, and ends the wait after failed sign-ins', async () => {
    const limited = await openWorld({ env: { RATE_LIMIT: 'on' } })
    const send = (path: string, body: object) => limited.stranger().send('POST', `/api/auth/${path}`, { body })
    for (let count = 0; count < 6; count++) await send('login', { email: emailOf('olivia'), password: 'Wrong-2026!' })
    expect((await send('login', { email: emailOf('olivia'), password: castPassword })).status).toBe(429)
    await send('forgot-password', { email: emailOf('olivia') })
    await limited.jobs.drain()
    await send('reset-password', { token: tokenIn(limited.mails.at(-1)!.text), password: fresh })
    await limited.jobs.drain()
    expect(limited.mails.at(-1)).toMatchObject({ to: emailOf('olivia'), subject: 'Your password was changed' })
    expect((await send('login', { email: emailOf('olivia'), password: fresh })).status).toBe(200)
    await limited.close()
  })

  it('does not stand in for a second factor', async () => {
    await world.connection.pool.query(
      `insert into authenticators (account_id, sealed_secret, confirmed_at, created_at)
        select id, 'x', now(), now() from accounts where email = $1`,
      [emailOf('olivia')],
    )
    await forget(emailOf('olivia'))
    await reset(tokenIn())
    expect((await signIn(emailOf('olivia'), fresh)).body.data).toEqual({ secondFactor: ['authenticator'] })
  })

  it('confirms an address that nobody owns, and drops what a stranger may have set up there', async () => {
    const stranger = await createAccount(world.context(), {
      email,
      firstName: 'Mallory',
      lastName: 'Early',
      password: 'Mallory-2026!',
    })
    await world.connection.pool.query(
      `insert into passkeys (id, account_id, credential_id, public_key, counter, transports, name, created_at)
        values (gen_random_uuid(), $1, 'x', 'y', 0, '{}', 'Mine', now())`,
      [stranger._id],
    )
    const planted = await signIn(email, 'Mallory-2026!')
    expect(planted.status).toBe(200)
    await forget(email)
    await reset(tokenIn())
    expect((await signIn(email, 'Mallory-2026!')).status).toBe(401)
    expect((await signIn(email, fresh)).body.data).toMatchObject({ email, emailVerified: true })
    expect((await world.connection.pool.query('select from passkeys')).rowCount).toBe(0)
  })

  it('goes to the owner of an address, never to somebody who merely registered with it', async () => {
    await createAccount(world.context(), {
      email: emailOf('olivia'),
      firstName: 'Mallory',
      lastName: 'Early',
      password: 'Mallory-2026!',
    })
    await forget(emailOf('olivia'))
    await reset(tokenIn())
    expect((await signIn(emailOf('olivia'), fresh)).body.data.firstName).toBe('Olivia')
    expect((await signIn(emailOf('olivia'), 'Mallory-2026!')).body.data).toMatchObject({ emailVerified: false })
  })
})
