/** After the retention a plate is nowhere: not in a pass, a violation, the history, the outbox, a message or the log. */
import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parking } from '../../../contract/parking.ts'
import { violations } from '../../../contract/violations.ts'
import { newId } from '../../db/ids.ts'
import { openLog } from '../../platform/log.ts'
import { pets, registerOf } from '../../testing/bylaws.ts'
import type { Caller } from '../../testing/caller.ts'
import { untilWaiting } from '../../testing/locks.ts'
import { ownUnit, secretOf, setParking, visitorOf } from '../../testing/parking.ts'
import { openWorld, type World } from '../../testing/world.ts'

const dayMs = 24 * 60 * 60 * 1000
const canary = 'KANARI7'
const name = 'Kanarienvogel'
let world: World
let [theo, carla] = [] as unknown as [Caller, Caller]
let said = ''

beforeAll(async () => {
  world = await openWorld()
  const sink = new Writable({ write: (part, _encoding, done) => done(void (said += String(part))) })
  Object.assign(world.platform, { log: openLog('info', sink) })
  theo = await world.as('theo')
  carla = await world.as('carla')
})
afterAll(() => world.close())

/** The tables in which a word stands, whatever the column. */
const placesOf = async (word: string): Promise<string[]> => {
  const { pool } = world.connection
  const { rows } = await pool.query<{ place: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as place from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const found: string[] = []
  for (const { place } of rows) {
    const { rowCount } = await pool.query(`select from ${place} t where t::text ilike $1 limit 1`, [`%${word}%`])
    if (rowCount) found.push(place)
  }
  return found
}

const runDaily = async () => {
  await world.jobs.runNow('parking.erasePlates')
  await world.jobs.drain()
}

it('erases plates, names and vehicles once the retention is over, but not while a violation is open', async () => {
  await setParking(carla, { atOnce: null })
  const unitId = await ownUnit(theo, '305')
  const body = visitorOf(world, unitId, { plate: canary, name, hours: 2, vehicleMake: name, notes: name })
  const made = await theo.call(parking.register, { body })
  const params = { id: made._id }
  await carla.call(parking.revokePass, { params, body: { reason: `${name} blocks`, version: made.version } })
  const link = await theo.call(parking.makeGuestLink, { body: { unitId, uses: 2, days: 2 } })
  const visit = { visitorName: name, licensePlate: canary, hours: 1 }
  await world.stranger().call(parking.registerVisit, { query: { token: secretOf(link) }, body: visit })
  await carla.call(parking.checkPlate, { body: { licensePlate: canary } })
  await carla.call(parking.listPasses, { query: { search: canary } })
  const seen = { licensePlate: canary, kind: 'overstayed', words: name, key: newId() } as const
  const violation = await carla.call(parking.report, { body: seen, files: [new File([name], `${canary} ${name}.txt`)] })
  await world.jobs.drain()
  const places = ['public.attachments', 'public.parking_violations', 'public.visitor_passes']
  expect(await placesOf(canary)).toEqual(places)
  world.clock.advance(40 * dayMs)
  await runDaily()
  expect(await placesOf(canary)).toEqual(places)
  carla = await world.as('carla')
  const end = { reason: `${name} left`, version: violation.version }
  await carla.call(parking.closeViolation, { params: { id: violation._id }, body: end })
  world.clock.advance(29 * dayMs)
  await runDaily()
  expect(await placesOf(canary)).toContain('public.parking_violations')
  world.clock.advance(2 * dayMs)
  await runDaily()
  expect([await placesOf(canary), await placesOf(name)]).toEqual([[], []])
  expect(said).toContain('plates were erased')
  expect([said.includes(canary), said.includes(name)]).toEqual([false, false])
  expect(JSON.stringify([world.mails, world.pushes])).not.toMatch(new RegExp(`${canary}|${name}`))
  carla = await world.as('carla')
  const kept = await carla.call(parking.getViolation, { params: { id: violation._id } })
  expect(kept).toMatchObject({ licensePlate: null, number: 1, files: [] })
})

it('keeps them while the case of a violation is open, and for the retention after it ended', async () => {
  ;[theo, carla] = [await world.as('theo'), await world.as('carla')]
  const unitId = await ownUnit(theo, '305')
  await theo.call(parking.register, { body: visitorOf(world, unitId, { plate: canary, name, hours: 2 }) })
  const seen = { licensePlate: canary, kind: 'blocking', place: name, words: name, key: newId() } as const
  const { _id: id } = await carla.call(parking.report, { body: seen, files: [new File([name], `${name}.txt`)] })
  const params = { id }
  /** Takes a step of the case as it is now. */
  const take = async (step: object) => {
    const manager = await world.as('mandeep')
    const { version } = await manager.call(violations.get, { params })
    const { status } = await manager.send('POST', `/api/violations/${id}/steps`, { body: { ...step, version } })
    expect(status).toBe(200)
    await world.jobs.drain()
  }
  const [bylaw] = await registerOf(await world.as('mandeep')).add('bylaw', pets)
  const happened = { happenedOn: world.clock.now().slice(0, 10), happenedAt: null, place: 'Visitor lot' }
  const about = { topic: 'parking', unitId, accused: 'tenants', causedBy: 'visitor', bylawId: bylaw!._id }
  await take({ step: 'screen', ...about, ...happened, words: 'The driveway was blocked.' })
  await take({ step: 'particulars', happened: 'The driveway was blocked.', evidence: '', consequence: 'A fine.' })
  const { version } = await carla.call(parking.getViolation, { params })
  await carla.call(parking.closeViolation, { params, body: { reason: `${name} left`, version } })
  const places = ['public.attachments', 'public.parking_violations', 'public.visitor_passes']
  const named = async () => [...new Set([...(await placesOf(canary)), ...(await placesOf(name))])].toSorted()
  expect(await named()).toEqual(places)
  world.clock.advance(40 * dayMs)
  await runDaily()
  expect(await named()).toEqual(places)
  await take({ step: 'close', as: 'settled', reason: 'They talked.' })
  await take({ step: 'reopen', reason: 'Once more.' })
  world.clock.advance(40 * dayMs)
  await runDaily()
  expect(await named()).toEqual(places)
  await take({ step: 'close', as: 'settled', reason: 'They talked again.' })
  world.clock.advance(29 * dayMs)
  await runDaily()
  expect(await named()).toEqual(places)
  world.clock.advance(2 * dayMs)
  await runDaily()
  expect(await named()).toEqual([])
  const kept = await (await world.as('mandeep')).call(violations.get, { params })
  expect(kept).toMatchObject({
    words: 'The driveway was blocked.',
    parking: { licensePlate: null, words: '', files: [] },
  })
})

it('keeps them where the case is opened again while they are erased', async () => {
  carla = await world.as('carla')
  const seen = { licensePlate: canary, kind: 'blocking', key: newId() } as const
  const { _id: id, version } = await carla.call(parking.report, { body: seen, files: [] })
  await carla.call(parking.closeViolation, { params: { id }, body: { reason: 'Gone', version } })
  world.clock.advance(40 * dayMs)
  const holder = await world.connection.pool.connect()
  await holder.query('begin')
  await holder.query('update violations set closed_on = null, closed_as = null where id = $1', [id])
  const erasing = runDaily()
  await untilWaiting(world.connection.pool, 1)
  await holder.query('commit')
  holder.release()
  await erasing
  carla = await world.as('carla')
  expect((await carla.call(parking.getViolation, { params: { id } })).licensePlate).toBe(canary)
})
