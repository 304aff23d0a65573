/** What other pages say of cases: a unit's, a bylaw's, the plan of a sale or a move-out, and the bookings of a facility. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { units } from '../../../contract/units.ts'
import { addLounge } from '../../testing/amenities.ts'
import { span, tryBook } from '../../testing/bookings.ts'
import { registerOf } from '../../testing/bylaws.ts'
import type { Name } from '../../testing/cast.ts'
import { deskOf, newBuyer, tieOf } from '../../testing/moves.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { caseDesk } from './testing/case-desk.ts'

let world: World
let desk: Awaited<ReturnType<typeof caseDesk>>
beforeEach(async () => {
  world = await openWorld()
  desk = await caseDesk(world)
})
afterEach(() => world.close())

const panelOf = async (number: string, by: Name = 'mandeep') => {
  const caller = await desk.as(by)
  const { panels } = await caller.call(units.get, { params: { id: await desk.unitId(number) } })
  return panels.find(({ key }) => key === 'violations')
}

it('a unit’s page has its newest cases with their stage and fines, for those who manage and aren’t concerned', async () => {
  const { fining, ready, reported, step, steps, unitId } = desk
  expect(await panelOf('305')).toBeUndefined()
  const id = await ready()
  await step(id, fining)
  const other = await reported()
  await steps.screen(other)
  const closed = await reported()
  await steps.screen(closed)
  await step(closed, { step: 'close', as: 'withdrawn', reason: 'By email' })
  const about804 = await reported()
  await steps.screen(about804, { unitId: await unitId('804'), accused: 'owners' })
  const row = (number: number, stage: string, tone: string, caseId: string, fined = '') => ({
    title: `V-${number} Noise`,
    detail: `Nov 18, 2026${fined}`,
    state: { words: stage, tone },
    to: `/building-violations/${caseId}`,
  })
  expect(await panelOf('305', 'carla')).toEqual({
    key: 'violations',
    title: 'Bylaw violations',
    summary: '2 open cases.',
    rows: [
      row(3, 'Closed', 'neutral', closed),
      row(2, 'In review', 'waiting', other),
      row(1, 'Decided', 'waiting', id, ', fined $200.00'),
    ],
    more: { words: 'All cases of the unit', to: '/building-violations?view=all&shows=all&search=305' },
  })
  for (const name of ['olivia', 'theo'] as const) expect(await panelOf('305', name)).toBeUndefined()
  expect((await panelOf('804'))?.summary).toBe('1 open case.')
  expect(await panelOf('804', 'carla')).toBeUndefined()
})

it('a bylaw’s page lists the cases that rest on it, the open ones first, and it can’t be removed', async () => {
  const { as, bylawId, reported, screening, step, steps } = desk
  const mandeep = await as('mandeep')
  const register = registerOf(mandeep)
  const citedBy = async (by: Name) => (await registerOf(await as(by)).get({ _id: bylawId })).citedBy
  expect(await citedBy('mandeep')).toEqual([])
  const [about305, unknown, closed] = [await reported(), await reported(), await reported()]
  await steps.screen(about305)
  const noOne = { unitId: null, accused: null, causedBy: null }
  await step(unknown, await screening(noOne))
  await step(closed, await screening(noOne))
  await step(closed, { step: 'close', as: 'dismissed', reason: 'No one saw it' })
  expect(await citedBy('mandeep')).toEqual([
    { what: 'Violation case', name: 'V-2', path: `/building-violations/${unknown}` },
    { what: 'Violation case', name: 'V-1, unit 305', path: `/building-violations/${about305}` },
    { what: 'Closed violation case', name: 'V-3', path: `/building-violations/${closed}` },
  ])
  expect(await citedBy('olivia')).toEqual([])
  const bylaw = await register.get({ _id: bylawId })
  expect(await register.refused(bylaw, { step: 'discard' })).toEqual([409, expect.stringContaining('cite this')])
})

/** What the plan of a sale of a unit, or of its tenant's move-out, says of cases. */
const planned = async (unitNumber: string, leaving: { seller: string } | { tenant: string }) => {
  const mandeep = await desk.as('mandeep')
  const moves = await deskOf(mandeep, unitNumber)
  const params = { id: moves.unit._id }
  const { groups } =
    'seller' in leaving
      ? await mandeep.call(units.planSale, {
          params,
          body: {
            ...{ completesOn: '2026-11-30', endingIds: [], buyers: [newBuyer] },
            sellerIds: [tieOf(moves, leaving.seller, 'owner')],
          },
        })
      : await mandeep.call(units.planMoveOut, {
          params,
          body: { lastDay: '2026-11-30', tieIds: [tieOf(moves, leaving.tenant)] },
        })
  return groups.flatMap(({ lines }) => lines).filter((line) => line.includes('Violation case'))
}

it('a sale and a move-out name the open cases about those who leave, and close none', async () => {
  const { get, reported, step, steps } = desk
  const [tenants, owners, closed] = [await reported(), await reported(), await reported()]
  await reported()
  await steps.screen(tenants)
  await steps.screen(owners, { accused: 'owners' })
  await steps.screen(closed)
  await step(closed, { step: 'close', as: 'cured', reason: 'It is quiet' })
  expect(await planned('305', { tenant: 'Theo Tenant' })).toEqual([
    'Violation case V-1 about Theo Tenant is open. It stays open after they leave.',
  ])
  expect(await planned('305', { seller: 'Olivia Owner' })).toEqual([
    'Violation case V-2 about Olivia Owner is open. Any fine stays with the seller.',
  ])
  expect(await planned('703', { seller: 'Olivia Owner' })).toEqual([])
  expect((await get(tenants)).stage).toBe('reviewed')
})

it('a facility that is denied can’t be booked until the penalty is cancelled', async () => {
  const { as, ready, step, unitId } = desk
  const id = await ready()
  const amenityId = await addLounge(await as('mandeep'), { name: 'Party room' })
  await step(id, { step: 'deny', amenityId, from: '2026-12-11', until: '2027-01-31', reason: 'Noise' })
  const body = { amenityId, unitId: await unitId('305'), ...span('2027-01-31') }
  expect((await tryBook(await as('theo'), body)).body.error).toContain(
    'Party room isn’t available to unit 305 from Dec 11, 2026 to Jan 31, 2027',
  )
  await step(id, { step: 'cancelPenalty', nth: 1, reason: 'On appeal' })
  expect((await tryBook(await as('theo'), body)).status).toBe(200)
})
