/** What the history keeps of an amenity, in words where a value alone says nothing. */
import type {
  AmenityDraft,
  AmenityHours,
  AmenitySharing,
  ClosureDraft,
  PeakDraft,
} from '../../../../contract/bookings/amenity.ts'
import { datesWords, tieLabels } from '../../../../contract/bookings/booking-words.ts'
import { hoursWords as dayHoursWords } from '../../../../contract/bookings/opening.ts'
import { bylawReference } from '../../../../contract/bylaws/bylaw-words.ts'
import type { CitedBylaw } from '../../../../contract/bylaws/citing.ts'
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

type Cost = Pick<AmenityDraft, 'feeCents' | 'feePer' | 'depositCents'>

/** Tells whether an amenity asks for a fee or a deposit. */
export const asksMoney = ({ feeCents, depositCents }: Cost): boolean => feeCents > 0 || depositCents > 0

/** Tells whether a draft rests on the same text as before, and asks for nothing else by it. */
export const restsAsBefore = (
  before: (Cost & Pick<AmenityDraft, 'bylawId'>) | null,
  draft: Cost & Pick<AmenityDraft, 'bylawId'>,
): boolean =>
  before !== null &&
  before.bylawId === draft.bylawId &&
  (!asksMoney(draft) ||
    (before.feeCents === draft.feeCents &&
      before.feePer === draft.feePer &&
      before.depositCents === draft.depositCents))

/** Names a cited text in the history, where two texts may have one number: `Bylaw 3: Pets, in force since Nov 3, 2024`. */
export const citedWords = (cited: CitedBylaw): string => {
  const name = `${bylawReference(cited)}: ${cited.heading}`
  return cited.inForceFrom === null ? name : `${name}, in force since ${formatDate(cited.inForceFrom)}`
}

/**
 * The fields of an amenity as its history shows them, with the text that it rests on; of its rules the version, whose words
 * are kept beside it.
 */
export const historyOf = (amenity: KnownAmenity, cited: CitedBylaw | null): Record<string, unknown> => ({
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
  bylaw: cited && citedWords(cited),
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
