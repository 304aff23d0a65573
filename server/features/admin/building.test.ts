/** One building from outside: how it is set up, who manages it, what staff did there. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admin } from '../../../contract/admin.ts'
import { audit } from '../../../contract/audit.ts'
import { joining } from '../../../contract/joining.ts'
import { notices } from '../../../contract/notices.ts'
import type { Caller } from '../../testing/caller.ts'
import { newId } from '../../db/ids.ts'
import { publish, textFile } from '../../testing/notices.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let sam: Caller
let buildingId: string
beforeAll(async () => {
  world = await openWorld()
  sam = await world.as('sam')
  buildingId = world.cast.buildings.harbour
})
afterAll(() => world.close())

const look = () => sam.call(admin.building, { params: { buildingId } })

describe('a building', () => {
  it('shows how it is set up and who manages it', async () => {
    const mandeep = await world.as('mandeep')
    await publish(mandeep, { title: 'With a file' }, [textFile()])
    const shown = await look()
    expect(shown).toMatchObject({
      name: 'Harbour View',
      address: '1200 Seawall Crescent',
      postalCode: 'V6E 1A1',
      jurisdiction: 'BC',
      timeZone: 'America/Vancouver',
      features: { notices: true },
      moreManagers: false,
      invitations: [],
      staffActs: [],
    })
    expect(shown.managers.map(({ name, role }) => [name, role])).toEqual([
      ['Mandeep Manager', 'management'],
      ['Carla Council', 'council'],
    ])
    expect(shown.managers[0]!.lastSignedInAt).toBe(world.clock.now())
    expect(shown.storage).toEqual([{ kind: 'notices', files: 1, bytes: shown.storageBytes }])
  })

  it('says what staff did and read there, and nothing that others did', async () => {
    const inside = await world.as('sam', 'harbour')
    await inside.call(audit.enter, { body: { reason: 'Help with a notice' } })
    const { items } = await inside.call(notices.list, { query: {} })
    await inside.call(notices.pin, { params: { id: items[0]!._id }, body: { durationDays: 2 } })
    const { staffActs } = await look()
    expect(staffActs.map(({ by, action }) => [by, action])).toEqual([
      ['Sam Superadmin', 'pinned'],
      ['Sam Superadmin', 'entered'],
    ])
    expect(staffActs[1]!.reads.map(({ what }) => what)).toContain('notice.all')
  })

  it('is not found by an id that none has', async () => {
    expect((await sam.send('GET', `/api/admin/buildings/${newId()}`)).status).toBe(404)
    expect((await sam.send('GET', '/api/admin/buildings/none')).status).toBe(400)
    const body = { email: 'new@example.ca' }
    expect((await sam.send('POST', `/api/admin/buildings/${newId()}/managers`, { body })).status).toBe(404)
  })
})

describe('inviting a manager', () => {
  it('mails a link, shows that it waits, and makes them management', async () => {
    await sam.call(admin.inviteManager, { params: { buildingId }, body: { email: 'Nora.New@Example.ca' } })
    await world.jobs.drain()
    expect((await look()).invitations).toMatchObject([{ email: 'nora.new@example.ca', role: 'management' }])
    const mail = world.mails.find(({ to }) => to === 'nora.new@example.ca')!
    expect(mail.subject).toBe('You are invited to Harbour View')
    const token = /claim-invitation\/([\w-]{43})/.exec(mail.text)![1]!
    const nora = world.stranger()
    const password = 'Seawall-2027!'
    const person = { firstName: 'Nora', lastName: 'New', email: 'nora.new@example.ca', phone: '604 555 0142' }
    await nora.call(joining.register, {
      body: { ...person, password, confirmPassword: password, invitationToken: token },
    })
    const { managers, invitations } = await look()
    expect(managers.map(({ email, role }) => [email, role])).toContainEqual(['nora.new@example.ca', 'management'])
    expect(invitations).toEqual([])
  })

  it('stands in the building’s history, and is refused for somebody who belongs to it', async () => {
    const mandeep = await world.as('mandeep')
    const { items } = await mandeep.call(audit.list, { query: { subject: 'invitation' } })
    expect(items.find(({ action }) => action === 'sent')).toMatchObject({ by: 'Sam Superadmin', byStaff: true })
    const again = await sam.try(admin.inviteManager, {
      params: { buildingId },
      body: { email: 'council@parapet.example' },
    })
    expect(again.status).toBe(409)
  })
})
