/** Who is told what of a booking: those who manage amenities what waits for them, and whoever has it what becomes of it. */
import type { BookingEventKind, BookingSide } from '../../../contract/bookings/kinds.ts'
import { sentence } from '../../../contract/text.ts'
import { formatInstant } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import type { WordRows } from '../../offers.ts'
import { keepersOf, keepsArea, mailedAccountsOf } from '../buildings/buildings.ts'
import { remind } from '../notifications/notifications.ts'
import type { KnownBooking } from './bookings-store.ts'
import { selectTold, type ToldBooking } from './messages-store.ts'

const pageOf = ({ _id }: Pick<ToldBooking, '_id'>): string => `/bookings/${_id}`

type Words = { title: string; text: string }

const titles: Readonly<Record<BookingEventKind, (name: string, side: BookingSide) => string>> = {
  requested: (name) => `${name} is asked for`,
  booked: (name) => `${name} is booked for you`,
  joined: (name) => `You wait for ${name}`,
  offered: (name) => `${name} is held for you`,
  passed: (name) => `${name} is held for you no longer`,
  accepted: (name) => `${name} is yours`,
  approved: (name) => `Your booking of ${name} is approved`,
  declined: (name) => `Your booking of ${name} is declined`,
  cancelled: (name, side) =>
    side === 'product' ? `Your time at ${name} is given up` : `Your booking of ${name} is cancelled`,
  checkedIn: (name) => `You are checked in to ${name}`,
  completed: (name) => `Your booking of ${name} is over`,
  missed: (name) => `You did not come to ${name}`,
  depositReturned: (name) => `Your deposit for ${name} is returned`,
  depositKept: (name) => `Your deposit for ${name} is kept`,
  incident: (name) => `Something was noted at ${name}`,
  reminded: (name) => `${name} is yours soon`,
}

const forBooker = (told: ToldBooking, zone: string): Words => {
  const { kind, side, amenityName, from, words, offerUntil } = told
  const when = sentence(formatInstant(from, zone))
  const answer =
    kind === 'offered' && offerUntil !== null
      ? `Take it by ${formatInstant(offerUntil, zone)}; after that it goes to the next in line.`
      : ''
  return { title: titles[kind](amenityName, side), text: [when, answer, words].filter((part) => part !== '').join(' ') }
}

const forKeepers = ({ amenityName, unitNumber, from }: ToldBooking, zone: string): Words => ({
  title: `Unit ${unitNumber} asks for ${amenityName}`,
  text: `${sentence(formatInstant(from, zone))} Approve or decline it.`,
})

const kindOf = (event: BookingEventKind): 'booking.offer' | 'booking.soon' | 'booking.news' =>
  event === 'offered' ? 'booking.offer' : event === 'reminded' ? 'booking.soon' : 'booking.news'

const link = (told: ToldBooking) => ({ label: 'See the booking', path: pageOf(told) })

const toldBy = async (tx: InBuilding, eventId: string): Promise<ToldBooking> =>
  (await selectTold(tx.db, tx.building._id, [eventId]))[0]!

/** Tells those who manage amenities what waits for their approval. */
export const tellAsked = async (tx: InBuilding, eventId: string): Promise<void> => {
  const told = await toldBy(tx, eventId)
  const to = (await keepersOf(tx, 'amenities')).filter(({ accountId }) => accountId !== tx.account?._id)
  const words = forKeepers(told, tx.building.timeZone)
  await remind(tx, { kind: 'booking.asked', subjectId: eventId, to, ...words, link: link(told) })
}

/** Tells whoever has a booking what happened to it, unless they did it themselves, or nobody is named. */
export const tellBooker = async (tx: InBuilding, { bookedFor }: KnownBooking, eventId: string): Promise<void> => {
  if (bookedFor === null) return
  const told = await toldBy(tx, eventId)
  if (told.byId === bookedFor._id) return
  const to = await mailedAccountsOf(tx.db, tx.building._id, [bookedFor._id], tx.now)
  const words = forBooker(told, tx.building.timeZone)
  await remind(tx, { kind: kindOf(told.kind), subjectId: eventId, to, ...words, link: link(told) })
}

/** Words rows for whoever has the booking. */
export const wordBookings: WordRows = async (ctx, buildingId, ids) => {
  if (!ctx.current) return new Map()
  const zone = ctx.current.timeZone
  const told = (await selectTold(ctx.db, buildingId, ids)).filter(({ accountId }) => accountId === ctx.account._id)
  return new Map(told.map((one) => [one.eventId, { ...forBooker(one, zone), link: pageOf(one) }]))
}

/** Words rows for those who manage amenities. */
export const wordAsked: WordRows = async (ctx, buildingId, ids) => {
  if (!ctx.current || !(await keepsArea(ctx, 'amenities'))) return new Map()
  const zone = ctx.current.timeZone
  const told = await selectTold(ctx.db, buildingId, ids)
  return new Map(told.map((one) => [one.eventId, { ...forKeepers(one, zone), link: pageOf(one) }]))
}
