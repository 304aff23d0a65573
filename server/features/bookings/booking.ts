/** Asking for a time, booking it, repeating it, and waiting for it. */
import type {
  Booking,
  BookingDraft,
  BookingWish,
  Preview,
  Refused,
  SeriesDraft,
  SeriesResult,
} from '../../../contract/bookings/booking.ts'
import type { BookingStatus } from '../../../contract/bookings/kinds.ts'
import { blockedBy } from '../../../contract/fair-share/crowding.ts'
import { waitingMost } from '../../../contract/limits/bookings.ts'
import { addDays, formatDate, instantOf, localDateOf, localTimeOf } from '../../../contract/time.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction, violates } from '../../db/transaction.ts'
import { Conflict, InvalidField } from '../../http/errors.ts'
import { requireUnits } from '../units/units.ts'
import { lockAmenity, lockUnit, type KnownAmenity } from './amenity-store.ts'
import { insertBooking, placeConstraint, unitConstraint, type NewBooking } from './bookings-store.ts'
import { chargeMade, holdAccounts, wouldCharge } from './charging.ts'
import { noteRefusals } from './figures.ts'
import { canWaitFor, judgeWish, policyOf, termsOf, type Asker, type Judged } from './judging.ts'
import { selectWaiting } from './lists-store.ts'
import { tellAsked, tellBooker } from './messages.ts'
import {
  listResidents,
  managesAmenities,
  requireKnown,
  requireKnownAmenity,
  shown,
  tiesOf,
  type Caller,
} from './reading.ts'
import { noteEvent } from './record.ts'
import { decideByOf } from './rules.ts'

type Wish = Omit<BookingWish, 'note'> & { note?: string; rulesVersion?: number }

/** What the rules stand against; the dispatcher answers 409 with all sentences. */
class Stands extends Error {
  readonly refusals: readonly Refused[]
  constructor(refusals: readonly Refused[]) {
    super('The rules don’t allow this booking.')
    this.refusals = refusals
  }
}

const taken: Refused = {
  rule: 'capacity',
  says: 'Someone else just took this time.',
  allowedFrom: null,
  moves: 'start',
}

/** Where clocks skip an hour, a time that lies in it ends before it begins, or with its beginning. */
const skipped = (from: string, zone: string): Refused => ({
  rule: 'hours',
  says: `The clocks change, so this time doesn’t exist on ${formatDate(localDateOf(from, zone))}.`,
  allowedFrom: null,
  moves: 'start',
})

/** For whom it is, and as whom the caller asks; 400 for a unit that is not theirs. */
const askerOf = async (ctx: Caller, wish: Wish): Promise<Asker & { accountId: string | null }> => {
  const own = (await tiesOf(ctx)).filter(({ unitId }) => unitId === wish.unitId)
  const { _id } = ctx.account
  if (own.length > 0 && (wish.forAccountId === null || wish.forAccountId === _id))
    return { ties: own.map(({ tie }) => tie), accountId: _id }
  await requireUnits(ctx, [wish.unitId])
  if (!managesAmenities(ctx)) throw InvalidField('unitId', 'Choose one of your units')
  if (wish.forAccountId === null) return { ties: null, accountId: null }
  const residents = await listResidents(ctx, { query: { unitId: wish.unitId } })
  if (!residents.some((one) => one._id === wish.forAccountId))
    throw InvalidField('forAccountId', 'Choose a resident of the unit')
  return { ties: null, accountId: wish.forAccountId }
}

/** Whether it can be booked and what it costs; nothing is written. 404 for an amenity or a unit of others. */
export const previewBooking = async (ctx: Caller, { body }: { body: BookingWish }): Promise<Preview> => {
  const amenity = await requireKnownAmenity(ctx, body.amenityId)
  const { refusals } = await judgeWish(ctx, amenity, body, await askerOf(ctx, body))
  return {
    allowed: refusals.length === 0,
    refusals,
    canWait: canWaitFor(amenity, refusals),
    ...termsOf(amenity, body, ctx.building.timeZone),
    isCharged: await wouldCharge(ctx, body.unitId),
  }
}

