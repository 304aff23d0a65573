/** What the history keeps of an amenity, in words where a value alone says nothing. */
import type { AmenityHours, AmenitySharing, ClosureDraft, PeakDraft } from '../../../../contract/bookings/amenity.ts'
import { datesWords, tieLabels } from '../../../../contract/bookings/booking-words.ts'
import { hoursWords as dayHoursWords } from '../../../../contract/bookings/opening.ts'
import type { Quota } from '../../../../contract/fair-share/policy.ts'
import { spanWords } from '../../../../contract/fair-share/words.ts'
import { formatDate, formatTime } from '../../../../contract/time.ts'
import { weekdayNames, weekdays } from '../../../../contract/weekdays.ts'
import type { KnownAmenity } from '../amenity-store.ts'

const hoursWords = (hours: AmenityHours): string[] =>
  weekdays.map((weekday) => {
    const day = hours[weekday]
    if (day === null) return `${weekdayNames[weekday]} closed`
    return `${weekdayNames[weekday]} ${dayHoursWords(day)}`
  })

const quotaWords = ({ most, of, per }: Quota): string =>
  `${most} ${of} per unit ${typeof per === 'string' ? `per ${per}` : `in any ${per.days} days`}`

const span = (minutes: number | null): string | null => (minutes === null ? null : spanWords(minutes))

const sharingWords = (sharing: AmenitySharing): Record<string, unknown> => ({
  quotas: sharing.quotas.map(quotaWords),
  mostAhead: sharing.mostAhead,
  shortest: span(sharing.shortestMinutes),
  longest: span(sharing.longestMinutes),
  step: span(sharing.stepMinutes),
  notice: span(sharing.noticeMinutes),
  advanceDays: sharing.advanceDays,
  strikes: sharing.strikes
    ? `${sharing.strikes.most} within ${sharing.strikes.withinDays} days: suspended for ${sharing.strikes.suspendDays} days`
    : null,
  bufferBefore: span(sharing.bufferBeforeMinutes),
  bufferAfter: span(sharing.bufferAfterMinutes),
})

/** The fields of an amenity as its history shows them; of its rules the version, whose words are kept beside it. */
export const historyOf = (amenity: KnownAmenity): Record<string, unknown> => ({
  name: amenity.name,
  place: amenity.place,
  description: amenity.description,
  mode: amenity.mode,
  hours: hoursWords(amenity.hours),
  slot: span(amenity.slotMinutes),
  arrivesAt: formatTime(amenity.arrivesAt),
  leavesAt: formatTime(amenity.leavesAt),
  capacityKind: amenity.capacityKind,
  capacity: amenity.capacity,
  peopleMost: amenity.peopleMost,
  guestsMost: amenity.guestsMost,
  eligible: amenity.eligible.map((tie) => tieLabels[tie]),
  ...sharingWords(amenity.sharing),
  needsApproval: amenity.needsApproval,
  declineAfterHours: amenity.declineAfterHours,
  hasWaitlist: amenity.hasWaitlist,
  offer: span(amenity.offerMinutes),
  cancelBefore: span(amenity.cancelBeforeMinutes),
  lateIsStrike: amenity.lateIsStrike,
  needsCheckIn: amenity.needsCheckIn,
  feeCents: amenity.feeCents,
  feePer: amenity.feePer,
  depositCents: amenity.depositCents,
  authorityKind: amenity.authorityKind,
  authority: amenity.authority,
  rulesVersion: amenity.rulesVersion,
  retiredAt: amenity.retiredAt,
  retireReason: amenity.retireReason,
})

/** What the history says of a closure. */
export const closureWords = ({ why, ...dates }: ClosureDraft) => ({ dates: datesWords(dates), why })

/** What the history says of dates for which lots are drawn. */
export const peakWords = ({ name, drawsOn, ...dates }: PeakDraft) => ({
  peak: name,
  dates: datesWords(dates),
  drawsOn: formatDate(drawsOn),
})
