/** Mortgagees over HTTP: what is written and refused, who reads them, and the lists. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../contract/audit.ts'
import { mortgagees } from '../../../contract/mortgagees.ts'
import type { Caller } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { addTo, request, unitOf } from './testing/mortgagees.ts'

let world: World
let carla: Caller
let mandeep: Caller
beforeEach(async () => {
  world = await openWorld()
  carla = await world.as('carla')
  mandeep = await world.as('mandeep')
})
afterEach(() => world.close())

const inBuildingOf = async (who: Caller, query: object) =>
  (await who.call(mortgagees.list, { query })).items.map(({ unit, lender }) => `${unit.unitNumber} ${lender}`)
const tryAdd = async (more: object) =>
  carla.send('POST', '/api/mortgagees', { body: { ...request, unitId: await unitOf(carla, '703'), ...more } })

describe('a mortgagee', () => {
  it('is kept as it was written, and read with when its Form C ends', async () => {
    const made = await addTo(carla, '703', { email: 'Mortgages@Coastline.example' })
    expect(made).toEqual({
      ...request,
      _id: made._id,
      unit: { _id: await unitOf(carla, '703'), unitNumber: '703' },
      endsOn: '2029-03-01',
      ...{ endedOn: null, endReason: null, state: 'live', version: 1 },
    })
    expect(await mandeep.call(mortgagees.get, { params: { id: made._id } })).toEqual(made)
  })

  it.each([
    ['2021-11-19', '2026-11-19', 'lapsed'],
    ['2021-11-20', '2026-11-20', 'endingSoon'],
    ['2022-01-19', '2027-01-19', 'endingSoon'],
    ['2022-01-20', '2027-01-20', 'live'],
  ])('whose Form C was received on %s has until %s and is %s', async (requestedOn, endsOn, state) => {
    expect(await addTo(carla, '703', { requestedOn })).toMatchObject({ endsOn, state })
  })

  it('in Alberta has a request without an end', async () => {
    const made = await addTo(await world.as('ada'), '14', { requestedOn: '2004-03-01' })
    expect(made).toMatchObject({ endsOn: null, state: 'live' })
  })

  it.each([
    ['lender', { lender: ' ' }, 'Lender is required'],
    ['address', { address: '' }, 'Mailing address is required'],
    ['email', { email: 'nobody' }, 'Invalid email format'],
    ['requestedOn', { requestedOn: '2026-11-21' }, 'This date is in the future'],
  ])('is refused by %s', async (field, more, message) => {
    const { status, body } = await tryAdd(more)
    expect([status, body.errors]).toEqual([400, [{ field, message }]])
  })

  it('of a unit next door is not found', async () => {
    const unitId = await unitOf(await world.as('ada'), '14')
    expect((await tryAdd({ unitId })).status).toBe(404)
  })

  it('has one request for a unit that wasn’t ended, and may have one for another', async () => {
    const first = await addTo(carla, '703')
    const again = await tryAdd({ lender: 'COASTLINE  savings credit union' })
    const message = 'This lender already has a request on file for this unit. Renew that one instead.'
    expect([again.status, again.body.errors]).toEqual([400, [{ field: 'lender', message }]])
    await addTo(carla, '305')
    const end = { step: 'end', endedOn: '2026-11-20', reason: 'error', version: first.version } as const
    await carla.call(mortgagees.step, { params: { id: first._id }, body: end })
    await addTo(carla, '703')
    const back = await carla.send('POST', `/api/mortgagees/${first._id}/steps`, {
      body: { step: 'restore', version: 2 },
    })
    expect([back.status, back.body.error]).toEqual([
      409,
      'This lender has another request on file for this unit. End that one first.',
    ])
  })

  it('is changed by those who saw it last, and its history says what differs', async () => {
    const { _id, version } = await addTo(carla, '703')
    const change = { ...request, reference: '', version }
    const params = { id: _id }
    const after = await mandeep.call(mortgagees.change, { params, body: { ...change, lender: 'Coastline' } })
    expect(after).toMatchObject({ lender: 'Coastline', reference: '', version: 2 })
    const stale = await carla.send('PUT', `/api/mortgagees/${_id}`, { body: change })
    expect([stale.status, stale.body.code, stale.body.current]).toEqual([409, 'STALE', after])
    const ahead = { ...change, version: 2, requestedOn: '2026-11-21' }
    expect((await carla.send('PUT', `/api/mortgagees/${_id}`, { body: ahead })).body.errors).toEqual([
      { field: 'requestedOn', message: 'This date is in the future' },
    ])
    const { items } = await carla.call(audit.history, { params: { subject: 'mortgagee', id: _id }, query: {} })
    expect(items.map(({ action, by }) => [action, by])).toEqual([
      ['changed', 'Mandeep Manager'],
      ['added', 'Carla Council'],
    ])
    expect(items[0]!.fields).toContainEqual({ field: 'lender', before: request.lender, after: 'Coastline' })
  })

  it('is opened in the building’s history by its unit', async () => {
    const { unit } = await addTo(carla, '703')
    const { items } = await carla.call(audit.list, { query: { subject: 'mortgagee' } })
    expect(items[0]).toMatchObject({ name: `${request.lender} for unit 703`, openId: unit._id })
  })
})

describe('the list', () => {
  beforeEach(async () => {
    await addTo(carla, '703')
    await addTo(carla, '101', { lender: 'Maple Trust', reference: '20-118834' })
    await addTo(carla, '101', { lender: 'Anchor Bank', requestedOn: '2021-11-19' })
    const gone = await addTo(carla, '305', { lender: 'Zenith Loans' })
    const body = { step: 'end', endedOn: '2026-11-20', reason: 'discharged', version: 1 } as const
    await carla.call(mortgagees.step, { params: { id: gone._id }, body })
  })

  it.each([
    [{}, ['101 Maple Trust', `703 ${request.lender}`]],
    [{ shows: 'ended' }, ['101 Anchor Bank', '305 Zenith Loans']],
    [{ shows: 'all' }, ['101 Anchor Bank', '101 Maple Trust', '305 Zenith Loans', `703 ${request.lender}`]],
    [{ search: 'maple' }, ['101 Maple Trust']],
    [{ search: '703' }, [`703 ${request.lender}`]],
    [{ search: '118834' }, ['101 Maple Trust']],
  ])('narrowed by %o has %o', async (query, found) => expect(await inBuildingOf(mandeep, query)).toEqual(found))

  it('has those of one unit, and comes page by page', async () => {
    const unitId = await unitOf(carla, '101')
    expect(await inBuildingOf(carla, { unitId, shows: 'all' })).toEqual(['101 Anchor Bank', '101 Maple Trust'])
    const read: string[] = []
    let cursor: string | undefined
    do {
      const page = await carla.call(mortgagees.list, { query: { shows: 'all', limit: 1, cursor } })
      read.push(...page.items.map(({ lender }) => lender))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(read).toEqual(['Anchor Bank', 'Maple Trust', 'Zenith Loans', request.lender])
  })

  it('of the building next door has none of them', async () => {
    expect(await inBuildingOf(await world.as('ada'), { shows: 'all' })).toEqual([])
  })
})

it('owners and tenants neither read mortgagees nor write them', async () => {
  const { _id, unit } = await addTo(carla, '305')
  const draft = { ...request, unitId: unit._id }
  for (const name of ['olivia', 'theo'] as const) {
    const who = await world.as(name)
    const end = { step: 'end', endedOn: '2026-11-20', reason: 'discharged', version: 1 }
    const answers = [
      await who.send('GET', '/api/mortgagees'),
      await who.send('GET', `/api/mortgagees/${_id}`),
      await who.send('POST', '/api/mortgagees', { body: draft }),
      await who.send('PUT', `/api/mortgagees/${_id}`, { body: { ...request, version: 1 } }),
      await who.send('POST', `/api/mortgagees/${_id}/steps`, { body: end }),
    ]
    expect([name, ...answers.map(({ status }) => status)]).toEqual([name, 403, 403, 403, 403, 403])
  }
})
