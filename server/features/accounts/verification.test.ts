/** Proving an address by its mail (decision 0010): whose it is, and what becomes of the others. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emailLinkHours, linkMails } from '../../../contract/limits.ts'
import { emailOf } from '../../testing/cast.ts'
import type { Caller } from '../../testing/caller.ts'
import { addressOf } from '../../testing/probe.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { addMember, findCurrentBuilding } from '../buildings/buildings.ts'
import { matchPeople } from '../units/units.ts'
import { createAccount, proveAddress } from './accounts.ts'

const email = 'wendy.walker@example.ca'
const password = 'Seawall-2027!'
const hour = 3_600_000

let world: World
beforeEach(async () => {
  world = await openWorld({ connections: 20 })
})
afterEach(() => world.close())

/** Somebody who registered with an address, signed in, with the mail on its way. */
const newcomer = async (address = email, secret = password): Promise<Caller> => {
  const person = { firstName: 'Wendy', lastName: 'Walker', email: address, password: secret }
  const account = await createAccount(world.context(), person)
  await proveAddress(world.context(), account._id)
  world.clock.advance(1000)
  await world.jobs.drain()
  const caller = world.stranger()
  await caller.send('POST', '/api/auth/login', { body: { email: address, password: secret } })
  return caller
}
const lastMail = () => world.mails.at(-1)!
const tokenIn = (text = lastMail().text) => /verify-email\?token=([\w-]{43})/.exec(text)![1]!
const confirm = (caller: Caller, body: object) => caller.send('POST', '/api/auth/verify-email', { body })
const isVerified = async (caller: Caller) => (await caller.send('GET', '/api/auth/me')).body.data?.emailVerified

const expectEnded = async (caller: Caller, token: string) => {
  const answer = await confirm(caller, { token })
  expect([answer.status, answer.body.code]).toEqual([409, 'LINK_USED'])
  expect(answer.body.error).toBe(
    'This link has expired, was replaced by a newer one, or is incomplete. Please request a new one.',
  )
}

describe('the link of a mail', () => {
  it('confirms the address in the browser that registered', async () => {
    const wendy = await newcomer()
    expect(await isVerified(wendy)).toBe(false)
    expect(lastMail()).toMatchObject({ to: email, subject: 'Confirm your email address' })
    const answer = await confirm(wendy, { token: tokenIn() })
    expect([answer.status, answer.body.data]).toEqual([200, { email }])
    expect(await isVerified(wendy)).toBe(true)
  })

  it('asks for the password in another browser, where a stranger could have typed the address', async () => {
    const wendy = await newcomer()
    const token = tokenIn()
    for (const [elsewhere, body] of [
      [world.stranger(), { token }],
      [world.stranger(), { token, password: 'Another-2028!' }],
      [await world.as('olivia'), { token }],
    ] as const) {
      const answer = await confirm(elsewhere, body)
      expect([answer.status, answer.body.code]).toEqual([400, 'PASSWORD_NEEDED'])
      expect(answer.body.errors[0].field).toBe('password')
    }
    expect(await isVerified(wendy)).toBe(false)
    expect((await confirm(world.stranger(), { token, password })).status).toBe(200)
    expect(await isVerified(wendy)).toBe(true)
  })

  it('says so when the address is confirmed already', async () => {
    const wendy = await newcomer()
    const token = tokenIn()
    await confirm(wendy, { token })
    const again = await confirm(wendy, { token })
    expect([again.status, again.body.error]).toEqual([409, 'This address is already confirmed.'])
  })

  it('works once of 20 presses at the same time', async () => {
    const wendy = await newcomer()
    const [token, url] = [tokenIn(), `${await addressOf(world.app)}/api/auth/verify-email`]
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: wendy.cookie },
          body: JSON.stringify({ token }),
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  })

  it('ends with its time, with a newer one, and is refused when made up or cut short', async () => {
    const wendy = await newcomer()
    const first = tokenIn()
    await wendy.send('POST', '/api/auth/resend-verification')
    await world.jobs.drain()
    const second = tokenIn()
    expect(second).not.toBe(first)
    await expectEnded(wendy, first)
    await expectEnded(wendy, 'A'.repeat(43))
    const short = await confirm(wendy, { token: second.slice(1) })
    expect([short.status, short.body.error]).toEqual([400, 'This link is incomplete'])
    world.clock.advance(emailLinkHours * hour)
    await expectEnded(wendy, second)
  })

  it('is kept as a hash only, and its mail loses its words when it has left', async () => {
    await newcomer()
    const { rows } = await world.connection.pool.query<{ row: string }>(
      'select email_links::text as row from email_links',
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]!.row).not.toContain(tokenIn())
    const outbox = await world.connection.db.selectFrom('outbox').select(['html', 'plain']).execute()
    expect(outbox).toEqual([{ html: '', plain: '' }])
  })
})

