/** The bookings of a building as a file for a spreadsheet. */
import type { BookingFilter } from '../../../contract/bookings.ts'
import { depositLabels, statusLabels } from '../../../contract/bookings/booking-words.ts'
import { pageMost } from '../../../contract/limits.ts'
import { bookingsInFileMost } from '../../../contract/limits/bookings.ts'
import type { Download } from '../../../contract/route.ts'
import { localDateOf, localTimeOf } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import { csvFile, type Cell } from '../../platform/csv.ts'
import type { ListedBooking } from './bookings-store.ts'
import { selectBookings } from './lists-store.ts'
import { todayIn } from './reading.ts'

const head = [
  ...['Amenity', 'Unit', 'For', 'From', 'Until', 'People', 'Guests', 'Status', 'Late', 'Fee', 'Deposit'],
  ...['Deposit status', 'Booked'],
]

const dollars = (cents: number): string => (cents / 100).toFixed(2)
/** As spreadsheets sort it, by the building's clocks. */
const moment = (at: string, zone: string): string => `${localDateOf(at, zone)} ${localTimeOf(at, zone)}`

const cellsOf = (one: ListedBooking, zone: string): Cell[] => [
  one.amenity.name,
  one.unit.unitNumber,
  one.bookedFor?.name,
  moment(one.from, zone),
  moment(one.until, zone),
  one.people,
  one.guests,
  statusLabels[one.status],
  one.isLate,
  dollars(one.feeCents),
  dollars(one.depositCents),
  depositLabels[one.deposit],
  moment(one.madeAt, zone),
]

/** The list as it is narrowed, a page a statement, up to what a file holds. */
export const exportBookings = async (ctx: InBuilding, { query }: { query: BookingFilter }): Promise<Download> => {
  const all: ListedBooking[] = []
  let cursor: string | undefined
  do {
    const wanted = { ...query, cursor, limit: pageMost }
    const page = await selectBookings(ctx.db, ctx.building._id, wanted, { accountId: null })
    all.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined && all.length < bookingsInFileMost)
  const rows = all.map((one) => cellsOf(one, ctx.building.timeZone))
  return csvFile([head, ...rows], `${ctx.building.name} bookings ${todayIn(ctx)}.csv`)
}
