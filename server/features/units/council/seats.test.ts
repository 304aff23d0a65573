/** Who is on council as it is read, and what a sale or a role taken away does to a term. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { units } from '../../../../contract/units.ts'
import type { Caller } from '../../../testing/caller.ts'
import { appointTo, personNamed, termHistory, tryEnd } from '../../../testing/council.ts'
import { rolesIn, sell, trySale } from '../../../testing/moves.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let mandeep: Caller
beforeEach(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
})
afterEach(() => world.close())

const today = '2026-11-20'
const roles = () => rolesIn(world, world.cast.buildings.harbour)
const roleOf = async (email: string) => (await roles())[email]
const appoint = (name: string, term: Parameters<typeof appointTo>[2] = {}) => appointTo(mandeep, name, term)
const historyOf = (id: string) => termHistory(mandeep, id)

describe('the council as it is read', () => {
  test('says who has the role without a term, and what is odd by law', async () => {
    await appoint('Olivia')
    await appoint('Theo', { from: '2026-12-01' })
    await appoint('Emil', { from: '2024-01-01', to: '2024-12-31', positions: ['president'] })
    const read = await mandeep.call(units.council)
    expect(read.terms.map(({ name, state }) => [name, state])).toEqual([
      ['Olivia Owner', 'running'],
      ['Theo Tenant', 'coming'],
    ])
    expect(read.withoutTerm.map(({ name }) => name)).toEqual(['Carla Council'])
    expect(read.doubts.map(({ text, source }) => [text, source])).toEqual([
      ['Council has 2 members.', 'Standard Bylaw 9'],
      ['There is no president.', 'Standard Bylaw 13'],
    ])
    expect([read.lots, read.owners, read.today]).toEqual([5, 5, today])
    const past = await mandeep.call(units.pastTerms, { query: {} })
    expect(past.items.map(({ name, state }) => [name, state])).toEqual([['Emil Novak', 'over']])
  })

  test('pages what is over, the latest first, what was taken back included', async () => {
    for (const year of ['2021', '2023', '2022']) await appoint('Emil', { from: `${year}-01-01`, to: `${year}-12-31` })
    await tryEnd(mandeep, await appoint('Emil', { from: '2027-01-01', to: '2027-12-31' }))
    const first = await mandeep.call(units.pastTerms, { query: { limit: 2 } })
    const next = await mandeep.call(units.pastTerms, { query: { limit: 2, cursor: first.nextCursor! } })
    expect([...first.items, ...next.items].map(({ to, state }) => [to, state])).toEqual([
      ['2027-12-31', 'withdrawn'],
      ['2023-12-31', 'over'],
      ['2022-12-31', 'over'],
      ['2021-12-31', 'over'],
    ])
    expect(next.nextCursor).toBeNull()
  })
})

describe('a sale', () => {
  const buyers = [{ firstName: 'Noor', lastName: 'Nakamura', email: 'noor.nakamura@mail.example' }]

  test('of the last unit ends the role and the term, and one that has not begun is taken back', async () => {
    const running = await appoint('Carla', { to: '2026-12-31' })
    const coming = await appoint('Carla', { from: '2027-01-01' })
    await sell(mandeep, { unitNumber: '804', on: today, sellers: ['Carla Council'], buyers })
    expect(await roles()).not.toHaveProperty('council@parapet.example')
    expect((await historyOf(running._id))[0]).toBe('ended by a move, Mandeep Manager')
    expect((await historyOf(coming._id))[0]).toBe('taken back, Mandeep Manager')
    expect((await mandeep.call(units.council)).terms).toEqual([])
  })

  test('after which the role is said to stay leaves the term', async () => {
    await appoint('Carla')
    const personId = await personNamed(mandeep, 'Carla')
    const choices = { roles: [{ personId, stays: true }] }
    const sold = await trySale(mandeep, { unitNumber: '804', on: today, sellers: ['Carla Council'], buyers, choices })
    expect(sold.status).toBe(200)
    expect(await roleOf('council@parapet.example')).toBe('council')
    expect((await mandeep.call(units.council)).terms.map(({ name }) => name)).toEqual(['Carla Council'])
  })

  test('of one of two units changes nothing', async () => {
    await appoint('Olivia')
    await sell(mandeep, { unitNumber: '703', on: today, sellers: ['Olivia Owner'], buyers })
    expect(await roleOf('owner@parapet.example')).toBe('council')
    expect((await mandeep.call(units.council)).terms).toHaveLength(1)
  })
})

test('taking the role away on somebody’s page ends their term', async () => {
  const term = await appoint('Theo')
  await mandeep.call(units.endAccess, { params: { id: term.personId }, body: { was: 'council', becomes: 'tenant' } })
  expect(await roleOf('tenant@parapet.example')).toBe('tenant')
  expect((await historyOf(term._id))[0]).toBe('ended with the role, Mandeep Manager')
  await world.jobs.runNow('units.followCouncils')
  expect(await roleOf('tenant@parapet.example')).toBe('tenant')
})
