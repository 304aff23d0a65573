/** What the desk reads and notes of bookings: figures, the file, incidents with photos; and what others are shown of them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../../contract/audit.ts'
import { bookings } from '../../../contract/bookings.ts'
import { overview } from '../../../contract/overview.ts'
import { incidentFilesMost } from '../../../contract/limits/bookings.ts'
import { addDays, instantOf, localDateOf } from '../../../contract/time.ts'
import { units } from '../../../contract/units.ts'
import { addLounge, homeOf } from '../../testing/amenities.ts'
import type { Caller } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'

const zone = 'America/Vancouver'
let world: World
let [theo, carla, mandeep, ada] = [] as unknown as [Caller, Caller, Caller, Caller]
let [lounge, of305] = ['', '']
let today = ''

beforeAll(async () => {
  world = await openWorld()
  theo = await world.as('theo')
  carla = await world.as('carla')
  mandeep = await world.as('mandeep')
  ada = await world.as('ada')
  lounge = await addLounge(mandeep)
  of305 = await homeOf(theo)
  today = localDateOf(world.clock.now(), zone)
})
afterAll(() => world.close())

const span = (date: string, from = '10:00', until = '12:00') => ({
  from: instantOf(date, from, zone),
  until: instantOf(date, until, zone),
})
const book = (who: Caller, unitId: string, when: { from: string; until: string }, amenityId = lounge) =>
  who.call(bookings.book, { body: { amenityId, unitId, ...when, rulesVersion: 0 } })
const photo = (name: string) => new File([name], `${name}.txt`, { type: 'text/plain' })

describe('the figures', () => {
  it('count use by amenity, starts by the hour of the building, and what was refused; days are those of the building', async () => {
    const day = addDays(today, 20)
    await book(theo, of305, span(day, '19:00', '20:30'))
    await book(carla, await homeOf(carla), span(day, '10:00'))
    const again = { amenityId: lounge, unitId: of305, ...span(day, '10:30'), rulesVersion: 0 }
    expect((await theo.try(bookings.book, { body: again })).status).toBe(409)
    const figures = await mandeep.call(bookings.figures, { query: { from: today, to: day } })
    expect(figures.byAmenity).toEqual([
      { amenityId: lounge, name: 'Lounge', bookings: 2, hours: 3.5, cancelled: 0, late: 0, noShows: 0 },
    ])
    expect(figures.byHour.flatMap((count, hour) => (count > 0 ? [[hour, count]] : []))).toEqual([
      [10, 1],
      [19, 1],
    ])
    expect(figures.refused).toEqual([{ rule: 'capacity', count: 1 }])
    // The evening there is the next day in UTC.
    const { byHour } = await mandeep.call(bookings.figures, { query: { from: addDays(day, 1), to: addDays(day, 1) } })
    expect(byHour.every((count) => count === 0)).toBe(true)
  })

  it.each([
    ['2026-11-02', '2026-11-01', 'The last day is before the first'],
    ['2026-01-01', '2027-01-02', 'Up to 366 days'],
  ])('from %s to %s are refused: %s', async (from, to, words) => {
    const answer = await mandeep.try(bookings.figures, { query: { from, to } })
    expect([answer.status, answer.text.includes(words)]).toEqual([400, true])
  })

  it('and the file are for those who manage amenities, of their building', async () => {
    const query = { from: today, to: addDays(today, 30) }
    expect((await theo.try(bookings.figures, { query })).status).toBe(403)
    expect((await theo.try(bookings.file, { query: {} })).status).toBe(403)
    expect((await ada.call(bookings.figures, { query })).byAmenity).toEqual([])
  })
})

describe('the file', () => {
  it('holds what the list is narrowed to, by the clocks of the building', async () => {
    const { headers, text } = await mandeep.try(bookings.file, { query: { unitId: of305 } })
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    const day = addDays(today, 20)
    expect(text.trim().split('\r\n').slice(1)).toEqual([
      `Lounge,305,Theo Tenant,${day} 19:00,${day} 20:30,1,0,Booked,N,0.00,0.00,No deposit,${today} 13:00`,
    ])
    expect((await mandeep.try(bookings.file, { query: { status: 'no_show' } })).text.trim().split('\r\n')).toHaveLength(
      1,
    )
  })
})

describe('an incident', () => {
  it('is noted with photos, is seen by those who manage amenities alone, and stands in the history', async () => {
    const { _id: id } = await book(theo, of305, span(addDays(today, 1)))
    const params = { id }
    const body = { words: 'A chair broke.' }
    const noted = await carla.call(bookings.noteIncident, { params, body, files: [photo('chair'), photo('table')] })
    expect(noted.incidents).toMatchObject([
      { by: 'Carla Council', words: 'A chair broke.', files: [{ fileName: 'chair.txt' }, { fileName: 'table.txt' }] },
    ])
    const [{ _id: incidentId, files }] = noted.incidents as [(typeof noted.incidents)[number]]
    const file = { params: { id, incidentId, fileId: files[0]!._id } }
    expect((await mandeep.try(bookings.openIncidentFile, file)).text).toBe('chair')
    for (const who of [theo, ada]) expect([403, 404]).toContain((await who.try(bookings.openIncidentFile, file)).status)
    const own = await theo.call(bookings.get, { params })
    expect([own.incidents, own.events.map(({ kind }) => kind)]).toEqual([[], ['booked']])
    const history = await carla.call(audit.history, { params: { subject: 'booking', id }, query: {} })
    expect(history.items.map(({ action }) => action)).toEqual(['incident', 'booked'])
    expect((await theo.try(bookings.noteIncident, { params, body, files: [] })).status).toBe(403)
    expect((await ada.try(bookings.noteIncident, { params, body, files: [] })).status).toBe(404)
  })

  it('is opened under its own booking only, and holds no more photos than fit', async () => {
    const first = await book(theo, of305, span(addDays(today, 2)))
    const other = await book(theo, of305, span(addDays(today, 3)))
    const ten = Array.from({ length: 10 }, (_, at) => photo(`${first._id} ${at}`))
    const note = () =>
      mandeep.try(bookings.noteIncident, { params: { id: first._id }, body: { words: 'Again' }, files: ten })
    for (let there = 0; there < incidentFilesMost; there += 10) expect((await note()).status).toBe(200)
    expect((await note()).status).toBe(413)
    const [incident] = (await mandeep.call(bookings.get, { params: { id: first._id } })).incidents
    const params = { id: other._id, incidentId: incident!._id, fileId: incident!.files[0]!._id }
    expect((await mandeep.try(bookings.openIncidentFile, { params })).status).toBe(404)
  })

  it('cannot be noted where nobody had the place', async () => {
    await book(carla, await homeOf(carla), span(addDays(today, 4)))
    const wish = { amenityId: lounge, unitId: of305, ...span(addDays(today, 4)), rulesVersion: 0 }
    const { _id: id } = await theo.call(bookings.wait, { body: wish })
    const answer = await mandeep.try(bookings.noteIncident, { params: { id }, body: { words: 'Noise' }, files: [] })
    expect(answer.status).toBe(409)
  })
})

describe('the list', () => {
  it('is a data list of one’s own, each with its status; of all to those who manage amenities, and to no one else', async () => {
    const list = async (who: Caller, query: object = {}) =>
      (await who.send('GET', '/api/bookings', { query: { ...query } })).body
    const own = await list(theo)
    expect([own.success, own.data[0].status, own.data[0].unit.unitNumber]).toEqual([true, 'active', '305'])
    expect(own.data.every((one: { bookedFor: { name: string } }) => one.bookedFor.name === 'Theo Tenant')).toBe(true)
    expect((await list(mandeep)).data).toEqual([])
    expect((await list(mandeep, { scope: 'all' })).data.length).toBeGreaterThan(own.data.length)
    expect(await list(theo, { scope: 'all' })).toMatchObject({ success: false, code: 'FORBIDDEN' })
    expect((await list(ada, { scope: 'all' })).data).toEqual([])
  })
})

describe('elsewhere', () => {
  it('the dashboard counts one’s own that are active, to come or under way', async () => {
    const active = async (who: Caller) => (await who.call(overview.dashboard)).activity.activeBookings
    const before = await active(theo)
    const byHand = await addLounge(mandeep, { name: 'Guest suite', needsApproval: true })
    await book(theo, of305, span(addDays(today, 6)), byHand)
    expect(await active(theo)).toBe(before)
    await book(theo, of305, span(addDays(today, 6), '14:00', '15:00'))
    expect(await active(theo)).toBe(before + 1)
    expect(await active(await world.as('mia'))).toBe(0)
    world.clock.set(instantOf(addDays(today, 6), '14:59', zone))
    theo = await world.as('theo')
    const underWay = await active(theo)
    world.clock.advance(60_000)
    expect(await active(theo)).toBe(underWay - 1)
  })

  it('the day of the desk holds what waits for approval, and how many bookings it has', async () => {
    mandeep = await world.as('mandeep')
    const byHand = await addLounge(mandeep, { name: 'Rooftop', needsApproval: true, declineAfterHours: 24 })
    const asked = await book(theo, of305, span(addDays(today, 12)), byHand)
    const day = (await mandeep.call(overview.day)).find(({ building }) => building._id === mandeep.buildingId)!
    expect(day.entries.find(({ key }) => key === `booking:${asked._id}`)).toMatchObject({
      kind: 'booking',
      title: 'Rooftop, unit 305',
      detail: 'Approve or decline it',
      dueOn: addDays(today, 7),
      standing: 'soon',
      to: `/bookings/${asked._id}`,
    })
    expect(day.figures.find(({ key }) => key === 'bookingsToday')).toMatchObject({ value: 1 })
  })

  it('the page of a unit shows all to those who manage amenities, and one’s own to a resident', async () => {
    const panelFor = async (who: Caller) =>
      (await who.call(units.get, { params: { id: of305 } })).panels.find(({ key }) => key === 'bookings')
    const own = await panelFor(theo)
    expect(own).toMatchObject({ title: 'Bookings', more: { to: '/bookings/my-bookings' } })
    expect(own!.rows.length).toBeGreaterThan(0)
    expect(await panelFor(await world.as('olivia'))).toBeUndefined()
    expect(await panelFor(mandeep)).toMatchObject({ rows: own!.rows })
  })
})
