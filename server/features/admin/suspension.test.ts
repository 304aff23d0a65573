/** A suspended building: closed to its people at the next request, resting in the background, and whole when it opens. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Role } from '../../../contract/roles.ts'
import { accounts } from '../../../contract/accounts.ts'
import { admin } from '../../../contract/admin.ts'
import { audit } from '../../../contract/audit.ts'
import { buildings } from '../../../contract/buildings.ts'
import { joining } from '../../../contract/joining.ts'
import { notices } from '../../../contract/notices.ts'
import type { HubEvent } from '../../platform/events.ts'
import type { Caller } from '../../testing/caller.ts'
import { publish } from '../../testing/notices.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let sam: Caller
let buildingId: string
beforeEach(async () => {
  world = await openWorld()
  sam = await world.as('sam')
  buildingId = world.cast.buildings.harbour
})
afterEach(() => world.close())

const suspend = () => sam.call(admin.suspend, { params: { buildingId }, body: { reason: 'The contract has ended.' } })
const lift = () => sam.call(admin.liftSuspension, { params: { buildingId } })
const answerOf = async (who: Caller) => {
  const { status, body } = await who.try(notices.list, { query: {} })
  return [status, body.code, body.error]
}
const closed = (words: string) => [403, 'BUILDING_SUSPENDED', words]
const forResidents = closed('Harbour View is suspended. Please contact the building’s manager.')
const forManagers = closed('Harbour View is suspended: The contract has ended.')

describe('a suspended building', () => {
  it('is closed to open sessions of its people at the next request, and open again as it was', async () => {
    const names = ['vic', 'mia', 'theo', 'olivia', 'carla', 'mandeep'] as const
    const people = await Promise.all(names.map((name) => world.as(name)))
    const staff = await world.as('sam', 'harbour')
    await suspend()
    const answers = await Promise.all(people.map(answerOf))
    expect(answers).toEqual([forResidents, forResidents, forResidents, forResidents, forManagers, forManagers])
    expect((await staff.try(notices.list, { query: {} })).status).toBe(200)
    const olivia = people[3]!
    expect((await olivia.try(buildings.get, { params: { id: buildingId } })).body.code).toBe('BUILDING_SUSPENDED')
    olivia.buildingId = null
    expect((await olivia.call(accounts.me)).buildings).toEqual([])
    await lift()
    for (const one of people) one.buildingId = buildingId
    expect(
      (await Promise.all(people.map((one) => one.try(notices.list, { query: {} })))).map(({ status }) => status),
    ).toEqual(names.map(() => 200))
  })

  it('is named to its people, with the reason to those who manage it, and to nobody else', async () => {
    await suspend()
    const mine = async (name: 'carla' | 'olivia' | 'ben' | 'nora') =>
      (await world.as(name, null)).call(buildings.closed)
    const shown = { _id: buildingId, name: 'Harbour View', by: 'platform', since: world.clock.now() }
    expect(await mine('carla')).toEqual([{ ...shown, userRole: 'council', reason: 'The contract has ended.' }])
    expect(await mine('olivia')).toEqual([{ ...shown, userRole: 'owner', reason: null }])
    expect(await mine('ben')).toEqual([])
    expect(await mine('nora')).toEqual([])
    const ben = await world.as('ben', 'harbour')
    expect(await answerOf(ben)).toEqual([403, 'FORBIDDEN', 'You don’t belong to this building.'])
  })

  it('wakes open tabs, and tells those who manage it by mail', async () => {
    const heard: HubEvent[] = []
    world.platform.events.subscribe((event) => void heard.push(event))
    await suspend()
    expect(heard.map(({ to }) => to)).toContainEqual({ buildingId, roles: Role.options })
    expect(heard.map(({ to }) => to)).toContainEqual({ accountId: world.cast.accounts.olivia })
    await world.jobs.drain()
    const told = new Set(world.mails.map(({ to, subject }) => `${to}: ${subject}`))
    expect(told).toEqual(
      new Set([
        'manager@parapet.example: Harbour View is suspended',
        'council@parapet.example: Harbour View is suspended',
      ]),
    )
    expect(world.mails[0]!.text).toContain('The contract has ended.')
  })

  it('keeps its mail and its work until it opens, and nobody else’s', async () => {
    const mandeep = await world.as('mandeep')
    await publish(mandeep, { title: 'Before the doors closed' })
    const ada = await world.as('ada')
    await publish(ada, { title: 'Next door goes on' })
    await suspend()
    await world.jobs.drain()
    await world.jobs.runNow('mail.deliverWaiting')
    const subjects = () => world.mails.map(({ subject }) => subject)
    expect(subjects()).not.toContain('Before the doors closed')
    expect(subjects()).toContain('Next door goes on')
    await lift()
    await world.jobs.drain()
    await world.jobs.runNow('mail.deliverWaiting')
    expect(subjects()).toContain('Before the doors closed')
    const { rows } = await world.connection.pool.query('select from held_jobs')
    expect(rows).toEqual([])
  })

  it('publishes no notice whose date comes meanwhile, but afterwards', async () => {
    const mandeep = await world.as('mandeep')
    const at = new Date(Date.parse(world.clock.now()) + 3_600_000).toISOString()
    await publish(mandeep, { title: 'At its date', publishDate: at })
    await suspend()
    world.clock.advance(7_200_000)
    await world.jobs.runNow('notices.publishDue')
    const told = async () =>
      (await world.connection.pool.query('select told_at from notices where title = $1', ['At its date'])).rows[0]
        .told_at
    expect(await told()).toBeNull()
    sam = await world.as('sam')
    await lift()
    await world.jobs.runNow('notices.publishDue')
    expect(await told()).not.toBeNull()
  })

  it('lets nobody in by an invitation', async () => {
    const carla = await world.as('carla')
    await carla.call(joining.invite, { body: { email: 'nora.new@example.ca', role: 'tenant' } })
    await world.jobs.drain()
    const token = /claim-invitation\/([\w-]{43})/.exec(world.mails.at(-1)!.text)![1]!
    await suspend()
    expect((await world.stranger().try(joining.readInvitation, { body: { token } })).status).toBe(409)
    await lift()
    expect((await world.stranger().try(joining.readInvitation, { body: { token } })).status).toBe(200)
  })

  it('cannot be suspended twice, nor opened when it is open, and its history says both', async () => {
    expect((await sam.try(admin.liftSuspension, { params: { buildingId } })).status).toBe(409)
    await suspend()
    expect(await sam.call(admin.building, { params: { buildingId } })).toMatchObject({
      state: 'suspended',
      suspension: { since: world.clock.now(), reason: 'The contract has ended.', by: 'Sam Superadmin' },
    })
    const again = await sam.try(admin.suspend, { params: { buildingId }, body: { reason: 'Once more' } })
    expect(again.status).toBe(409)
    await lift()
    const carla = await world.as('carla')
    const { items } = await carla.call(audit.list, { query: { subject: 'building' } })
    const acts = items.filter(({ byStaff }) => byStaff).map(({ action }) => action)
    expect(new Set(acts)).toEqual(new Set(['suspended', 'suspension lifted']))
    expect(items.find(({ action }) => action === 'suspended')!.fields).toEqual([
      { field: 'suspensionReason', before: null, after: 'The contract has ended.' },
    ])
  })

  it('needs a reason', async () => {
    const { status, body } = await sam.send('POST', `/api/admin/buildings/${buildingId}/suspension`, { body: {} })
    expect([status, body.errors[0].field]).toEqual([400, 'reason'])
  })
})
