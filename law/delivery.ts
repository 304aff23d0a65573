import { clearDaysBefore, plusDays, type LocalDate, type WrittenDate } from './calendar/days.ts'
import type { Jurisdiction } from './jurisdiction.ts'
import { meetingNoticeRule, type MeetingKind } from './meetings.ts'
import type { Ruled } from './ruled.ts'

/** How a paper gets to somebody: left with them, with an adult who lives there, under the door, in the mailbox, … */
export type DeliveryMethod = 'hand' | 'adultOccupant' | 'door' | 'mailbox' | 'mail' | 'recordedMail' | 'fax' | 'email'

/** When a paper counts as received. */
export interface DeliveryRule extends Ruled {
  /** Days after it was sent or left; null where it is the day on which somebody signs for it. */
  days: number | null
}

const atOnceBC: DeliveryRule = {
  days: 0,
  why: 'A notice left with the person counts as given that day.',
  source: 'Strata Property Act, s. 61',
}
const fourDays: DeliveryRule = {
  days: 4,
  why: 'A notice not left with the person counts as given four days later.',
  source: 'Strata Property Act, s. 61 (3)',
}
const ofAB = { source: 'Condominium Property Act, s. 71.1', unverified: true } as const

type Ways = Readonly<Partial<Record<DeliveryMethod, DeliveryRule>>>

const packs: Readonly<Record<Jurisdiction, Ways>> = {
  // Strata Property Act, SBC 1998, c 43, s. 61. It doesn't name registered mail: a notice sent so lost a lien (Manji, 2015
  // BCSC 2503).
  BC: {
    hand: atOnceBC,
    adultOccupant: fourDays,
    door: fourDays,
    mailbox: fourDays,
    mail: fourDays,
    fax: fourDays,
    email: fourDays,
  },
  // Condominium Property Act, RSA 2000, c C-22, s. 71.1, by a secondary source; it names no other ways.
  AB: {
    hand: { days: 0, why: 'A notice left with the owner counts as served that day.', ...ofAB },
    mail: { days: 7, why: 'Ordinary mail counts as served seven days later.', ...ofAB },
    recordedMail: { days: null, why: 'Registered mail counts as served on the day someone signs for it.', ...ofAB },
    email: { days: 1, why: 'Email counts as served 24 hours later.', ...ofAB },
  },
  other: {},
}

/** When a paper counts as received by a way; null where no act of ours names that way. */
export const deliveryRule = (jurisdiction: Jurisdiction, method: DeliveryMethod): DeliveryRule | null =>
  packs[jurisdiction][method] ?? null

const notGivenBC: Ruled = {
  why: 'The Act doesn’t list registered mail as a way to give notice. Deliver it another way as well.',
  source: 'Strata Property Act, s. 61',
}

/** Why a paper sent by a way doesn't count as given at all; null where it does, or where no act of ours says. */
export const notGiven = (jurisdiction: Jurisdiction, method: DeliveryMethod): Ruled | null =>
  jurisdiction === 'BC' && method === 'recordedMail' ? notGivenBC : null

/** What was sent, and when it was sent, left or put there. */
export interface Delivery {
  method: DeliveryMethod
  sentOn: LocalDate
}

/** The day on which a paper counts as received; null where the law does not say, or says the day somebody signs. */
export const deemedReceivedOn = (jurisdiction: Jurisdiction, { method, sentOn }: Delivery): WrittenDate | null => {
  const days = deliveryRule(jurisdiction, method)?.days ?? null
  return days === null ? null : plusDays(sentOn, days)
}

/** What somebody gave the corporation to be reached by. */
export interface Reached {
  /** They gave an email address for receiving notices, and not only for other mail. */
  gaveEmailForNotices: boolean
  /** They gave a postal address outside the building. */
  hasOutsideAddress: boolean
}

interface EmailRule extends Omit<Ruled, 'why'> {
  /** Whoever gave an address outside the building gets notices there and nowhere else. */
  outsideAddressFirst: boolean
}

const emailRules: Readonly<Record<Jurisdiction, EmailRule | null>> = {
  BC: { outsideAddressFirst: true, source: 'Strata Property Act, s. 61' },
  AB: { outsideAddressFirst: false, ...ofAB },
  other: null,
}

/** Whether a legal notice may go to somebody by email, and why; null where no act of ours was found to say. */
export const mayServeByEmail = (
  jurisdiction: Jurisdiction,
  { gaveEmailForNotices, hasOutsideAddress }: Reached,
): (Ruled & { may: boolean }) | null => {
  const rule = emailRules[jurisdiction]
  if (!rule) return null
  const { outsideAddressFirst, ...stands } = rule
  if (!gaveEmailForNotices)
    return { may: false, why: 'A notice may be emailed only to an address provided for notices.', ...stands }
  if (outsideAddressFirst && hasOutsideAddress)
    return {
      may: false,
      why: 'People who provided an address outside the building get notices there by mail, or in person.',
      ...stands,
    }
  return { may: true, why: 'The email address was provided for receiving notices.', ...stands }
}

/**
 * The last day on which the notice of a general meeting is sent in time: it must be received so many clear days before
 * the meeting. Null where the law does not say, or counts from the day somebody signs.
 */
export const sendBy = (
  jurisdiction: Jurisdiction,
  { kind, heldOn, method }: { kind: MeetingKind; heldOn: LocalDate; method: DeliveryMethod },
): WrittenDate | null => {
  const notice = meetingNoticeRule(jurisdiction, kind)
  const days = deliveryRule(jurisdiction, method)?.days ?? null
  return notice && days !== null ? plusDays(clearDaysBefore(heldOn, notice.clearDays), -days) : null
}
