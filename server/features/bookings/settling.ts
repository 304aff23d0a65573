/** What bookings do by themselves: end, fall due, give up what nobody answered, draw lots, and say that they begin. */
import { refusalsKeptDays } from '../../../contract/limits/bookings.ts'
import { addDays, later, localDateOf } from '../../../contract/time.ts'
import type { Ctx, InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { findCurrentBuilding } from '../buildings/buildings.ts'
import { inTheMorning } from '../notifications/notifications.ts'
import { lockAmenity } from './amenity-store.ts'
import { insertEvent, type KnownBooking } from './bookings-store.ts'
import { drawOnce } from './drawing.ts'
import { selectDrawsDue } from './drawing-store.ts'
import { tellBooker } from './messages.ts'
import { requireKnown, requireKnownAmenity, todayIn } from './reading.ts'
import { deleteRefusalsBefore } from './refusals-store.ts'
import { dueOf, type Due } from './rules.ts'
import { selectBeginning, selectSettling, updateReminded } from './settling-store.ts'
import { moveBooking } from './steps.ts'

export const settleJob = 'bookings.settle'
export const drawJob = 'bookings.draw'
export const remindJob = 'bookings.remind'
export const forgetJob = 'bookings.forgetRefusals'

const dayMs = 24 * 60 * 60 * 1000

/** What becomes of a booking for each reason for which its time is over. */
const settle = async (tx: InBuilding, before: KnownBooking, due: Due): Promise<void> => {
  const end = (kind: 'declined' | 'cancelled' | 'passed', words: string) => {
    const status = kind === 'declined' ? 'declined' : 'cancelled'
    const cancelledBy = kind === 'declined' ? null : 'product'
    const to = { status, cancelledBy, reason: words, offerPassed: kind === 'passed' } as const
    return moveBooking(tx, before, to, { kind, side: 'product', words })
  }
  if (due === 'completed') {
    await moveBooking(tx, before, { status: 'completed' }, { kind: 'completed', side: 'product' })
    return
  }
  const { after, eventId } =
    due === 'missed'
      ? await moveBooking(tx, before, { status: 'no_show' }, { kind: 'missed', side: 'product' })
      : due === 'unanswered'
        ? await end('passed', 'The offer wasn’t confirmed in time.')
        : due === 'undecided'
          ? await end('declined', 'It wasn’t approved in time.')
          : await end('cancelled', 'No spot opened up.')
  await tellBooker(tx, after, eventId)
}

const settleOne = (ctx: InBuilding, { _id, amenityId }: { _id: string; amenityId: string }): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await lockAmenity(tx.db, tx.building._id, amenityId)
    const before = await requireKnown(tx, _id)
    const due = dueOf(before, await requireKnownAmenity(tx, amenityId), tx.now)
    if (due) await settle(tx, before, due)
  })

const inBuilding = async (ctx: Ctx, buildingId: string): Promise<InBuilding | null> => {
  const building = await findCurrentBuilding(ctx.db, buildingId)
  return building && { ...ctx, building }
}

/** Ends what is over, and passes on what nobody answered; done again, it changes nothing. */
export const settleBookings = async (ctx: Ctx): Promise<void> => {
  for (const { buildingId, ...due } of await selectSettling(ctx.db, ctx.now)) {
    const inside = await inBuilding(ctx, buildingId)
    if (inside) await settleOne(inside, due)
  }
}

/** Draws the lots whose day has come, from each building's morning on. */
export const drawDue = async (ctx: Ctx): Promise<void> => {
  const anywhere = localDateOf(later(ctx.now, dayMs / 2), 'UTC')
  for (const { buildingId, drawsOn, ...peak } of await selectDrawsDue(ctx.db, anywhere))
    await inTheMorning(ctx, [buildingId], async (inside) => {
      if (drawsOn <= todayIn(inside)) await drawOnce(inside, peak)
    })
}

/** Says a day before that a booking begins, once for each that was made earlier than that. */
export const remindOfStarts = async (ctx: Ctx): Promise<void> => {
  for (const { _id: bookingId, buildingId } of await selectBeginning(ctx.db, ctx.now)) {
    const inside = await inBuilding(ctx, buildingId)
    if (!inside) continue
    await inTransaction(inside, async (tx) => {
      if (!(await updateReminded(tx.db, buildingId, bookingId, tx.now))) return
      const _id = newId(Date.parse(tx.now))
      const event = { kind: 'reminded', side: 'product', accountId: null, words: '', at: tx.now } as const
      await insertEvent(tx.db, buildingId, { ...event, _id, bookingId })
      await tellBooker(tx, await requireKnown(tx, bookingId), _id)
    })
  }
}

/** Forgets refusals that no statistic counts any more. */
export const forgetRefusals = (ctx: Ctx): Promise<void> =>
  deleteRefusalsBefore(ctx.db, addDays(ctx.now.slice(0, 10), -refusalsKeptDays))
