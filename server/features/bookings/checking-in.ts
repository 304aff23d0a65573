/** Checking in at the door, by the code on the sign. */
import type { Booking } from '../../../contract/bookings/booking.ts'
import { formatInstant } from '../../../contract/time.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, NotFound } from '../../http/errors.ts'
import { lockAmenity, selectAmenityByCode } from './amenity-store.ts'
import { selectHere } from './checking-in-store.ts'
import { requireKnown, shown, type Caller } from './reading.ts'
import { checkInFrom, mayCheckIn } from './rules.ts'
import { moveBooking } from './steps.ts'

/**
 * Checks the caller in to what they have booked at this door now; doing it again changes nothing. 404 for a code of no
 * amenity of the building, 409 where they have nothing here now, with when to come where they have something later.
 */
export const checkInHere = (ctx: Caller, { body }: { body: { code: string } }): Promise<Booking> =>
  inTransaction(ctx, async (tx) => {
    const amenityId = await selectAmenityByCode(tx.db, tx.building._id, body.code)
    if (amenityId === null) throw NotFound()
    await lockAmenity(tx.db, tx.building._id, amenityId)
    const found = await selectHere(tx.db, tx.building._id, { amenityId, accountId: tx.account._id, now: tx.now })
    if (!found) throw Conflict('You have no booking here right now.')
    const before = await requireKnown(tx, found)
    if (before.status === 'checked_in') return shown(tx, before)
    if (!mayCheckIn(before, tx.now)) {
      const from = formatInstant(checkInFrom(before.from), tx.building.timeZone)
      throw Conflict(`You can check in from ${from} on.`)
    }
    const to = { status: 'checked_in', checkedInAt: tx.now } as const
    const { after } = await moveBooking(tx, before, to, { kind: 'checkedIn', side: 'resident' })
    return shown(tx, after)
  })
