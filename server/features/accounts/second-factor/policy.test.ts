/** A building that asks those who manage it for a second factor: closed to them until they give one, and to nobody else. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '../../../../contract/accounts.ts'
import { buildings } from '../../../../contract/buildings.ts'
import { notices } from '../../../../contract/notices.ts'
import type { HubEvent } from '../../../platform/events.ts'
import { codeAt, setUpAuthenticator } from '../../../testing/authenticator.ts'
import type { Caller } from '../../../testing/caller.ts'
import { castPassword, emailOf } from '../../../testing/cast.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let harbour: string
let mandeep: Caller
let carla: Caller
beforeEach(async () => {
  world = await openWorld()
  harbour = world.cast.buildings.harbour
  mandeep = await world.as('mandeep', 'harbour')
  carla = await world.as('carla')
})
afterEach(() => world.close())

const requireFactor = async (by: Caller, secondFactorRequired = true) => {
  const { version } = await by.call(buildings.settings, { params: { id: harbour } })
  return by.try(buildings.change, { params: { id: harbour }, body: { version, secondFactorRequired } })
}
/** The manager sets up an own factor and asks the others for one. */
const requireOfAll = async () => {
  await setUpAuthenticator(world, mandeep)
  expect((await requireFactor(mandeep)).status).toBe(200)
}
const look = async (who: Caller) => {
  const { status, body } = await who.try(notices.list, { query: {} })
  return [status, body.code]
}
const open = [200, undefined]
const closed = [403, 'BUILDING_NEEDS_SECOND_FACTOR']

describe('a building that asks for a second factor', () => {
  it('is closed at the next request to those who manage it without one, and to nobody else', async () => {
    const [olivia, theo] = [await world.as('olivia'), await world.as('theo')]
    const staff = await world.as('sam', 'harbour')
    await requireOfAll()
    expect(await look(carla)).toEqual(closed)
    expect((await carla.try(notices.list, { query: {} })).body.error).toBe(
      'Harbour View requires two-step sign-in for management and council. Set it up in your profile. If you already have, log out and back in.',
    )
    expect((await carla.try(buildings.get, { params: { id: harbour } })).body.code).toBe(closed[1])
    expect(await Promise.all([olivia, theo, mandeep, staff].map(look))).toEqual([open, open, open, open])
  })

  it('is no longer among the buildings of those it is closed to, who learn why', async () => {
    await requireOfAll()
    carla.buildingId = null
    expect((await carla.call(accounts.me)).buildings).toEqual([])
    expect(await carla.call(buildings.mine)).toEqual([])
    expect(await carla.call(buildings.closed)).toEqual([
      { _id: harbour, name: 'Harbour View', userRole: 'council', by: 'secondFactor' },
    ])
    const body = { email: emailOf('carla'), password: castPassword }
    expect(await world.stranger().call(accounts.login, { body })).toMatchObject({ secondFactor: 'none', buildings: [] })
    expect((await mandeep.call(accounts.me)).buildings.map(({ building }) => building._id)).toContain(harbour)
    expect(await mandeep.call(buildings.closed)).toEqual([])
  })

  it('opens as soon as they have set one up, in this browser; another one is signed out and signs in with it', async () => {
    const other = await world.as('carla')
    await requireOfAll()
    carla.buildingId = null
    const heard: HubEvent[] = []
    world.platform.events.subscribe((event) => void heard.push(event))
    expect(await carla.call(accounts.secondFactor)).toMatchObject({ required: true })
    const { secret } = await setUpAuthenticator(world, carla)
    expect(heard.map(({ to }) => to)).toContainEqual({ accountId: world.cast.accounts.carla })
    expect(await carla.call(buildings.closed)).toEqual([])
    carla.buildingId = harbour
    expect([await look(carla), (await look(other))[0]]).toEqual([open, 401])
    const fresh = world.stranger()
    await fresh.call(accounts.login, { body: { email: emailOf('carla'), password: castPassword } })
    await fresh.call(accounts.giveSecondFactor, { body: { code: codeAt(world, secret) } })
    fresh.buildingId = harbour
    expect(await look(fresh)).toEqual(open)
  })

  it('lets nobody of those turn the last one off, until it no longer asks', async () => {
    await requireOfAll()
    carla.buildingId = null
    const { secret } = await setUpAuthenticator(world, carla)
    const end = () =>
      carla.try(accounts.endAuthenticator, {
        body: { code: codeAt(world, secret), currentPassword: castPassword },
      })
    expect((await end()).status).toBe(409)
    expect((await requireFactor(mandeep, false)).status).toBe(200)
    expect((await end()).status).toBe(200)
    carla.buildingId = harbour
    expect(await look(carla)).toEqual(open)
    // Her session gave the factor that is no more.
    expect((await requireFactor(mandeep)).status).toBe(200)
    expect(await look(carla)).toEqual(closed)
  })
})

describe('asking for a second factor', () => {
  it('takes a manager who has given their own, so that nobody locks themselves out', async () => {
    const { status, body } = await requireFactor(mandeep)
    expect([status, body.errors]).toEqual([
      400,
      [{ field: 'secondFactorRequired', message: 'Set up two-step sign-in in your profile first.' }],
    ])
    expect(await look(carla)).toEqual(open)
  })

  it('emails the others once, wakes their tabs and is in the history', async () => {
    const heard: HubEvent[] = []
    world.platform.events.subscribe((event) => void heard.push(event))
    await requireOfAll()
    await requireFactor(mandeep)
    expect(heard.map(({ to }) => to)).toContainEqual({ accountId: world.cast.accounts.carla })
    await world.jobs.drain()
    const subject = 'Harbour View now requires two-step sign-in'
    expect(world.mails.filter((mail) => mail.subject === subject).map(({ to }) => to)).toEqual([emailOf('carla')])
    const { data } = (await mandeep.send('GET', `/api/history/building/${harbour}`)).body
    expect(data[0].fields).toEqual([{ field: 'secondFactorRequired', before: false, after: true }])
  })
})
