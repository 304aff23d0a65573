/** Amenities and bookings as somebody may see them: those who manage amenities all, anybody else what they booked. */
import type { BookingQuery } from '../../../contract/bookings.ts'
import type { Amenity, AmenitySummary, Peak } from '../../../contract/bookings/amenity.ts'
import type { Booking, BookingChoices, BookingSummary } from '../../../contract/bookings/booking.ts'
import type { BookerTie } from '../../../contract/bookings/kinds.ts'
import type { Page } from '../../../contract/route.ts'
import { localDateOf, type LocalDate } from '../../../contract/time.ts'
import type { InBuilding, Member } from '../../context.ts'
import { Forbidden, NotFound, orNotFound, requireVersion } from '../../http/errors.ts'
import { chargeOf, readsBooks } from '../ledger/ledger.ts'
import { requireUnits, residentsOf, tiesOfAccount } from '../units/units.ts'
import { holdAccounts } from './charging.ts'
import { bylawOf } from './amenities/citing.ts'
import { lockAmenity, selectAmenities, selectAmenity, type KnownAmenity } from './amenity-store.ts'
import { selectBooking, selectPlaceOf, type KnownBooking } from './bookings-store.ts'
import { countBefore, countEntries, selectBookings } from './lists-store.ts'
import { stepsFor, tieOf, type Eyes } from './rules.ts'

/** A member of a building, be it by a call or by the demo seed. */
export type Caller = InBuilding & Pick<Member, 'account' | 'role' | 'superadmin' | 'permissions'>

export type ById = { params: { id: string } }

/** The building's calendar day. */
export const todayIn = (ctx: InBuilding): LocalDate => localDateOf(ctx.now, ctx.building.timeZone)

/** Whether somebody manages amenities here. */
export const managesAmenities = ({ superadmin, permissions }: Pick<Member, 'superadmin' | 'permissions'>): boolean =>
  superadmin || permissions.amenities

/** What the caller is to units of the building today, in the words of amenities. */
export const tiesOf = async (ctx: Caller): Promise<{ unitId: string; unitNumber: string; tie: BookerTie }[]> =>
  (await tiesOfAccount(ctx.db, ctx.building._id, ctx.account._id, todayIn(ctx))).map(
    ({ unitId, unitNumber, ...tie }) => ({
      unitId,
      unitNumber,
      tie: tieOf(tie),
    }),
  )

const canBook = (amenity: KnownAmenity, ties: readonly { tie: BookerTie }[], manages: boolean): boolean =>
  amenity.retiredAt === null && (manages || ties.some(({ tie }) => amenity.eligible.includes(tie)))

/** The amenities of the building, by name. */
export const listAmenities = async (
  ctx: Caller,
  { query }: { query: { shows: 'current' | 'retired' } },
): Promise<AmenitySummary[]> => {
  const ties = await tiesOf(ctx)
  const found = await selectAmenities(ctx.db, ctx.building._id, query.shows === 'current')
  return found.map((amenity) => ({ ...amenity, canBook: canBook(amenity, ties, managesAmenities(ctx)) }))
}

const peaksOf = async (ctx: Caller, amenity: KnownAmenity): Promise<Peak[]> => {
  const lots = amenity.peaks.flatMap((peak) => peak.lots.map(({ unitId }) => unitId))
  const units = new Map((await requireUnits(ctx, lots)).map(({ _id, unitNumber }) => [_id, unitNumber]))
  const manages = managesAmenities(ctx)
  return Promise.all(
    amenity.peaks.map(async (peak) => ({
      ...peak,
      entries: await countEntries(ctx.db, ctx.building._id, amenity._id, { ...peak, zone: ctx.building.timeZone }),
      lots: manages ? peak.lots.map((lot) => ({ ...lot, unitNumber: units.get(lot.unitId)! })) : [],
    })),
  )
}

/** An amenity of the building, also one that was retired; 404 for any other. */
export const requireKnownAmenity = async (ctx: InBuilding, id: string): Promise<KnownAmenity> =>
  orNotFound(await selectAmenity(ctx.db, ctx.building._id, id))

/** An amenity as the caller may see it, also one that was retired; 404 for any other. */
export const requireAmenity = async (ctx: Caller, id: string): Promise<Amenity> => {
  const found = await requireKnownAmenity(ctx, id)
  const manages = managesAmenities(ctx)
  return {
    ...found,
    bylaw: await bylawOf(ctx, found),
    peaks: await peaksOf(ctx, found),
    canBook: canBook(found, await tiesOf(ctx), manages),
    can: { manage: manages },
  }
}

export const getAmenity = (ctx: Caller, { params }: ById): Promise<Amenity> => requireAmenity(ctx, params.id)

