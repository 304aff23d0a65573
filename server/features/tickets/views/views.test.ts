/** Saved filters over HTTP: kept by one person in one building, by a name, one of them the desk's first. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ticketViewsMost } from '../../../../contract/limits/tickets.ts'
import { ticketViews, type TicketView } from '../../../../contract/tickets/views.ts'
import { units } from '../../../../contract/units.ts'
import { vendors } from '../../../../contract/vendors.ts'
import type { Caller } from '../../../testing/caller.ts'
import { emailOf } from '../../../testing/cast.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { findCurrentBuilding } from '../../buildings/buildings.ts'
import { ticketsLeaving } from '../tickets.ts'

let world: World
let carla: Caller
let mandeep: Caller
let ada: Caller
beforeAll(async () => {
  world = await openWorld({ connections: 20 })
  carla = await world.as('carla')
  mandeep = await world.as('mandeep')
  ada = await world.as('ada')
})
beforeEach(() => world.connection.pool.query('truncate ticket_views'))
afterAll(() => world.close())

const path = '/api/ticket-views'
const late = { due: 'late' as const }
const list = (who: Caller) => who.call(ticketViews.list)
const keep = (who: Caller, name: string, more: object = {}) =>
  who.call(ticketViews.keep, { body: { name, filter: late, ...more } })
const namesOf = async (who: Caller) => (await list(who)).map(({ name }) => name)
const change = (who: Caller, { _id, ...view }: TicketView, more: object) => {
  const { name, isDefault, version } = view
  return who.send('PUT', `${path}/${_id}`, { body: { name, isDefault, version, ...more } })
}

describe('a saved filter', () => {
  it('comes back as it was kept, by name, to whoever kept it alone', async () => {
    const { items } = await carla.call(units.list, { query: { limit: 1 } })
    const vendor = await carla.call(vendors.add, { body: { name: 'Filtered', trade: 'plumbing' } })
    const filter = {
      search: 'tap',
      status: 'all',
      category: 'plumbing',
      priority: 'high',
      assignee: 'none',
      vendorId: vendor._id,
      unitId: items[0]!._id,
      due: 'late',
      emergency: 'yes',
      order: 'newest',
    } as const
    const all = await keep(carla, 'everything', { filter })
    expect(all).toEqual({ _id: all._id, name: 'everything', filter, isDefault: false, version: 1 })
    const plain = await keep(carla, 'Ants', { filter: { category: 'pests', search: '' } })
    expect(await list(carla)).toEqual([{ ...plain, filter: { category: 'pests' } }, all])
    expect(await list(mandeep)).toEqual([])
    expect((await change(mandeep, all, { name: 'Mine now' })).status).toBe(404)
    expect((await mandeep.send('DELETE', `${path}/${all._id}`)).status).toBe(404)
    expect(await namesOf(carla)).toEqual(['Ants', 'everything'])
  })

  it('has a name that no other of theirs has, in whatever letters', async () => {
    const first = await keep(carla, 'Late ones')
    const said = { field: 'name', message: 'You already have a filter with this name' }
    const again = await carla.send('POST', path, { body: { name: 'late ONES', filter: late } })
    expect([again.status, again.body.errors]).toEqual([400, [said]])
    const other = await keep(carla, 'Other')
    expect((await change(carla, other, { name: 'Late Ones' })).body.errors).toEqual([said])
    expect((await change(carla, first, { name: 'LATE ones' })).body.data.name).toBe('LATE ones')
    await keep(mandeep, 'Late ones')
    await keep(ada, 'Late ones')
  })

  it.each([
    ['name', { name: ' ' }, 'Give it a name'],
    ['name', { name: 'n'.repeat(41) }, 'Name must be less than 40 characters'],
    ['filter', { filter: {} }, 'Filter the table first, then save the filter'],
    ['filter', { filter: { search: ' ' } }, 'Filter the table first, then save the filter'],
  ])('is refused by its %s: %j', async (field, more, message) => {
    const { status, body } = await carla.send('POST', path, { body: { name: 'Overdue', filter: late, ...more } })
    expect([status, body.errors]).toEqual([400, [{ field, message }]])
  })

  it('names nothing next door', async () => {
    const { items } = await ada.call(units.list, { query: { limit: 1 } })
    const vendor = await ada.call(vendors.add, { body: { name: 'Next door', trade: 'plumbing' } })
    for (const filter of [{ unitId: items[0]!._id }, { vendorId: vendor._id }])
      expect((await carla.send('POST', path, { body: { name: 'Over there', filter } })).status).toBe(404)
    expect(await list(carla)).toEqual([])
  })

  it('opens the desk in place of the one that did before', async () => {
    const first = await keep(carla, 'First', { isDefault: true })
    await keep(mandeep, 'Theirs', { isDefault: true })
    const second = await keep(carla, 'Second', { isDefault: true })
    expect((await list(carla)).map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['First', false],
      ['Second', true],
    ])
    // It was changed by the other one.
    const stale = await change(carla, first, { isDefault: true })
    expect([stale.status, stale.body.current.version]).toEqual([409, 2])
    expect((await change(carla, { ...first, version: 2 }, { isDefault: true })).status).toBe(200)
    expect((await list(carla)).find(({ _id }) => _id === second._id)).toMatchObject({ isDefault: false, version: 2 })
    expect((await list(mandeep)).map(({ isDefault }) => isDefault)).toEqual([true])
  })

  it('renamed by two at once is renamed by one', async () => {
    const view = await keep(carla, 'Overdue')
    const done = await Promise.all(['One', 'Two', 'Three'].map((name) => change(carla, view, { name })))
    expect(done.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect((await list(carla))[0]!.version).toBe(2)
  })

  it('is one of so many at most, also of those that are kept at once', async () => {
    for (let nth = 1; nth < ticketViewsMost; nth++) await keep(carla, `No ${nth}`)
    const body = (nth: number) => ({ name: `Last ${nth}`, filter: late, isDefault: true })
    const done = await Promise.all([1, 2, 3, 4, 5].map((nth) => carla.send('POST', path, { body: body(nth) })))
    expect(done.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
    expect(await list(carla)).toHaveLength(ticketViewsMost)
    const { body: refused } = await carla.send('POST', path, { body: body(6) })
    expect(refused.error).toBe('You already have 20 filters. Delete one you no longer need.')
    await carla.call(ticketViews.drop, { params: { id: (await list(carla))[0]!._id } })
    expect((await carla.send('POST', path, { body: body(6) })).status).toBe(200)
  })

  it('is gone with whoever leaves the building', async () => {
    await keep(carla, 'Overdue')
    await keep(mandeep, 'Overdue')
    const context = world.context()
    const building = (await findCurrentBuilding(context.db, carla.buildingId!))!
    const left = { accountId: world.cast.accounts.carla, email: emailOf('carla'), personId: null, unitId: null }
    const end = (leavesBuilding: boolean) =>
      inTransaction({ ...context, building }, (tx) => ticketsLeaving.end(tx, { ...left, leavesBuilding }))
    await end(false)
    expect(await namesOf(carla)).toEqual(['Overdue'])
    await end(true)
    expect([await namesOf(carla), await namesOf(mandeep)]).toEqual([[], ['Overdue']])
  })
})