const requireRules = (amenity: KnownAmenity, { rulesVersion }: Wish): void => {
  if (rulesVersion !== amenity.rulesVersion)
    throw Conflict('This amenity’s rules have changed. Read and accept them, then book again.')
}

const newBooking = (
  tx: Caller,
  amenity: KnownAmenity,
  wish: Wish,
  { status, lane, accountId, seriesId }: Pick<NewBooking, 'status' | 'lane' | 'accountId' | 'seriesId'>,
): NewBooking => {
  const terms = termsOf(amenity, wish, tx.building.timeZone)
  const blocked = blockedBy(wish, policyOf(amenity))
  return {
    ...wish,
    ...terms,
    bylawId: terms.authority === '' ? null : amenity.bylawId,
    _id: newId(Date.parse(tx.now)),
    note: wish.note ?? '',
    accountId,
    madeBy: tx.account._id,
    blockedFrom: blocked.from,
    blockedUntil: blocked.until,
    lane,
    status,
    decideBy: decideByOf(status, amenity.declineAfterHours, tx.now),
    seriesId,
    at: tx.now,
  }
}

const eventOf = { requested: 'requested', active: 'booked', waitlisted: 'joined' } as const

const write = async (tx: Caller, made: NewBooking & { status: keyof typeof eventOf }): Promise<Booking> => {
  await insertBooking(tx.db, tx.building._id, made)
  if (made.status === 'active') await chargeMade(tx, await requireKnown(tx, made._id))
  const { after, eventId } = await noteEvent(tx, null, made._id, {
    kind: eventOf[made.status],
    side: made.accountId === tx.account._id ? 'resident' : 'desk',
  })
  // The dates of a series are told of together, once all of them are judged.
  if (made.seriesId === null) await tellBooked(tx, after, eventId)
  return shown(tx, after)
}

/** Tells those who approve it, and whoever has it, of a booking or of the dates of a series. */
const tellBooked = async (
  tx: Caller,
  booked: Pick<Booking, 'status' | 'bookedFor'>,
  subjectId: string,
): Promise<void> => {
  if (booked.status === 'requested') await tellAsked(tx, subjectId)
  await tellBooker(tx, booked, subjectId)
}

const costs = ({ feeCents, depositCents }: KnownAmenity): boolean => feeCents + depositCents > 0

/** Holds the unit and the amenity, judges what stands now, and lets the work write. */
const holding = <T>(
  ctx: Caller,
  wish: Wish,
  work: (tx: Caller, amenity: KnownAmenity, judged: Judged, asker: Asker & { accountId: string | null }) => Promise<T>,
): Promise<T> =>
  inTransaction(ctx, async (tx) => {
    const asker = await askerOf(tx, wish)
    await lockUnit(tx.db, tx.building._id, wish.unitId)
    if (costs(await requireKnownAmenity(tx, wish.amenityId))) await holdAccounts(tx, wish.unitId)
    await lockAmenity(tx.db, tx.building._id, wish.amenityId)
    const amenity = await requireKnownAmenity(tx, wish.amenityId)
    requireRules(amenity, wish)
    return work(tx, amenity, await judgeWish(tx, amenity, wish, asker), asker)
  })

const bookOnce = async (ctx: Caller, wish: Wish, seriesId: string | null): Promise<Booking> => {
  try {
    return await holding(ctx, wish, async (tx, amenity, { refusals, lane }, { accountId }) => {
      if (refusals.length > 0) throw new Stands(refusals)
      if (lane === null && amenity.capacityKind !== 'people') throw new Stands([taken])
      const status: BookingStatus = amenity.needsApproval && !managesAmenities(tx) ? 'requested' : 'active'
      return write(tx, { ...newBooking(tx, amenity, wish, { status, lane, accountId, seriesId }), status })
    })
  } catch (error) {
    if (violates(error, placeConstraint)) throw new Stands([taken])
    if (violates(error, unitConstraint))
      throw new Stands([{ ...taken, rule: 'atOnce', says: 'The unit has already booked this time.' }])
    throw error
  }
}

