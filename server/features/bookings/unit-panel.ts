import { bookingKind } from '../../../contract/bookings/booking-kinds.ts'
import { statusLabels } from '../../../contract/bookings/booking-words.ts'
import { panelRowsMost } from '../../../contract/limits/unit-story.ts'
import { counted } from '../../../contract/text.ts'
import { formatInstant } from '../../../contract/time.ts'
import type { UnitPanelOf } from '../../offers.ts'
import { managesAmenities } from './reading.ts'
import { selectBookingsOfUnit } from './unit-panel-store.ts'

/** What a unit has booked, now or to come: all of it for those who manage amenities, else one's own. */
export const bookingsOfUnit: UnitPanelOf = async (ctx, unit) => {
  if (ctx.role === 'visitor') return null
  const manages = managesAmenities(ctx)
  if (!manages && unit.eyes !== 'owner' && unit.eyes !== 'resident') return null
  const wanted = { accountId: manages ? null : ctx.account._id, now: ctx.now, limit: panelRowsMost }
  const { count, bookings } = await selectBookingsOfUnit(ctx.db, ctx.building._id, unit._id, wanted)
  if (count === 0) return null
  return {
    key: 'bookings',
    title: 'Bookings',
    summary: `${manages ? '' : 'You have '}${counted(count, 'current or upcoming booking')}.`,
    rows: bookings.map(({ _id, amenityName, from, status }) => ({
      title: amenityName,
      detail: formatInstant(from, ctx.building.timeZone),
      state: { words: statusLabels[status], tone: status === 'active' || status === 'checked_in' ? 'good' : 'waiting' },
      to: bookingKind.page(_id),
    })),
    more: manages
      ? { words: 'All bookings', to: '/bookings/manage?view=all' }
      : { words: 'My bookings', to: '/bookings/my-bookings' },
  }
}
