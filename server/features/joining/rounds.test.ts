/** Whom a building has not invited yet, and inviting many of them at once. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { joining } from '../../../contract/joining.ts'
import { invitationLastsMs } from '../../../contract/limits.ts'
import type { InBuilding } from '../../context.ts'
import type { Caller } from '../../testing/caller.ts'
import { emailOf } from '../../testing/cast.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { endMembership, findCurrentBuilding } from '../buildings/buildings.ts'
import { addPerson, startOwnership, startTenancy } from '../units/units.ts'

let world: World
let carla: Caller
let inside: InBuilding
beforeEach(async () => {
  world = await openWorld()
  carla = await world.as('carla')
  const building = (await findCurrentBuilding(world.platform.db, world.cast.buildings.harbour))!
  inside = { ...world.context(), building }
})
afterEach(() => world.close())

const unitId = async (number: string): Promise<string> =>
  (
    await world.connection.pool.query<{ id: string }>(
      'select id from units where building_id = $1 and unit_number = $2',
      [world.cast.buildings.harbour, number],
    )
  ).rows[0]!.id
/** Somebody more in a unit. */
const moveIn = async (
  number: string,
  name: string,
  email: string | null,
  kind: 'owner' | 'tenant' | 'occupant' = 'tenant',
) => {
  const [firstName, lastName] = name.split(' ')
  const personId = await addPerson(inside, { firstName: firstName!, lastName: lastName!, email })
  const tie = { unitId: await unitId(number), personId }
  await (kind === 'owner' ? startOwnership(inside, tie) : startTenancy(inside, { ...tie, kind }))
  return personId
}
const people = async (query: { email?: 'with' | 'without'; search?: string } = {}) =>
  (await carla.call(joining.uninvited, { query })).items
const named = async (query: Parameters<typeof people>[0] = {}) =>
  (await people(query)).map(({ name, role, units, before }) => [
    name,
    role,
    units.map(({ unitNumber }) => unitNumber).join(),
    before,
  ])
const send = (body: object, who = carla) => who.send('POST', joining.inviteMany.path, { body })
const finished = async (id: string) => {
  await world.jobs.drain()
  return carla.call(joining.invitationRound, { params: { id } })
}

describe('who is not invited', () => {
  it('is whoever of the roster has a unit today and does not belong to the building, by unit', async () => {
    await moveIn('305', 'Kim Kind', 'kim@example.ca', 'occupant')
    expect(await named()).toEqual([
      ['Hana Sato', 'owner', '101', null],
      ['Tidewater Holdings Ltd.', 'owner', '102', null],
      ['Kim Kind', 'member', '305', null],
    ])
    expect(await named({ email: 'without' })).toEqual([['Emil Novak', 'owner', '101', null]])
    expect(await named({ search: '102' })).toEqual([['Tidewater Holdings Ltd.', 'owner', '102', null]])
    expect(await named({ search: 'HANA' })).toHaveLength(1)
  })

  it('leaves out who holds an open invitation, and comes back with what became of it', async () => {
    const { _id } = await carla.call(joining.invite, { body: { email: 'hana.sato@mail.example', role: 'owner' } })
    expect((await named()).map(([name]) => name)).toEqual(['Tidewater Holdings Ltd.'])
    await carla.call(joining.revokeInvitation, { params: { id: _id } })
    expect((await named())[0]).toEqual(['Hana Sato', 'owner', '101', 'revoked'])
    await carla.call(joining.invite, { body: { email: 'hana.sato@mail.example', role: 'owner' } })
    world.clock.advance(invitationLastsMs)
    carla = await world.as('carla')
    expect((await named())[0]).toEqual(['Hana Sato', 'owner', '101', 'expired'])
  })

  it('is not a member whose e-mail the roster knows, though nobody tied them', async () => {
    await moveIn('102', 'Theo Again', emailOf('theo'))
    expect((await named()).map(([name]) => name)).not.toContain('Theo Again')
  })

  it('is counted by addresses, which people share', async () => {
    await moveIn('305', 'Hiro Sato', 'hana.sato@mail.example')
    expect(await carla.call(joining.uninvitedCount)).toEqual({
      addresses: 2,
      people: 3,
      withoutEmail: 1,
      roles: [{ role: 'owner', addresses: 2 }],
    })
  })

  it('is for those who manage the building', async () => {
    for (const name of ['olivia', 'theo', 'mia', 'vic'] as const) {
      const who = await world.as(name)
      expect((await who.try(joining.uninvited, { query: {} })).status).toBe(403)
      expect((await send({ addresses: 2 }, who)).status).toBe(403)
    }
  })
})

