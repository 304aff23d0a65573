/** What people say of themselves. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '../../../contract/accounts.ts'
import type { Caller } from '../../testing/caller.ts'
import { emailOf } from '../../testing/cast.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let olivia: Caller
beforeEach(async () => {
  world = await openWorld()
  olivia = await world.as('olivia')
})
afterEach(() => world.close())

const path = '/api/auth/profile'
const read = async (caller = olivia) => (await caller.send('GET', path)).body.data
const change = async (body: object, caller = olivia) => {
  const { version } = await read(caller)
  return caller.send('PUT', path, { body: { version, ...body } })
}

describe('the profile', () => {
  it('is the user with what only the person themselves sees', async () => {
    expect(await read()).toEqual({
      ...(await olivia.call(accounts.me)),
      phone: null,
      pendingEmail: null,
      hasPassword: true,
      sessionCount: 1,
      version: 1,
    })
  })

  it('takes names, phone and preferences, and answers the user', async () => {
    const answer = await change({
      firstName: ' Zoë ',
      lastName: "O'Brien-Ngô",
      phone: '(604) 555-0123',
      preferences: { appearance: 'dark' },
    })
    expect([answer.status, answer.body.data]).toMatchObject([
      200,
      {
        firstName: 'Zoë',
        lastName: "O'Brien-Ngô",
        phone: '+16045550123',
        preferences: { appearance: 'dark' },
        version: 2,
      },
    ])
    expect(await olivia.call(accounts.me)).toMatchObject({ firstName: 'Zoë', preferences: { appearance: 'dark' } })
  })

  it('keeps what is left out, and clears a phone that is empty', async () => {
    await change({ phone: '604-555-0123' })
    expect((await change({ firstName: 'Liv' })).body.data).toMatchObject({ firstName: 'Liv', phone: '+16045550123' })
    expect((await change({ phone: '' })).body.data).toMatchObject({ firstName: 'Liv', phone: null })
  })

  it('is written over whatever is there where no version is named', async () => {
    await change({ firstName: 'Liv' })
    const answer = await olivia.send('PUT', path, { body: { lastName: 'Ocean' } })
    expect([answer.status, answer.body.data]).toMatchObject([200, { firstName: 'Liv', lastName: 'Ocean', version: 3 }])
  })

  it('does not count as a change where everything stays', async () => {
    expect((await change({ firstName: 'Olivia' })).body.data.version).toBe(1)
  })

  const refused: [object, string, string][] = [
    [{ firstName: '' }, 'firstName', 'First name is required'],
    [{ firstName: 'A' }, 'firstName', 'First name must be at least 2 characters'],
    [{ lastName: 'x'.repeat(51) }, 'lastName', 'Last name must be less than 50 characters'],
    [{ firstName: 'R2D2' }, 'firstName', 'First name contains invalid characters'],
    [{ lastName: 'Drop' }, 'lastName', 'Invalid input detected'],
    [{ phone: '123' }, 'phone', 'Phone number is too short'],
    [{ phone: '1'.repeat(21) }, 'phone', 'Phone number is too long'],
    [{ phone: '111 111 1111' }, 'phone', 'Invalid North American phone number format'],
  ]
  for (const [body, field, message] of refused)
    it(`refuses ${JSON.stringify(body).slice(0, 40)}: ${message}`, async () => {
      const answer = await change(body)
      expect([answer.status, answer.body.errors]).toEqual([400, [{ field, message }]])
      expect((await read()).version).toBe(1)
    })

  it('refuses a stale version and answers the present state', async () => {
    const { version } = await read()
    await change({ firstName: 'First' })
    const stale = await olivia.send('PUT', path, { body: { version, firstName: 'Second' } })
    expect([stale.status, stale.body.code, stale.body.current.firstName]).toEqual([409, 'STALE', 'First'])
    expect((await read()).firstName).toBe('First')
  })

  it('takes one of two changes of one version at once', async () => {
    const bodies = ['One', 'Two'].map((firstName) => ({ version: 1, firstName }))
    const answers = await Promise.all(bodies.map((body) => olivia.send('PUT', path, { body })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('keeps in the history which fields changed, and from what to what', async () => {
    await change({ firstName: 'Liv' })
    const { rows } = await world.connection.pool.query(
      `select c.action, c.fields, c.account_id, v.before, v.after from changes c join change_values v on v.change_id = c.id
       where c.subject = 'account' and c.subject_id = $1 and c.action = 'changed'`,
      [world.cast.accounts.olivia],
    )
    expect(rows).toEqual([
      {
        action: 'changed',
        fields: ['firstName'],
        account_id: world.cast.accounts.olivia,
        before: { firstName: 'Olivia' },
        after: { firstName: 'Liv' },
      },
    ])
  })
})

/** What an account has beside its profile, by its names in the database, in the contract and in other products. */
const forbidden = [
  ['_id', 'id', 'accountId', 'userId', 'email', 'emailVerified', 'email_verified_at', 'emailVerifiedAt', 'isVerified'],
  ['role', 'roles', 'platformRole', 'platform_role', 'isAdmin', 'admin', 'superadmin', 'userRole', 'permissions'],
  ['buildings', 'memberships', 'buildingId', 'unitId', 'unitNumber', 'buildingCode', 'currentBuildingId'],
  ['password', 'passwordHash', 'password_hash', 'hasPassword', 'newPassword', 'confirmPassword', 'token'],
  ['createdAt', 'created_at', 'disabledAt', 'disabled_at', 'deletedAt', 'pendingEmail', 'sessionCount', 'secondFactor'],
  ['profile_picture', 'picture', 'authenticators', 'passkeys', 'ledger', 'can'],
].flat()

describe('mass assignment', () => {
  it('changes nothing by any of forty keys that are no part of a profile', async () => {
    expect(forbidden.length).toBeGreaterThanOrEqual(40)
    const account = async () => {
      const { rows } = await world.connection.pool.query<{ row: string }>(
        `select to_jsonb(a)::text || coalesce((select jsonb_agg(to_jsonb(m) order by m.id)::text from memberships m
           where m.account_id = a.id), '') as row from accounts a where a.id = $1`,
        [world.cast.accounts.olivia],
      )
      return rows[0]!.row
    }
    await change({ preferences: { appearance: 'light' } })
    const before = await account()
    for (const key of forbidden)
      for (const value of [
        'superadmin',
        true,
        '2030-01-01T00:00:00.000Z',
        { appearance: 'dark' },
        [{ role: 'management' }],
      ]) {
        const answer = await change({ [key]: value })
        expect([key, answer.status, await account()]).toEqual([key, 200, before])
      }
    const all = Object.fromEntries(forbidden.map((key) => [key, 'superadmin']))
    await change({ ...all, firstName: 'Liv' })
    const after = await account()
    expect(after.replace('"Liv"', '"Olivia"').replace('"version": 3', '"version": 2')).toBe(before)
  })

  it('changes nothing inside the preferences either', async () => {
    await change({ preferences: { appearance: 'dark', admin: true } })
    const { rows } = await world.connection.pool.query('select preferences from accounts where email = $1', [
      emailOf('olivia'),
    ])
    expect(rows).toEqual([{ preferences: { appearance: 'dark' } }])
  })
})
