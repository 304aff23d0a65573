/** A one-time link with which somebody sets a password. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { passwordLinkMinutes } from '../../../contract/limits.ts'
import { castPassword, emailOf } from '../../testing/cast.ts'
import { addressOf } from '../../testing/probe.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { issuePasswordLink } from './accounts.ts'

const fresh = 'Seawall-2027!'
const minute = 60_000

let world: World
beforeEach(async () => {
  world = await openWorld({ connections: 20 })
})
afterEach(() => world.close())

const issue = async () => new URL(await issuePasswordLink(world.context(), world.cast.accounts.olivia))
const tokenOf = (link: URL) => link.searchParams.get('token')!
const reset = (token: string, password = fresh) =>
  world.stranger().send('POST', '/api/auth/reset-password', { body: { token, password } })
const signIn = async (password: string) =>
  (await world.stranger().send('POST', '/api/auth/login', { body: { email: emailOf('olivia'), password } })).status

const expectUsedUp = async (token: string) => {
  const answer = await reset(token, 'Another-2028!')
  expect(answer.status).toBe(409)
  expect(answer.body).toMatchObject({
    success: false,
    error: 'This link has expired or has already been used. Please request a new one.',
    code: 'LINK_USED',
  })
  expect(await signIn('Another-2028!')).toBe(401)
}

describe('a link for a password', () => {
  it('leads to the own site and sets the password', async () => {
    const link = await issue()
    expect(link.href).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}$/)
    expect((await reset(tokenOf(link))).status).toBe(200)
    expect([await signIn(fresh), await signIn(castPassword)]).toEqual([200, 401])
  })

  it('ends every session of the account and no other', async () => {
    const [phone, laptop, theo] = [await world.as('olivia'), await world.as('olivia'), await world.as('theo')]
    await reset(tokenOf(await issue()))
    const statuses = await Promise.all(
      [phone, laptop, theo].map(async (caller) => (await caller.send('GET', '/api/auth/me')).status),
    )
    expect(statuses).toEqual([401, 401, 200])
  })

  it('works once', async () => {
    const token = tokenOf(await issue())
    await reset(token)
    await expectUsedUp(token)
  })

  it('works once of 20 claims at the same time', async () => {
    const [token, url] = [tokenOf(await issue()), `${await addressOf(world.app)}/api/auth/reset-password`]
    const claims = Array.from({ length: 20 }, (_, n) => `Seawall-20${10 + n}!`)
    const answers = await Promise.all(
      claims.map((password) =>
        fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ token, password }),
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await signIn(claims[answers.findIndex(({ status }) => status === 200)]!)).toBe(200)
  })

  it('works until its time is over', async () => {
    const early = tokenOf(await issue())
    world.clock.advance(passwordLinkMinutes * minute - 1)
    expect((await reset(early)).status).toBe(200)
    const late = tokenOf(await issue())
    world.clock.advance(passwordLinkMinutes * minute)
    await expectUsedUp(late)
  })

  it('makes older ones of the same account worthless', async () => {
    const first = tokenOf(await issue())
    const second = tokenOf(await issue())
    await expectUsedUp(first)
    expect((await reset(second)).status).toBe(200)
  })

  it('is kept as a hash only', async () => {
    const token = tokenOf(await issue())
    const { rows } = await world.connection.pool.query<{ row: string }>(
      'select password_links::text as row from password_links',
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]!.row).not.toContain(token)
  })

  it('is not used up by a password that is refused', async () => {
    const token = tokenOf(await issue())
    for (const [password, message] of [
      ['short', 'Password does not meet requirements'],
      ['seawall-2027', 'Password does not meet requirements'],
      ['', 'Password is required'],
      [`${fresh}${'x'.repeat(128)}`, 'Password must be less than 128 characters'],
    ] as const) {
      const answer = await reset(token, password)
      expect([answer.status, answer.body.error]).toEqual([400, message])
    }
    expect((await reset(token)).status).toBe(200)
  })

  it('that is cut short or made up is refused', async () => {
    const token = tokenOf(await issue())
    expect((await reset(token.slice(1))).body.error).toBe('This link is incomplete')
    await expectUsedUp('A'.repeat(43))
  })
})
