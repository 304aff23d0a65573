/** What is recorded of a vehicle that stands where it should not, who is told, and what a tow asks for. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parking } from '../../../../contract/parking.ts'
import { units } from '../../../../contract/units.ts'
import { newId } from '../../../db/ids.ts'
import type { Caller } from '../../../testing/caller.ts'
import { ownUnit, secretOf, visitorOf } from '../../../testing/parking.ts'
import { openWorld, type World } from '../../../testing/world.ts'

const hourMs = 60 * 60 * 1000
let world: World
let [theo, olivia, carla] = [] as unknown as [Caller, Caller, Caller]
const photo = (name: string) => new File([newId()], `${name}.txt`, { type: 'text/plain' })

beforeAll(async () => {
  world = await openWorld()
  theo = await world.as('theo')
  olivia = await world.as('olivia')
  carla = await world.as('carla')
})
afterAll(() => world.close())

const tow = { bylaw: 'Bylaw 12 (3)', authorisedBy: 'Carla Council', company: 'Seaside Towing', costCents: 18_000 }

it('a patrol records it by its link, once however often it is sent; the residents of the unit and the desk are told', async () => {
  const of305 = await ownUnit(theo, '305')
  await theo.call(parking.register, { body: visitorOf(world, of305, { plate: 'LATE 1', hours: 2 }) })
  world.clock.advance(3 * hourMs)
  const link = await carla.call(parking.makePatrolLink, { body: { name: 'Night Watch' } })
  const query = { token: secretOf(link) }
  const body = { licensePlate: 'late-1', kind: 'overstayed', place: 'V-3', key: newId() } as const
  const patrol = world.stranger()
  const send = (sent: typeof body) => patrol.call(parking.patrolReport, { query, body: sent, files: [photo('car')] })
  const first = await send(body)
  expect(first).toEqual({ number: 1, isNew: true })
  expect(await send(body)).toEqual({ number: 1, isNew: false })
  expect(await send({ ...body, key: newId() })).toEqual({ number: 1, isNew: false })
  const [listed] = (await carla.call(parking.listViolations, { query: {} })).items
  expect(listed).toMatchObject({ licensePlate: 'LATE1', unitNumber: '305', stage: 'warning' })
  for (const search of ['V-1', 'v-1', 'P-1'])
    expect((await carla.call(parking.listViolations, { query: { search } })).items).toEqual([listed])
  expect((await carla.call(parking.listViolations, { query: { search: 'M-1' } })).items).toEqual([])
  const params = { id: listed!._id }
  const whole = await carla.call(parking.getViolation, { params })
  expect([whole.steps.map(({ kind, by }) => `${kind} ${by}`), whole.files.length]).toEqual([
    ['opened Night Watch', 'seen again Night Watch'],
    2,
  ])
  const own = await theo.call(parking.getViolation, { params })
  expect([own.steps.map(({ by }) => by), own.can]).toEqual([[null, null], []])
  expect((await theo.call(parking.myViolations, { query: {} })).items).toHaveLength(1)
  // Olivia owns the unit: she is told as well. Somebody of another unit finds nothing.
  expect((await olivia.call(parking.myViolations, { query: {} })).items).toHaveLength(1)
  expect((await (await world.as('mia')).try(parking.getViolation, { params })).status).toBe(404)
  expect((await theo.send('GET', '/api/notifications')).text).toContain('got a parking warning')
  expect((await carla.send('GET', '/api/notifications')).text).toContain('V-1 was recorded')
})

it('a tow is requested after a notice and the wait, with all its evidence; a fine is charged by nobody', async () => {
  const report = { licensePlate: 'TOW 1', kind: 'blocking', key: newId() } as const
  let one = await carla.call(parking.report, { body: report, files: [photo('car')] })
  const params = { id: one._id }
  const ask = (files: File[]) =>
    carla.try(parking.requestTow, { params, body: { ...tow, version: one.version }, files })
  expect((await ask([photo('sign')])).body.error).toContain('after a notice')
  const notice = { noticeAt: world.clock.now(), version: one.version }
  expect((await carla.try(parking.giveNotice, { params, body: notice, files: [] })).body.error).toContain('photo')
  one = await carla.call(parking.giveNotice, { params, body: notice, files: [photo('notice')] })
  expect(one).toMatchObject({ stage: 'notice', can: ['close'] })
  expect((await ask([photo('sign')])).body.error).toContain('A tow can be requested from')
  world.clock.advance(25 * hourMs)
  carla = await world.as('carla')
  expect((await ask([])).body.error).toBe('Add a photo of the sign.')
  expect((await ask([photo('sign')])).status).toBe(200)
  one = await carla.call(parking.getViolation, { params })
  expect(one).toMatchObject({ stage: 'tow_requested', tow, can: ['close'] })
  expect(one.files.map(({ kind }) => kind)).toEqual(['photo', 'notice', 'sign'])
  const file = await carla.send('GET', `/api/parking/violations/${one._id}/files/${one.files[0]!._id}`)
  expect(file.status).toBe(200)
  one = await carla.call(parking.closeViolation, { params, body: { reason: 'Towed', version: one.version } })
  expect(one).toMatchObject({ isOpen: false, can: [], closeReason: 'Towed' })
  const csv = (await carla.send('GET', '/api/parking/violations/export?shows=closed')).text
  expect(csv).toContain('TOW1')
})

it('is of the unit whose visitor stands there, else whose car it is, else whose visitor stood there last', async () => {
  ;[theo, olivia, carla] = [await world.as('theo'), await world.as('olivia'), await world.as('carla')]
  const [of305, of703] = [await ownUnit(theo, '305'), await ownUnit(olivia, '703')]
  const unitOf = async (licensePlate: string) => {
    const body = { licensePlate, kind: 'other', key: newId() } as const
    const made = await carla.call(parking.report, { body, files: [] })
    const end = { params: { id: made._id }, body: { reason: 'It is gone', version: made.version } }
    return (await carla.call(parking.closeViolation, end)).unitNumber
  }
  const cancelled = await theo.call(parking.register, { body: visitorOf(world, of305, { plate: 'TYPO 1', hours: 2 }) })
  await theo.call(parking.cancelPass, { params: { id: cancelled._id }, body: { version: cancelled.version } })
  expect(await unitOf('TYPO 1')).toBeNull()
  const visitor = visitorOf(world, of305, { plate: 'MOVED 1', hours: 1 })
  await theo.call(parking.register, { body: visitor })
  expect(await unitOf('MOVED 1')).toBe('305')
  world.clock.advance(2 * hourMs)
  expect(await unitOf('MOVED 1')).toBe('305')
  await carla.call(units.addVehicle, { params: { id: of703 }, body: { plate: 'MOVED-1', make: 'Honda' } })
  expect(await unitOf('MOVED 1')).toBe('703')
})
