/** Who is told what of a booking: those who manage amenities what waits for them, and whoever has it what becomes of it. */
import { bookingKind } from '../../../contract/bookings/booking-kinds.ts'
import type { BookingEventKind, BookingSide } from '../../../contract/bookings/kinds.ts'
import { formatMoney } from '../../../contract/money.ts'
import { counted, sentence } from '../../../contract/text.ts'
import { formatInstant } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import type { WordRows } from '../../offers.ts'
import { keepersOf, keepsArea, mailedAccountsOf } from '../buildings/buildings.ts'
import { remind } from '../notifications/notifications.ts'
import type { KnownBooking } from './bookings-store.ts'
import { selectTold, type ToldBooking } from './messages-store.ts'

const pageOf = ({ _id }: Pick<ToldBooking, '_id'>): string => bookingKind.page(_id)

type Words = { title: string; text: string }
type Lines = readonly [ToldBooking, ...ToldBooking[]]

const titles: Readonly<Record<BookingEventKind, (name: string, side: BookingSide) => string>> = {
  requested: (name) => `${name} has been requested`,
  booked: (name) => `${name} is booked for you`,
  joined: (name) => `You’re on the waitlist for ${name}`,
  offered: (name) => `${name} is reserved for you`,
  passed: (name) => `Your offer for ${name} has ended`,
  accepted: (name) => `${name} is confirmed`,
  approved: (name) => `Your ${name} booking was approved`,
  declined: (name) => `Your ${name} booking was declined`,
  cancelled: (name, side) =>
    side === 'product' ? `Your ${name} time was released` : `Your ${name} booking was cancelled`,
  checkedIn: (name) => `You’re checked in to ${name}`,
  completed: (name) => `Your ${name} booking has ended`,
  missed: (name) => `You missed your ${name} booking`,
  depositReturned: (name) => `Your deposit for ${name} was returned`,
  depositKept: (name) => `Your deposit for ${name} was kept`,
  incident: (name) => `An incident was recorded for ${name}`,
  reminded: (name) => `Your ${name} booking starts soon`,
}

const confirming: ReadonlySet<BookingEventKind> = new Set(['booked', 'approved', 'accepted'])

/** Says what was charged for bookings that are confirmed, in a sentence; empty where nothing was. */
const chargedWords = (lines: Lines): string => {
  const charged = lines.filter(({ kind, isCharged }) => isCharged && confirming.has(kind))
  const [first] = charged
  if (!first) return ''
  const account = `unit ${first.unitNumber}’s account`
  if (charged.length > 1) {
    const cents = charged.reduce((sum, { feeCents, depositCents }) => sum + feeCents + depositCents, 0)
    return `In all, ${formatMoney(cents)} was charged to ${account}.`
  }
  const [fee, deposit] = [formatMoney(first.feeCents), formatMoney(first.depositCents)]
  if (first.depositCents === 0) return `A fee of ${fee} was charged to ${account}.`
  if (first.feeCents === 0) return `A deposit of ${deposit} was charged to ${account}.`
  return `A fee of ${fee} and a deposit of ${deposit} were charged to ${account}.`
}

const forBooker = (told: ToldBooking, zone: string): Words => {
  const { kind, side, amenityName, from, words, offerUntil } = told
  const when = sentence(formatInstant(from, zone))
  const answer =
    kind === 'offered' && offerUntil !== null
      ? `Confirm by ${formatInstant(offerUntil, zone)}; after that it goes to the next in line.`
      : ''
  return {
    title: titles[kind](amenityName, side),
    text: [when, answer, words].filter((part) => part !== '').join(' '),
  }
}

const forKeepers = ({ amenityName, unitNumber, from }: ToldBooking, zone: string): Words => ({
  title: `Unit ${unitNumber} requested ${amenityName}`,
  text: `${sentence(formatInstant(from, zone))} Approve or decline it.`,
})

/** The dates of a series that were booked at once are one message; how many there are, it says where it is read. */
const seriesWords = (words: Words, lines: Lines, told: string): Words => ({
  title: words.title,
  text: `${counted(lines.length, 'date')}, starting ${told}`,
})

