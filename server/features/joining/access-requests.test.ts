/** Asking to be let into a building, and what those who manage it do with it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { joining } from '../../../contract/joining.ts'
import { accessRequestLastsMs, codeGuesses } from '../../../contract/limits.ts'
import type { Caller } from '../../testing/caller.ts'
import { emailOf } from '../../testing/cast.ts'
import { addressOf } from '../../testing/probe.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let carla: Caller
let nora: Caller
beforeEach(async () => {
  world = await openWorld({ connections: 20 })
  carla = await world.as('carla')
  nora = await world.as('nora')
})
afterEach(() => world.close())

const ask = async (who = nora, body: object = { buildingCode: 'HARB01' }) => {
  const answer = await who.send('POST', joining.askAccess.path, { body: { unitNumber: '703', ...body } })
  await world.jobs.drain()
  return answer
}
const waiting = async () => (await carla.call(joining.accessRequests, { query: { status: 'pending' } })).items
const first = async () => (await carla.call(joining.accessRequests, { query: {} })).items[0]!
const decide = (how: 'approve' | 'decline', id: string, body: object, who = carla) =>
  who.send('POST', `/api/access-requests/${id}/${how}`, { body: { version: 1, ...body } })
const placesOf = async (caller: Caller) => (await caller.send('GET', '/api/auth/me')).body.data.buildings
const mailsTo = (address: string) => world.mails.filter(({ to }) => to === address)

/** Somebody who registered for Harbour View with an address that they have not confirmed. */
const registerUnproven = async (): Promise<void> => {
  const names = { firstName: 'Wendy', lastName: 'Walker', email: 'wendy.walker@example.ca', phone: '604 555 0123' }
  const rest = { password: 'Seawall-2027!', confirmPassword: 'Seawall-2027!', buildingCode: 'HARB01', unitNumber: '12' }
  await world.stranger().send('POST', joining.register.path, { body: { ...names, ...rest } })
  await world.jobs.drain()
}

describe('asking', () => {
  it('waits for those who manage the building, who are told by inbox and mail', async () => {
    expect((await ask()).text).toBe('{"success":true}')
    expect(await waiting()).toMatchObject([
      {
        name: 'Nora Newcomer',
        email: emailOf('nora'),
        emailVerified: true,
        unitNumber: '703',
        status: 'pending',
        role: null,
        version: 1,
      },
    ])
    for (const name of ['carla', 'mandeep'] as const)
      expect(mailsTo(emailOf(name))).toMatchObject([{ subject: 'Nora Newcomer requested access' }])
    expect(mailsTo(emailOf('olivia'))).toEqual([])
    expect(await nora.call(joining.myAccessRequests)).toMatchObject([
      { building: { name: 'Harbour View' }, unitNumber: '703', status: 'pending' },
    ])
  })

  it('twice waits once, and a member asks for nothing', async () => {
    await ask()
    await ask(nora, { buildingId: world.cast.buildings.harbour })
    await ask(await world.as('olivia'))
    expect(await waiting()).toHaveLength(1)
  })

  it('answers a code that fits no building alike, and so often only', async () => {
    expect((await ask(nora, { buildingCode: 'NONE99' })).text).toBe('{"success":true}')
    expect(await waiting()).toEqual([])
    const nowhere = await nora.send('POST', joining.askAccess.path, { body: { unitNumber: '703' } })
    expect([nowhere.status, nowhere.body.error]).toEqual([400, 'Building code is required'])
    const limited = await openWorld({ env: { RATE_LIMIT: 'on' } })
    const body = { unitNumber: '703', buildingCode: 'NONE99' }
    const [one, other] = [await limited.as('nora'), await limited.as('ben')]
    for (let count = 0; count < codeGuesses.most; count++)
      expect((await one.send('POST', joining.askAccess.path, { body })).status).toBe(200)
    expect((await other.send('POST', joining.askAccess.path, { body })).status).toBe(429)
    await limited.close()
  })

  it('tells an unproven account nothing of what it asked for', async () => {
    await registerUnproven()
    const wendy = world.stranger()
    const body = { email: 'wendy.walker@example.ca', password: 'Seawall-2027!' }
    await wendy.send('POST', '/api/auth/login', { body })
    expect(await wendy.call(joining.myAccessRequests)).toEqual([])
    expect(await waiting()).toHaveLength(1)
  })
})