/** Answers what the rules stand against with 409 and all sentences, and counts it for the statistics. */
const sayingWhy = async <T>(ctx: Caller, amenityId: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Stands)) throw error
    const { refusals } = error
    const { building } = ctx
    if (ctx.db.isTransaction)
      ctx.afterRollback((outside) => noteRefusals({ ...outside, building }, amenityId, refusals))
    else await noteRefusals(ctx, amenityId, refusals)
    throw Conflict(refusals.map(({ says }) => says).join(' '))
  }
}

/**
 * Books a time: at once, or by asking where somebody approves it. 409 with every reason that stands against it, and where
 * the rules that were accepted are not those of today; 400 for a unit that is not the caller's; 404 for an amenity of others.
 */
export const book = (ctx: Caller, { body }: { body: BookingDraft }): Promise<Booking> =>
  sayingWhy(ctx, body.amenityId, () => bookOnce(ctx, body, null))

const datesOf = (ctx: Caller, { from, until, every, unit, times }: SeriesDraft): { from: string; until: string }[] => {
  const zone = ctx.building.timeZone
  const moved = (at: string, days: number) =>
    instantOf(addDays(localDateOf(at, zone), days), localTimeOf(at, zone), zone)
  return Array.from({ length: times }, (_, index) => {
    const days = index * every * (unit === 'weeks' ? 7 : 1)
    return { from: moved(from, days), until: moved(until, days) }
  })
}

/** Books the same on several dates, each judged and booked for itself, and tells of them once; answers what was refused. */
export const repeatBooking = async (ctx: Caller, { body }: { body: SeriesDraft }): Promise<SeriesResult> => {
  requireRules(await requireKnownAmenity(ctx, body.amenityId), body)
  const seriesId = newId(Date.parse(ctx.now))
  const result: SeriesResult = { booked: [], refused: [] }
  let first: Booking | null = null
  for (const date of datesOf(ctx, body))
    try {
      if (date.until <= date.from) throw new Stands([skipped(date.from, ctx.building.timeZone)])
      const made = await bookOnce(ctx, { ...body, ...date }, seriesId)
      first ??= made
      const { _id, from, until, status } = made
      result.booked.push({ _id, from, until, status })
    } catch (error) {
      if (!(error instanceof Stands)) throw error
      await noteRefusals(ctx, body.amenityId, error.refusals)
      result.refused.push({ ...date, refusals: [...error.refusals] })
    }
  const booked = first
  if (booked !== null) await inTransaction(ctx, (tx) => tellBooked(tx, booked, seriesId))
  return result
}

/** Waits for a time that somebody else has, or takes part in a draw; 409 where it is free, or where more stands against it. */
export const waitFor = (ctx: Caller, { body }: { body: BookingDraft }): Promise<Booking> =>
  sayingWhy(ctx, body.amenityId, () =>
    holding(ctx, body, async (tx, amenity, { refusals }, { accountId }) => {
      if (refusals.length === 0) throw Conflict('This time is free. Book it instead.')
      if (!amenity.hasWaitlist) throw Conflict('This amenity has no waitlist.')
      if (!canWaitFor(amenity, refusals)) throw new Stands(refusals.filter((one) => !canWaitFor(amenity, [one])))
      const blocked = blockedBy(body, policyOf(amenity))
      const waiting = await selectWaiting(tx.db, tx.building._id, { amenityId: amenity._id, ...blocked, now: tx.now })
      if (waiting.some(({ unitId }) => unitId === body.unitId))
        throw Conflict('The unit is already on the waitlist for this time.')
      if (waiting.length >= waitingMost) throw Conflict(`The waitlist for this time is full (${waitingMost}).`)
      const made = newBooking(tx, amenity, body, { status: 'waitlisted', lane: null, accountId, seriesId: null })
      return write(tx, { ...made, status: 'waitlisted' })
    }),
  )
