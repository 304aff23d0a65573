/** Making an account: what is told to whom, and what everybody is told alike (decision 0010). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { joining } from '../../../contract/joining.ts'
import { codeGuesses } from '../../../contract/limits.ts'
import { newId } from '../../db/ids.ts'
import { castPassword, emailOf } from '../../testing/cast.ts'
import type { Caller } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'

const person = {
  firstName: 'Wendy',
  lastName: 'Walker',
  email: 'wendy.walker@example.ca',
  phone: '604 555 0123',
  password: 'Seawall-2027!',
  confirmPassword: 'Seawall-2027!',
}

let world: World
beforeEach(async () => {
  world = await openWorld()
})
afterEach(() => world.close())

const register = (body: object, caller: Caller = world.stranger()) =>
  caller.send('POST', joining.register.path, { body: { ...person, ...body } })
const rows = async <T extends object>(text: string, values: unknown[] = []) =>
  (await world.connection.pool.query<T>(text, values)).rows
const requests = () =>
  rows<{ claimed_unit: string; building: string; status: string; email: string }>(
    `select r.claimed_unit, b.code as building, r.status, a.email from access_requests r
      join buildings b on b.id = r.building_id join accounts a on a.id = r.account_id`,
  )

describe('registering', () => {
  it('makes an account, signs in, and asks for proof of the address', async () => {
    const caller = world.stranger()
    const { status, body } = await register({}, caller)
    expect([status, body.data]).toEqual([
      200,
      {
        _id: expect.any(String),
        firstName: 'Wendy',
        lastName: 'Walker',
        email: person.email,
        role: 'normal',
        profilePicture: null,
        emailVerified: false,
        preferences: { appearance: 'device' },
        secondFactor: 'none',
        buildings: [],
      },
    ])
    expect((await caller.send('GET', '/api/auth/me')).body.data._id).toBe(body.data._id)
    await world.jobs.drain()
    expect(world.mails).toMatchObject([{ to: person.email, subject: 'Confirm your email address' }])
    expect(await requests()).toEqual([])
  })

  it('keeps nothing of the body but what the form asks', async () => {
    const caller = world.stranger()
    await register(
      {
        role: 'superadmin',
        platformRole: 'superadmin',
        emailVerified: true,
        buildings: [{ building: world.cast.buildings.harbour, role: 'management' }],
        _id: newId(),
        createdAt: '2020-01-01T00:00:00.000Z',
      },
      caller,
    )
    const { data } = (await caller.send('GET', '/api/auth/me')).body
    expect([data.role, data.emailVerified, data.buildings]).toEqual(['normal', false, []])
  })

  it.each([
    [{ firstName: '' }, 'First name is required'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'wendy@gmial.com' }, 'Email domain appears to have a typo'],
    [{ phone: '' }, 'Phone number is required'],
    [{ password: 'short', confirmPassword: 'short' }, 'Password does not meet requirements'],
    [{ password: 'Password1!', confirmPassword: 'Password1!' }, 'This password is too common'],
    [{ confirmPassword: 'Seawall-2028!' }, 'Passwords do not match'],
    [{ buildingCode: 'HARB-1', unitNumber: '703' }, 'Building code can only contain letters and numbers'],
    [{ buildingCode: 'HARB01' }, 'Unit number is required'],
    [{ buildingCode: 'HARB01', unitNumber: '#7' }, 'Invalid unit number format'],
    [{ unitNumber: '703' }, 'Building code is required'],
  ])('refuses %j', async (wrong, message) => {
    const { status, body } = await register(wrong)
    expect([status, body.code]).toEqual([400, 'INVALID'])
    expect(body.errors.map((error: { message: string }) => error.message)).toContain(message)
    expect(body.error).toBe(body.errors[0].message)
    expect(await rows('select from accounts where email = $1', [person.email])).toHaveLength(0)
  })

  it('takes a password that is not repeated', async () => {
    expect((await register({ confirmPassword: undefined })).status).toBe(200)
  })

  it('answers an address that somebody owns like any other, and tells its owner', async () => {
    const email = emailOf('olivia')
    const [known, unknown] = [await register({ email }), await register({})]
    const shape = (answer: typeof known) => ({ ...answer.body.data, _id: 0, email: 0 })
    expect([known.status, shape(known)]).toEqual([unknown.status, shape(unknown)])
    await world.jobs.drain()
    expect(world.mails.find(({ to }) => to === email)).toMatchObject({ subject: 'You already have an account' })
    const olivia = await world.as('olivia')
    expect((await olivia.send('GET', '/api/auth/me')).body.data.buildings).toHaveLength(1)
    const login = await world.stranger().send('POST', '/api/auth/login', { body: { email, password: castPassword } })
    expect(login.body.data._id).toBe(world.cast.accounts.olivia)
  })
})

describe('registering with a building', () => {
  it.each([
    ['its code', () => ({ buildingCode: ' harb01 ' })],
    ['its link', () => ({ buildingId: world.cast.buildings.harbour })],
  ])('by %s asks for access, which those who manage it hear of', async (_by, named) => {
    const { body } = await register({ ...named(), unitNumber: '703' })
    expect(body.data.buildings).toEqual([])
    await world.jobs.drain()
    expect(await requests()).toEqual([
      { claimed_unit: '703', building: 'HARB01', status: 'pending', email: person.email },
    ])
    const carla = await world.as('carla')
    const [told] = (await carla.send('GET', '/api/notifications')).body.data
    expect(told).toMatchObject({
      title: 'Wendy Walker requested access',
      text: 'They say unit 703 is theirs. Their email address isn’t confirmed yet.',
      link: expect.stringMatching(/^\/access-requests\/[\da-f-]{36}$/),
    })
    const olivia = await world.as('olivia')
    expect((await olivia.send('GET', '/api/notifications')).body.data).toEqual([])
  })

  it('never tells whether there is such a building', async () => {
    const right = await register({ buildingCode: 'HARB01', unitNumber: '703' })
    const others = [
      await register({ buildingCode: 'NONE99', unitNumber: '703', email: 'b@example.ca' }),
      await register({ buildingId: newId(), unitNumber: '703', email: 'c@example.ca' }),
    ]
    const shape = (answer: typeof right) => ({ ...answer.body.data, _id: 0, email: 0 })
    for (const other of others) expect([other.status, shape(other)]).toEqual([right.status, shape(right)])
    await world.jobs.drain()
    expect(await requests()).toHaveLength(1)
  })

  it('lets a code be guessed so often from one address', async () => {
    const limited = await openWorld({ env: { RATE_LIMIT: 'on' } })
    const guess = (body: object) =>
      limited.stranger().send('POST', joining.register.path, { body: { ...person, ...body } })
    for (let count = 0; count < codeGuesses.most; count++)
      expect((await guess({ buildingCode: `TRY${count}0`, unitNumber: '1' })).status).toBe(200)
    const refused = await guess({ buildingCode: 'HARB01', unitNumber: '1' })
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600'])
    expect((await guess({})).status).toBe(200)
    await limited.close()
  })
})

describe('a building code', () => {
  it('that is right is no guess: a whole building registers from one address', async () => {
    const limited = await openWorld({ env: { RATE_LIMIT: 'on' } })
    const neighbour = (email: string, buildingCode: string) =>
      limited
        .stranger()
        .send('POST', joining.register.path, { body: { ...person, email, buildingCode, unitNumber: '1' } })
    for (let count = 0; count < codeGuesses.most; count++)
      expect((await neighbour(`neighbour${count}@example.ca`, count % 2 ? 'harb01' : 'HARB01')).status).toBe(200)
    for (let count = 0; count < codeGuesses.most; count++)
      expect((await neighbour(`guess${count}@example.ca`, `TRY${count}0`)).status).toBe(200)
    expect((await neighbour('late@example.ca', 'HARB01')).status).toBe(429)
    await limited.close()
  })
})

describe('the building of a link to register', () => {
  const place = async (building: string) =>
    (await world.stranger().call(joining.place, { query: { building } })) as unknown

  it('is shown by name and city', async () => {
    expect(await place(world.cast.buildings.harbour)).toEqual({ name: 'Harbour View', city: 'Vancouver' })
  })

  it('is none for whatever names no building that people may join', async () => {
    await world.connection.pool.query('update buildings set suspended_at = now() where id = $1', [
      world.cast.buildings.prairie,
    ])
    for (const building of [newId(), 'rubbish', 'HARB01', world.cast.buildings.prairie])
      expect(await place(building)).toBe(null)
  })
})