describe('letting somebody in', () => {
  it('makes a member, ties the roster, and tells the person', async () => {
    await world.connection.pool.query(
      `update people set email = $1, account_id = null where id = (
        select l.person_id from unit_links l where l.building_id = $2 and l.to_date is null
          and l.account_id is null order by l.person_id limit 1)`,
      [emailOf('nora'), world.cast.buildings.harbour],
    )
    await ask()
    const { _id, rosterUnits } = await first()
    expect(rosterUnits.length).toBeGreaterThan(0)
    const answer = await decide('approve', _id, { role: 'owner' })
    expect([answer.status, answer.body.data]).toMatchObject([200, { status: 'approved', role: 'owner', version: 2 }])
    await world.jobs.drain()
    expect(await placesOf(nora)).toMatchObject([{ building: { name: 'Harbour View' }, role: 'owner' }])
    expect(mailsTo(emailOf('nora'))).toMatchObject([{ subject: 'Welcome to Harbour View' }])
    const { rowCount } = await world.connection.pool.query('select from people where account_id = $1', [
      world.cast.accounts.nora,
    ])
    expect(rowCount).toBe(1)
    expect((await carla.send('GET', '/api/notifications/unread-count')).body.data.count).toBe(0)
    expect(await nora.call(joining.myAccessRequests)).toMatchObject([{ status: 'approved' }])
  })

  it('gives no role above that of whoever decides', async () => {
    await ask()
    const { _id } = await first()
    expect((await decide('approve', _id, { role: 'management' })).status).toBe(403)
    expect((await decide('approve', _id, { role: 'management' }, await world.as('mandeep'))).status).toBe(200)
  })

  it('waits until the address is confirmed', async () => {
    await registerUnproven()
    const { _id } = await first()
    const answer = await decide('approve', _id, { role: 'owner' })
    expect([answer.status, answer.body.error]).toEqual([
      409,
      'Their email address isn’t confirmed yet. Until it is, you can only decline the request.',
    ])
    await decide('decline', _id, {})
    await world.jobs.drain()
    expect(mailsTo('wendy.walker@example.ca').map(({ subject }) => subject)).toEqual(['Confirm your email address'])
  })

  it('is for those who manage this building', async () => {
    await ask()
    const { _id } = await first()
    for (const name of ['olivia', 'theo', 'mia', 'vic'] as const)
      expect((await decide('approve', _id, { role: 'owner' }, await world.as(name))).status).toBe(403)
    expect((await decide('approve', _id, { role: 'owner' }, await world.as('ada'))).status).toBe(404)
  })

  it('by two at the same moment happens once', async () => {
    await ask()
    const { _id } = await first()
    const url = `${await addressOf(world.app)}/api/access-requests/${_id}`
    const headers = { 'content-type': 'application/json', cookie: carla.cookie, 'x-building-id': carla.buildingId! }
    const send = (how: string) =>
      fetch(`${url}/${how}`, { method: 'POST', headers, body: JSON.stringify({ version: 1, role: 'owner' }) })
    const answers = await Promise.all(['approve', 'decline', 'approve', 'decline'].map(send))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    const { rows } = await world.connection.pool.query<{ count: number }>(
      'select count(*)::int from memberships where account_id = $1',
      [world.cast.accounts.nora],
    )
    expect(rows[0]!.count).toBe((await first()).status === 'approved' ? 1 : 0)
  })
})

describe('turning somebody down', () => {
  it('tells them why, and they may ask again', async () => {
    await ask()
    const { _id } = await first()
    const answer = await decide('decline', _id, { reason: 'Please ask the owner of 703 <b>first</b>.' })
    expect(answer.body.data).toMatchObject({ status: 'declined', reason: 'Please ask the owner of 703 first.' })
    await world.jobs.drain()
    expect(mailsTo(emailOf('nora'))).toMatchObject([{ subject: 'Your request for access to Harbour View' }])
    expect(mailsTo(emailOf('nora'))[0]!.text).toContain('Reason: Please ask the owner of 703 first.')
    const stale = await decide('approve', _id, { role: 'owner' })
    expect([stale.status, stale.body.code, stale.body.current.status]).toEqual([409, 'STALE', 'declined'])
    const again = await decide('approve', _id, { role: 'owner', version: 2 })
    expect([again.status, again.body.error]).toEqual([
      409,
      'This request has already been declined. Only open requests can be decided.',
    ])
    world.clock.advance(1000)
    await ask()
    expect(await waiting()).toHaveLength(1)
  })

  it('stands in the history of the request', async () => {
    await ask()
    const { _id } = await first()
    await decide('decline', _id, {})
    const { data } = (await carla.send('GET', `/api/history/accessRequest/${_id}`)).body
    expect(data.map(({ by, action }: { by: string; action: string }) => [by, action])).toEqual([
      ['Carla Council', 'declined'],
      ['registration', 'asked'],
    ])
  })
})

describe('a request that nobody decides', () => {
  it('ends after 30 days, whether or not the job has run, and can be made anew', async () => {
    await ask()
    const { _id } = await first()
    world.clock.advance(accessRequestLastsMs)
    carla = await world.as('carla')
    nora = await world.as('nora')
    expect([(await first()).status, await waiting()]).toEqual(['expired', []])
    const late = await decide('approve', _id, { role: 'owner' })
    expect([late.status, late.body.error]).toEqual([
      409,
      'This request has expired. Only open requests can be decided.',
    ])
    await world.jobs.runNow('joining.expireRequests')
    const { items } = await carla.call(joining.accessRequests, { query: { status: 'expired' } })
    expect(items.map(({ _id: id, decidedAt }) => [id, decidedAt])).toEqual([[_id, world.clock.now()]])
    await ask()
    expect(await waiting()).toHaveLength(1)
  })
})
