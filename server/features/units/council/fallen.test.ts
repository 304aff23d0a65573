/** A term that ended a second ago, before any job has written the role: every list shows what its reader is judged by. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accounts } from '../../../../contract/accounts.ts'
import { admin } from '../../../../contract/admin.ts'
import { buildings } from '../../../../contract/buildings.ts'
import { startOfDay } from '../../../../contract/time.ts'
import { units } from '../../../../contract/units.ts'
import type { Caller } from '../../../testing/caller.ts'
import { appointTo, personNamed } from '../../../testing/council.ts'
import { rolesIn } from '../../../testing/moves.ts'
import { publish } from '../../../testing/notices.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let mandeep: Caller
let olivia: Caller
beforeEach(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
  await appointTo(mandeep, 'Olivia', { to: '2026-11-20' })
  olivia = await world.as('olivia')
})
afterEach(() => world.close())

/** Everything that shows what Olivia is in Harbour View. */
const shown = async () => {
  const sam = await world.as('sam', 'harbour')
  const [mine] = await olivia.call(buildings.mine)
  const me = await olivia.call(accounts.me)
  const page = await mandeep.call(units.person, { params: { id: await personNamed(mandeep, 'Olivia') } })
  const offices = await mandeep.call(units.officeHolders)
  const onCouncil = await mandeep.call(units.directory, { query: { role: 'council' } })
  const { items: all } = await mandeep.call(units.directory, { query: {} })
  const found = await sam.call(admin.findPeople, { body: { words: 'owner@parapet.example' } })
  const building = await sam.call(admin.building, { params: { buildingId: world.cast.buildings.harbour } })
  const council = await mandeep.call(units.council)
  return {
    mine: mine?.userRole,
    mayManage: mine?.permissions.notices,
    me: me.buildings[0]?.role,
    page: page.desk?.membership?.role,
    office: offices.find(({ name }) => name === 'Olivia Owner')?.role,
    narrowed: onCouncil.items.map(({ unitNumber }) => unitNumber),
    directory: all.flatMap(({ people }) => people).find(({ name }) => name === 'Olivia Owner')?.isCouncil,
    staff: found.people[0]?.buildings.map(({ role }) => role),
    managers: building.managers.map(({ name }) => name),
    withoutTerm: council.withoutTerm.map(({ name }) => name),
  }
}

test('the role has fallen in every list, and nobody else’s', async () => {
  expect(await shown()).toMatchObject({
    ...{ mine: 'council', me: 'council', page: 'council', office: 'council', directory: true },
    ...{ narrowed: ['305', '703', '804'], staff: ['council'], managers: expect.arrayContaining(['Olivia Owner']) },
  })
  world.clock.set(`${startOfDay('2026-11-21', 'America/Vancouver').slice(0, 17)}01.000Z`)
  expect((await rolesIn(world, world.cast.buildings.harbour))['owner@parapet.example']).toBe('council')
  expect(await shown()).toEqual({
    ...{ mine: 'owner', mayManage: false, me: 'owner', page: 'owner', office: undefined, directory: false },
    ...{
      narrowed: ['804'],
      staff: ['owner'],
      managers: ['Mandeep Manager', 'Carla Council'],
      withoutTerm: ['Carla Council'],
    },
  })
})

test('a notice to the council does not go to whoever sits there no more', async () => {
  world.clock.set(`${startOfDay('2026-11-21', 'America/Vancouver').slice(0, 17)}01.000Z`)
  const carla = await world.as('carla')
  await publish(carla, { title: 'Confidential', content: '<p>For council.</p>', audience: 'council' })
  await world.jobs.drain()
  const told = world.mails.filter(({ subject }) => subject === 'A new notice for council members')
  expect(told.map(({ to }) => to)).not.toContain('owner@parapet.example')
})
