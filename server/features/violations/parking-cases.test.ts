/** A parking violation is a case: with one number it is recorded, seen again, taken to a fine, and closed. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../contract/audit.ts'
import { overview } from '../../../contract/overview.ts'
import { parking } from '../../../contract/parking.ts'
import { violations } from '../../../contract/violations.ts'
import type { Name } from '../../testing/cast.ts'
import { pdfWords } from '../../testing/letters.ts'
import { ownUnit, visitorOf } from '../../testing/parking.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { parkingDesk } from './testing/parking-desk.ts'

let world: World
let desk: Awaited<ReturnType<typeof parkingDesk>>
beforeEach(async () => {
  world = await openWorld()
  desk = await parkingDesk(world)
})
afterEach(() => world.close())

describe('recording a vehicle', () => {
  it('opens a case with the same id and number, in which only its kind is said', async () => {
    const patrol = await desk.patrolBy('Night Watch')
    expect(await patrol('BLUE 1', { place: 'V-3', words: 'BLUE 1 again' })).toEqual({ number: 1, isNew: true })
    const mandeep = await desk.as('mandeep')
    const { items } = await mandeep.call(violations.list, { query: {} })
    expect(items).toMatchObject([{ number: 1, topic: 'parking', stage: 'reported', place: '', unit: null }])
    const id = items[0]!._id
    const { number, steps } = await desk.parked(id)
    expect([number, steps.map(({ by }) => by)]).toEqual([1, ['Night Watch']])
    const one = await desk.get(id)
    expect(one).toMatchObject({ words: 'Blocking access', happenedOn: '2026-11-20', reportedOn: '2026-11-20' })
    expect(one.complaints).toMatchObject([{ by: 'Night Watch', isStaff: true, words: 'Blocking access', files: [] }])
    expect(one.parking).toMatchObject({ licensePlate: 'BLUE1', place: 'V-3', words: 'BLUE 1 again', isOpen: true })
    const log = await mandeep.call(audit.history, { params: { subject: 'violation', id }, query: {} })
    expect(log.items.map(({ action, by }) => [action, by])).toEqual([['report', 'complainant']])
  })

  it('by an account is that account’s own report, and the next case has the next number', async () => {
    const { _id: id, number } = await desk.recorded('BLUE 1')
    expect([number, (await desk.get(id)).complaints[0]]).toMatchObject([1, { by: 'Mandeep Manager', isStaff: true }])
    await desk.reported()
    expect((await desk.recorded('RED 2')).number).toBe(3)
    const mine = await (await desk.as('mandeep')).call(violations.listMine, { query: {} })
    // What was recorded for parking, parking lists.
    expect(mine.items).toEqual([])
  })

  it('that was seen again is a line of the story and a sighting, not a second case', async () => {
    const patrol = await desk.patrolBy('Night Watch')
    const { _id: id, version } = await desk.recorded('BLUE 1')
    // Still the evening of the 21st in Vancouver.
    world.clock.set('2026-11-22T05:00:00.000Z')
    expect(await patrol('BLUE 1', { words: 'Still there' })).toEqual({ number: 1, isNew: false })
    const notice = { noticeAt: world.clock.now(), words: '', version }
    const photo = new File(['photo'], 'notice.txt', { type: 'text/plain' })
    const mandeep = await desk.as('mandeep')
    await mandeep.call(parking.giveNotice, { params: { id }, body: notice, files: [photo] })
    const one = await desk.get(id)
    expect(one.sightings).toEqual([{ _id: one.events[1]!._id, on: '2026-11-21', words: 'Still there' }])
    expect(one.events.map(({ kind, on, by, words }) => [kind, on, by, words])).toEqual([
      ['report', '2026-11-20', null, ''],
      ['vehicleSeen', '2026-11-21', 'Night Watch', 'Still there'],
      ['vehicleNoticed', '2026-11-21', 'Mandeep Manager', ''],
    ])
    expect(one.parking).toMatchObject({ stage: 'notice', files: [{ fileName: 'notice.txt', kind: 'notice' }] })
    const { text } = await pdfWords(mandeep, `/api/violations/${id}/proof`)
    for (const words of ['BLUE1', 'Vehicle seen again, Night Watch', 'Still there', 'notice.txt'])
      expect(text).toContain(words)
  })
})

describe('its case', () => {
  it('goes to a fine, and the next one waits until the vehicle is seen again', async () => {
    const { _id: id } = await desk.recorded('BLUE 1')
    await desk.steps.screen(id, await desk.review('305', { accused: 'tenants' }))
    const theo = await desk.as('theo')
    expect((await theo.call(violations.listMine, { query: {} })).items).toEqual([])
    await desk.steps.particulars(id)
    expect((await theo.call(violations.listMine, { query: {} })).items).toMatchObject([{ _id: id, side: 'accused' }])
    desk.goTo('2026-12-10')
    await desk.steps.decide(id)
    await desk.steps.tell(id)
    await desk.step(id, desk.fining)
    expect(await desk.get(id)).toMatchObject({ number: 1, finedCents: 20_000, parking: { isOpen: true } })
    desk.goTo('2026-12-20')
    expect(await desk.missing(id)).toContain('interval: seeAgain')
    await desk.recorded('BLUE 1')
    expect(await desk.missing(id)).not.toContain('interval: seeAgain')
    // Closing the parking violation leaves the case, and the next sighting goes on with both.
    desk.goTo('2026-12-21')
    await desk.tryClose(id)
    expect(await desk.recorded('BLUE 1')).toMatchObject({ number: 1, isOpen: true, closeReason: '' })
    expect((await desk.get(id)).sightings).toHaveLength(2)
  })

  it('has the unit: a review sets it, and its residents see the parking violation', async () => {
    const { _id: id } = await desk.recorded('BLUE 1')
    expect((await desk.parked(id)).unitNumber).toBeNull()
    const theo = async () => (await desk.as('theo')).call(parking.myViolations, { query: {} })
    expect((await theo()).items).toEqual([])
    await desk.steps.screen(id, await desk.review('305'))
    expect(await desk.parked(id, 'theo')).toMatchObject({ unitNumber: '305', caseIsOpen: null, can: [] })
    expect((await theo()).items).toMatchObject([{ _id: id, unitNumber: '305' }])
    await world.jobs.drain()
    const warned = world.mails.filter(({ subject }) => /parking warning/.test(subject)).map(({ to }) => to)
    expect(warned.toSorted()).toEqual(['owner@parapet.example', 'tenant@parapet.example'])
    await desk.steps.screen(id, await desk.review('804'))
    expect((await theo()).items).toEqual([])
  })

  it('is in the day of those who manage parking, and of no one else until it is reviewed', async () => {
    const dayOf = async (name: Name) => {
      const days = await (await desk.as(name)).call(overview.day)
      const { entries, figures } = days.find(({ building }) => building.name === 'Harbour View')!
      const figure = (key: string) => figures.find((one) => one.key === key)?.value
      const kinds = entries.flatMap(({ kind, to }) => (to.includes('violation') ? kind : [])).toSorted()
      return [kinds, figure('openParkingViolations'), figure('openViolations')]
    }
    const { _id: id } = await desk.recorded('BLUE 1')
    expect(await dayOf('mandeep')).toEqual([['parking'], 1, 0])
    await desk.query(`update buildings set permissions = '{"management": {"parking": false}}' where code = 'HARB01'`)
    expect(await dayOf('mandeep')).toEqual([[], undefined, 0])
    expect((await desk.get(id)).parking).toMatchObject({ licensePlate: 'BLUE1' })
    await desk.query(`update buildings set permissions = '{}' where code = 'HARB01'`)
    await desk.steps.screen(id, await desk.review('305'))
    expect(await dayOf('mandeep')).toEqual([['parking', 'violation'], 1, 1])
    await desk.step(id, { step: 'close', as: 'settled', reason: 'They talked.' })
    await desk.step(id, { step: 'reopen', reason: 'It is back.' })
    expect(await dayOf('mandeep')).toEqual([['violation'], 0, 1])
  })

  it('is counted on the board beside the cases to review, until it is reviewed', async () => {
    const columns = async () =>
      (await (await desk.as('mandeep')).call(violations.board)).flatMap(({ stage, withParking, cases }) =>
        withParking + cases.length > 0 ? [[stage, withParking, cases.length]] : [],
      )
    const { _id: id } = await desk.recorded('BLUE 1')
    expect(await columns()).toEqual([['reported', 1, 0]])
    await desk.query(`update buildings set permissions = '{"management": {"parking": false}}' where code = 'HARB01'`)
    expect(await columns()).toEqual([['reported', 1, 0]])
    await desk.query(`update buildings set permissions = '{}' where code = 'HARB01'`)
    await desk.steps.screen(id, await desk.review('305'))
    expect(await columns()).toEqual([['reviewed', 0, 1]])
  })

  it('isn’t announced to those who manage the building, beside the parking violation', async () => {
    const theo = await desk.as('theo')
    const unitId = await ownUnit(theo, '305')
    await theo.call(parking.register, { body: visitorOf(world, unitId, { plate: 'BLUE 1', hours: 2 }) })
    await desk.recorded('BLUE 1')
    await world.jobs.drain()
    const subjects = world.mails.map(({ subject }) => subject)
    expect(subjects.filter((subject) => /was reported/.test(subject))).toEqual([])
    expect(subjects.filter((subject) => /parking warning/.test(subject)).length).toBeGreaterThan(0)
  })
})
