/** Somebody's access is ended by hand: who may, what is left, and that it holds at once and once. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { joining } from '../../../../contract/joining.ts'
import { notices } from '../../../../contract/notices.ts'
import { units } from '../../../../contract/units.ts'
import type { EndAccess, Person } from '../../../../contract/units/people.ts'
import type { InBuilding } from '../../../context.ts'
import type { Caller } from '../../../testing/caller.ts'
import type { Name } from '../../../testing/cast.ts'
import { rolesIn } from '../../../testing/moves.ts'
import { postAtOnce } from '../../../testing/race.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { addMember, endMembership, findCurrentBuilding, foreseeEnd } from '../../buildings/buildings.ts'
import { endOwnership, endTenancy, residentsOf } from '../units.ts'

let world: World
let mandeep: Caller
let harbour: InBuilding
beforeEach(async () => {
  world = await openWorld({ connections: 20 })
  mandeep = await world.as('mandeep')
  const building = (await findCurrentBuilding(world.platform.db, world.cast.buildings.harbour))!
  harbour = { ...world.context(), building }
})
afterEach(() => world.close())

const buildingId = () => world.cast.buildings.harbour
const roles = () => rolesIn(world, buildingId())
const hears = async (who: Caller) => (await who.try(notices.list)).status
const seen = (by: Caller, id: string): Promise<Person> => by.call(units.person, { params: { id } })
const deskOf = async (by: Caller, id: string) => (await seen(by, id)).desk!
const personOf = async (name: string) =>
  (await residentsOf(harbour, { audience: 'all' })).find((one) => one.name === name)!.personId
const make = (who: Name, role: 'management' | 'council' | 'owner') =>
  addMember(world.context(), { buildingId: buildingId(), accountId: world.cast.accounts[who], role })

/** Ends what the page of somebody shows, or what is said instead. */
const end = async (by: Caller, id: string, said: Partial<EndAccess> = {}) => {
  const { membership, ending } = await deskOf(by, id)
  const body = { was: membership?.role ?? 'visitor', becomes: ending?.becomes ?? null, ...said }
  return by.try(units.endAccess, { params: { id }, body })
}
const untie = async (table: 'ownerships' | 'tenancies', personId: string) => {
  const ties = await harbour.db.selectFrom(table).where('person_id', '=', personId).select('id').execute()
  for (const { id } of ties)
    await (table === 'ownerships' ? endOwnership : endTenancy)(harbour, { id, to: '2026-11-19' })
}

describe('a visitor whom the roster does not name', () => {
  test('is refused at the next call, hears of it by mail, and their page goes', async () => {
    const vic = await world.as('vic')
    const id = world.cast.accounts.vic
    expect(await hears(vic)).toBe(200)
    const { can, ending } = await deskOf(mandeep, id)
    expect(can).toEqual({ endAccess: true })
    expect(ending).toEqual({
      becomes: null,
      lines: [
        'Vic Visitor immediately loses access to Harbour View as a visitor, even where they’re signed in.',
        'They can’t see anything in the building, and its emails and push messages stop.',
        'Vic Visitor gets an email about this.',
        'They aren’t on the roster, so their page here is removed too.',
        'They keep their own account, and their other buildings aren’t affected.',
      ],
    })
    const done = await end(mandeep, id, { reason: 'Came once in spring' })
    expect([done.status, done.body.data]).toEqual([200, { person: null }])
    expect(await hears(vic)).toBe(403)
    expect(await roles()).not.toHaveProperty('visitor@parapet.example')
    expect((await mandeep.try(units.person, { params: { id } })).status).toBe(404)
    await world.jobs.drain()
    expect(world.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['visitor@parapet.example', 'Your access to Harbour View has ended'],
    ])
    expect(world.mails[0]!.text).not.toContain('Came once in spring')
  })

  test('loses the live stream with it', async () => {
    const heard: unknown[] = []
    world.platform.events.subscribe(({ event, to }) => event === 'standing' && heard.push(to))
    await end(mandeep, world.cast.accounts.vic)
    expect(heard).toEqual([{ accountId: world.cast.accounts.vic }])
  })

  test('keeps the history of the membership, with the reason', async () => {
    const [{ id }] = (
      await world.connection.pool.query('select id from memberships where account_id = $1', [world.cast.accounts.vic])
    ).rows as [{ id: string }]
    await end(mandeep, world.cast.accounts.vic, { reason: 'Came once in spring' })
    const { items } = await mandeep.call(audit.history, { params: { subject: 'membership', id }, query: {} })
    expect(items[0]).toMatchObject({
      action: 'ended',
      by: 'Mandeep Manager',
      fields: [{ field: 'reason', after: 'Came once in spring' }],
    })
  })

  test('clicked ten times at once it is ended once', async () => {
    const path = units.endAccess.path.replace(':id', world.cast.accounts.vic)
    const headers = { cookie: mandeep.cookie, 'x-building-id': buildingId(), origin: world.config.publicUrl }
    const statuses = await postAtOnce(world.app, 10, { path, headers, body: { was: 'visitor', becomes: null } })
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 404)])
    await world.jobs.drain()
    expect(world.mails).toHaveLength(1)
  })
})

