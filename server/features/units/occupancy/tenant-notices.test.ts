import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { units } from '../../../../contract/units.ts'
import type { InBuilding } from '../../../context.ts'
import type { Caller } from '../../../testing/caller.ts'
import { atOnceOn } from '../../../testing/locks.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { findCurrentBuilding } from '../../buildings/buildings.ts'
import { addPerson, createUnit, startTenancy } from '../units.ts'

let world: World
let mandeep: Caller
beforeAll(async () => (world = await openWorld()))
afterAll(() => world.close())
beforeEach(async () => (mandeep = await world.as('mandeep')))

const inside = async (name: 'harbour' | 'prairie' = 'harbour'): Promise<InBuilding> => {
  const ctx = world.context()
  return { ...ctx, building: (await findCurrentBuilding(ctx.db, world.cast.buildings[name]))! }
}

let made = 0
const rents = async (from: string | null, kind: 'tenant' | 'occupant' = 'tenant', building?: 'prairie') => {
  const ctx = await inside(building)
  made += 1
  const unitId = await createUnit(ctx, { unitNumber: `T${made}` })
  const personId = await addPerson(ctx, { companyName: `Renter ${made}` })
  return { id: await startTenancy(ctx, { unitId, personId, kind, from }), unitId, name: `Renter ${made}` }
}
const listed = async (search?: string) =>
  (await mandeep.call(units.tenantNotices, { query: search ? { search } : {} })).items
const receive = (id: string, version: number, receivedOn: string | null, caller = mandeep) =>
  caller.try(units.receiveTenantNotice, { params: { id }, body: { version, receivedOn } })

describe('Form K', () => {
  test('is missing while it has not come in, overdue from the day after the two weeks, the oldest first', async () => {
    for (const from of ['2026-11-06', '2026-11-05', null, '2026-12-01', '2000-06-30']) await rents(from)
    await rents('2026-01-01', 'occupant')
    expect((await listed()).map(({ name, dueOn, daysOverdue }) => [name, dueOn, daysOverdue])).toEqual([
      ['Renter 3', null, 0],
      ['Theo Tenant', '2025-06-15', 523],
      ['Renter 2', '2026-11-19', 1],
      ['Renter 1', '2026-11-20', 0],
    ])
    expect((await mandeep.call(units.occupancy)).tenantNotice).toEqual({
      form: 'Form K',
      title: 'Notice of Tenant’s Responsibilities',
      source: 'Strata Property Act, s. 146',
      dueDays: 14,
      missing: 4,
      overdue: 2,
    })
  })

  test('is received, taken back and received again; each step stands in the history of the unit', async () => {
    const { id, unitId, name } = await rents('2026-11-01')
    const first = await receive(id, 1, '2026-11-18')
    expect(first.body.data).toMatchObject({ receivedOn: '2026-11-18', dueOn: '2026-11-15', daysOverdue: 0, version: 2 })
    expect(await listed(name)).toEqual([])
    const back = await receive(id, 2, null)
    expect(back.body.data).toMatchObject({ receivedOn: null, daysOverdue: 5, version: 3 })
    expect(await listed(name)).toHaveLength(1)
    expect((await receive(id, 3, '2026-11-20')).status).toBe(200)
    const { items } = await mandeep.call(audit.history, { params: { subject: 'unit', id: unitId }, query: {} })
    expect(items.slice(0, 3).map(({ action, by }) => `${by}: ${action}`)).toEqual([
      'Mandeep Manager: tenant notice received',
      'Mandeep Manager: tenant notice taken back',
      'Mandeep Manager: tenant notice received',
    ])
    expect(items[1]!.fields).toContainEqual({ field: 'receivedOn', before: '2026-11-18', after: null })
  })

  test('of two who say it at once one is refused, and sees how it stands', async () => {
    const { id } = await rents('2026-11-01')
    const carla = await world.as('carla')
    const answers = await atOnceOn(world, { table: 'tenancies', id }, [
      () => receive(id, 1, '2026-11-18'),
      () => receive(id, 1, '2026-11-19', carla),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)!
    const written = answers.find(({ status }) => status === 200)!
    expect(refused.body).toMatchObject({ code: 'STALE', current: written.body.data })
  })

  test.each([
    ['a day still to come', '2026-11-21', 400],
    ['no day at all', 'yesterday', 400],
    ['today', '2026-11-20', 200],
    ['a day before the tenancy, which is when it is signed', '2026-10-30', 200],
  ])('%s', async (_, receivedOn, status) => {
    expect((await receive((await rents('2026-11-01')).id, 1, receivedOn)).status).toBe(status)
  })

  test('is signed by tenants alone, and never by those next door', async () => {
    expect((await receive((await rents('2026-11-01', 'occupant')).id, 1, '2026-11-18')).status).toBe(404)
    expect((await receive((await rents('2026-11-01', 'tenant', 'prairie')).id, 1, '2026-11-18')).status).toBe(404)
  })
})

test('where the law knows no such form nothing is missing, and nothing can be received', async () => {
  const { id } = await rents('2026-10-01', 'tenant', 'prairie')
  const ada = await world.as('ada')
  expect((await ada.call(units.occupancy)).tenantNotice).toBeNull()
  expect((await ada.call(units.tenantNotices)).items).toEqual([])
  const answer = await receive(id, 1, '2026-11-18', ada)
  expect([answer.status, answer.body.error]).toEqual([409, 'The law doesn’t require this notice for this building.'])
})
