/** Someone who manages parking and whose unit a case is about finds no trace of who recorded the vehicle. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit } from '../../../contract/audit.ts'
import { parking } from '../../../contract/parking.ts'
import { units } from '../../../contract/units.ts'
import { violations } from '../../../contract/violations.ts'
import { textFile } from '../../testing/notices.ts'
import { openCouncil } from '../../testing/voting.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { parkingDesk } from './testing/parking-desk.ts'
import { readAll } from './testing/reading-all.ts'

/** The patrol's name, and that of the manager who saw the vehicle too. */
const canary = /zanzibar|quillfeather/gi

let world: World
let desk: Awaited<ReturnType<typeof parkingDesk>>
let council: Awaited<ReturnType<typeof openCouncil>>
let before: ReadonlyMap<string, string>
let id: string

/** Everything that Carla can read, who owns unit 804 and is on council. */
const walk = async () => {
  const rows = await desk.query(
    `select id from violations union all select id from violation_complaints union all select id from letters
     union all select id from patrol_links union all select id from bylaws union all select id from vehicles
     union all select id from units where unit_number = '804' union all select id from buildings where code = 'HARB01'
     union all select id from people where account_id = $1 union all select $1`,
    [world.cast.accounts.carla],
  )
  const files = await desk.query('select id from attachments')
  return readAll(await desk.as('carla'), {
    ids: rows.map((row) => row.id as string),
    fileIds: files.map((row) => row.id as string),
    searches: ['Zanzibar', 'BLUE 1'],
    wanted: {
      ...{ from: '2026-11-01', to: '2026-12-31', date: '2026-12-10', month: '2026-12', year: '2026', token: 'x' },
      ...{ unitId: await desk.unitId('804'), building: world.cast.buildings.harbour, level: '1', place: 'Lobby' },
    },
  })
}
/** The addresses that name one of them more often than before: the list of patrols and the directory have them anyway. */
const told = (answers: ReadonlyMap<string, string>) =>
  [...answers].flatMap(([url, text]) => {
    const of = (one = '') => one.match(canary)?.length ?? 0
    return of(text) > of(before.get(url)) ? [`${url}: ${text.slice(0, 2000)}`] : []
  })

beforeAll(async () => {
  world = await openWorld()
  desk = await parkingDesk(world)
  council = await openCouncil(world)
  const carla = await desk.as('carla')
  await carla.call(units.addVehicle, {
    params: { id: await desk.unitId('804') },
    body: { plate: 'BLUE 1', make: 'Honda' },
  })
  await desk.query(`update accounts set last_name = 'Quillfeather' where id = $1`, [world.cast.accounts.mandeep])
  const patrol = await desk.patrolBy('Zanzibar Security')
  before = await walk()
  await patrol('BLUE 1', { place: 'V-3' })
  const mandeep = await desk.as('mandeep')
  const again = { ...desk.reportOf('BLUE 1'), words: 'Still there' }
  id = (await mandeep.call(parking.report, { body: again, files: [textFile('car.txt', 'A car')] }))._id
}, 240_000)
afterAll(() => world.close())

it('as long as only parking has it', { timeout: 240_000 }, async () => {
  const carla = await desk.as('carla')
  const one = await carla.call(parking.getViolation, { params: { id } })
  expect(one).toMatchObject({ unitNumber: '804', can: [], caseIsOpen: true, steps: [{ by: null }, { by: null }] })
  const seen = await carla.call(violations.get, { params: { id } })
  expect(seen).toMatchObject({ isAboutMe: true, parking: null, complaints: [], sightings: [] })
  expect(seen.events.map(({ kind, by, words }) => [kind, by, words])).toEqual([
    ['report', null, ''],
    ['vehicleSeen', null, ''],
  ])
  const answers = await walk()
  expect(answers.size).toBeGreaterThan(200)
  expect(told(answers)).toEqual([])
})

it('and someone else has to handle it', async () => {
  const carla = await desk.as('carla')
  const { version } = await desk.parked(id)
  const tow = { bylaw: 'Bylaw 12', authorisedBy: 'Carla', company: 'Seaside Towing', costCents: 18_000, version }
  const steps = {
    notice: { noticeAt: world.clock.now(), words: '', version },
    tow,
    close: { reason: 'It is gone.', version },
  }
  for (const [step, body] of Object.entries(steps)) {
    const { status, body: answer } = await carla.send('POST', `/api/parking/violations/${id}/${step}`, { body })
    const words = 'This violation is about you or your unit, so someone else has to handle it.'
    expect([step, status, answer.error]).toEqual([step, 403, words])
  }
  const own = { body: desk.reportOf('BLUE 1'), files: [] }
  expect((await carla.try(parking.report, own)).status).toBe(403)
  const subject = { subject: 'parkingViolation', id } as const
  expect((await council.bo.call(audit.history, { params: subject, query: {} })).items).toHaveLength(2)
  expect((await carla.try(audit.history, { params: subject, query: {} })).body.data?.items ?? []).toEqual([])
})

it('nor once council has the case', { timeout: 240_000 }, async () => {
  const take = async (step: object) => {
    const { version } = await council.bo.call(violations.get, { params: { id } })
    const { status } = await council.bo.send('POST', `/api/violations/${id}/steps`, { body: { ...step, version } })
    expect(status).toBe(200)
    await world.jobs.drain()
  }
  await take({ step: 'screen', ...(await desk.review('804')), bylawId: desk.bylawId })
  const letter = { happened: 'The driveway was blocked.', evidence: 'Photos.', consequence: 'A fine of up to $200.' }
  await take({ step: 'particulars', ...letter })
  const { version } = await council.bo.call(parking.getViolation, { params: { id } })
  await council.bo.call(parking.closeViolation, { params: { id }, body: { reason: 'It is gone.', version } })
  expect(told(await walk())).toEqual([])
  const mails = world.mails.filter(({ to }) => JSON.stringify(to).includes('council@parapet.example'))
  expect(mails.length).toBeGreaterThan(0)
  expect(JSON.stringify([mails, world.pushes])).not.toMatch(canary)
})

it('nor while no one knows the unit, but the review names it in the location', async () => {
  const { _id: named } = await desk.recorded('RED 2')
  const about = { topic: 'parking', unitId: null, accused: null, causedBy: null, bylawId: null, place: 'Stall of 804' }
  const happened = { happenedOn: '2026-11-20', happenedAt: null, words: 'The driveway was blocked.' }
  await desk.step(named, { step: 'screen', ...about, ...happened })
  const carla = await desk.as('carla')
  expect(await carla.call(violations.get, { params: { id: named } })).toMatchObject({ isAboutMe: true, parking: null })
  const one = await carla.call(parking.getViolation, { params: { id: named } })
  expect(one).toMatchObject({ can: [], steps: [{ by: null }] })
  expect((await desk.tryClose(named, 'carla')).status).toBe(403)
  const subject = { subject: 'parkingViolation', id: named } as const
  expect((await carla.try(audit.history, { params: subject, query: {} })).body.data?.items ?? []).toEqual([])
})
