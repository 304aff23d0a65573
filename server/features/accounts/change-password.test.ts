/** Changing one's password, setting the first one, and signing out elsewhere. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '../../../contract/accounts.ts'
import { signInFreeAttempts, throttles } from '../../../contract/limits.ts'
import type { Caller } from '../../testing/caller.ts'
import { castPassword, emailOf } from '../../testing/cast.ts'
import { addressOf } from '../../testing/probe.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { issuePasswordLink } from './accounts.ts'

const fresh = 'Seawall-2027!'

let world: World
let olivia: Caller
beforeEach(async () => {
  world = await openWorld()
  olivia = await world.as('olivia')
})
afterEach(() => world.close())

const change = (body: object = {}, caller = olivia, headers: Record<string, string> = {}) =>
  caller.send('POST', '/api/auth/change-password', {
    body: { currentPassword: castPassword, newPassword: fresh, confirm: fresh, ...body },
    headers,
  })
const signIn = async (password: string) =>
  (await world.stranger().send('POST', '/api/auth/login', { body: { email: emailOf('olivia'), password } })).status
const isIn = async (caller: Caller) => (await caller.send('GET', '/api/auth/me')).status === 200
const query = async (text: string) => (await world.connection.pool.query(text, [world.cast.accounts.olivia])).rows

describe('changing the password', () => {
  it('makes the new one count and the former one worthless', async () => {
    expect((await change()).status).toBe(200)
    expect([await signIn(fresh), await signIn(castPassword)]).toEqual([200, 401])
  })

  it('signs the other browsers out, and gives this one a new secret', async () => {
    const [phone, theo] = [await world.as('olivia'), await world.as('theo')]
    const { cookie } = olivia
    await change()
    expect([await isIn(olivia), await isIn(phone), await isIn(theo)]).toEqual([true, false, true])
    expect(olivia.cookie).not.toBe(cookie)
    olivia.cookie = cookie
    expect(await isIn(olivia)).toBe(false)
  })

  it('leaves the other browsers in where the box is not ticked', async () => {
    const phone = await world.as('olivia')
    await change({ signOutOthers: false })
    expect([await isIn(olivia), await isIn(phone)]).toEqual([true, true])
  })

  it('tells the person by mail, and stands in the history without a word of either password', async () => {
    await change()
    await world.jobs.drain()
    expect(world.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [emailOf('olivia'), 'Your password was changed'],
    ])
    const [row] = await query(`select to_jsonb(c)::text || to_jsonb(v)::text as row from changes c
      left join change_values v on v.change_id = c.id where c.subject_id = $1 and c.action = 'password changed'`)
    expect(row.row).toContain('"browsersSignedOut": 0')
    expect(row.row).not.toMatch(/Harbour-2026|Seawall-2027|argon2/)
  })

  it('ends links for a password that are still open', async () => {
    const link = new URL(await issuePasswordLink(world.context(), world.cast.accounts.olivia))
    await change()
    const body = { token: link.searchParams.get('token'), password: 'Another-2028!' }
    expect((await world.stranger().send('POST', '/api/auth/reset-password', { body })).status).toBe(409)
  })

  const refused: [string, object, string, string][] = [
    ['a wrong current one', { currentPassword: 'Wrong-2026!' }, 'currentPassword', 'This isn’t your current password'],
    ['no current one', { currentPassword: '' }, 'currentPassword', 'Password is required'],
    ['a weak one', { newPassword: 'seawall' }, 'newPassword', 'Password does not meet requirements'],
    [
      'a common one',
      { newPassword: 'Password1!', confirm: 'Password1!' },
      'newPassword',
      'This password is too common',
    ],
    ['two that differ', { confirm: 'Seawall-2028!' }, 'confirm', 'Passwords do not match'],
    [
      'the one there is',
      { newPassword: castPassword, confirm: castPassword },
      'newPassword',
      'Choose a password that’s different from your current one',
    ],
  ]
  for (const [what, body, field, message] of refused)
    it(`refuses ${what} with 400 and its field, and nobody is signed out`, async () => {
      const answer = await change(body)
      expect(answer.status).toBe(400)
      expect(answer.body.errors).toContainEqual({ field, message })
      expect([await isIn(olivia), await signIn(castPassword)]).toEqual([true, 200])
    })

  it('keeps nothing of the passwords under an idempotency key', async () => {
    await change({}, olivia, { 'idempotency-key': 'once' })
    expect(await query('select key from idempotency_keys where account_id = $1')).toEqual([])
  })
})

describe('guessing the current password of an open browser', () => {
  it('has to wait after a few wrong ones, also with the right one; nobody is signed out', async () => {
    const strict = await openWorld({ env: { RATE_LIMIT: 'on' } })
    const theo = await strict.as('theo')
    const statuses: number[] = []
    for (let n = 0; n <= signInFreeAttempts; n++)
      statuses.push((await change({ currentPassword: 'Wrong-2026!' }, theo)).status)
    expect(statuses).toEqual([...Array.from({ length: signInFreeAttempts }, () => 400), 429])
    const right = await change({}, theo)
    expect([right.status, right.headers['retry-after']]).toEqual([429, '60'])
    expect(await isIn(theo)).toBe(true)
    strict.clock.advance(60_000)
    expect((await change({}, theo)).status).toBe(200)
    await strict.close()
  })
})

describe('the first password of somebody who has none', () => {
  beforeEach(() => query('update accounts set password_hash = null where id = $1'))

  it('is set by a link that is mailed', async () => {
    expect((await olivia.call(accounts.profile)).hasPassword).toBe(false)
    expect((await olivia.send('POST', '/api/auth/password-link')).status).toBe(200)
    await world.jobs.drain()
    const [mail] = world.mails
    expect([mail!.to, mail!.subject]).toEqual([emailOf('olivia'), 'Choose a password'])
    const [, token] = /reset-password\?token=([\w-]{43})/.exec(mail!.text)!
    const body = { token, password: fresh }
    expect((await world.stranger().send('POST', '/api/auth/reset-password', { body })).status).toBe(200)
    expect(await signIn(fresh)).toBe(200)
  })

  it('is not to be had by the form for those who have one', async () => {
    const answer = await change()
    expect([answer.status, answer.body.code]).toEqual([409, 'NO_PASSWORD'])
  })

  it('is no matter for those who have one', async () => {
    expect((await (await world.as('theo')).send('POST', '/api/auth/password-link')).status).toBe(409)
  })

  it('is not mailed again and again', async () => {
    const strict = await openWorld({ env: { RATE_LIMIT: 'on' } })
    const theo = await strict.as('theo')
    await strict.connection.pool.query('update accounts set password_hash = null where id = $1', [
      strict.cast.accounts.theo,
    ])
    const statuses: number[] = []
    for (let n = 0; n <= throttles.passwordLink.most; n++)
      statuses.push((await theo.send('POST', '/api/auth/password-link')).status)
    expect(statuses.at(-1)).toBe(429)
    await strict.close()
  })
})

describe('signing out everywhere else', () => {
  it('ends every other browser and no other person', async () => {
    const [phone, laptop, theo] = [await world.as('olivia'), await world.as('olivia'), await world.as('theo')]
    expect((await olivia.send('DELETE', '/api/auth/sessions')).body.data).toEqual({ ended: 2 })
    const statuses = await Promise.all([olivia, phone, laptop, theo].map(isIn))
    expect(statuses).toEqual([true, false, false, true])
    expect((await olivia.send('DELETE', '/api/auth/sessions')).body.data).toEqual({ ended: 0 })
    expect(
      await query(`select action from changes where subject_id = $1 and action = 'signed out elsewhere'`),
    ).toHaveLength(1)
  })

  it('is felt at once by an open tab: its live stream ends', async () => {
    const [phone, url] = [await world.as('olivia'), `${await addressOf(world.app)}/api/notifications/live`]
    const streamOf = async (caller: Caller) => {
      const { body } = await fetch(`${url}?building=${caller.buildingId}`, { headers: { cookie: caller.cookie } })
      const reader = body!.getReader()
      await reader.read()
      return reader
    }
    const [there, here] = [await streamOf(phone), await streamOf(olivia)]
    await olivia.send('DELETE', '/api/auth/sessions')
    const toTheEnd = async (): Promise<boolean> => ((await there.read()).done ? true : toTheEnd())
    expect(await toTheEnd()).toBe(true)
    await here.cancel()
  })
})
