/** Inviting people into a building, and what becomes of the link. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { joining } from '../../../contract/joining.ts'
import { invitationLastsMs } from '../../../contract/limits.ts'
import { units } from '../../../contract/units.ts'
import type { Caller } from '../../testing/caller.ts'
import { emailOf } from '../../testing/cast.ts'
import { addressOf } from '../../testing/probe.ts'
import { postAtOnce } from '../../testing/race.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { endMembership } from '../buildings/buildings.ts'
import { createAccount } from '../accounts/accounts.ts'

const email = 'wendy.walker@example.ca'
const person = {
  firstName: 'Wendy',
  lastName: 'Walker',
  email,
  phone: '604 555 0123',
  password: 'Seawall-2027!',
  confirmPassword: 'Seawall-2027!',
}

let world: World
let carla: Caller
beforeEach(async () => {
  world = await openWorld({ connections: 20 })
  carla = await world.as('carla')
})
afterEach(() => world.close())

const tokenOf = (to: string): string => {
  const mail = world.mails.findLast((one) => one.to === to && one.text.includes('/claim-invitation/'))
  return /claim-invitation\/([\w-]{43})/.exec(mail!.text)![1]!
}
/** Invites an address; answers the secret of the mail. */
const invite = async (to = email, role: 'owner' | 'council' = 'owner', by = carla): Promise<string> => {
  await by.call(joining.invite, { body: { email: to, role } })
  await world.jobs.drain()
  return tokenOf(to)
}
const register = (body: object, caller = world.stranger()) =>
  caller.send('POST', joining.register.path, { body: { ...person, ...body } })
const accept = (caller: Caller, token: string) =>
  caller.send('POST', joining.acceptInvitation.path, { body: { token } })
const places = async (caller: Caller) => {
  const { data } = (await caller.send('GET', '/api/auth/me')).body
  return data.buildings.map(({ building, role }: { building: { name: string }; role: string }) => [building.name, role])
}
const memberships = async (address: string) =>
  (
    await world.connection.pool.query<{ role: string }>(
      `select m.role from memberships m join accounts a on a.id = m.account_id where a.email = $1 and m.ended_at is null`,
      [address],
    )
  ).rows

const expectOver = (answer: { status: number; body: { code: string; error: string } }) => {
  expect([answer.status, answer.body.code]).toEqual([409, 'INVITATION_OVER'])
  expect(answer.body.error).toBe(
    'This invitation has expired, has already been used, or is for a different address. Please ask for a new one.',
  )
}

