/** Whether a wish can be had: the rules of sharing and those of the amenity, over what is booked already. */
import type { BookingWish, Preview, Refused } from '../../../contract/bookings/booking.ts'
import type { BookerTie } from '../../../contract/bookings/kinds.ts'
import { hoursRefusal } from '../../../contract/bookings/opening.ts'
import { tieLabels } from '../../../contract/bookings/booking-words.ts'
import { judge } from '../../../contract/fair-share.ts'
import { blockedBy } from '../../../contract/fair-share/crowding.ts'
import { Policy } from '../../../contract/fair-share/policy.ts'
import type { Asked, Use } from '../../../contract/fair-share/uses.ts'
import { bookingAheadMostDays, bookingDaysMost } from '../../../contract/limits/bookings.ts'
import { formatDate, later, localDateOf, startOfDay, type Instant } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import type { KnownAmenity } from './amenity-store.ts'
import { selectUses } from './bookings-store.ts'
import { denialOf } from './denying.ts'
import { feeOf, freeLane, takesPlace, useState } from './rules.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

type Wish = Pick<BookingWish, 'unitId' | 'from' | 'until' | 'people' | 'guests'>

export interface Judged {
  refusals: Refused[]
  /** Which of the parties it would be; null where people are counted, and where all are taken. */
  lane: number | null
}

/** For whom it is judged: a resident by their ties to the unit; null for one who manages amenities and asks for others. */
export interface Asker {
  ties: readonly BookerTie[] | null
}

/** The whole policy of an amenity. */
export const policyOf = (amenity: KnownAmenity): Policy =>
  Policy.parse({
    ...amenity.sharing,
    advanceDays: amenity.sharing.advanceDays ?? bookingAheadMostDays,
    noticeMinutes: amenity.sharing.noticeMinutes ?? 0,
    atOnce: [{ most: 1, by: 'unit' }],
    capacity: amenity.capacity,
    blackouts: amenity.closures.map(({ from, to, why }) => ({ from, to, why })),
  })

const refused = (rule: Refused['rule'], says: string): Refused => ({ rule, says, allowedFrom: null, moves: 'start' })

/** Names what an amenity rests on: `Bylaw 14 (3)`, with what it is only where that was not written along. */
const authorityWords = ({ authorityKind, authority }: Pick<KnownAmenity, 'authorityKind' | 'authority'>): string =>
  /^(?:by-?law|rule)/i.test(authority) ? authority : `${authorityKind === 'bylaw' ? 'Bylaw' : 'Rule'} ${authority}`

/** `Only tenants and others who live here can book it.`, of the unit that was chosen. */
const eligibleWords = (eligible: readonly BookerTie[]): string => {
  const all = eligible.map((tie) => tieLabels[tie].toLowerCase())
  const last = all.at(-1) ?? 'management'
  return `Only ${all.length < 2 ? last : `${all.slice(0, -1).join(', ')} and ${last}`} can book this. Choose a unit where this applies to you, or contact management.`
}

/** What the amenity itself says of who comes. */
const ownRefusals = (amenity: KnownAmenity, wish: Wish, { ties }: Asker): Refused[] => {
  const { peopleMost, guestsMost, eligible } = amenity
  return [
    ...(amenity.retiredAt === null ? [] : [refused('retired', 'This amenity is out of service.')]),
    ...(ties === null || ties.some((tie) => eligible.includes(tie))
      ? []
      : [refused('eligible', eligibleWords(eligible))]),
    ...(peopleMost !== null && wish.people > peopleMost
      ? [refused('people', `At most ${peopleMost} people are allowed.`)]
      : []),
    ...(wish.guests > guestsMost
      ? [refused('guests', guestsMost === 0 ? 'Guests aren’t allowed.' : `At most ${guestsMost} guests are allowed.`)]
      : []),
  ]
}

/** The peak whose lots are still to be drawn for a start. */
export const peakBeforeDraw = (
  { peaks }: KnownAmenity,
  from: Instant,
  zone: string,
): KnownAmenity['peaks'][number] | undefined => {
  const date = localDateOf(from, zone)
  return peaks.find((one) => one.drawnAt === null && one.from <= date && date <= one.to)
}

