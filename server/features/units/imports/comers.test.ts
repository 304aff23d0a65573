/** Who came into the building by an import alone goes with it when it is undone, and is named before. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { joining } from '../../../../contract/joining.ts'
import { notices } from '../../../../contract/notices.ts'
import { later } from '../../../../contract/time.ts'
import { units } from '../../../../contract/units.ts'
import type { Caller } from '../../../testing/caller.ts'
import { importFile, type Report } from '../../../testing/imports.ts'
import { rolesIn } from '../../../testing/moves.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { addMember } from '../../buildings/buildings.ts'

let world: World
let mandeep: Caller
beforeEach(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
})
afterEach(() => world.close())

const address = 'newcomer@parapet.example'
const nora = (unit: string, role: string) =>
  `unit_number,role,first_name,last_name,email,end_date\n${unit},${role},Nora,Newcomer,${address},\n`
const access = async ({ _id }: Report) => (await mandeep.call(units.importAccess, { params: { id: _id } })).byUndo
const undo = ({ _id, version }: Report, losing?: number) =>
  mandeep.try(units.undoImport, { params: { id: _id }, body: { version, ...(losing !== undefined && { losing }) } })
const roles = () => rolesIn(world, world.cast.buildings.harbour)

/** Nora is invited and takes it up by the link of the mail. */
const comesIn = async (role: 'owner' | 'tenant' | 'council') => {
  world.clock.set(later(world.clock.now(), 60_000))
  await mandeep.call(joining.invite, { body: { email: address, role } })
  await world.jobs.drain()
  const token = /claim-invitation\/([\w-]{43})/.exec(world.mails.at(-1)!.text)![1]!
  const caller = await world.as('nora', null)
  await caller.call(joining.acceptInvitation, { body: { token } })
  caller.buildingId = world.cast.buildings.harbour
  return caller
}
const hears = async (who: Caller) => (await who.try(notices.list)).status

test('whoever came in by an invitation since, and by nothing else, is named and loses access with the undo', async () => {
  const made = await importFile(world, mandeep, nora('305', 'occupant'), true)
  expect(await access(made)).toEqual({ count: 0, people: [] })
  const caller = await comesIn('tenant')
  expect(await hears(caller)).toBe(200)
  expect(await access(made)).toMatchObject({
    count: 1,
    people: [{ name: 'Nora Newcomer', role: 'tenant', becomes: null }],
  })
  // Not said, or said of fewer: nothing is undone, and nobody's access ends.
  const stale = await undo(made)
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE'])
  expect(await hears(caller)).toBe(200)
  expect((await undo(made, 1)).body.data).toMatchObject({ status: 'undone' })
  expect(await hears(caller)).toBe(403)
  expect(await roles()).not.toHaveProperty(address)
  await world.jobs.drain()
  expect(world.mails.at(-1)!).toMatchObject({ to: address, subject: 'Your access to Harbour View has ended' })
})

test('another tie keeps them in with the role that it gives', async () => {
  await importFile(world, mandeep, nora('306', 'tenant'), true)
  const made = await importFile(world, mandeep, nora('305', 'owner'), true)
  await comesIn('owner')
  expect(await access(made)).toMatchObject({ people: [{ name: 'Nora Newcomer', role: 'owner', becomes: 'tenant' }] })
  expect((await undo(made, 1)).status).toBe(200)
  expect(await roles()).toMatchObject({ [address]: 'tenant' })
})

test.each(['before', 'council'] as const)(
  'whoever belongs to the building for another reason stays: %s',
  async (why) => {
    const { buildings, accounts } = world.cast
    if (why === 'before')
      await addMember(world.context(), { buildingId: buildings.harbour, accountId: accounts.nora, role: 'member' })
    world.clock.set(later(world.clock.now(), 60_000))
    const made = await importFile(world, mandeep, nora('305', 'occupant'), true)
    if (why === 'council') await comesIn('council')
    expect(await access(made)).toEqual({ count: 0, people: [] })
    expect((await undo(made)).status).toBe(200)
    expect(await roles()).toHaveProperty(address)
  },
)
