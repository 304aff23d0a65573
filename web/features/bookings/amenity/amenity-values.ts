import { z } from 'zod'
import { amenityFaults, authorityMissing } from '../../../../contract/bookings/amenity-faults.ts'
import { AmenityFields, type Amenity } from '../../../../contract/bookings/amenity.ts'
import { quotasMost } from '../../../../contract/fair-share/policy.ts'
import { clearable, count } from '../../../../contract/form.ts'
import {
  amenityPeopleMost,
  cancelBeforeMostMinutes,
  declineAfterMostHours,
} from '../../../../contract/limits/bookings.ts'
import { inCents, plainDollars } from '../../../../contract/money.ts'
import { quotaText, readQuota, readStrikes, strikesText } from './quota-values.ts'

/** The form of an amenity: the contract's body, but for what people type otherwise: money in dollars, long times in hours. */

const yearMinutes = 366 * 24 * 60
const some = (least: number, most: number) => clearable(count(least, most))

/** Hours as they are typed, in whole minutes. */
const hours = (least: number, mostMinutes: number) => {
  const words = `Enter a number of hours, up to ${Math.floor(mostMinutes / 60)}`
  return z.preprocess(
    (typed) =>
      typeof typed === 'string' && /^\d{1,5}(?:\.\d{1,2})?$/.test(typed.trim())
        ? Math.round(Number(typed) * 60)
        : typed,
    z.number(words).int(words).min(least, words).max(mostMinutes, words),
  )
}
const someHours = (least: number) => clearable(hours(least, yearMinutes))

const Sharing = z.object({
  quotas: z.array(readQuota).max(quotasMost, `Up to ${quotasMost} limits`),
  mostAhead: some(1, 1000),
  shortestMinutes: someHours(1),
  longestMinutes: someHours(1),
  stepMinutes: clearable(
    count(1, 1440).refine((minutes) => 1440 % minutes === 0, 'Must divide evenly into a day, such as 15 or 30'),
  ),
  noticeMinutes: someHours(0),
  advanceDays: some(0, 800),
  strikes: readStrikes,
  bufferBeforeMinutes: count(0, 1440),
  bufferAfterMinutes: count(0, 1440),
})

/** Chosen in place of a text of the register: one that isn’t there, in words. */
export const another = 'another'

/** Tells whether a text of the register is chosen. */
export const isOfRegister = (chosen: string): boolean => chosen !== '' && chosen !== another

const { shape } = AmenityFields
export const AmenityForm = AmenityFields.extend({
  peopleMost: some(1, amenityPeopleMost),
  declineAfterHours: some(1, declineAfterMostHours),
  cancelBeforeMinutes: hours(0, cancelBeforeMostMinutes),
  feeCents: z.preprocess(inCents, shape.feeCents),
  depositCents: z.preprocess(inCents, shape.depositCents),
  /** A text of the register by its id, another one in words, or nothing yet. */
  bylawId: z.string(),
  authorityKind: clearable(z.enum(['bylaw', 'rule'])),
  sharing: Sharing,
})
  .superRefine((said, context) => {
    const { bylawId, feeCents, depositCents, authorityKind } = said
    amenityFaults({ ...said, bylawId: isOfRegister(bylawId) ? bylawId : null }, context)
    // Where nothing is chosen yet, the fields of another one don’t show.
    if (bylawId === '' && authorityKind === null && feeCents + depositCents > 0)
      context.addIssue({ code: 'custom', path: ['bylawId'], message: authorityMissing })
  })
  .transform((said) => {
    const isListed = isOfRegister(said.bylawId)
    return {
      ...said,
      bylawId: isListed ? said.bylawId : null,
      authorityKind: isListed ? null : said.authorityKind,
      authority: isListed ? '' : said.authority,
    }
  })
export type AmenityValues = z.input<typeof AmenityForm>
export type AmenityRead = z.output<typeof AmenityForm>

/** When most are open. */
export const usualDay = { from: '08:00', until: '22:00' }
const blank: AmenityValues = {
  name: '',
  place: '',
  description: '',
  mode: 'slot',
  hours: {
    monday: usualDay,
    tuesday: usualDay,
    wednesday: usualDay,
    thursday: usualDay,
    friday: usualDay,
    saturday: usualDay,
    sunday: usualDay,
  },
  slotMinutes: '60',
  arrivesAt: '15:00',
  leavesAt: '11:00',
  capacityKind: 'exclusive',
  capacity: '1',
  peopleMost: '',
  guestsMost: '0',
  eligible: ['residentOwner', 'tenant', 'occupant'],
  sharing: {
    quotas: [],
    mostAhead: '',
    shortestMinutes: '',
    longestMinutes: '',
    stepMinutes: '',
    noticeMinutes: '',
    advanceDays: '60',
    strikes: strikesText(null),
    bufferBeforeMinutes: '0',
    bufferAfterMinutes: '0',
  },
  needsApproval: false,
  declineAfterHours: '',
  hasWaitlist: true,
  offerMinutes: '120',
  cancelBeforeMinutes: '24',
  lateIsStrike: false,
  needsCheckIn: false,
  feeCents: '0',
  feePer: 'booking',
  depositCents: '0',
  bylawId: '',
  authorityKind: '',
  authority: '',
  rules: '',
}

const text = (value: number | null): string => (value === null ? '' : String(value))
const inHours = (minutes: number | null): string =>
  minutes === null ? '' : String(Math.round((minutes / 60) * 100) / 100)

/** What the form is filled with; of a new amenity what most set. */
export const valuesOf = (amenity: Amenity | null): AmenityValues => {
  if (amenity === null) return blank
  const { sharing } = amenity
  const kept = Object.fromEntries(
    Object.keys(blank).map((field) => [field, amenity[field as keyof Amenity]]),
  ) as unknown as AmenityValues
  return {
    ...kept,
    hours: Object.fromEntries(
      Object.entries(amenity.hours).map(([day, open]) => [
        day,
        open && { ...open, until: open.until === '24:00' ? '00:00' : open.until },
      ]),
    ) as AmenityValues['hours'],
    slotMinutes: text(amenity.slotMinutes),
    capacity: text(amenity.capacity),
    peopleMost: text(amenity.peopleMost),
    guestsMost: text(amenity.guestsMost),
    declineAfterHours: text(amenity.declineAfterHours),
    offerMinutes: text(amenity.offerMinutes),
    cancelBeforeMinutes: inHours(amenity.cancelBeforeMinutes),
    feeCents: plainDollars(amenity.feeCents),
    depositCents: plainDollars(amenity.depositCents),
    bylawId: amenity.bylawId ?? (amenity.authority === '' && amenity.authorityKind === null ? '' : another),
    authorityKind: amenity.authorityKind ?? '',
    sharing: {
      quotas: sharing.quotas.map(quotaText),
      mostAhead: text(sharing.mostAhead),
      shortestMinutes: inHours(sharing.shortestMinutes),
      longestMinutes: inHours(sharing.longestMinutes),
      stepMinutes: text(sharing.stepMinutes),
      noticeMinutes: inHours(sharing.noticeMinutes),
      advanceDays: text(sharing.advanceDays),
      strikes: strikesText(sharing.strikes),
      bufferBeforeMinutes: text(sharing.bufferBeforeMinutes),
      bufferAfterMinutes: text(sharing.bufferAfterMinutes),
    },
  }
}
