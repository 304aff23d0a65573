/** What a building has of somebody, as they see and keep it themselves. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { units } from '../../../../contract/units.ts'
import type { Caller } from '../../../testing/caller.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let olivia: Caller
let theo: Caller
let mandeep: Caller
beforeEach(async () => {
  world = await openWorld()
  olivia = await world.as('olivia')
  theo = await world.as('theo')
  mandeep = await world.as('mandeep')
})
afterEach(() => world.close())

const place = (who: Caller) => who.call(units.myPlace)
const unitOf = async (number: string): Promise<string> => {
  const { items } = await mandeep.call(units.list, { query: { limit: 100 } })
  return items.find(({ unitNumber }) => unitNumber === number)!._id
}
const tieOf = async (unitId: string, name: string) => {
  const { links } = await mandeep.call(units.get, { params: { id: unitId } })
  return links.find((link) => link.name === name)!
}
const endTenancy = (to: string) =>
  world.connection.pool.query(`update tenancies set to_date = $1 where building_id = $2`, [
    to,
    world.cast.buildings.harbour,
  ])

describe('my units', () => {
  test('are those that I own, with share, stalls and lockers, and those that I rent, with the lease', async () => {
    const id = await unitOf('305')
    for (const body of [
      { kind: 'stall', label: 'P1-19' },
      { kind: 'locker', label: 'L-19' },
    ] as const)
      await mandeep.call(units.addSpace, { params: { id }, body })
    const tie = await tieOf(id, 'Theo Tenant')
    const lease = { from: '2025-06-01', leaseEndsOn: '2027-05-31', version: tie.version }
    await mandeep.call(units.changeTie, { params: { id, linkId: tie._id }, body: lease })

    const mine = await place(olivia)
    expect(mine.units).toMatchObject([
      {
        _id: id,
        unitNumber: '305',
        unitEntitlement: 80,
        stalls: ['P1-19'],
        lockers: ['L-19'],
        ties: [{ role: 'owner', sharePercent: 100, livesThere: false, from: '2024-01-01', to: null, holds: true }],
        can: { open: true, addVehicle: true },
      },
      { unitNumber: '703', stalls: [], ties: [{ livesThere: true, leaseEndsOn: null }] },
    ])
    const { units: rented } = await place(theo)
    expect(rented).toMatchObject([
      {
        unitNumber: '305',
        stalls: ['P1-19'],
        ties: [{ role: 'tenant', leaseEndsOn: '2027-05-31', from: '2025-06-01' }],
      },
    ])
    expect(JSON.stringify(rented)).not.toContain('Olivia')
    for (const { _id } of mine.units) expect((await olivia.try(units.get, { params: { id: _id } })).status).toBe(200)
  })

  test('to come say from when, and nothing of what belongs to whoever is there', async () => {
    const id = await unitOf('101')
    const { personId } = await tieOf(await unitOf('305'), 'Theo Tenant')
    await mandeep.call(units.addSpace, { params: { id }, body: { kind: 'stall', label: 'P1-01' } })
    const tie = { role: 'occupant', personId, from: '2026-12-01' } as const
    await mandeep.call(units.addTie, { params: { id }, body: tie })
    const { units: mine } = await place(theo)
    expect(mine.find(({ unitNumber }) => unitNumber === '101')).toMatchObject({
      unitEntitlement: null,
      stalls: [],
      ties: [{ from: '2026-12-01', holds: false }],
      can: { open: false, addVehicle: false },
    })
    expect((await theo.try(units.get, { params: { id } })).status).toBe(404)
  })

  test('are gone with the last day', async () => {
    await endTenancy('2026-11-19')
    expect(await place(theo)).toMatchObject({ inRoster: true, units: [] })
  })

  test('of somebody whom the roster does not name, of platform staff and of a manager are none', async () => {
    const nothing = { inRoster: false, units: [], vehicles: [], details: [] }
    for (const who of [await world.as('mia'), mandeep, await world.as('sam', 'harbour')])
      expect(await place(who)).toEqual(nothing)
  })

  test('are those of one building', async () => {
    const ben = await world.as('ben')
    expect((await place(ben)).units.map(({ unitNumber }) => unitNumber)).toEqual(['14'])
    expect((await place(olivia)).units.map(({ unitNumber }) => unitNumber)).toEqual(['305', '703'])
  })
})
