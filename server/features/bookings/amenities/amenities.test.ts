/** Amenities over HTTP: who keeps them, what is written and refused, their rules, photos, closures and draws. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { bookings } from '../../../../contract/bookings.ts'
import { AmenityFields, type Amenity } from '../../../../contract/bookings/amenity.ts'
import { amenityPhotosMost } from '../../../../contract/limits/bookings.ts'
import { allWeek, amenityBody, bookIt, makeAmenity, unitOf, wishOf } from '../../../testing/amenities.ts'
import type { Caller } from '../../../testing/caller.ts'
import { textFile } from '../../../testing/notices.ts'
import { fileOf, plainPicture } from '../../../testing/pictures.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let carla: Caller
let mandeep: Caller
let olivia: Caller
beforeAll(async () => {
  world = await openWorld()
  carla = await world.as('carla')
  mandeep = await world.as('mandeep')
  olivia = await world.as('olivia')
})
afterAll(() => world.close())

const byId = ({ _id }: Pick<Amenity, '_id'>) => ({ params: { id: _id } })
const write = (amenity: Amenity, more: object) => {
  const kept = Object.fromEntries(
    Object.keys(AmenityFields.shape).map((name) => [name, amenity[name as keyof Amenity]]),
  )
  return { ...byId(amenity), body: { ...kept, version: amenity.version, ...more } as never }
}
const change = (who: Caller, amenity: Amenity, more: object) => who.try(bookings.changeAmenity, write(amenity, more))
const storyOf = async ({ _id }: Amenity) =>
  (await carla.call(audit.history, { params: { subject: 'amenity', id: _id }, query: {} })).items
const photo = async (name = 'pool.png') => fileOf(await plainPicture(40, 30).png().toBuffer(), name, 'image/png')

describe('an amenity', () => {
  it('is kept as it was written, and read by everybody in the building', async () => {
    const body = amenityBody({
      name: 'Guest suite',
      place: 'Level 2',
      description: 'Two beds.\nLinen is there.',
      mode: 'overnight',
      capacityKind: 'exclusive',
      peopleMost: 4,
      guestsMost: 4,
      eligible: ['residentOwner', 'offsiteOwner'],
      sharing: { quotas: [{ most: 6, of: 'nights', per: 'month' }], advanceDays: 90, bufferAfterMinutes: 60 },
      feeCents: 6000,
      feePer: 'day',
      depositCents: 15_000,
      authorityKind: 'bylaw',
      authority: '38 (2)',
      rules: 'No smoking.',
    })
    const made = await carla.call(bookings.addAmenity, { body })
    expect(made).toMatchObject({ ...body, sharing: { advanceDays: 90, mostAhead: null }, version: 1, rulesVersion: 1 })
    expect(made).toMatchObject({ canBook: true, can: { manage: true }, photos: [], closures: [], peaks: [] })
    expect(await olivia.call(bookings.amenity, byId(made))).toEqual({ ...made, can: { manage: false } })
    const theo = await world.as('theo')
    expect(await theo.call(bookings.amenity, byId(made))).toMatchObject({ canBook: false })
    expect((await olivia.call(bookings.amenities, { query: {} })).map(({ name }) => name)).toContain('Guest suite')
    expect(made).not.toHaveProperty('checkInCode')
  })

  it.each([
    ['name', { name: ' ' }, 'Name is required'],
    [
      'hours',
      { hours: Object.fromEntries(Object.keys(allWeek).map((day) => [day, null])) },
      'Set opening hours for at least one day',
    ],
    [
      'hours.friday.until',
      { hours: { ...allWeek, friday: { from: '09:00', until: '09:00' } } },
      'Closing time must be after opening time',
    ],
    [
      'hours.sunday.until',
      { hours: { ...allWeek, sunday: { from: '22:00', until: '09:30' } } },
      'Closing time must be before the next day’s opening',
    ],
    ['capacity', { capacity: 2 }, 'Only one party can book it at a time'],
    ['authorityKind', { feeCents: 500, authority: '5' }, 'A fee or deposit needs a bylaw or ratified rule'],
    ['authority', { depositCents: 500, authorityKind: 'rule' }, 'Enter the bylaw or rule that allows it'],
    [
      'sharing.stepMinutes',
      { sharing: { stepMinutes: 30 } },
      'A start interval applies only if start times are flexible',
    ],
    ['slotMinutes', { sharing: { longestMinutes: 60 } }, 'This is outside the allowed booking length'],
    [
      'sharing.longestMinutes',
      { mode: 'overnight', sharing: { longestMinutes: 600 } },
      'No booking would be possible: this is shorter than one stay',
    ],
    [
      'sharing.longestMinutes',
      { mode: 'day', sharing: { longestMinutes: 240 } },
      'No booking would be possible: this is less than the minimum length',
    ],
    [
      'sharing.longestMinutes',
      { mode: 'free', sharing: { shortestMinutes: 120, longestMinutes: 60 } },
      'No booking would be possible: this is less than the minimum length',
    ],
    [
      'sharing.shortestMinutes',
      { mode: 'free', sharing: { shortestMinutes: 13 * 60 } },
      'No booking would be possible: this is longer than any day’s opening hours',
    ],
    [
      'sharing.noticeMinutes',
      { sharing: { noticeMinutes: 8 * 1440, advanceDays: 7 } },
      'No booking would be possible: this is before bookings open',
    ],
    ['declineAfterHours', { declineAfterHours: 5 }, 'This applies only if bookings need approval'],
  ])('is refused by %s', async (field, more, message) => {
    const { status, body } = await carla.send('POST', '/api/amenities', { body: amenityBody(more as never) })
    expect(status).toBe(400)
    expect(body.errors).toContainEqual({ field, message })
  })

  it.each([
    ['a stay of one night', { mode: 'overnight', sharing: { longestMinutes: 1200 } }],
    ['stays of two nights or more', { mode: 'overnight', sharing: { shortestMinutes: 2 * 1440 } }],
    ['a whole day', { mode: 'day', sharing: { shortestMinutes: 720, longestMinutes: 720 } }],
    ['the last moment of the first day', { sharing: { noticeMinutes: 7 * 1440, advanceDays: 7 } }],
  ])('may be set up for %s', async (_what, more) => {
    expect((await carla.send('POST', '/api/amenities', { body: amenityBody(more as never) })).status).toBe(200)
  })

  it('is kept by those who manage amenities alone', async () => {
    const made = await makeAmenity(mandeep)
    expect((await olivia.try(bookings.addAmenity, { body: amenityBody() })).status).toBe(403)
    expect((await change(olivia, made, { place: 'Roof' })).status).toBe(403)
    expect((await olivia.try(bookings.checkInCode, byId(made))).status).toBe(403)
    const ada = await world.as('ada')
    expect((await ada.try(bookings.amenity, byId(made))).status).toBe(404)
    expect((await change(ada, made, { place: 'Roof' })).status).toBe(404)
  })

  it('has a name of its own among those that can be booked', async () => {
    const sauna = await makeAmenity(carla, { name: 'Sauna' })
    const taken = { errors: [{ field: 'name', message: 'Another amenity already has this name' }] }
    expect((await carla.try(bookings.addAmenity, { body: amenityBody({ name: 'SAUNA' }) })).body).toMatchObject(taken)
    const retired = await carla.call(bookings.retireAmenity, {
      ...byId(sauna),
      body: { reason: 'The stove is broken', version: sauna.version },
    })
    expect(retired).toMatchObject({ retireReason: 'The stove is broken', canBook: false })
    const again = { ...byId(sauna), body: { version: retired.version } }
    expect((await carla.try(bookings.retireAmenity, { ...again, body: { reason: '', ...again.body } })).status).toBe(
      409,
    )
    const other = await makeAmenity(carla, { name: 'Sauna' })
    expect((await change(carla, other, { name: 'sauna' })).status).toBe(200)
    expect((await carla.try(bookings.reopenAmenity, again)).body.error).toContain('Rename one of the two')
    await carla.call(
      bookings.changeAmenity,
      write(await carla.call(bookings.amenity, byId(other)), { name: 'Steam room' }),
    )
    expect(await carla.call(bookings.reopenAmenity, again)).toMatchObject({ retiredAt: null, retireReason: '' })
    const opened = await carla.call(bookings.amenity, byId(sauna))
    expect((await carla.try(bookings.reopenAmenity, { ...again, body: { version: opened.version } })).status).toBe(409)
    expect((await storyOf(sauna)).map(({ action }) => action)).toEqual(['reopened', 'retired', 'created'])
  })

  it('is not overwritten by who saw an older one', async () => {
    const made = await makeAmenity(carla)
    expect((await change(carla, made, { place: 'Roof' })).status).toBe(200)
    const { status, body } = await change(mandeep, made, { place: 'Cellar' })
    expect([status, body.current.place]).toEqual([409, 'Roof'])
    const [last] = await storyOf(made)
    expect(last).toMatchObject({ action: 'changed', fields: [{ field: 'place', before: '', after: 'Roof' }] })
  })

  it('keeps what is booked, with the rules that were accepted, when it changes', async () => {
    const gym = await makeAmenity(carla, { rules: 'Bring a towel.', capacityKind: 'parties', capacity: 2 })
    const unit = await unitOf(olivia, '703')
    const mine = await bookIt(olivia, gym, unit, ['2026-12-01T09:00', '2026-12-01T11:00'])
    const changed = await carla.call(
      bookings.changeAmenity,
      write(gym, { rules: 'Bring a towel and water.', capacityKind: 'exclusive', capacity: 1, slotMinutes: 60 }),
    )
    expect(changed.rulesVersion).toBe(2)
    expect((await carla.call(bookings.changeAmenity, write(changed, { place: 'Roof' }))).rulesVersion).toBe(2)
    expect(await olivia.call(bookings.get, { params: { id: mine._id } })).toMatchObject({
      status: 'active',
      until: mine.until,
      rules: { version: 1, text: 'Bring a towel.' },
    })
    const wish = { amenityId: gym._id, unitId: unit, from: mine.until, until: mine.until, rulesVersion: 1 }
    const until = new Date(Date.parse(mine.until) + 3_600_000).toISOString()
    const { status, body } = await olivia.try(bookings.book, { body: { ...wish, until } })
    expect([status, body.error]).toEqual([409, expect.stringContaining('This amenity’s rules have changed')])
  })
})

describe('room for more', () => {
  it('is offered to those who wait', async () => {
    const made = await makeAmenity(carla)
    const theo = await world.as('theo')
    const time = ['2026-12-03T11:00', '2026-12-03T13:00'] as const
    await bookIt(olivia, made, await unitOf(olivia, '703'), time)
    const { _id } = await theo.call(bookings.wait, { body: wishOf(made, await unitOf(theo, '305'), time) })
    await carla.call(bookings.changeAmenity, write(made, { capacityKind: 'parties', capacity: 2 }))
    expect(await theo.call(bookings.get, { params: { id: _id } })).toMatchObject({ status: 'offered' })
  })
})

describe('the photos of an amenity', () => {
  it('are pictures that everybody sees, up to ten', async () => {
    const made = await makeAmenity(carla)
    const add = async (...files: File[]) => carla.try(bookings.addPhotos, { ...byId(made), body: {}, files })
    expect((await add(textFile())).status).toBe(415)
    expect((await carla.try(bookings.addPhotos, { ...byId(made), body: {}, files: [] })).status).toBe(400)
    expect((await add(await photo('pool.png'), await photo('deck.png'))).status).toBe(200)
    const { photos } = await carla.call(bookings.amenity, byId(made))
    expect(photos.map(({ fileName }) => fileName)).toEqual(['pool.png', 'deck.png'])
    const params = { id: made._id, fileId: photos[0]!._id }
    expect((await olivia.try(bookings.openPhoto, { params })).headers['content-type']).toBe('image/png')
    const other = await makeAmenity(carla)
    expect((await olivia.try(bookings.openPhoto, { params: { ...params, id: other._id } })).status).toBe(404)
    expect((await carla.try(bookings.removePhoto, { params: { ...params, id: other._id } })).status).toBe(404)
    const many = await Promise.all(Array.from({ length: amenityPhotosMost - 1 }, () => photo()))
    expect((await add(...many)).status).toBe(413)
    expect((await carla.call(bookings.removePhoto, { params })).photos.map(({ fileName }) => fileName)).toEqual([
      'deck.png',
    ])
    expect((await olivia.try(bookings.openPhoto, { params })).status).toBe(404)
    expect((await storyOf(made)).map(({ action }) => action)).toEqual(['photo removed', 'photos added', 'created'])
  })

  it('stand beside a sign whose code leads to the check-in', async () => {
    const made = await makeAmenity(carla)
    const { path, url } = await carla.call(bookings.checkInCode, byId(made))
    expect(path).toMatch(/^\/bookings\?checkIn=[\w-]{43}$/)
    expect(url).toBe(world.config.publicUrl + path)
    expect(await mandeep.call(bookings.checkInCode, byId(made))).toEqual({ path, url })
  })
})

describe('the dates of an amenity', () => {
  it('are closed and opened again', async () => {
    const made = await makeAmenity(carla)
    const body = { from: '2026-12-24', to: '2026-12-26', why: 'Painting' }
    const { closures } = await carla.call(bookings.addClosure, { ...byId(made), body })
    expect(closures).toMatchObject([body])
    const early = await carla.try(bookings.addClosure, { ...byId(made), body: { ...body, to: '2026-12-23' } })
    expect(early.body.errors).toEqual([{ field: 'to', message: 'The last day is before the first' }])
    const params = { id: made._id, closureId: closures[0]!._id }
    const other = await makeAmenity(carla)
    expect((await carla.try(bookings.removeClosure, { params: { ...params, id: other._id } })).status).toBe(404)
    expect((await carla.call(bookings.removeClosure, { params })).closures).toEqual([])
    const [opened, closed] = await storyOf(made)
    expect(closed).toMatchObject({ action: 'closure added' })
    expect(closed!.fields.map(({ after }) => after)).toEqual(['Dec 24, 2026 to Dec 26, 2026', 'Painting'])
    expect(opened!.action).toBe('closure removed')
  })

  it('have lots drawn, each date once and by a draw that is still to come', async () => {
    const made = await makeAmenity(carla)
    const body = { name: 'New Year', from: '2026-12-31', to: '2027-01-01', drawsOn: '2026-12-10' }
    const add = (more: object) => carla.try(bookings.addPeak, { ...byId(made), body: { ...body, ...more } })
    const { peaks } = await carla.call(bookings.addPeak, { ...byId(made), body })
    expect(peaks).toMatchObject([{ ...body, entries: 0, drawnAt: null, seed: null, lots: [] }])
    expect((await add({ from: '2027-01-01', to: '2027-01-05' })).body.errors).toEqual([
      { field: 'from', message: 'A draw for New Year already covers one of these dates' },
    ])
    expect((await add({ from: '2027-07-01', to: '2027-07-01', drawsOn: '2026-11-19' })).body.errors).toEqual([
      { field: 'drawsOn', message: 'Choose today or a later day' },
    ])
    expect((await add({ from: '2026-12-05', to: '2026-12-05' })).status).toBe(400)
    const params = { id: made._id, peakId: peaks[0]!._id }
    const other = await makeAmenity(carla, { hasWaitlist: false })
    expect((await carla.try(bookings.removePeak, { params: { ...params, id: other._id } })).status).toBe(404)
    expect((await carla.try(bookings.addPeak, { ...byId(other), body })).status).toBe(409)
    const unitId = await unitOf(olivia, '703')
    const times = ['2026-12-31T19:00', '2026-12-31T21:00'] as const
    const wait = { body: wishOf(made, unitId, times) }
    expect((await olivia.try(bookings.book, wait)).body.error).toContain('There’s a draw for New Year')
    const waits = await olivia.call(bookings.wait, wait)
    expect((await carla.call(bookings.amenity, byId(made))).peaks[0]!.entries).toBe(1)
    const draft = amenityBody({ name: made.name, hasWaitlist: false })
    const unwaited = await carla.try(bookings.changeAmenity, {
      ...byId(made),
      body: { ...draft, version: made.version },
    })
    expect([unwaited.status, unwaited.body.error]).toEqual([409, expect.stringContaining('Remove the draw first')])
    expect((await carla.call(bookings.removePeak, { params })).peaks).toEqual([])
    expect(await olivia.call(bookings.get, { params: { id: waits._id } })).toMatchObject({ status: 'offered' })
  })
})
