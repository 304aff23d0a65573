/** The platform's staff find people and help them, with a reason; whoever is helped hears of it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '../../../../contract/accounts.ts'
import { admin } from '../../../../contract/admin.ts'
import type { Caller } from '../../../testing/caller.ts'
import { emailOf, type Name } from '../../../testing/cast.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let sam: Caller
beforeEach(async () => {
  world = await openWorld({ env: { RATE_LIMIT: 'on' } })
  sam = await world.as('sam')
})
afterEach(() => world.close())

const search = (words: string) => sam.call(admin.findPeople, { body: { words } })
const found = async (name: Name) => (await search(emailOf(name))).people[0]!
const on = (name: Name) => ({ params: { id: world.cast.accounts[name] }, body: { reason: 'They called the desk' } })
const historyOf = async (name: Name) =>
  (
    await world.connection.pool.query(
      `select c.action, c.account_id as by, v.after from changes c left join change_values v on v.change_id = c.id
       where c.subject = 'account' and c.subject_id = $1 and c.account_id = $2 order by c.id`,
      [world.cast.accounts[name], world.cast.accounts.sam],
    )
  ).rows
const subjects = () => world.mails.map(({ to, subject }) => `${to}: ${subject}`)
/** Sets an authenticator app up without the ceremony: what is asked here is who takes it away. */
const giveSecondFactor = (name: Name) =>
  world.connection.pool.query(
    `insert into authenticators (account_id, sealed_secret, confirmed_at, created_at) values ($1, 'x', $2, $2)`,
    [world.cast.accounts[name], world.clock.now()],
  )

describe('people', () => {
  it.each([
    ['olivia', ['Olivia Owner']],
    ['OWNER', ['Ben Owner', 'Olivia Owner']],
    ['ow ol', ['Olivia Owner']],
    ['owner@para', ['Olivia Owner']],
    ['OWNER@PARAPET.EXAMPLE', ['Olivia Owner']],
    ['parapet', []],
    ['100%', []],
    ['o_ner', []],
  ])('are found by %s', async (words, names) => {
    const { people, more } = await search(words)
    expect(people.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual(names)
    expect(more).toBe(false)
  })

  it('are found by digits of a phone number, however it is written', async () => {
    await world.connection.pool.query(`update accounts set phone = '(604) 555-0123' where id = $1`, [
      world.cast.accounts.olivia,
    ])
    expect((await search('604 555')).people.map(({ firstName }) => firstName)).toEqual(['Olivia'])
    expect((await search('604556')).people).toEqual([])
  })

  it('come with what they are, where they stand, and what may be done for them', async () => {
    await world.as('mandeep')
    expect(await found('mandeep')).toMatchObject({
      email: emailOf('mandeep'),
      verified: true,
      isStaff: false,
      secondFactor: false,
      openSessions: 1,
      lastSignedInAt: world.clock.now(),
      waitsUntil: null,
      buildings: [
        { name: 'Harbour View', role: 'management' },
        { name: 'Prairie Court', role: 'management' },
      ],
      can: { sendPasswordLink: true, resendVerification: false, signOut: true, removeSecondFactor: false },
    })
  })

  it('show until when failed attempts make them wait', async () => {
    for (let attempt = 0; attempt < 6; attempt++)
      await world.stranger().try(accounts.login, { body: { email: emailOf('theo'), password: 'wrong-one-1' } })
    expect((await found('theo')).waitsUntil).not.toBeNull()
    expect((await found('olivia')).waitsUntil).toBeNull()
  })

  it('are looked for with three characters at least, and every search is kept with its words', async () => {
    const short = await sam.try(admin.findPeople, { body: { words: 'ol' } })
    expect(short).toMatchObject({ status: 400, body: { errors: [{ field: 'words' }] } })
    await search('olivia')
    expect(await historyOf('sam')).toEqual([
      { action: 'people searched', by: world.cast.accounts.sam, after: { words: 'olivia', found: 1 } },
    ])
  })

  it('are found by nobody else', async () => {
    for (const name of ['mandeep', 'carla', 'olivia', 'theo'] as const) {
      const caller = await world.as(name)
      expect((await caller.try(admin.findPeople, { body: { words: 'olivia' } })).status).toBe(403)
      expect((await caller.try(admin.signOutPerson, on('ben'))).status).toBe(403)
    }
  })
})

describe('whoever is helped', () => {
  it('gets the link for a new password by mail, and staff do not see it', async () => {
    const answer = await sam.try(admin.mailPasswordLink, on('olivia'))
    expect(answer.status).toBe(200)
    expect(answer.text).not.toContain('token')
    await world.jobs.drain()
    expect(subjects()).toEqual([`${emailOf('olivia')}: Choose a new password`])
    expect(world.mails[0]!.text).toContain('/reset-password?token=')
    expect(await historyOf('olivia')).toMatchObject([
      { action: 'password link sent by staff', after: { reason: 'They called the desk' } },
    ])
  })

  it('is signed out everywhere and told so', async () => {
    const olivia = await world.as('olivia')
    expect(await sam.call(admin.signOutPerson, on('olivia'))).toMatchObject({
      openSessions: 0,
      can: { signOut: false },
    })
    expect((await olivia.try(accounts.me)).status).toBe(401)
    await world.jobs.drain()
    expect(subjects()).toEqual([`${emailOf('olivia')}: You were signed out everywhere`])
    expect((await sam.try(admin.signOutPerson, on('olivia'))).status).toBe(409)
  })

  it('loses a second step that they lost, and is told so', async () => {
    await giveSecondFactor('olivia')
    expect(await found('olivia')).toMatchObject({ secondFactor: true, can: { removeSecondFactor: true } })
    expect(await sam.call(admin.removePersonsSecondFactor, on('olivia'))).toMatchObject({ secondFactor: false })
    await world.jobs.drain()
    expect(subjects()).toEqual([`${emailOf('olivia')}: Your two-step sign-in was reset`])
    expect((await historyOf('olivia')).map(({ action }) => action)).toEqual([
      'second factor taken away by staff',
      'second factor removed',
    ])
  })

  it('gets the link that confirms an address once more, until it is confirmed', async () => {
    const { pool } = world.connection
    expect((await sam.try(admin.mailVerification, on('nora'))).status).toBe(409)
    await pool.query('update accounts set email_verified_at = null where id = $1', [world.cast.accounts.nora])
    expect((await sam.try(admin.mailPasswordLink, on('nora'))).status).toBe(409)
    await sam.call(admin.mailVerification, on('nora'))
    await world.jobs.drain()
    expect(subjects()).toEqual([`${emailOf('nora')}: Confirm your email address`])
  })

  it('is not another one of the staff, and needs a reason', async () => {
    await giveSecondFactor('sam')
    for (const route of [admin.mailPasswordLink, admin.removePersonsSecondFactor])
      expect((await sam.try(route, on('sam'))).status).toBe(409)
    const bare = { ...on('olivia'), body: { reason: ' ' } }
    expect((await sam.try(admin.mailPasswordLink, bare)).status).toBe(400)
    expect(await historyOf('olivia')).toEqual([])
  })
})
