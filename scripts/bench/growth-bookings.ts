import { BookingQuery } from '../../contract/bookings.ts'
import {
  bookingAheadMostDays,
  bookingDaysMost,
  calendarEntriesMost,
  feedBackDays,
} from '../../contract/limits/bookings.ts'
import { addDays, later, localDateOf, startOfDay } from '../../contract/time.ts'
import { connect } from '../../server/db/connection.ts'
import { selectWantingBookings } from '../../server/features/bookings/agenda-store.ts'
import { selectUses } from '../../server/features/bookings/bookings-store.ts'
import { selectCalendarAmenities, selectCalendarBookings } from '../../server/features/bookings/calendar/store.ts'
import { selectFeedBookings } from '../../server/features/bookings/feed/store.ts'
import { selectBookings } from '../../server/features/bookings/lists-store.ts'
import type { Filled } from './fill.ts'
import { measureSizes, type GrownSizes } from './growth-sizes.ts'

const zone = 'America/Vancouver'
const dayMs = 86_400_000
type Shared = Filled['shared'][number]

/** How long the statements of bookings take among few bookings and among very many, which take turns. */
export const measureShared = async (url: string, { shared }: Filled): Promise<GrownSizes[]> => {
  const { db, close } = connect({ url, connections: 1, onError: () => {} })
  const now = new Date().toISOString()
  const from = localDateOf(now, zone)
  const to = addDays(from, 30)
  const month = async ({ buildingId, accountId }: Shared) => {
    const amenities = await selectCalendarAmenities(db, buildingId, { amenityId: null, from, to })
    const begin = startOfDay(from, zone)
    const found = await selectCalendarBookings(db, buildingId, {
      amenityIds: amenities.map(({ _id }) => _id),
      accountId,
      since: later(begin, -(bookingDaysMost + 1) * dayMs),
      from: begin,
      until: startOfDay(addDays(to, 1), zone),
      now,
      most: calendarEntriesMost + 1,
    })
    if (found.length < 1_000) throw new Error('The month of the measurement is not full.')
  }
  const list = (said: object, own: boolean) => {
    const query = BookingQuery.parse({ limit: '50', ...said })
    return async ({ buildingId, accountId }: Shared) => {
      const { items } = await selectBookings(db, buildingId, query, { accountId: own ? accountId : null })
      if (items.length === 0) throw new Error('The measurement found no such booking.')
    }
  }
  const asked = {
    'a month of 20 amenities': month,
    'first page, upcoming': list({}, false),
    'first page, past': list({ shows: 'past' }, false),
    'own upcoming bookings': list({}, true),
    'data for checking a booking': ({ buildingId, unitIds, freeId }: Shared) =>
      selectUses(db, buildingId, {
        ...{ amenityId: freeId, unitId: unitIds[0]! },
        since: later(now, -bookingAheadMostDays * dayMs),
        from: later(now, -(bookingDaysMost + 2) * dayMs),
        until: later(now, bookingDaysMost * dayMs),
      }),
    'waiting for management': ({ buildingId }: Shared) => selectWantingBookings(db, buildingId, now),
    'one person’s feed': ({ buildingId, accountId }: Shared) =>
      selectFeedBookings(db, buildingId, { accountId, since: later(now, -feedBackDays * dayMs) }),
  }
  try {
    return await measureSizes(shared, asked)
  } finally {
    await close()
  }
}
