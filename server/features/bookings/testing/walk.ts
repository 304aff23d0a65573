/** For the walks: an amenity with a photo, a closure and a peak, a booking with an incident, a link, and complete bodies. */
import { bookings } from '../../../../contract/bookings.ts'
import type { Amenity } from '../../../../contract/bookings/amenity.ts'
import { addDays, later, localDateOf } from '../../../../contract/time.ts'
import { units } from '../../../../contract/units.ts'
import { newId } from '../../../db/ids.ts'
import { amenityBody } from '../../../testing/amenities.ts'
import { someBylaw } from '../../../testing/bylaws.ts'
import type { Caller } from '../../../testing/caller.ts'
import { plainPicture } from '../../../testing/pictures.ts'
import type { World } from '../../../testing/world.ts'
import type { FeatureWalk, Ids } from '../../../testing/walk.ts'

const minuteMs = 60_000
const always = { from: '00:00', until: '24:00' }
const hours = {
  ...{ monday: always, tuesday: always, wednesday: always, thursday: always },
  ...{ friday: always, saturday: always, sunday: always },
}
const written = (name = `Walk ${newId()}`) => amenityBody({ name, mode: 'free', hours, peopleMost: 8, guestsMost: 4 })

const picture = async () => new File([await plainPicture(40, 30).png().toBuffer()], 'walk.png', { type: 'image/png' })

const dated = ({ now, days = 60 }: { now: string; days?: number }) => addDays(localDateOf(now, 'UTC'), days)

const makeAmenity = async (who: Caller): Promise<Amenity> => who.call(bookings.addAmenity, { body: written() })

/** An amenity with all that hangs on one. */
const amenityIds = async (world: World, who: Caller): Promise<Ids> => {
  const { _id: id } = await makeAmenity(who)
  const params = { id }
  const on = dated({ now: world.clock.now() })
  await who.call(bookings.addPhotos, { params, body: {}, files: [await picture()] })
  await who.call(bookings.addClosure, { params, body: { from: on, to: on, why: 'Walk' } })
  const peak = { name: 'Walk', from: dated({ now: world.clock.now(), days: 90 }) }
  const body = { ...peak, to: peak.from, drawsOn: peak.from }
  const { version, photos, closures, peaks } = await who.call(bookings.addPeak, { params, body })
  return {
    ...{ id, amenityId: id, version: String(version), on, date: on, bylawId: await someBylaw(who) },
    ...{ fileId: photos[0]!._id, closureId: closures[0]!._id, peakId: peaks[0]!._id },
  }
}

/** A unit of the caller's, or any where they have none, with another one of the building. */
const unitsOf = async (who: Caller): Promise<{ unitId: string; otherId: string }> => {
  const all = (await who.call(units.list, { query: {} })).items.map(({ _id }) => _id)
  const own = (await who.call(bookings.choices)).units[0]?._id
  const unitId = own ?? all[0]!
  return { unitId, otherId: all.find((id) => id !== unitId)! }
}

/** A time of an amenity that begins soon: free, or where one is to wait for it taken by another unit. */
const wishIds = async (world: World, who: Caller, path: string): Promise<Ids> => {
  const { _id: amenityId } = await makeAmenity(who)
  const { unitId, otherId } = await unitsOf(who)
  const residents = await who.call(bookings.residents, { query: { unitId } })
  const from = later(world.clock.now(), 10 * minuteMs)
  const time = { from, until: later(from, 60 * minuteMs) }
  if (path.endsWith('/waitlist'))
    await who.call(bookings.book, { body: { amenityId, unitId: otherId, ...time, rulesVersion: 0 } })
  const forAccountId = residents[0]?._id
  return { amenityId, unitId, ...time, ...(forAccountId !== undefined && { forAccountId }) }
}

const feedIds = async (who: Caller): Promise<Ids> => {
  const { url } = await who.call(bookings.makeFeed)
  return { token: url!.split('/').at(-1)! }
}

const bookingIds = async (world: World, who: Caller, path: string): Promise<Ids> => {
  if (path.includes('/feed')) return feedIds(who)
  const ids = await wishIds(world, who, path)
  if (!/:id|check-in/.test(path)) return ids
  const wish = { amenityId: ids.amenityId!, unitId: ids.unitId!, from: ids.from!, until: ids.until! }
  const made = await who.call(bookings.book, { body: { ...wish, rulesVersion: 0 } })
  const { path: sign } = await who.call(bookings.checkInCode, { params: { id: wish.amenityId } })
  const of = { ...ids, id: made._id, version: String(made.version), code: sign.split('=').at(-1)! }
  if (!path.includes('incidents')) return of
  const body = { words: 'A chair broke.' }
  const { incidents } = await who.call(bookings.noteIncident, {
    ...{ params: { id: made._id }, body, files: [await picture()] },
  })
  return { ...of, incidentId: incidents[0]!._id, fileId: incidents[0]!.files[0]!._id }
}

const seen = ({ version }: Ids) => ({ version: Number(version) })
const costing = ({ bylawId }: Ids) => ({ ...written(), ...(bylawId !== undefined && { feeCents: 5000, bylawId }) })
const wish = ({ amenityId, unitId, forAccountId, from, until }: Ids) => ({
  ...{ amenityId, unitId, from, until },
  ...(forAccountId !== undefined && { forAccountId }),
  ...{ people: 3, guests: 1, note: 'A birthday' },
})
const draft = (ids: Ids) => ({ ...wish(ids), rulesVersion: 0 })
const dates = ({ on }: Ids) => ({ from: addDays(on!, 10), to: addDays(on!, 11) })

export const walk: FeatureWalk = {
  records: { amenities: amenityIds, bookings: bookingIds },
  bodies: {
    'POST /api/amenities': costing,
    'PUT /api/amenities/:id': (ids) => ({ ...costing(ids), ...seen(ids), rules: 'No shoes.' }),
    'POST /api/amenities/:id/retire': (ids) => ({ ...seen(ids), reason: 'It is gone' }),
    'POST /api/amenities/:id/reopen': seen,
    'POST /api/amenities/:id/photos': () => ({}),
    'POST /api/amenities/:id/closures': (ids) => ({ ...dates(ids), why: 'Works' }),
    'POST /api/amenities/:id/peaks': (ids) => ({ ...dates(ids), drawsOn: ids.on, name: 'Holidays' }),
    'POST /api/bookings/preview': wish,
    'POST /api/bookings': draft,
    'POST /api/bookings/series': (ids) => ({ ...draft(ids), every: 1, unit: 'weeks', times: 2 }),
    'POST /api/bookings/waitlist': draft,
    'POST /api/bookings/check-in': ({ code }) => ({ code }),
    'POST /api/bookings/:id/steps': (ids) => ({ step: 'cancel', words: 'Ill', ...seen(ids) }),
    'POST /api/bookings/:id/incidents': () => ({ words: 'A window broke.' }),
  },
}