describe('an address', () => {
  it('that has an owner is told of its account, and gets no link', async () => {
    await newcomer(emailOf('olivia'))
    expect(lastMail()).toMatchObject({ to: emailOf('olivia'), subject: 'You already have an account' })
    expect(lastMail().text).toMatch(/^Parapet\n\nYou already have an account\n\nHello Olivia,/)
    expect(lastMail().text).not.toContain('token=')
    expect((await world.as('olivia')).cookie).not.toBe('')
  })

  it('belongs to whoever confirms it: the other claimants end at once', async () => {
    const first = await newcomer(email, 'First-Seawall-1!')
    const firstLink = tokenIn()
    const second = await newcomer(email, password)
    expect((await confirm(second, { token: tokenIn() })).status).toBe(200)
    expect((await first.send('GET', '/api/auth/me')).status).toBe(401)
    const login = (secret: string) =>
      world.stranger().send('POST', '/api/auth/login', { body: { email, password: secret } })
    expect([(await login('First-Seawall-1!')).status, (await login(password)).status]).toEqual([401, 200])
    await expectEnded(first, firstLink)
    expect(await isVerified(second)).toBe(true)
  })

  it('gets only so many mails, whoever asks for them', async () => {
    const limited = await openWorld({ env: { RATE_LIMIT: 'on' } })
    const person = { firstName: 'Wendy', lastName: 'Walker', email, password }
    for (let count = 0; count < linkMails.most + 3; count++)
      await proveAddress(limited.context(), (await createAccount(limited.context(), person))._id)
    await limited.jobs.drain()
    expect(limited.mails).toHaveLength(linkMails.most)
    await limited.close()
  })

  it('ties a person of the roster to the account only once it is confirmed, and of a member alone', async () => {
    const { harbour } = world.cast.buildings
    const building = (await findCurrentBuilding(world.connection.db, harbour))!
    await world.connection.pool.query(
      `update people set email = $1 where id = (select id from people where building_id = $2 and account_id is null limit 1)`,
      [email, harbour],
    )
    const match = () => matchPeople({ ...world.context(), building })
    const join = (accountId: string) => addMember(world.context(), { buildingId: harbour, accountId, role: 'owner' })
    const idOf = async () =>
      (await world.connection.pool.query<{ id: string }>('select id from accounts where email = $1', [email])).rows[0]!
        .id
    const wendy = await newcomer()
    await join(await idOf())
    expect(await match()).toEqual([])
    await confirm(wendy, { token: tokenIn() })
    expect(await match()).toHaveLength(1)
    await world.connection.pool.query('update people set account_id = null where email = $1', [email])
    await world.connection.pool.query('update memberships set ended_at = $2 where account_id = $1', [
      await idOf(),
      world.clock.now(),
    ])
    expect(await match()).toEqual([])
  })
})

describe('an account that was never confirmed', () => {
  const run = async (days: number) => {
    world.clock.advance(days * 24 * hour)
    await world.jobs.runNow('accounts.forgetUnverified')
    const { rows } = await world.connection.pool.query<{ email: string }>('select email from accounts')
    return rows.filter((row) => row.email === email).length
  }

  it('is deleted after 30 days, with its sessions, links and ways in', async () => {
    await newcomer()
    await world.connection.pool.query(
      `insert into sign_in_identities (issuer, subject, account_id, email, created_at)
        select 'https://accounts.google.com', '1', id, email, created_at from accounts where email = $1`,
      [email],
    )
    expect(await run(29)).toBe(1)
    expect(await run(1)).toBe(0)
  })

  it('stays where it owns something, and where it was confirmed', async () => {
    await newcomer()
    await world.connection.pool.query(
      `update people set account_id = (select id from accounts where email = $1)
        where id = (select id from people where account_id is null limit 1)`,
      [email],
    )
    const other = await newcomer('owen@example.ca')
    await confirm(other, { token: tokenIn() })
    expect(await run(40)).toBe(1)
    const { rowCount } = await world.connection.pool.query(`select from accounts where email = 'owen@example.ca'`)
    expect(rowCount).toBe(1)
  })
})

describe('a new link', () => {
  it('is for somebody who is signed in, and for nobody who has confirmed', async () => {
    expect((await world.stranger().send('POST', '/api/auth/resend-verification')).status).toBe(401)
    const olivia = await world.as('olivia')
    await olivia.send('POST', '/api/auth/resend-verification')
    await world.jobs.drain()
    expect(world.mails).toEqual([])
  })
})