describe('somebody of the roster whom no tie of today holds', () => {
  test('loses it, and page, roster and history stay', async () => {
    const theo = await world.as('theo')
    const id = await personOf('Theo Tenant')
    await untie('tenancies', id)
    expect(await hears(theo)).toBe(200)
    const done = await end(mandeep, id, { reason: 'Moved to Victoria' })
    expect(done.body.data.person).toMatchObject({
      _id: id,
      desk: { membership: { role: 'tenant', endedOn: '2026-11-20' }, can: { endAccess: false }, endingRefused: null },
    })
    expect(await hears(theo)).toBe(403)
    const { items } = await mandeep.call(audit.history, { params: { subject: 'person', id }, query: {} })
    expect(items[0]).toMatchObject({
      action: 'access ended',
      fields: [
        { field: 'role', before: 'tenant', after: null },
        { field: 'reason', after: 'Moved to Victoria' },
      ],
    })
    expect((await end(mandeep, id)).body).toMatchObject({
      code: 'CONFLICT',
      error: 'Theo Tenant no longer has access to Harbour View.',
    })
  })

  test('is found by their account too; what was offered to them ends with it', async () => {
    const id = await personOf('Theo Tenant')
    await untie('tenancies', id)
    await endMembership(world.context(), { buildingId: buildingId(), accountId: world.cast.accounts.theo })
    await mandeep.call(joining.invite, { body: { email: 'tenant@parapet.example', role: 'tenant' } })
    await addMember(world.context(), {
      buildingId: buildingId(),
      accountId: world.cast.accounts.theo,
      role: 'member',
    })
    const { ending } = await deskOf(mandeep, world.cast.accounts.theo)
    expect(ending!.lines).toContain('The open invitation to tenant@parapet.example will be revoked.')
    expect((await end(mandeep, world.cast.accounts.theo)).status).toBe(200)
    expect((await mandeep.call(joining.invitations, { query: {} })).items).toMatchObject([{ status: 'revoked' }])
  })
})

describe('somebody whom a tie holds', () => {
  test('leaves by a sale or a move out', async () => {
    const refused = await end(mandeep, await personOf('Olivia Owner'))
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'Olivia Owner is an owner of unit 305 and an owner of unit 703. Record the sale on the unit’s page, and access ends automatically.',
    ])
    expect(await deskOf(mandeep, await personOf('Theo Tenant'))).toMatchObject({
      can: { endAccess: false },
      ending: null,
      endingRefused: expect.stringContaining('Record the move-out'),
    })
  })

  test('on council loses the office alone, and goes on as owner', async () => {
    const carla = await world.as('carla')
    const id = await personOf('Carla Council')
    const done = await end(mandeep, id, { reason: 'Not elected again' })
    expect(done.body.data.person.desk.membership).toMatchObject({ role: 'owner', endedOn: null })
    expect([await hears(carla), (await carla.try(units.list)).status]).toEqual([200, 403])
    await world.jobs.drain()
    expect(world.mails.map(({ subject }) => subject)).toEqual(['Your role in Harbour View has changed'])
    const { items } = await mandeep.call(audit.history, { params: { subject: 'person', id }, query: {} })
    expect(items[0]).toMatchObject({ action: 'role taken away', fields: [{ before: 'council', after: 'owner' }, {}] })
  })

  test('keeps what is left when a tie ended without it: an owner who only rents becomes tenant', async () => {
    await make('theo', 'owner')
    expect((await end(mandeep, await personOf('Theo Tenant'))).status).toBe(200)
    expect(await roles()).toMatchObject({ 'tenant@parapet.example': 'tenant' })
  })
})

