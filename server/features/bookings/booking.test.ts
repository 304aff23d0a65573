/** Booking: what is refused and why, what it costs, for whom, and the same again every week. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookings } from '../../../contract/bookings.ts'
import { notifications } from '../../../contract/notifications.ts'
import { instantOf, later } from '../../../contract/time.ts'
import { addLounge, allWeek, homeOf } from '../../testing/amenities.ts'
import { book, dayOf, span, tryBook } from '../../testing/bookings.ts'
import type { Caller } from '../../testing/caller.ts'
import { emailOf, type Name } from '../../testing/cast.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let [theo, carla, olivia, mandeep, ada, vic] = [] as unknown as [Caller, Caller, Caller, Caller, Caller, Caller]
let [of305, of804, lounge] = ['', '', '']

beforeAll(async () => {
  world = await openWorld()
  theo = await world.as('theo')
  carla = await world.as('carla')
  olivia = await world.as('olivia')
  mandeep = await world.as('mandeep')
  ada = await world.as('ada')
  vic = await world.as('vic')
  of305 = await homeOf(theo)
  of804 = await homeOf(carla)
  lounge = await addLounge(mandeep, { peopleMost: 8, guestsMost: 4 })
})
afterAll(() => world.close())

const refusedFor = (figures: { refused: { rule: string; count: number }[] }) =>
  Object.fromEntries(figures.refused.map(({ rule, count }) => [rule, count]))
const figures = () => mandeep.call(bookings.figures, { query: { from: dayOf(world, 0), to: dayOf(world, 0) } })

describe('what is refused', () => {
  it('is said in whole sentences before and by the booking itself, with when it would be allowed', async () => {
    const sharing = { advanceDays: 30, longestMinutes: 120 }
    const amenityId = await addLounge(mandeep, { name: 'Sauna', sharing })
    const wish = { amenityId, unitId: of305, ...span(dayOf(world, 40), '10:00', '14:00') }
    const preview = await theo.call(bookings.preview, { body: wish })
    expect(preview.allowed).toBe(false)
    const says = preview.refusals.map(({ says: words }) => words)
    expect(preview.refusals.map(({ rule }) => rule).toSorted()).toEqual(['advance', 'longest'])
    const refused = await tryBook(theo, wish)
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([409, 'CONFLICT', says.join(' ')])
    const advance = preview.refusals.find(({ rule }) => rule === 'advance')!
    expect(advance).toMatchObject({ moves: 'asking', allowedFrom: expect.stringContaining('T07:00:00.000Z') })
  })

  it.each([
    ['of people', { people: 9 }, 'At most 8 people are allowed.'],
    ['of guests', { people: 6, guests: 5 }, 'At most 4 guests are allowed.'],
    ['of its hours', span('2026-12-02', '05:00', '07:00'), 'open from 8:00 a.m. to 10:00 p.m.'],
  ])('because %s', async (_what, more, says) => {
    const refused = await tryBook(theo, { amenityId: lounge, unitId: of305, ...span(dayOf(world, 2)), ...more })
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining(says)])
  })

  it('to who may not book: those who live elsewhere, visitors, other units and other buildings', async () => {
    const when = span(dayOf(world, 2))
    const own = await olivia.call(bookings.choices)
    expect(own.units.map(({ unitNumber }) => unitNumber)).toEqual(['703', '305'])
    const rentedOut = await tryBook(olivia, { amenityId: lounge, unitId: of305, ...when })
    expect(rentedOut.body.error).toContain(
      'Only resident owners, tenants and other occupants can book this. Choose a unit where this applies to you',
    )
    expect((await tryBook(theo, { amenityId: lounge, unitId: of804, ...when })).status).toBe(400)
    expect((await tryBook(vic, { amenityId: lounge, unitId: of804, ...when })).status).toBe(400)
    expect((await tryBook(ada, { amenityId: lounge, unitId: await homeOf(ada), ...when })).status).toBe(404)
    expect((await tryBook(mandeep, { amenityId: lounge, unitId: await homeOf(ada), ...when })).status).toBe(404)
  })

  it('is counted by rule and day, also where the call bears a key and is undone', async () => {
    const before = refusedFor(await figures())
    const body = { amenityId: lounge, unitId: of305, ...span(dayOf(world, 2)), people: 9, rulesVersion: 0 }
    for (const key of [undefined, 'once'])
      expect(
        (await theo.try(bookings.book, { body }, key === undefined ? {} : { 'idempotency-key': key })).status,
      ).toBe(409)
    expect(refusedFor(await figures()).people).toBe((before.people ?? 0) + 2)
  })
})

describe('the rules of an amenity', () => {
  it('must be those that were accepted, and stand with the booking', async () => {
    const { path: _path, ...draft } = {
      path: '',
      ...(await mandeep.call(bookings.amenity, { params: { id: lounge } })),
    }
    const changed = await mandeep.call(bookings.changeAmenity, {
      params: { id: lounge },
      body: { ...draft, rules: 'No shoes.' },
    })
    expect(changed.rulesVersion).toBe(1)
    const body = { amenityId: lounge, unitId: of305, ...span(dayOf(world, 3)) }
    const stale = await theo.try(bookings.book, { body: { ...body, rulesVersion: 0 } })
    expect([stale.status, stale.body.error]).toEqual([409, expect.stringContaining('amenity’s rules have changed')])
    const made = await theo.call(bookings.book, { body: { ...body, rulesVersion: 1 } })
    await mandeep.call(bookings.changeAmenity, {
      params: { id: lounge },
      body: { ...changed, rules: 'No shoes, no dogs.' },
    })
    const kept = await theo.call(bookings.get, { params: { id: made._id } })
    expect(kept.rules).toEqual({ version: 1, text: 'No shoes.' })
  })
})

describe('on behalf of a resident', () => {
  it('the desk books for somebody of the unit or for nobody in particular; they are told', async () => {
    const amenityId = await addLounge(mandeep, { name: 'Court', needsApproval: true })
    const residents = await mandeep.call(bookings.residents, { query: { unitId: of305 } })
    expect(residents.map(({ name }) => name).toSorted()).toEqual(['Olivia Owner', 'Theo Tenant'])
    const forTheo = residents.find(({ name }) => name === 'Theo Tenant')!._id
    const when = span(dayOf(world, 4))
    const made = await book(mandeep, { amenityId, unitId: of305, ...when, forAccountId: forTheo })
    expect(made).toMatchObject({ status: 'active', bookedFor: { name: 'Theo Tenant' }, madeBy: 'Mandeep Manager' })
    expect(made.events[0]).toMatchObject({ kind: 'booked', side: 'desk' })
    const elsewhere = { amenityId, unitId: of804, ...span(dayOf(world, 5)), forAccountId: forTheo }
    expect((await tryBook(mandeep, elsewhere)).status).toBe(400)
    const nobody = await book(mandeep, { amenityId, unitId: of804, ...span(dayOf(world, 5)) })
    expect(nobody.bookedFor).toBeNull()
    expect((await tryBook(theo, { ...elsewhere, unitId: of305 })).status).toBe(400 + 9)
    const mine = await theo.call(bookings.list, { query: {} })
    expect(mine.items.find(({ _id }) => _id === made._id)?.can).toEqual({ steps: ['cancel'] })
    const all = await mandeep.call(bookings.list, { query: { scope: 'all', amenityId } })
    expect(all.items.find(({ _id }) => _id === made._id)?.can).toEqual({ steps: ['cancel'] })
    expect((await theo.try(bookings.list, { query: { scope: 'all' } })).status).toBe(403)
  })
})

describe('the same again', () => {
  it('judges each date for itself, at the same local time also after the clocks were changed', async () => {
    const sharing = { quotas: [{ most: 2, of: 'times', by: 'unit', per: 'month' } as const] }
    const amenityId = await addLounge(mandeep, { name: 'Studio', sharing })
    await book(carla, { amenityId, unitId: of804, ...span(dayOf(world, 17)) })
    const series = { ...span(dayOf(world, 10)), every: 1, unit: 'weeks', times: 4, rulesVersion: 0 } as const
    const result = await theo.call(bookings.repeat, { body: { amenityId, unitId: of305, ...series } })
    const from = (week: number) => later(series.from, week * 7 * 24 * 60 * 60 * 1000)
    expect(result.booked.map((one) => [one.from, one.status])).toEqual([
      [from(0), 'active'],
      [from(2), 'active'],
      [from(3), 'active'],
    ])
    expect(result.refused.map((one) => [one.from, one.refusals.map(({ rule }) => rule)])).toEqual([
      [from(1), ['capacity']],
    ])
    const { items } = await theo.call(bookings.list, { query: { amenityId } })
    expect(new Set(items.map(({ seriesId }) => seriesId)).size).toBe(1)
  })

  it('is one message to those who approve it, and one to whoever it is booked for', async () => {
    const amenityId = await addLounge(mandeep, { name: 'Workshop', needsApproval: true })
    const dates = { amenityId, ...span(dayOf(world, 40)), every: 1, unit: 'weeks', times: 3, rulesVersion: 0 } as const
    const toldOf = async (who: Caller, kind: string) =>
      (await who.call(notifications.list, { query: { limit: 100 } })).items.filter(
        (one) => one.kind === kind && one.title.includes('Workshop'),
      )
    const mailsTo = (name: Name) =>
      world.mails.filter(({ to, subject }) => to.includes(emailOf(name)) && subject.includes('Workshop')).length
    await theo.call(bookings.repeat, { body: { ...dates, unitId: of305 } })
    expect(await toldOf(mandeep, 'booking.asked')).toMatchObject([
      {
        title: 'Unit 305 requested Workshop',
        text: expect.stringMatching(/^3 dates, starting [^.]+ [ap]\.m\. Approve or decline each one\.$/),
        link: '/bookings/manage',
      },
    ])
    const forTheo = { ...dates, ...span(dayOf(world, 41)), unitId: of305, forAccountId: world.cast.accounts.theo }
    await mandeep.call(bookings.repeat, { body: forTheo })
    expect(await toldOf(theo, 'booking.news')).toMatchObject([
      {
        title: 'Workshop is booked for you',
        text: expect.stringMatching(/^3 dates, starting [^.]+ [ap]\.m\.$/),
        link: '/bookings/my-bookings',
      },
    ])
    const single = await theo.call(bookings.repeat, {
      body: { ...dates, ...span(dayOf(world, 42)), unitId: of305, times: 2 },
    })
    expect(single.booked).toHaveLength(2)
    expect(await toldOf(mandeep, 'booking.asked')).toHaveLength(2)
    await world.jobs.drain()
    expect([mailsTo('mandeep'), mailsTo('theo')]).toEqual([2, 1])
  })

  it('leaves out the night in which the clocks skip its time, and books the others', async () => {
    const zone = 'America/Toronto'
    await world.connection.pool.query('update buildings set time_zone = $1 where id = $2', [zone, ada.buildingId])
    const always = { from: '00:00', until: '24:00' }
    const hours = Object.fromEntries(Object.keys(allWeek).map((day) => [day, always])) as typeof allWeek
    const amenityId = await addLounge(ada, { name: 'Gym', hours })
    const first = { from: instantOf('2027-03-07', '02:00', zone), until: instantOf('2027-03-07', '03:00', zone) }
    const wish = { amenityId, unitId: await homeOf(ada), ...first, rulesVersion: 0 }
    const body = { ...wish, every: 1, unit: 'weeks', times: 3 } as const
    for (const headers of [{}, { 'idempotency-key': 'gym' }]) {
      const { data } = (await ada.try(bookings.repeat, { body }, headers)).body
      const isFirst = !('idempotency-key' in headers)
      expect(data!.booked.map(({ from }: { from: string }) => from)).toEqual(
        isFirst ? [first.from, '2027-03-21T06:00:00.000Z'] : [],
      )
      expect(data!.refused[isFirst ? 0 : 1]!.refusals).toMatchObject([
        { rule: 'hours', says: 'The clocks change, so this time doesn’t exist on Mar 14, 2027.' },
      ])
    }
  })

  it('is undone whole or kept whole where the call bears a key', async () => {
    const amenityId = await addLounge(mandeep, { name: 'Bench' })
    const body = {
      amenityId,
      unitId: of305,
      ...span(dayOf(world, 3)),
      every: 1,
      unit: 'days',
      times: 3,
      rulesVersion: 0,
    }
    const send = () => theo.try(bookings.repeat, { body } as never, { 'idempotency-key': 'series' })
    const [first, again] = [await send(), await send()]
    expect(first.body.data.booked).toHaveLength(3)
    expect(again.body).toEqual(first.body)
  })
})
