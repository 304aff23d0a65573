/** The days on which an amenity is closed, and the dates for which lots are drawn; what is booked stands. */
import type { Amenity, ClosureDraft, PeakDraft } from '../../../../contract/bookings/amenity.ts'
import { amenityClosuresMost, amenityPeaksMost } from '../../../../contract/limits/bookings.ts'
import { addDays, startOfDay, type LocalDate } from '../../../../contract/time.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, InvalidField, NotFound } from '../../../http/errors.ts'
import {
  deleteClosure,
  deletePeak,
  insertClosure,
  insertPeak,
  lockAmenity,
  type KnownAmenity,
} from '../amenity-store.ts'
import { offerFreed } from '../offering.ts'
import { requireAmenity, requireKnownAmenity, todayIn, type ById, type Caller } from '../reading.ts'
import { noteAmenity } from './record.ts'
import { closureWords, peakWords } from './rules.ts'

type OfClosure = { params: { id: string; closureId: string } }
type OfPeak = { params: { id: string; peakId: string } }

/** Holds the amenity, lets the work write, and answers it as it stands then. */
const holding = (ctx: Caller, id: string, work: (tx: Caller, held: KnownAmenity) => Promise<void>): Promise<Amenity> =>
  inTransaction(ctx, async (tx) => {
    await lockAmenity(tx.db, tx.building._id, id)
    await work(tx, await requireKnownAmenity(tx, id))
    return requireAmenity(tx, id)
  })

/** Offers to those who wait what can be had on some days now. */
const offerDays = (
  tx: Caller,
  amenity: KnownAmenity,
  { from, to }: { from: LocalDate; to: LocalDate },
): Promise<void> =>
  offerFreed(tx, {
    amenity,
    blockedFrom: startOfDay(from, tx.building.timeZone),
    blockedUntil: startOfDay(addDays(to, 1), tx.building.timeZone),
  })

/** Closes an amenity on some days; 409 where it has as many closures as are kept. */
export const addClosure = (ctx: Caller, { params, body }: ById & { body: ClosureDraft }): Promise<Amenity> =>
  holding(ctx, params.id, async (tx, held) => {
    if (held.closures.length >= amenityClosuresMost)
      throw Conflict(`An amenity has at most ${amenityClosuresMost} closures. Remove past ones first.`)
    await insertClosure(tx.db, tx.building._id, params.id, { ...body, _id: newId(Date.parse(tx.now)) })
    await noteAmenity(tx, 'closure added', { before: held, after: held, ...closureWords(body) })
  })

/** Opens an amenity again on the days of a closure; 404 for one that is not of it. */
export const removeClosure = (ctx: Caller, { params }: OfClosure): Promise<Amenity> =>
  holding(ctx, params.id, async (tx, held) => {
    const closure = held.closures.find(({ _id }) => _id === params.closureId)
    if (!closure) throw NotFound()
    await deleteClosure(tx.db, tx.building._id, params.id, closure._id)
    await noteAmenity(tx, 'closure removed', { before: held, after: held, ...closureWords(closure) })
    await offerDays(tx, held, closure)
  })

/** Has lots drawn for some dates; 400 where the draw is over by now, or where lots are drawn for one of the dates already. */
export const addPeak = (ctx: Caller, { params, body }: ById & { body: PeakDraft }): Promise<Amenity> =>
  holding(ctx, params.id, async (tx, held) => {
    if (!held.hasWaitlist) throw Conflict('A draw needs a waitlist. Turn on the waitlist first.')
    if (body.drawsOn < todayIn(tx)) throw InvalidField('drawsOn', 'Choose today or a later day')
    const other = held.peaks.find(({ from, to }) => from <= body.to && body.from <= to)
    if (other) throw InvalidField('from', `A draw for ${other.name} already covers one of these dates`)
    if (held.peaks.filter(({ drawnAt }) => drawnAt === null).length >= amenityPeaksMost)
      throw Conflict(`At most ${amenityPeaksMost} draws can be scheduled. Remove one first.`)
    await insertPeak(tx.db, tx.building._id, params.id, { ...body, _id: newId(Date.parse(tx.now)) })
    await noteAmenity(tx, 'peak added', { before: held, after: held, ...peakWords(body) })
  })

/** Draws no lots for some dates, and offers them to those who took part; 404 for a draw that is not of it, 409 once it is drawn. */
export const removePeak = (ctx: Caller, { params }: OfPeak): Promise<Amenity> =>
  holding(ctx, params.id, async (tx, held) => {
    const peak = held.peaks.find(({ _id }) => _id === params.peakId)
    if (!peak) throw NotFound()
    if (peak.drawnAt !== null) throw Conflict('The draw has been held and can’t be removed.')
    await deletePeak(tx.db, tx.building._id, params.id, peak._id)
    await noteAmenity(tx, 'peak removed', { before: held, after: held, ...peakWords(peak) })
    await offerDays(tx, held, peak)
  })