describe('rights in the running of the building', () => {
  test('nobody ends rights above their own', async () => {
    const carla = await world.as('carla')
    const { can, endingRefused } = await deskOf(carla, world.cast.accounts.mandeep)
    expect([can.endAccess, endingRefused]).toEqual([false, 'Only managers can end a manager’s access.'])
    expect((await end(carla, world.cast.accounts.mandeep)).status).toBe(403)
  })

  test('nobody ends their own here, and it says what to do instead', async () => {
    const carla = await world.as('carla')
    const refused = await end(carla, await personOf('Carla Council'), { becomes: 'owner' })
    expect([refused.status, refused.body.error]).toEqual([
      403,
      'This is your own access. Ask someone else who manages Harbour View to end it, or record your sale or move out on the unit’s page.',
    ])
  })

  test('the last manager stays, whoever asks; with another one they go', async () => {
    const sam = await world.as('sam', 'harbour')
    const { mandeep: id } = world.cast.accounts
    expect((await end(sam, id)).body.error).toBe(
      'Mandeep Manager is the only manager of Harbour View. Invite another manager first.',
    )
    await make('nora', 'management')
    // One whose rights end on a day to come is no manager who is left.
    await foreseeEnd(world.context(), {
      buildingId: buildingId(),
      accountId: world.cast.accounts.nora,
      at: '2026-12-01T08:00:00.000Z',
    })
    expect((await end(sam, id)).status).toBe(409)
    await make('nora', 'council')
    await make('nora', 'management')
    expect((await end(sam, id)).status).toBe(200)
    expect(await hears(mandeep)).toBe(403)
  })

  test('on council the last stays only where nobody is in management', async () => {
    const sam = await world.as('sam', 'harbour')
    await world.connection.pool.query(`update memberships set ended_at = now() where account_id = $1`, [
      world.cast.accounts.mandeep,
    ])
    expect((await end(sam, await personOf('Carla Council'))).body.error).toBe(
      'Carla Council is the only person managing Harbour View. Have someone else do so first.',
    )
  })

  test('of two managers who end each other at once, one stays', async () => {
    await make('nora', 'management')
    const nora = await world.as('nora')
    nora.buildingId = buildingId()
    const body = { was: 'management', becomes: null } as const
    const answers = await Promise.all([
      mandeep.try(units.endAccess, { params: { id: world.cast.accounts.nora }, body }),
      nora.try(units.endAccess, { params: { id: world.cast.accounts.mandeep }, body }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
    expect(Object.values(await roles()).filter((role) => role === 'management')).toHaveLength(1)
  })
})

test('what is not as it was shown is refused with the present state', async () => {
  const id = await personOf('Carla Council')
  const stale = await end(mandeep, id, { becomes: null })
  expect(stale).toMatchObject({
    status: 409,
    body: { code: 'STALE', current: { desk: { ending: { becomes: 'owner' } } } },
  })
  expect(await roles()).toMatchObject({ 'council@parapet.example': 'council' })
  expect((await end(mandeep, id, { was: 'owner' })).body.code).toBe('STALE')
  expect((await end(mandeep, id, { reason: 'x'.repeat(501) })).body.errors).toMatchObject([{ field: 'reason' }])
})

test('nobody ends the access of somebody in another building', async () => {
  const answer = await mandeep.try(units.endAccess, {
    params: { id: world.cast.accounts.ben },
    body: { was: 'owner', becomes: null },
  })
  expect(answer.status).toBe(404)
})