describe('an invitation', () => {
  it('is mailed with a link whose secret nobody else sees', async () => {
    const answer = await carla.try(joining.invite, { body: { email: email.toUpperCase(), role: 'owner' } })
    await world.jobs.drain()
    expect(answer.body.data).toMatchObject({ email, role: 'owner', status: 'open', invitedBy: 'Carla Council' })
    const token = tokenOf(email)
    expect(answer.text).not.toContain(token)
    expect(world.mails.at(-1)).toMatchObject({ to: email, subject: 'You are invited to Harbour View' })
    const { rows } = await world.connection.pool.query<{ row: string }>('select i::text as row from invitations i')
    expect(rows[0]!.row).not.toContain(token)
    expect((await world.connection.db.selectFrom('outbox').select('plain').execute()).at(-1)).toEqual({ plain: '' })
  })

  it('to be a manager makes somebody management', async () => {
    const mandeep = await world.as('mandeep')
    const { role } = await mandeep.call(joining.invite, { body: { email, role: 'manager' } })
    expect(role).toBe('management')
  })

  it('says what it offers as often as it is looked at', async () => {
    const token = await invite()
    for (let count = 0; count < 3; count++)
      expect(await world.stranger().call(joining.readInvitation, { body: { token } })).toMatchObject({
        building: { name: 'Harbour View', city: 'Vancouver' },
        role: 'owner',
        email,
        hasAccount: false,
      })
    const known = await invite(emailOf('nora'))
    expect((await world.stranger().call(joining.readInvitation, { body: { token: known } })).hasAccount).toBe(true)
  })

  it('is listed with where it stands, and can be sent anew and taken back', async () => {
    const [{ items: units_ }, first] = [await carla.call(units.list, { query: { limit: 1 } }), await invite()]
    const { _id } = (await carla.call(joining.invitations, { query: {} })).items[0]!
    await carla.call(joining.resendInvitation, { params: { id: _id } })
    await world.jobs.drain()
    const second = tokenOf(email)
    expectOver(await register({ invitationToken: first }))
    await carla.call(joining.invite, {
      body: { email: 'owen@example.ca', role: 'tenant', unitId: units_[0]!._id },
    })
    const { items } = await carla.call(joining.invitations, { query: {} })
    expect(items.map(({ email: to, status, unitNumber }) => [to, status, unitNumber])).toEqual([
      ['owen@example.ca', 'open', units_[0]!.unitNumber],
      [email, 'open', null],
    ])
    await carla.call(joining.revokeInvitation, { params: { id: items[1]!._id } })
    expectOver(await register({ invitationToken: second }))
    expect((await carla.try(joining.revokeInvitation, { params: { id: items[1]!._id } })).status).toBe(409)
    const found = await carla.call(joining.invitations, { query: { search: 'OWEN' } })
    expect(found.items.map((item) => item.email)).toEqual(['owen@example.ca'])
  })

  it('offers no role above that of whoever sends it, and nothing to who is there already', async () => {
    const above = await carla.try(joining.invite, { body: { email, role: 'management' } })
    expect([above.status, above.body.error]).toEqual([403, 'You can’t assign this role.'])
    const there = await carla.try(joining.invite, { body: { email: emailOf('olivia'), role: 'tenant' } })
    expect([there.status, there.body.error]).toEqual([
      409,
      'Someone with this address already belongs to this building.',
    ])
    await world.jobs.drain()
    expect(world.mails).toEqual([])
  })

  it('sent twice at the same moment stands once', async () => {
    const url = `${await addressOf(world.app)}${joining.invite.path}`
    const headers = { 'content-type': 'application/json', cookie: carla.cookie, 'x-building-id': carla.buildingId! }
    const send = () => fetch(url, { method: 'POST', headers, body: JSON.stringify({ email, role: 'owner' }) })
    const statuses = (await Promise.all(Array.from({ length: 8 }, send))).map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
    const { items } = await carla.call(joining.invitations, { query: {} })
    expect(items.filter(({ status }) => status === 'open')).toHaveLength(1)
  })

  it('stands as open, whichever of two at the same moment has the greater id', async () => {
    await invite()
    await world.connection.pool.query(
      `insert into invitations (id, building_id, token_hash, email, role, invited_by, created_at, expires_at, revoked_at)
       select 'ffffffff-ffff-7fff-bfff-ffffffffffff', building_id, sha256('another'), email, role, invited_by, created_at,
         expires_at, created_at from invitations`,
    )
    const { items } = await carla.call(joining.invitations, { query: {} })
    expect(items.map(({ email: to, status }) => [to, status])).toEqual([[email, 'open']])
  })
})

describe('registering with an invitation', () => {
  it('makes a member with a confirmed address, once', async () => {
    const [token, caller] = [await invite(), world.stranger()]
    const { status, body } = await register({ invitationToken: token, buildingCode: 'PRAI01', unitNumber: '1' }, caller)
    expect([status, body.data.emailVerified, await places(caller)]).toEqual([200, true, [['Harbour View', 'owner']]])
    expectOver(await register({ invitationToken: token }))
    expectOver(await register({ invitationToken: token, email: 'other@example.ca' }))
    const { items } = await carla.call(joining.invitations, { query: {} })
    expect(items.map((item) => item.status)).toEqual(['accepted'])
    const again = await carla.try(joining.resendInvitation, { params: { id: items[0]!._id } })
    expect([again.status, again.body.error]).toEqual([409, 'This invitation has already been accepted.'])
  })

  it('is for the address that it was mailed to, within its time', async () => {
    const token = await invite()
    expectOver(await register({ invitationToken: token, email: 'other@example.ca' }))
    expectOver(await register({ invitationToken: 'A'.repeat(43) }))
    world.clock.advance(invitationLastsMs)
    expectOver(await register({ invitationToken: token }))
    expect(await memberships(email)).toEqual([])
  })

  it('gives nothing once whoever invited may invite no longer', async () => {
    const token = await invite()
    const { buildings, accounts } = world.cast
    await endMembership(world.context(), { buildingId: buildings.harbour, accountId: accounts.carla })
    expectOver(await register({ invitationToken: token }))
    expectOver(await world.stranger().send('POST', joining.readInvitation.path, { body: { token } }))
  })

  it('leaves an owned address to its owner', async () => {
    const token = await invite(emailOf('nora'))
    const answer = await register({ invitationToken: token, email: emailOf('nora') })
    expect([answer.status, answer.body.error]).toEqual([
      409,
      'You already have an account with this address. Sign in to accept the invitation.',
    ])
    expect((await accept(await world.as('nora'), token)).status).toBe(200)
  })

  it('ends whoever merely claimed the address before', async () => {
    const stranger = world.stranger()
    await register({ password: 'Mallory-2026!', confirmPassword: 'Mallory-2026!' }, stranger)
    await register({ invitationToken: await invite() })
    expect((await stranger.send('GET', '/api/auth/me')).status).toBe(401)
  })

  it('used 50 times at once makes one account and one membership', async () => {
    const body = { ...person, invitationToken: await invite() }
    const statuses = await postAtOnce(world.app, 50, { path: joining.register.path, body })
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 409)])
    expect(await memberships(email)).toEqual([{ role: 'owner' }])
  })
})