describe('inviting many', () => {
  it('mails each address once, in the role of its people, and says what became of each', async () => {
    await moveIn('305', 'Hiro Sato', 'hana.sato@mail.example')
    const { body } = await send({ addresses: 2 })
    expect(body.data).toMatchObject({ addresses: 2, sent: 0, done: 0, finishedAt: null, startedBy: 'Carla Council' })
    const round = await finished(body.data._id)
    expect(round).toMatchObject({ sent: 2, done: 2, finishedAt: world.clock.now() })
    expect(round.entries).toEqual([
      {
        email: 'hana.sato@mail.example',
        names: 'Hana Sato, Hiro Sato',
        role: 'owner',
        unitNumber: '101',
        outcome: 'sent',
      },
      {
        email: 'office@tidewater.example',
        names: 'Tidewater Holdings Ltd.',
        role: 'owner',
        unitNumber: '102',
        outcome: 'sent',
      },
    ])
    const told = world.mails.filter(({ subject }) => subject === 'You are invited to Harbour View').map(({ to }) => to)
    expect(told.toSorted()).toEqual(['hana.sato@mail.example', 'office@tidewater.example'])
    const { items } = await carla.call(joining.invitations, { query: { status: 'open' } })
    expect(items.map(({ email, names, unitNumber }) => [email, names, unitNumber])).toEqual([
      ['office@tidewater.example', ['Tidewater Holdings Ltd.'], '102'],
      ['hana.sato@mail.example', ['Hana Sato', 'Hiro Sato'], '101'],
    ])
    expect(await people()).toEqual([])
  })

  it('goes to those who were chosen', async () => {
    const [, tidewater] = await people()
    const { body } = await send({ personIds: [tidewater!._id], addresses: 1 })
    expect((await finished(body.data._id)).entries).toMatchObject([
      { email: 'office@tidewater.example', outcome: 'sent' },
    ])
    expect((await named()).map(([name]) => name)).toEqual(['Hana Sato'])
  })

  it('is refused where it would go to another number than was shown', async () => {
    const { status, body } = await send({ addresses: 3 })
    expect([status, body.error]).toEqual([
      409,
      'This would now send 2 invitations, not 3: someone just joined or was invited. Please check again.',
    ])
    const [hana] = await people()
    await carla.call(joining.invite, { body: { email: hana!.email!, role: 'owner' } })
    expect((await send({ personIds: [hana!._id], addresses: 1 })).status).toBe(409)
  })

  it('begun anew sends nothing twice, and says who was invited or joined meanwhile', async () => {
    const kim = await moveIn('305', 'Kim Kind', 'kim@example.ca')
    expect(kim).toBeTruthy()
    const { body } = await send({ addresses: 3 })
    await carla.call(joining.invite, { body: { email: 'kim@example.ca', role: 'tenant' } })
    const round = await finished(body.data._id)
    expect(round.entries.map(({ email, outcome }) => [email, outcome])).toEqual([
      ['hana.sato@mail.example', 'sent'],
      ['office@tidewater.example', 'sent'],
      ['kim@example.ca', 'invited'],
    ])
    const mails = world.mails.length
    await world.platform.jobs.enqueue(world.context(), 'joining.inviteMany', {
      buildingId: world.cast.buildings.harbour,
      roundId: body.data._id,
    })
    await world.jobs.drain()
    expect(world.mails).toHaveLength(mails)
  })

  it('stops where whoever began it manages the building no longer', async () => {
    const { body } = await send({ addresses: 2 })
    const { buildings, accounts } = world.cast
    await endMembership(world.context(), { buildingId: buildings.harbour, accountId: accounts.carla })
    await world.jobs.drain()
    const mandeep = await world.as('mandeep')
    const round = await mandeep.call(joining.invitationRound, { params: { id: body.data._id } })
    expect(round.entries.map(({ outcome }) => outcome)).toEqual(['refused', 'refused'])
    expect(world.mails).toEqual([])
  })
})
