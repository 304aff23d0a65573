/** What a look asks along is used only where the caller's rights of this very call ask for the same. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '../../contract/accounts.ts'
import { buildings } from '../../contract/buildings.ts'
import { notices } from '../../contract/notices.ts'
import { overview, type Dashboard } from '../../contract/overview.ts'
import { addMember } from '../features/buildings/buildings.ts'
import type { Caller } from '../testing/caller.ts'
import { publish } from '../testing/notices.ts'
import { openWorld, type World } from '../testing/world.ts'

let world: World
let carla: Caller
let mandeep: Caller
let harbour: string

beforeAll(async () => {
  world = await openWorld()
  carla = await world.as('carla')
  mandeep = await world.as('mandeep')
  harbour = world.cast.buildings.harbour
})
afterAll(() => world.close())

/** The dashboard of somebody, and how many statements it took. */
const shownTo = async (caller: Caller): Promise<{ shown: Dashboard; statements: number }> => {
  let shown: Dashboard | undefined
  const sent = await world.statements(async () => (shown = await caller.call(overview.dashboard)))
  return { shown: shown!, statements: sent.length }
}

describe('a question that was asked before', () => {
  it('is asked along with the look from the second call on', async () => {
    // The building's figures are counted at the first look of anybody, by a statement more.
    await mandeep.call(overview.stats, { params: { id: harbour } })
    expect((await shownTo(carla)).statements).toBe(2)
    expect((await shownTo(carla)).statements).toBe(1)
    expect((await shownTo(carla)).statements).toBe(1)
  })

  it('is answered anew each time, at the moment of the call', async () => {
    const { _id } = await publish(mandeep, { title: 'Pinned for three days' })
    await mandeep.call(notices.pin, { params: { id: _id }, body: { durationDays: 3 } })
    const pinned = await shownTo(carla)
    expect(pinned.statements).toBe(1)
    expect(pinned.shown.pinnedNoticeCount).toBe(1)
    world.clock.advance(2 * 24 * 60 * 60 * 1000)
    carla = await world.as('carla')
    expect((await shownTo(carla)).shown.pinnedNoticeCount).toBe(1)
    world.clock.advance(25 * 60 * 60 * 1000)
    expect((await shownTo(carla)).shown.pinnedNoticeCount).toBe(0)
  })

  it('tells nothing that a role has lost since', async () => {
    carla = await world.as('carla')
    await shownTo(carla)
    expect((await shownTo(carla)).shown.stats).not.toBe(null)
    const belonging = { buildingId: harbour, accountId: world.cast.accounts.carla }
    await addMember(world.context(), { ...belonging, role: 'owner' })
    const after = await shownTo(carla)
    expect([after.shown.stats, after.shown.voting]).toEqual([null, null])
    expect(after.statements).toBe(2)
    await addMember(world.context(), { ...belonging, role: 'council' })
    expect((await shownTo(carla)).shown.stats).not.toBe(null)
  })

  it('tells nothing of a feature that was switched off since', async () => {
    mandeep = await world.as('mandeep')
    const { _id } = await publish(mandeep, { title: 'Pinned again' })
    await mandeep.call(notices.pin, { params: { id: _id }, body: { durationDays: 7 } })
    expect((await shownTo(carla)).shown.pinnedNoticeCount).toBe(1)
    const params = { id: harbour }
    const { version } = await mandeep.call(buildings.get, { params })
    await mandeep.call(buildings.change, { params, body: { version, features: { notices: false } } })
    expect((await shownTo(carla)).shown.pinnedNotices).toEqual([])
  })

  it('is kept apart by browser, and gone with the session', async () => {
    const other = await world.as('carla')
    expect((await shownTo(other)).statements).toBe(2)
    await other.call(accounts.logout)
    expect((await other.send('GET', '/api/dashboard')).status).toBe(401)
    expect((await shownTo(carla)).statements).toBe(1)
  })
})
