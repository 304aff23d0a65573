/** The secret link by which a calendar program reads somebody's bookings. */
import type { Feed } from '../../../../contract/bookings/booking.ts'
import { feedBackDays } from '../../../../contract/limits/bookings.ts'
import type { Download } from '../../../../contract/route.ts'
import { later } from '../../../../contract/time.ts'
import type { Ctx } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { NotFound } from '../../../http/errors.ts'
import { hashOf, newSecret } from '../../../platform/secrets.ts'
import { recordChange } from '../../audit/audit.ts'
import { findCurrentBuilding } from '../../buildings/buildings.ts'
import type { Caller } from '../reading.ts'
import { calendarFile } from './calendar-file.ts'
import { deleteFeed, selectFeedBookings, selectFeedMadeAt, selectFeedOwner, upsertFeed } from './store.ts'

const dayMs = 24 * 60 * 60 * 1000

/** When the caller's link was made; the link itself is shown only when it is made. */
export const getFeed = async (ctx: Caller): Promise<Feed> => ({
  madeAt: await selectFeedMadeAt(ctx.db, ctx.building._id, ctx.account._id),
  url: null,
})

const note = (tx: Caller, action: string) =>
  recordChange(tx, { subject: 'account', subjectId: tx.account._id, buildingId: null, action })

/** Makes the caller's link; the one before opens nothing any more. */
export const makeFeed = (ctx: Caller): Promise<Feed> =>
  inTransaction(ctx, async (tx) => {
    const secret = newSecret()
    await upsertFeed(tx.db, tx.building._id, { accountId: tx.account._id, hash: hashOf(secret), at: tx.now })
    await note(tx, 'calendar link made')
    return { madeAt: tx.now, url: `${tx.config.publicUrl}/api/bookings/feed/${secret}` }
  })

/** Ends the caller's link, if there is one. */
export const endFeed = (ctx: Caller): Promise<Feed> =>
  inTransaction(ctx, async (tx) => {
    if (await deleteFeed(tx.db, tx.building._id, tx.account._id)) await note(tx, 'calendar link ended')
    return { madeAt: null, url: null }
  })

/**
 * The bookings of whoever made a link, as iCalendar: what they have or may still get, not what was declined or cancelled,
 * so that it goes from their calendar. A link that is wrong or ended, or whose maker has left, answers 404.
 */
export const readFeed = async (ctx: Ctx, { params }: { params: { token: string } }): Promise<Download> => {
  const owner = await selectFeedOwner(ctx.db, hashOf(params.token), ctx.now)
  const building = owner && (await findCurrentBuilding(ctx.db, owner.buildingId))
  if (!owner || !building) throw NotFound()
  const since = later(ctx.now, -feedBackDays * dayMs)
  const bookings = await selectFeedBookings(ctx.db, building._id, { accountId: owner.accountId, since })
  const { name: buildingName, timeZone } = building
  return calendarFile({ buildingName, timeZone, publicUrl: ctx.config.publicUrl, bookings })
}