/** Dates whose lots are still to be drawn are had by nobody before. */
const drawRefusal = (amenity: KnownAmenity, from: Instant, zone: string): Refused[] => {
  const peak = peakBeforeDraw(amenity, from, zone)
  if (!peak) return []
  const says = `There’s a draw for ${peak.name} on ${formatDate(peak.drawsOn)}; enter it for a chance to book.`
  return [{ rule: 'draw', says, allowedFrom: startOfDay(peak.drawsOn, zone), moves: 'asking' }]
}

/**
 * Judges a wish against everything that is booked now. A caller that writes holds the unit and the amenity, so that
 * nothing comes between; `besides` is the booking that is being changed.
 */
export const judgeWish = async (
  ctx: InBuilding,
  amenity: KnownAmenity,
  wish: Wish,
  asker: Asker,
  { besides = null, isAsking = true }: { besides?: string | null; isAsking?: boolean } = {},
): Promise<Judged> => {
  const zone = ctx.building.timeZone
  const found = await selectUses(ctx.db, ctx.building._id, {
    amenityId: amenity._id,
    unitId: wish.unitId,
    since: later(ctx.now, -bookingAheadMostDays * dayMs),
    from: later(wish.from, -(bookingDaysMost + 2) * dayMs),
    until: later(wish.until, bookingDaysMost * dayMs),
  })
  const others = found.filter(({ _id }) => _id !== besides)
  const counted = amenity.capacityKind === 'people'
  const uses: Use[] = others.map((one) => ({
    unitId: one.unitId,
    from: one.from,
    until: one.until,
    at: one.madeAt,
    state: useState(one),
    places: counted ? one.people : 1,
  }))
  const asked: Asked = {
    ...wish,
    verb: 'book',
    places: counted ? wish.people : 1,
    voice: asker.ties === null ? 'unit' : 'you',
  }
  const policy = policyOf(amenity)
  // A held place was asked for in time; how long before is not asked again.
  const verdict = judge(
    isAsking ? policy : { ...policy, noticeMinutes: 0, advanceDays: null },
    asked,
    uses,
    ctx.now,
    zone,
  )
  const hours = hoursRefusal(amenity, wish, zone)
  const denied = await denialOf(ctx, amenity, wish, { isDesk: asker.ties === null })
  const blocked = blockedBy(wish, policy)
  const taken = others.filter(
    (one) => takesPlace(one.status) && one.blockedFrom < blocked.until && blocked.from < one.blockedUntil,
  )
  return {
    refusals: [
      ...ownRefusals(amenity, wish, asker),
      ...(denied ? [denied] : []),
      ...(isAsking ? drawRefusal(amenity, wish.from, zone) : []),
      ...(hours ? [{ ...hours, rule: 'hours', moves: 'start' } as const] : []),
      ...(verdict.allowed ? [] : verdict.refusals),
    ],
    lane: counted ? null : freeLane(amenity.capacity, new Set(taken.flatMap(({ lane }) => lane ?? []))),
  }
}

/**
 * Whether all that stands against it is that somebody else has it, or that lots are to be drawn. More places than there are
 * become free for nobody.
 */
export const canWaitFor = (amenity: KnownAmenity, refusals: readonly Refused[]): boolean =>
  amenity.hasWaitlist &&
  refusals.length > 0 &&
  refusals.every(({ rule, allowedFrom }) => rule === 'draw' || (rule === 'capacity' && allowedFrom !== null))

/** What a booking would cost and ask for, by the amenity's rules of today. */
export const termsOf = (
  amenity: KnownAmenity,
  wish: Wish,
  zone: string,
): Omit<Preview, 'allowed' | 'refusals' | 'canWait' | 'isCharged'> => {
  const feeCents = feeOf(amenity, wish, zone)
  return {
    needsApproval: amenity.needsApproval,
    feeCents,
    depositCents: amenity.depositCents,
    authority: feeCents + amenity.depositCents === 0 ? '' : authorityWords(amenity),
    rulesVersion: amenity.rulesVersion,
    cancelsUntil: later(wish.from, -amenity.cancelBeforeMinutes * minuteMs),
  }
}