/** What the caller is to a booking. */
export const eyesOf = (ctx: Caller, { bookedFor }: Pick<KnownBooking, 'bookedFor'>): Eyes => ({
  manages: managesAmenities(ctx),
  isMine: bookedFor?._id === ctx.account._id,
})

/** Where a booking is charged, for those who read the books; null for others, and where nothing is charged anymore. */
const chargeIn = async (ctx: Caller, { feeChargeId, depositChargeId }: KnownBooking): Promise<Booking['charge']> => {
  if (!readsBooks(ctx)) return null
  const ids = [feeChargeId, depositChargeId].filter((id) => id !== null)
  const charges = (await Promise.all(ids.map((id) => chargeOf(ctx, id)))).filter((charge) => charge !== null)
  const [first] = charges
  if (!first) return null
  return { holdingId: first.holdingId, openCents: charges.reduce((sum, { openCents }) => sum + openCents, 0) }
}

/** A booking in what the caller may know of it. */
export const shown = async (ctx: Caller, known: KnownBooking): Promise<Booking> => {
  const eyes = eyesOf(ctx, known)
  const isOver = known.status === 'waitlisted' || known.status === 'declined'
  return {
    ...known,
    aheadInLine: known.status === 'waitlisted' ? await countBefore(ctx.db, ctx.building._id, known) : null,
    charge: await chargeIn(ctx, known),
    incidents: eyes.manages ? known.incidents : [],
    events: eyes.manages ? known.events : known.events.filter(({ kind }) => kind !== 'incident'),
    can: { steps: stepsFor(eyes, known, ctx.now), noteIncident: eyes.manages && !isOver },
  }
}

/** A booking of the building; 404 for any other. */
export const requireKnown = async (ctx: InBuilding, id: string): Promise<KnownBooking> =>
  orNotFound(await selectBooking(ctx.db, ctx.building._id, id))

/** A booking that the caller may see; 404 for any other. */
const requireBooking = async (ctx: Caller, id: string): Promise<KnownBooking> => {
  const found = await requireKnown(ctx, id)
  const { manages, isMine } = eyesOf(ctx, found)
  if (!manages && !isMine) throw NotFound()
  return found
}

/** The same with its amenity's places, and the books where they charge it, held for a change. */
export const holdBooking = async (tx: Caller, id: string): Promise<KnownBooking> => {
  const { amenityId, unitId, costs, isCharged } = orNotFound(await selectPlaceOf(tx.db, tx.building._id, id))
  if (costs) await holdAccounts(tx, unitId, isCharged)
  await lockAmenity(tx.db, tx.building._id, amenityId)
  return requireBooking(tx, id)
}

/** 409 with the booking as it stands for one that moved on. */
export const requireSeen = async (tx: Caller, found: KnownBooking, version: number): Promise<void> => {
  if (found.version !== version) requireVersion(await shown(tx, found), version)
}

/** A booking of the caller’s, or any for those who manage amenities; 404 for any other. */
export const getBooking = async (ctx: Caller, { params }: ById): Promise<Booking> =>
  shown(ctx, await requireBooking(ctx, params.id))

/** The caller's own bookings; everybody's to those who manage amenities, 403 to anybody else. */
export const listBookings = async (ctx: Caller, { query }: { query: BookingQuery }): Promise<Page<BookingSummary>> => {
  const wantsAll = query.scope === 'all'
  if (wantsAll && !managesAmenities(ctx)) throw Forbidden('Only people who manage amenities can see all bookings.')
  const page = await selectBookings(ctx.db, ctx.building._id, query, { accountId: wantsAll ? null : ctx.account._id })
  const items = page.items.map((one) => ({ ...one, can: { steps: stepsFor(eyesOf(ctx, one), one, ctx.now) } }))
  return { ...page, items }
}

/** One's own units, the one where one lives first: it is the one that books unless somebody says otherwise. */
export const bookingChoices = async (ctx: Caller): Promise<BookingChoices> => {
  const ties = (await tiesOf(ctx)).toSorted(
    (one, other) => Number(one.tie === 'offsiteOwner') - Number(other.tie === 'offsiteOwner'),
  )
  return {
    units: [...new Map(ties.map(({ unitId, unitNumber }) => [unitId, { _id: unitId, unitNumber }])).values()],
    manages: managesAmenities(ctx),
  }
}

/** Those of a unit who have an account, for whom one can book; 404 for a unit of others. */
export const listResidents = async (
  ctx: InBuilding,
  { query }: { query: { unitId: string } },
): Promise<{ _id: string; name: string }[]> => {
  await requireUnits(ctx, [query.unitId])
  const found = await residentsOf(ctx, { audience: 'specific_units', unitIds: [query.unitId] })
  const known = found.flatMap(({ accountId, name }) => (accountId === null ? [] : [[accountId, name] as const]))
  return [...new Map(known)].map(([_id, name]) => ({ _id, name }))
}