const bookerWords = (lines: Lines, zone: string): Words => {
  const words = forBooker(lines[0], zone)
  const { title, text } = lines.length === 1 ? words : seriesWords(words, lines, words.text)
  return { title, text: [text, chargedWords(lines)].filter((part) => part !== '').join(' ') }
}

const keeperWords = (lines: Lines, zone: string): Words => {
  const words = forKeepers(lines[0], zone)
  return lines.length === 1
    ? words
    : seriesWords(words, lines, `${sentence(formatInstant(lines[0].from, zone))} Approve or decline each one.`)
}

const kindOf = (event: BookingEventKind): 'booking.offer' | 'booking.soon' | 'booking.news' =>
  event === 'offered' ? 'booking.offer' : event === 'reminded' ? 'booking.soon' : 'booking.news'

const keepersPage = '/bookings/manage'
const ownPage = '/bookings/my-bookings'
const linkOf = (lines: Lines, page: string): string => (lines.length === 1 ? pageOf(lines[0]) : page)
const label = (lines: Lines): string => (lines.length === 1 ? 'View booking' : 'View bookings')

const toldBy = async (tx: InBuilding, subjectId: string): Promise<Lines> =>
  (await selectTold(tx.db, tx.building._id, [subjectId])) as unknown as Lines

/** Tells those who manage amenities what waits for their approval: a line of a story, or the dates of a series. */
export const tellAsked = async (tx: InBuilding, subjectId: string): Promise<void> => {
  const lines = await toldBy(tx, subjectId)
  const to = (await keepersOf(tx, 'amenities')).filter(({ accountId }) => accountId !== tx.account?._id)
  const words = keeperWords(lines, tx.building.timeZone)
  const link = { label: label(lines), path: linkOf(lines, keepersPage) }
  await remind(tx, { kind: 'booking.asked', subjectId, to, ...words, link })
}

/** Tells whoever has a booking what happened to it, unless they did it themselves, or nobody is named. */
export const tellBooker = async (
  tx: InBuilding,
  { bookedFor }: Pick<KnownBooking, 'bookedFor'>,
  subjectId: string,
): Promise<void> => {
  if (bookedFor === null) return
  const lines = await toldBy(tx, subjectId)
  const [{ kind, byId }] = lines
  if (byId === bookedFor._id) return
  const to = await mailedAccountsOf(tx.db, tx.building._id, [bookedFor._id], tx.now)
  const words = bookerWords(lines, tx.building.timeZone)
  const link = { label: label(lines), path: linkOf(lines, ownPage) }
  await remind(tx, { kind: kindOf(kind), subjectId, to, ...words, link })
}

const wordedBy = (
  told: readonly ToldBooking[],
  words: (lines: Lines) => Words,
  page: string,
): Map<string, Words & { link: string }> =>
  new Map(
    [...Map.groupBy(told, ({ subjectId }) => subjectId)].map(([subjectId, lines]) => [
      subjectId,
      { ...words(lines as unknown as Lines), link: linkOf(lines as unknown as Lines, page) },
    ]),
  )

/** Words rows for whoever has the booking. */
export const wordBookings: WordRows = async (ctx, buildingId, ids) => {
  if (!ctx.current) return new Map()
  const zone = ctx.current.timeZone
  const told = (await selectTold(ctx.db, buildingId, ids)).filter(({ accountId }) => accountId === ctx.account._id)
  return wordedBy(told, (lines) => bookerWords(lines, zone), ownPage)
}

/** Words rows for those who manage amenities. */
export const wordAsked: WordRows = async (ctx, buildingId, ids) => {
  if (!ctx.current || !(await keepsArea(ctx, 'amenities'))) return new Map()
  const zone = ctx.current.timeZone
  const told = await selectTold(ctx.db, buildingId, ids)
  return wordedBy(told, (lines) => keeperWords(lines, zone), keepersPage)
}