describe('accepting with an account', () => {
  it('makes a member of whoever the address belongs to', async () => {
    const [token, nora] = [await invite(emailOf('nora'), 'council'), await world.as('nora')]
    expect((await accept(nora, token)).body.data).toEqual({ buildingId: world.cast.buildings.harbour })
    expect(await places(nora)).toEqual([['Harbour View', 'council']])
    expectOver(await accept(nora, token))
  })

  it('is refused to everybody else, and to strangers', async () => {
    const token = await invite(emailOf('nora'))
    expectOver(await accept(await world.as('ben'), token))
    expect((await accept(world.stranger(), token)).status).toBe(401)
    expect((await accept(await world.as('nora'), token)).status).toBe(200)
  })

  it('confirms an address that was not, but never one that is somebody else’s', async () => {
    const wendy = world.stranger()
    await register({}, wendy)
    expect((await accept(wendy, await invite())).status).toBe(200)
    expect((await wendy.send('GET', '/api/auth/me')).body.data.emailVerified).toBe(true)
    const claimant = world.stranger()
    await createAccount(world.context(), { ...person, email: emailOf('nora') })
    await claimant.send('POST', '/api/auth/login', { body: { email: emailOf('nora'), password: person.password } })
    const refused = await accept(claimant, await invite(emailOf('nora')))
    expect([refused.status, refused.body.error]).toEqual([409, 'This address now belongs to another account.'])
  })

  it('never changes the role of a member', async () => {
    const token = await invite(emailOf('nora'))
    await world.connection.pool.query(
      `insert into memberships (id, building_id, account_id, role, started_at)
        values (gen_random_uuid(), $1, $2, 'council', now())`,
      [world.cast.buildings.harbour, world.cast.accounts.nora],
    )
    const answer = await accept(await world.as('nora'), token)
    expect([answer.status, answer.body.error]).toEqual([409, 'You already belong to this building.'])
    expect(await memberships(emailOf('nora'))).toEqual([{ role: 'council' }])
  })

  it('50 times at once makes one membership', async () => {
    const [token, nora] = [await invite(emailOf('nora')), await world.as('nora')]
    const call = { path: joining.acceptInvitation.path, headers: { cookie: nora.cookie }, body: { token } }
    expect(await postAtOnce(world.app, 50, call)).toEqual([200, ...Array.from({ length: 49 }, () => 409)])
    expect(await memberships(emailOf('nora'))).toHaveLength(1)
  })

  it('stands in the history of the invitation', async () => {
    await accept(await world.as('nora'), await invite(emailOf('nora')))
    const { _id } = (await carla.call(joining.invitations, { query: {} })).items[0]!
    const { data } = (await carla.send('GET', `/api/history/invitation/${_id}`)).body
    expect(data.map(({ by, action }: { by: string; action: string }) => [by, action])).toEqual([
      ['Nora Newcomer', 'accepted'],
      ['Carla Council', 'sent'],
    ])
  })
})
